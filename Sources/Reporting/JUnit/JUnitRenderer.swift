import TerminalText

/// The renderer of test suites as JUnit XML.
///
/// The text has no times and dates, so that equal suites give equal texts.
///
/// Source: the common elements of junit-10.xsd, the schema of the Jenkins xUnit plugin.
package enum JUnitRenderer {
  /// Returns the XML text with a final line feed.
  package static func render(_ suites: [TestSuite], name: String) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"\(attribute(name))\" \(counts(suites.flatMap(\.cases)))>",
    ]
    for suite in suites {
      lines.append(
        "  <testsuite name=\"\(attribute(suite.name))\" \(counts(suite.cases))>")
      lines += suite.cases.flatMap { testCase($0, of: suite) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private static func counts(_ cases: [TestSuite.TestCase]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for testCase in cases {
      switch testCase.outcome {
      case .passed: break
      case .failed: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    return
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }

  private static func testCase(_ testCase: TestSuite.TestCase, of suite: TestSuite) -> [String] {
    let start =
      "    <testcase name=\"\(attribute(testCase.name))\" "
      + "classname=\"\(attribute("\(suite.name).\(testCase.group)"))\""
    var inside: [String] = []
    switch testCase.outcome {
    case .passed: break
    case .failed(let text): inside.append(element("failure", text))
    case .error(let text): inside.append(element("error", text))
    case .skipped(let why): inside.append("      <skipped message=\"\(attribute(why))\"/>")
    }
    if !testCase.output.isEmpty {
      inside.append(
        "      <system-out>\(content(testCase.output.joined(separator: "\n")))</system-out>")
    }
    return inside.isEmpty ? [start + "/>"] : [start + ">"] + inside + ["    </testcase>"]
  }

  /// Returns an element whose message is the first line of its text.
  private static func element(_ name: String, _ text: String) -> String {
    let first = text.split(separator: "\n").first.map(String.init) ?? ""
    return "      <\(name) message=\"\(attribute(first))\">\(content(text))</\(name)>"
  }

  private static func attribute(_ text: String) -> String {
    MarkupText.entities(DisplayText.line(text))
  }

  private static func content(_ text: String) -> String {
    MarkupText.entities(DisplayText.lines(text))
  }
}
