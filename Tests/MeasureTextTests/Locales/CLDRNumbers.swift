import Foundation
import Metryvo

/// What CLDR's XML says of the numbers of a locale, looked up through the locales it inherits from.
struct CLDRNumbers {
  /// The texts, the locale's own first.
  private let texts: [String]

  /// The folder of the locales' files, where `make tables` unpacks it or Debian installs it.
  static let folder: URL? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let place = "usr/share/unicode/cldr/common/main"
    let tables = ProcessInfo.processInfo.environment["METRYVO_TABLES"]
    let folders =
      [root.appendingPathComponent(".corpora/tables/cldr/\(place)")]
      + (tables.map { [URL(fileURLWithPath: "\($0)/cldr/\(place)")] } ?? [])
      + [URL(fileURLWithPath: "/\(place)")]
    return folders.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("root.xml").path)
    }
  }()

  /// The release, which the grammar beside the files names.
  static func release(of folder: URL) throws -> Int? {
    let grammar = folder.deletingLastPathComponent().appendingPathComponent("dtd/ldml.dtd")
    let text = try String(contentsOf: grammar, encoding: .utf8)
    return between("cldrVersion CDATA #FIXED \"", "\"", in: text[...]).flatMap { Int($0) }
  }

  init(_ locale: NumberLocale, in folder: URL) throws {
    var names = ["root"]
    var name = ""
    for part in locale.rawValue.split(separator: "-") {
      name += (name.isEmpty ? "" : "_") + part
      names.insert(name, at: 0)
    }
    texts = try names.map { name in
      try String(contentsOf: folder.appendingPathComponent("\(name).xml"), encoding: .utf8)
    }
  }

  /// The text of an element of `<numbers>`, inside a parent with Latin digits if one is named.
  func value(_ element: String, in parent: String? = nil) -> String? {
    for text in texts {
      guard var scope = Self.between("<numbers>", "</numbers>", in: text[...]) else { continue }
      if let parent {
        let start = "<\(parent) numberSystem=\"latn\">"
        guard let inner = Self.between(start, "</\(parent)>", in: scope) else { continue }
        scope = inner
      }
      if let value = Self.between("<\(element)>", "</\(element)>", in: scope) {
        return String(value)
      }
    }
    return nil
  }

  private static func between(_ start: String, _ end: String, in text: Substring) -> Substring? {
    guard let from = text.range(of: start), let to = text[from.upperBound...].range(of: end) else {
      return nil
    }
    return text[from.upperBound..<to.lowerBound]
  }
}
