// swift-tools-version: 6.2
import PackageDescription

// Programs that run under sanitizers, which need separate builds: `make sanitize`.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func program(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Metryvo", "GMPDecimal"].map { .product(name: $0, package: "metryvo") }
      + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "sanitizing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "metryvo", path: "../..")],
  targets: [
    // The program that shares state between threads, for ThreadSanitizer. A link in its folder
    // adds the threads of the property tests.
    program("SharedState", ["MutexAnnotations"]),
    // The annotations of the locks in Swift's library, for ThreadSanitizer.
    .target(name: "MutexAnnotations"),
    // The program of computations in limbs, for AddressSanitizer and Valgrind.
    program("LimbBounds", ["PlantedOverrun"]),
    // A function that writes a product to a buffer that is too small.
    .target(name: "PlantedOverrun", linkerSettings: [.linkedLibrary("gmp")]),
  ]
)
