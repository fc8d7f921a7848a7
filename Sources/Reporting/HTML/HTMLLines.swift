import Wording

/// Lines kept as they are, which scroll by themselves where the page is too narrow for them.
enum HTMLLines {
  /// With more lines than this, those that are no failure are folded away.
  private static let most = 12

  /// The lines; `name` is what they are called for those who do not see them.
  static func render(_ text: String, name: String, isFailure: Bool) -> String {
    let kind = isFailure ? " class=\"failure\"" : ""
    let label = HTMLText.escaped("\(name), lines")
    let lines =
      "<pre\(kind) role=\"region\" tabindex=\"0\" aria-label=\"\(label)\">"
      + "\(HTMLText.escapedLines(text))</pre>"
    let count = text.split(separator: "\n").count
    return isFailure || count <= most
      ? lines : "<details>\n<summary>\(count.counted("line"))</summary>\n\(lines)\n</details>"
  }
}
