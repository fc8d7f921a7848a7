import PropertyTesting

/// A table that was found: its kind, version, digest and contents.
package struct TableSource: Sendable {
  /// The kind of the table.
  package let kind: TableKind
  /// The version, as the publisher names it.
  package let version: String
  /// The SHA-256 of the file, or of the concatenated files in the order of their names.
  package let digest: String
  /// The contents, which evaluate the units of the table.
  package let table: UnitTable

  /// Reads a table from its files, in the order of their names.
  ///
  /// `version` is the version of a table whose files do not state one.
  ///
  /// - Throws: ``TableError`` with file, line and column.
  package init(
    _ kind: TableKind, version: String?, files: [(name: String, bytes: [UInt8])]
  ) throws(TableError) {
    guard let first = files.first else {
      throw TableError(file: kind.title, line: 1, .noDefinitions)
    }
    self.kind = kind
    digest = SHA256.hexadecimal(files.flatMap(\.bytes))
    var stated: String?
    switch kind {
    case .pint:
      let byName = Dictionary(files.map { ($0.name, $0.bytes) }, uniquingKeysWith: { $1 })
      table = .definitions(
        DefinitionEvaluator(try PintReader.read("default_en.txt", files: byName)))
    case .gnuUnits:
      table = .definitions(
        DefinitionEvaluator(try GNUUnitsReader.read(first.bytes, file: first.name)))
      stated = Self.word(after: "Version ", in: first.bytes)
    case .cldr: table = .cldr(CLDREvaluator(try CLDRTable(first.bytes, file: first.name)))
    case .nist:
      table = .factors(try NISTTable(files))
      stated = "2008"
    }
    self.version = version ?? stated ?? "unknown"
  }

  /// Returns the word after a mark near the beginning of a file.
  ///
  /// In `# September 2022 Version 3.15` the word after `Version` is 3.15.
  static func word(after mark: String, in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes.prefix(8_192), as: UTF8.self)
    guard let range = text.firstRange(of: mark) else { return nil }
    let word = text[range.upperBound...].prefix { !$0.isWhitespace && $0 != "\"" }
    return word.isEmpty ? nil : String(word)
  }
}
