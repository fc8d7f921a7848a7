import Foundation

/// A search for tables in the folders into which packages unpack or install them.
package struct TableFinder: Sendable {
  private let folders: [String]

  /// Creates a finder that searches `folders`, then `.corpora/tables`, the folder of `make tables`.
  ///
  /// The paths of Debian's packages are tried last.
  package init(folders: [String]) { self.folders = folders + [".corpora/tables"] }

  /// The possible paths of each table below a folder; the first existing path is used.
  private static let places: [TableKind: [String]] = [
    .pint: [
      "pint/pint/default_en.txt", "x/pint/default_en.txt", "pint/default_en.txt", "default_en.txt",
    ],
    .gnuUnits: [
      "gnu-units/usr/share/units/definitions.units", "units/usr/share/units/definitions.units",
      "gnu-units/definitions.units", "definitions.units",
    ],
    .cldr: [
      "cldr/usr/share/unicode/cldr/common/supplemental/units.xml",
      "unicode-cldr-core/usr/share/unicode/cldr/common/supplemental/units.xml",
      "cldr/units.xml", "units.xml",
    ],
    .nist: ["nist-sp811", ""],
  ]

  private static let installed: [TableKind: [String]] = [
    .pint: ["/usr/lib/python3/dist-packages/pint/default_en.txt"],
    .gnuUnits: ["/usr/share/units/definitions.units"],
    .cldr: ["/usr/share/unicode/cldr/common/supplemental/units.xml"],
  ]

  /// Returns the table, or `nil` if it is not found.
  ///
  /// - Throws: ``TableError`` if the table exists and cannot be read.
  package func source(of kind: TableKind) throws(TableError) -> TableSource? {
    let below = folders.flatMap { folder in
      Self.places[kind, default: []].map { $0.isEmpty ? folder : "\(folder)/\($0)" }
    }
    for path in below + Self.installed[kind, default: []] {
      if kind == .nist {
        let files = csvFiles(in: path)
        if !files.isEmpty { return try TableSource(kind, version: nil, files: files) }
      } else if let bytes = contents(path) {
        return try source(of: kind, at: path, bytes)
      }
    }
    return nil
  }

  private func source(
    of kind: TableKind, at path: String, _ bytes: [UInt8]
  ) throws(TableError) -> TableSource {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    var files = [(name: url.lastPathComponent, bytes: bytes)]
    var version: String?
    switch kind {
    case .pint:
      if let constants = contents(folder.path + "/constants_en.txt") {
        files.insert((name: "constants_en.txt", bytes: constants), at: 0)
      }
      version = pintVersion(beside: folder)
    case .cldr:
      let grammar = folder.deletingLastPathComponent().path + "/dtd/ldmlSupplemental.dtd"
      version = contents(grammar).flatMap {
        TableSource.word(after: "cldrVersion CDATA #FIXED \"", in: $0)
      }
    case .gnuUnits, .nist: break
    }
    return try TableSource(kind, version: version, files: files)
  }

  /// Returns the version in the name of a folder such as `pint-0.25.3.dist-info`.
  private func pintVersion(beside folder: URL) -> String? {
    let above = folder.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: above)) ?? []
    return names.sorted().lazy.compactMap { name -> String? in
      let lower = name.lowercased()
      guard lower.hasPrefix("pint-"), lower.hasSuffix(".dist-info") else { return nil }
      return String(lower.dropFirst(5).dropLast(10))
    }.first
  }

  private func csvFiles(in path: String) -> [(name: String, bytes: [UInt8])] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let header = NISTTable.header.joined(separator: ", ")
    return names.filter { $0.hasSuffix(".csv") }.sorted().compactMap { name in
      guard let bytes = contents("\(path)/\(name)"),
        String(decoding: bytes.prefix(header.utf8.count), as: UTF8.self) == header
      else { return nil }
      return (name, bytes)
    }
  }

  private func contents(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
