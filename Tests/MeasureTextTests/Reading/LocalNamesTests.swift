import Foundation
import Metryvo
import Testing

/// Local names, compared with CLDR if `make tables` has unpacked it.
@Suite struct LocalNamesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent(".corpora/tables/cldr/usr/share/unicode/cldr/common/main")

  /// Names that CLDR lacks: customary abbreviations, words in katakana, and pints and gallons
  /// without CLDR's qualifiers, such as in `амер. галлон`.
  private static let own: Set<String> = [
    "Monates", "Jahres", "Jahrzehnten", "Jahrzehntes", "années", "année", "decenios", "decenio",
    "decenni", "decennio", "ヶ月", "カ月", "ヵ月", "ケ月", "箇月", "年間", "годов", "столетия", "столетие",
    "столетию", "столетием", "столетии", "столетиям", "столетий", "столетиями", "столетиях",
    "qm", "qcm", "qkm", "ccm", "cbm", "Stdn.", "Min.", "Sek.", "Zoll", "Fuß", "pi", "po", "час",
    "часов", "часа", "公斤", "千米", "公分", "吨", "噸", "公升", "平方千米", "公里每小时", "千米/小时", "千米每小时",
    "米每秒", "英里每小时", "公里每小時", "公尺每秒", "英里每小時", "アール", "カイリ", "キュリー", "バーレル",
    "ファラッド", "ファラド", "ミクロン", "レム", "レントゲン",
    "Pinten", "Pinte", "pintas", "pinta", "пинты", "пинта", "пинт", "пинту", "пинте", "пинтах",
    "галлонов",
    "галлон", "галлона", "галлоны", "галлонах", "галлоне",
  ]

  private static var isPresent: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("de.xml").path)
  }

  @Test(.enabled(if: isPresent, "not run: no CLDR in .corpora/tables ('make tables' gets it)"))
  func everyNameStandsInCLDR() throws {
    var missing: [String] = []
    for language in NumberLanguage.allCases {
      guard let table = LocalUnitNames.table(of: language) else { continue }
      let known = try Self.files(of: language).reduce(into: Set<String>()) { known, file in
        known.formUnion(try names(in: Self.folder.appendingPathComponent("\(file).xml")))
      }
      for line in "\(table)".split(separator: "\n") {
        let names = line.split(separator: " ", maxSplits: 1)[1].split(separator: "|").map(
          String.init)
        missing += names.filter { !Self.own.contains($0) && !known.contains($0) }
      }
    }
    #expect(missing == [])
  }

  private static func files(of language: NumberLanguage) -> [String] {
    switch language {
    case .portuguese: ["pt", "pt_PT"]
    case .simplifiedChinese: ["zh"]
    case .traditionalChinese: ["zh_Hant"]
    default: [language.rawValue]
    }
  }

  /// Returns the texts between tags, without the placeholder of the number.
  private func names(in file: URL) throws -> Set<String> {
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
      .replacingOccurrences(of: "{0} ", with: "").replacingOccurrences(of: "{0}", with: "")
    return Set(text.split { $0 == "<" || $0 == ">" }.map(String.init))
  }
}
