// swift-tools-version: 6.2
import PackageDescription

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "metryvo") }

// A third-party package that uses the library. Its build must need neither libgmp nor its headers.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "metryvo", path: "../..")],
  targets: [
    // Converts numbers between two units.
    .executableTarget(name: "Consumer", dependencies: [product("Metryvo")]),
    // Converts requests in words, with settings and refusals.
    .executableTarget(name: "Requests", dependencies: [product("Metryvo")]),
    // Judges a third-party backend by the laws.
    .executableTarget(
      name: "Judging",
      dependencies: [product("Conformance"), product("Metryvo"), product("PropertyTesting")]),
    // Measures a function of this package against a budget.
    .executableTarget(name: "Budgeting", dependencies: [product("PerformanceBudgets")]),
  ]
)
