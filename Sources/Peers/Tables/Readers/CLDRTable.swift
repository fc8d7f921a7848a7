import ExactArithmetic

/// The units of CLDR's `units.xml`: factor and offset to a base unit, with named constants.
package struct CLDRTable: Sendable {
  /// One element `convertUnit`.
  struct Conversion: Sendable {
    var baseUnit: String
    var factor: String?
    var offset: String?
    var isSpecial: Bool
  }

  /// The conversions by unit.
  private(set) var conversions: [String: Conversion] = [:]
  /// The expressions of constants by name.
  private(set) var constants: [String: String] = [:]

  /// The number of conversions in the file.
  package var count: Int { conversions.count }

  /// Reads the elements `unitConstant` and `convertUnit`; other elements are skipped.
  ///
  /// - Throws: ``TableError`` for malformed XML, or a missing attribute.
  package init(_ bytes: [UInt8], file: String) throws(TableError) {
    var scanner = try ElementScanner(bytes, file: file)
    while let element = try scanner.next() {
      switch element.name {
      case "unitConstant":
        let name = try element.required("constant", file)
        let value = try element.expression("value", file)
        guard let value, constants.updateValue(value, forKey: name) == nil
        else {
          throw element.error(value == nil ? .missingAttribute("value") : .repeated(name), file)
        }
      case "convertUnit":
        let source = try element.required("source", file)
        let conversion = Conversion(
          baseUnit: try element.required("baseUnit", file),
          factor: try element.expression("factor", file),
          offset: try element.expression("offset", file),
          isSpecial: element.attributes["special"] != nil)
        guard conversions.updateValue(conversion, forKey: source) == nil else {
          throw element.error(.repeated(source), file)
        }
      default: break
      }
    }
    if conversions.isEmpty { throw TableError(file: file, line: 1, .noDefinitions) }
  }
}

extension ElementScanner.Element {
  /// Returns an attribute that consists of names and numbers between `*` and `/`.
  ///
  /// - Returns: `nil` if the element lacks the attribute.
  fileprivate func expression(_ attribute: String, _ file: String) throws(TableError) -> String? {
    guard let text = attributes[attribute] else { return nil }
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { "*/".contains($0) })
    {
      if word.trimmed.isEmpty || word.trimmed.contains(" ") {
        throw error(.unexpected(text), file)
      }
    }
    return text
  }
}
