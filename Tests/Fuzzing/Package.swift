// swift-tools-version: 6.2
import PackageDescription

// Programs that libFuzzer runs: they have no `main` of their own, so an ordinary build could not link them,
// and they are a package apart. `make fuzz` builds all with the instructions that libFuzzer watches.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-parse-as-library"]),
]

/// A program that reads what libFuzzer makes up.
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
    // The reader of rows is no product of the package: a link to the folder of StrictText, under a name that no target
    // of the package has.
    .target(
      name: "LinkedText", path: "Sources/StrictText", exclude: ["README.md"],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzRows", dependencies: ["LinkedText"], swiftSettings: settings),
  ]
)
