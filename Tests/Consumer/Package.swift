// swift-tools-version: 6.2
import PackageDescription

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "metryvo") }

/// Returns the target of a program whose lines an article of the documentation quotes.
func article(_ name: String, _ products: String...) -> Target {
  .executableTarget(
    name: name, dependencies: products.map(product), path: "Sources/Articles/\(name)")
}

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
    // Measures a function of this package against a budget.
    .executableTarget(name: "Budgeting", dependencies: [product("PerformanceBudgets")]),
    article("FirstConversion", "Metryvo"),
    article("RoundingAndExactness", "Metryvo"),
    article("UnitsAndNames", "Metryvo"),
    article("NumbersAsPeopleWriteThem", "Metryvo"),
    // Judges a third-party backend by the laws.
    article("JudgeYourOwnDecimal", "Conformance", "Metryvo", "PropertyTesting"),
  ]
)
