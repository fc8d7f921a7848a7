import Foundation
import Metryvo

/// The number data of a locale in CLDR's XML, resolved along the chain of parent locales.
struct CLDRNumbers {
  /// The `<numbers>` elements, the locale's own first, then those of its parents.
  private let texts: [String]

  /// The folder of the locales' files, from `make tables` or Debian's package.
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

  /// Returns CLDR's release, which the DTD beside the files names.
  static func release(of folder: URL) throws -> Int? {
    let grammar = folder.deletingLastPathComponent().appendingPathComponent("dtd/ldml.dtd")
    let text = try String(contentsOf: grammar, encoding: .utf8)
    return between("cldrVersion CDATA #FIXED \"", "\"", in: text[...]).flatMap { Int($0) }
  }

  /// Returns all locales with their published data.
  static func all(in folder: URL) throws -> [(locale: NumberLocale, published: CLDRNumbers)] {
    let parents = try parents(of: folder)
    var known: [String: String] = [:]
    return try NumberLocale.allCases.map { locale in
      var names = [locale.rawValue.replacingOccurrences(of: "-", with: "_")]
      while let name = names.last, name != "root" {
        let end = name.lastIndex(of: "_")
        names.append(parents[name] ?? end.map { String(name[..<$0]) } ?? "root")
      }
      for name in names where known[name] == nil {
        let file = folder.appendingPathComponent("\(name).xml")
        let text = try String(contentsOf: file, encoding: .utf8)
        known[name] = between("<numbers>", "</numbers>", in: text[...]).map { String($0) } ?? ""
      }
      return (locale, CLDRNumbers(texts: names.compactMap { known[$0] }))
    }
  }

  /// Returns the explicit parent locales, which a locale's name does not show.
  private static func parents(of folder: URL) throws -> [String: String] {
    let file = folder.deletingLastPathComponent()
      .appendingPathComponent("supplemental/supplementalData.xml")
    let text = try String(contentsOf: file, encoding: .utf8)
    var parents: [String: String] = [:]
    for element in text.components(separatedBy: "<parentLocale parent=\"").dropFirst() {
      let parts = element.split(separator: "\"", maxSplits: 3)
      for name in parts[2].split(separator: " ") { parents[String(name)] = String(parts[0]) }
    }
    return parents
  }

  /// Returns the text of an element of `<numbers>`, in a parent element for Latin digits if
  /// `parent` is given.
  func value(_ element: String, in parent: String? = nil) -> String? {
    for text in texts {
      var scope = text[...]
      if let parent {
        let start = "<\(parent) numberSystem=\"latn\">"
        guard let inner = Self.between(start, "</\(parent)>", in: scope) else { continue }
        scope = inner
      }
      // ICU uses contributed data as well as approved data.
      for start in ["<\(element)>", "<\(element) draft=\"contributed\">"] {
        if let value = Self.between(start, "</\(element)>", in: scope) { return String(value) }
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
