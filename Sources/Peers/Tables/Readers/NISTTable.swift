import ExactArithmetic

/// The rows of NIST SP 811 as CSV files: `Convert From, Convert To, Multiply By, Supported`.
package struct NISTTable: Sendable {
  /// The factors by the pair of units, such as `ft, m`.
  package private(set) var factors: [String: WrittenNumber] = [:]

  static let header = ["Convert From", "Convert To", "Multiply By", "Supported"]

  /// Reads the files, each a name with its bytes.
  ///
  /// - Throws: ``TableError`` for a file without the header, and for a row without four fields and
  ///   a number.
  package init(_ files: [(name: String, bytes: [UInt8])]) throws(TableError) {
    for file in files {
      var lines = try TableLines(file.bytes, file: file.name, joins: false).lines
        .filter { $0.text.trimmed != "" }[...]
      guard let first = lines.popFirst(), Self.fields(first) == Self.header else {
        throw TableError(file: file.name, line: 1, .missingDefinition)
      }
      for line in lines {
        let fields = Self.fields(line)
        guard fields.count == 4 else {
          throw TableError(
            file: file.name, line: line.number, .fieldCount(fields.count, expected: 4))
        }
        guard let number = WrittenNumber(fields[2]) else {
          throw TableError(
            file: file.name, line: line.number,
            column: fields[0].utf8.count + fields[1].utf8.count + 5,
            .unreadableNumber(fields[2]))
        }
        let key = "\(fields[0]), \(fields[1])"
        guard factors.updateValue(number, forKey: key) == nil else {
          throw TableError(file: file.name, line: line.number, .repeated(key))
        }
      }
    }
    if factors.isEmpty { throw TableError(file: files.first?.name ?? "", line: 1, .noDefinitions) }
  }

  private static func fields(_ line: TableLines.Line) -> [String] {
    line.text.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
  }
}
