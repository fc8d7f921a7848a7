import Foundation
import Testing

/// The number of public declarations grows only on purpose.
///
/// A declaration that only our targets use is `package`. A new public declaration requires a larger
/// number here.
@Suite struct PublicDeclarationsTests {
  /// The maximal number of public declarations of each target, without the unit constants; other
  /// targets have none.
  private let most = [
    "AppModel": 333, "AppScreens": 9, "AppSession": 9, "Calculation": 224, "CaseGeneration": 30,
    "Conformance": 121, "ConformanceCases": 71,
    "ConversionRequests": 129, "DecimalArithmetic": 148, "EventLog": 12, "GMPDecimal": 131,
    "LicenceSignatures": 5, "MeasureText": 220, "NativeDecimal": 127, "Notebook": 451,
    "PerformanceBudgets": 143, "PropertyTesting": 102, "StrictText": 5, "UnitCatalog": 173,
    "UnitConversion": 59, "UnitRegistry": 37, "UnitRegistryFiles": 3,
  ]

  /// Returns the number of lines that begin with `public`, possibly after attributes.
  private func count(_ text: String) -> Int {
    text.split(separator: "\n").count { line in
      let words = line.split(separator: " ")
      let first = words.first { !$0.hasPrefix("@") }
      return first == "public"
    }
  }

  @Test func noTargetShowsMoreThanItsFigure() throws {
    var counts: [String: Int] = [:]
    for path in PackageFiles.swift where path.hasPrefix("Sources/") {
      if path.hasPrefix("Sources/UnitCatalog/Constants/") { continue }
      let target = String(path.split(separator: "/")[1])
      counts[target, default: 0] += count(try PackageFiles.text(path))
    }
    let above = counts.filter { $0.value > most[$0.key, default: 0] }
    #expect(above.isEmpty, "make these package, or raise the figures: \(above)")
    let slack = most.filter { counts[$0.key, default: 0] < $0.value }
    #expect(slack.isEmpty, "lower these figures to \(slack.keys.map { ($0, counts[$0] ?? 0) })")
  }

  @Test func linesAreCountedByTheirAccess() {
    #expect(count("  public var x: Int\n  @inlinable public func f() {}\n  package let y = 1") == 2)
    let others = "/// public words\nlet text = \"public\"\n@usableFromInline package init() {}"
    #expect(count(others) == 0)
  }
}
