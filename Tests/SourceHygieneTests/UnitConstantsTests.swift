import Foundation
import Metryvo
import Testing

/// The unit constants, such as `.mile`, agree with the catalog's data.
@Suite struct UnitConstantsTests {
  private static let path = "Sources/UnitCatalog/Constants/MeasureUnit+Constants.swift"

  /// With `METRYVO_UPDATE=1` in the environment, the test writes the file again.
  @Test func theFileIsThatOfTheData() throws {
    let text = Self.text(of: Catalog.standard.quantities)
    if ProcessInfo.processInfo.environment["METRYVO_UPDATE"] == "1" {
      try Data(text.utf8).write(to: PackageFiles.root.appendingPathComponent(Self.path))
    }
    #expect(
      try PackageFiles.text(Self.path) == text,
      """
      \(Self.path) is not that of the data: METRYVO_UPDATE=1 swift test -c release \
      --disable-testable-imports --filter UnitConstantsTests
      """)
  }

  @Test func constantsAreUnitsOfTheCatalog() {
    #expect(MeasureUnit.mile.identifier == "mile")
    #expect(MeasureUnit.nauticalMile == Catalog.standard.unit("nautical-mile"))
    #expect(MeasureUnit.calorie15.definition == Catalog.standard.unit("calorie-15")?.definition)
  }

  /// Returns the text of a file of computed properties, each of which looks its unit up by
  /// identifier.
  private static func text(of quantities: [Quantity]) -> String {
    var text = """
      // Written from the data of the catalog by UnitConstantsTests, which compares this file \
      with it.
      // swift-format-ignore-file

      """
    for quantity in quantities {
      text += "\n// \(quantity.name)\nextension MeasureUnit {\n"
      for unit in quantity.units {
        let meaning =
          unit == quantity.baseUnit ? "the base unit of \(quantity.identifier)" : unit.definition
        text += comment("The \(unit.name) (\(unit.symbol)): \(meaning).")
        text += "  public static var \(name(of: unit)): MeasureUnit { "
        text += "standard(\"\(unit.identifier)\") }\n"
      }
      text += "}\n"
    }
    return text
  }

  /// Returns `sentence` as lines of a documentation comment, broken at spaces after at most 100
  /// columns.
  private static func comment(_ sentence: String) -> String {
    let margin = "  ///"
    var text = ""
    var line = margin
    for word in sentence.split(separator: " ") {
      if line != margin, line.count + 1 + word.count > 100 {
        text += line + "\n"
        line = margin
      }
      line += " \(word)"
    }
    return text + line + "\n"
  }

  /// Returns `nauticalMile` of `nautical-mile`.
  private static func name(of unit: MeasureUnit) -> String {
    let words = unit.identifier.split(separator: "-").map(String.init)
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
