import Foundation
import Testing

/// `CommentExamplesTests` is generated from the examples of doc comments, so the examples are
/// compiled and their results compared.
@Suite struct CommentExampleFilesTests {
  /// The modules of each product whose public functions have examples.
  private static let products = [
    "Conformance": ["Conformance", "ConformanceCases"],
    "GMPDecimal": ["GMPDecimal"],
    "Metryvo": [
      "Calculation", "ConversionRequests", "DecimalArithmetic", "EventLog", "MeasureText",
      "NativeDecimal", "Notebook", "UnitCatalog", "UnitConversion",
    ],
    "PerformanceBudgets": ["PerformanceBudgets"],
    "PropertyTesting": ["CaseGeneration", "PropertyTesting"],
    "UnitRegistry": ["UnitRegistry", "UnitRegistryFiles"],
  ]

  /// Returns the examples of each source file of a module.
  private static func files(of module: String) throws -> [(name: String, examples: CommentExamples)]
  {
    try PackageFiles.swift.filter { $0.hasPrefix("Sources/\(module)/") }.map {
      let name = $0.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      return (String(name), CommentExamples(try PackageFiles.text($0)))
    }.sorted { $0.name < $1.name }
  }

  /// With `METRYVO_UPDATE=1` in the environment, the test writes the files again.
  @Test(arguments: products.keys.sorted())
  func theFileIsThatOfTheComments(product: String) throws {
    let path = "Tests/CommentExamplesTests/\(product)Examples.swift"
    let text = try Self.text(of: product)
    if ProcessInfo.processInfo.environment["METRYVO_UPDATE"] == "1" {
      try Data(text.utf8).write(to: PackageFiles.root.appendingPathComponent(path))
    }
    #expect(
      try PackageFiles.text(path) == text,
      """
      \(path) is not that of the comments: METRYVO_UPDATE=1 swift test -c release \
      --disable-testable-imports --filter CommentExampleFilesTests
      """)
  }

  /// At least a third of the public functions and initializers of a product have an example.
  @Test(arguments: products.keys.sorted())
  func aThirdOfTheFunctionsHasAnExample(product: String) throws {
    let files = try Self.products[product, default: []].flatMap(Self.files)
    let functions = files.reduce(0) { $0 + $1.examples.functions }
    let explained = files.reduce(0) { $0 + $1.examples.explained }
    #expect(functions > 5 && 3 * explained >= functions, "\(explained) of \(functions)")
  }

  private static func text(of product: String) throws -> String {
    var text = """
      // Written from the doc comments of \(product) by CommentExampleFilesTests.
      // swift-format-ignore-file

      """
    let modules = products[product, default: []]
    // An example may also use the other products.
    let imports = products.values.joined() + ["Foundation", "StrictText", "Testing"]
    for module in imports.sorted() { text += "import \(module)\n" }
    text += "\n@Suite struct \(product)Examples {\n"
    var names: [String: Int] = [:]
    for module in modules {
      for (file, examples) in try files(of: module) {
        let letters = file.filter { $0.isLetter || $0.isNumber }
        let name = letters.prefix(1).lowercased() + letters.dropFirst()
        for example in examples.examples {
          names[name, default: 0] += 1
          text += CommentExamples.test("\(name)\(names[name, default: 0])", of: example)
        }
      }
    }
    return text + "}\n"
  }

  @Test func examplesAreReadWithTheirResults() {
    let source = """
      /// Returns a sum.
      ///
      ///     let (x, y) = (1, 2)
      ///     try sum(
      ///       x, y)  // 3
      ///
      /// - Parameters:
      ///     no example
      @inlinable
      public static func sum(_ x: Int, _ y: Int) throws -> Int { x + y }

      /// Returns a text; without a result:
      ///
      ///     let text = name()
      public func name() -> String { "" }
      """
    let read = CommentExamples(source)
    #expect(read.functions == 2 && read.explained == 1 && read.examples.count == 1)
    let test = CommentExamples.test("sum1", of: read.examples[0])
    #expect(
      test == """
          @Test func sum1() throws {
            let (x, y) = (1, 2)
            try shows(sum(
              x, y), ##"3"##)
          }

        """)
  }
}
