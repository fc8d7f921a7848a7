// swift-tools-version: 6.2
import PackageDescription

// Programs that are run under sanitizers, which need builds of their own: `make sanitize`.

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
    // What threads share, for ThreadSanitizer. A link gives it the threads of the property tests.
    program("SharedState", ["MutexAnnotations"]),
    // What ThreadSanitizer is to know of the locks of Swift's library.
    .target(name: "MutexAnnotations"),
    // What is computed in limbs, for AddressSanitizer and Valgrind.
    program("LimbBounds", ["PlantedOverrun"]),
    // A product written where there is too little room.
    .target(name: "PlantedOverrun", linkerSettings: [.linkedLibrary("gmp")]),
  ]
)
