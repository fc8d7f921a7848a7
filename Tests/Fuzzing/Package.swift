// swift-tools-version: 6.2
import PackageDescription

// Programs for libFuzzer, in a separate package: the programs have no `main`, so an ordinary build
// cannot link them. `make fuzz` builds the programs with the instrumentation that libFuzzer needs.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-parse-as-library"]),
]

/// Returns the target of a program that libFuzzer calls with its inputs.
func fuzzer(_ name: String, _ products: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "metryvo") },
    swiftSettings: settings)
}

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "metryvo", path: "../..")],
  targets: [
    fuzzer("FuzzNumbers", ["Metryvo", "GMPDecimal"]),
    fuzzer("FuzzMeasures", ["Metryvo"]),
    fuzzer("FuzzVectors", ["Conformance", "Metryvo"]),
    fuzzer("FuzzRegistries", ["Metryvo", "UnitRegistry"]),
    fuzzer("FuzzNotebooks", ["Metryvo"]),
    // The row reader is no product of the package metryvo. `Sources/StrictText` of this package is
    // a link to the reader's folder, under a target name that metryvo does not use.
    .target(
      name: "LinkedText", path: "Sources/StrictText", exclude: ["README.md"],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzRows", dependencies: ["LinkedText"], swiftSettings: settings),
  ]
)
