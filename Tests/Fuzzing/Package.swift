// swift-tools-version: 6.2
import PackageDescription

// Programs for libFuzzer. They are a separate package because an ordinary build cannot link them:
// they have no `main`. `make fuzz` builds them with the instrumentation that libFuzzer needs.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-parse-as-library"]),
]

/// Returns a program that reads libFuzzer's inputs.
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
    // The row reader is no product of the package. `Sources/StrictText` here is a link to its
    // folder, under a target name that the package does not use.
    .target(
      name: "LinkedText", path: "Sources/StrictText", exclude: ["README.md"],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzRows", dependencies: ["LinkedText"], swiftSettings: settings),
  ]
)
