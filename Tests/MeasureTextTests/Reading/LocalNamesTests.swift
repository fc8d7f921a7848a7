import Foundation
import MeasureText
import Testing

/// The local names, compared with CLDR where `make tables` has put it.
@Suite struct LocalNamesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent(".corpora/tables/cldr/usr/share/unicode/cldr/common/main")

  /// Names that are ours: customary abbreviations that CLDR does not have.
  private static let own: Set<String> = [
    "qm", "qcm", "qkm", "ccm", "cbm", "Stdn.", "Min.", "Sek.", "Zoll", "Fuß", "pi", "po", "час",
    "часов", "часа",
  ]

  private static var isPresent: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("de.xml").path)
  }

  @Test(.enabled(if: isPresent, "not run: no CLDR in .corpora/tables ('make tables' gets it)"))
  func everyNameStandsInCLDR() throws {
    var missing: [String] = []
    for locale in NumberLocale.allCases {
      guard let table = LocalUnitNames.table(of: locale) else { continue }
      let language = locale.rawValue.split(separator: "-")[0]
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent("\(language).xml"), encoding: .utf8
      ).replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(
        of: "\u{202F}", with: " ")
      for line in "\(table)".split(separator: "\n") {
        let names = line.split(separator: " ", maxSplits: 1)[1].split(separator: "|").map(
          String.init)
        for name in names where !Self.own.contains(name) {
          let stands = [">\(name)<", "{0} \(name)<", "{0}\(name)<"].contains { text.contains($0) }
          if !stands { missing.append("\(locale) \(name)") }
        }
      }
    }
    #expect(missing == [])
  }
}
