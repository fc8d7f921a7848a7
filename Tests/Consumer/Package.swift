// swift-tools-version: 6.2
import PackageDescription

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "metryvo") }

// A package of somebody else that uses the library: it must need neither libgmp nor its headers.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "metryvo", path: "../..")],
  targets: [
    // Numbers between two units.
    .executableTarget(name: "Consumer", dependencies: [product("Metryvo")]),
    // Sentences of people, with settings and refusals.
    .executableTarget(name: "Requests", dependencies: [product("Metryvo")]),
    // A backend that is not ours, judged.
    .executableTarget(
      name: "Judging",
      dependencies: [product("Conformance"), product("Metryvo"), product("PropertyTesting")]),
    // A function of one's own, budgeted.
    .executableTarget(name: "Budgeting", dependencies: [product("PerformanceBudgets")]),
  ]
)
