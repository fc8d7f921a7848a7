import AppPages
import Markup
import MeasureText
import Testing

/// Line breaks and type size of long numbers.
@Suite struct NumberTextTests {
  private func page(_ language: String, _ value: String) -> AppPage {
    var page = AppPage()
    page.boot([language])
    page.visit("#/converter?from=mi&to=mi&value=" + value)
    return page
  }

  /// Returns the texts between the places where a line may break (`wbr`).
  private func parts(_ page: AppPage) -> [String] {
    var parts = [""]
    for node in page.element("result")?.content.first?.content ?? [] {
      if node.element == .wbr { parts.append("") } else { parts[parts.count - 1] += node.readText }
    }
    return parts
  }

  /// A line may break after a grouping mark, and after each third digit of decimals or of ungrouped
  /// digits.
  @Test func aLineBreaksBetweenGroups() {
    let rows: [(String, String, [String])] = [
      ("en", "1234.5", ["1,", "234.5"]), ("en", "0.12345678", ["0.123", "456", "78"]),
      ("en", "-12345678", ["-12,", "345,", "678"]),
      ("de", "1234567.25", ["1.", "234.", "567,25"]),
      ("fr", "1234567", ["1\u{202F}", "234\u{202F}", "567"]), ("en", "5", ["5"]),
      ("en", "12345-67890", ["12,", "345 – 67,", "890"]),
      ("en-IN", "1234567", ["12,", "34,", "567"]),
      ("en", "1e30", ["1E30"]),
    ]
    for (language, value, wanted) in rows {
      let page = page(language, value)
      #expect(parts(page) == wanted, "\(language) \(value)")
      #expect(page.problems == [])
    }
  }

  /// No unbreakable part is wider than the narrowest line, and the joined parts are the number.
  @Test func noPartIsWide() {
    let digits = "12345678901234567890.12345678"
    for locale in NumberLocale.languages {
      for count in 1...digits.count {
        let page = page(locale.rawValue, String(digits.prefix(count)))
        let parts = parts(page)
        #expect(parts.allSatisfy { $0.utf16.count <= 8 }, "\(locale.rawValue) \(parts)")
        let shown = page.element("result")?.readText
        #expect(parts.joined() == shown, "\(locale.rawValue)")
      }
    }
  }

  /// The type size decreases in steps with the length of the number.
  ///
  /// A long input states its length.
  @Test func typeShrinksInSteps() {
    var steps: [Int] = []
    for count in 1...40 {
      let page = page("en", String(repeating: "8", count: count))
      let style = page.element("value")?.value(.class) ?? ""
      steps.append(style.split(separator: "-").last.flatMap { Int($0) } ?? 0)
      let length = page.element("length")
      #expect((length != nil) == (page.element("value")?.value(.ariaDescribedby) != "remark"))
      #expect((length != nil) == (count > 21), "\(count)")
      #expect(page.problems == [])
    }
    #expect(steps == steps.sorted() && Set(steps).count > 8 && steps.first == 0)
    #expect(
      page("en", String(repeating: "8", count: 40)).element("length")?.readText == "53 characters")
  }
}
