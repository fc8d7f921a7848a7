/// The names of elements and attributes for the reader of tokens in the browser.
package enum MarkupTables {
  /// The tables as JavaScript.
  ///
  /// A table has the names of elements, or of attributes, at the indices of the raw values of
  /// ``ElementName`` or ``AttributeName``. A further table lists the SVG elements.
  package static var javaScript: String {
    let tags = [""] + ElementName.allCases.map { "\($0.name)" }
    let svg = ElementName.allCases.filter { $0.isSVG }.map { "\($0.rawValue)" }
    let names = [""] + AttributeName.allCases.map { "\($0.name)" }
    return list("TAGS", tags) + "  const SVG = [" + svg.joined(separator: ", ") + "];\n"
      + list("NAMES", names)
  }

  /// Returns names separated by spaces, in lines of at most 100 columns.
  private static func list(_ name: String, _ words: [String]) -> String {
    var lines: [String] = []
    var line = ""
    for word in words {
      if line.utf8.count + word.utf8.count > 90 {
        lines.append(line)
        line = ""
      }
      line += word + " "
    }
    lines.append(String(line.dropLast()))
    return "  const \(name) = (\n    '" + lines.joined(separator: "'\n    + '")
      + "'\n  ).split(' ');\n"
  }
}
