import Foundation
import Reporting
import Testing

/// Charts of shares and of ratios, in every format.
@Suite struct ComparisonChartsTests {
  private static let shares = ShareChart(
    title: "Errors", parts: ["0", "≤ ½", "≤ 1", "more"], goodParts: 2,
    bars: [
      .init("native", counts: [250, 750, 0, 0], remark: "0 % misrounded"),
      .init("other", counts: [0, 1_999, 0, 1], remark: "< 0.1 % misrounded"),
      .init("<none>", counts: [0, 0, 0, 0], remark: ""),
    ], note: "To the nearest.")
  private static let ratios = RatioChart(
    title: "Convert", unit: "time ÷ native",
    rows: [
      .init("native", value: 1, low: 1, high: 1, remark: "50.0 ns"),
      .init("<other>", value: 0.02, low: 0.015, high: 0.03), .init("slow", value: 250),
    ])

  private static let document = ReportDocument(
    title: "t",
    sections: [ReportSection("s", title: "s", blocks: [.shares(shares), .ratios(ratios)])])

  @Test func terminal() {
    let lines = TerminalRenderer().render(Self.document).split(separator: "\n")
    #expect(lines.contains { $0.contains("native  25.0 %") && $0.contains("0 % misrounded") })
    #expect(lines.contains("  To the nearest."))
    #expect(lines.contains { $0.contains("0.020") && $0.contains("0.015 – 0.030") })
  }

  @Test func markdown() {
    let text = MarkdownRenderer.render(Self.document)
    #expect(text.contains("| native | 25.0 % | 75.0 % |  |  | 0 % misrounded |\n"))
    #expect(text.contains("| slow | 250 |  |  |"))
  }

  @Test func thePageHasPicturesWithTheirWords() {
    let page = HTMLRenderer.render(Self.document)
    let pictures = page.components(separatedBy: "<svg ").dropFirst()
    #expect(pictures.count == 2)
    #expect(
      pictures.allSatisfy {
        $0.hasPrefix("role=\"img\"") && $0.contains("<title ") && $0.contains("<desc ")
      })
    #expect(page.contains("other: ≤ ½ &gt; 99.9 %, more &lt; 0.1 %"))
    #expect(page.contains("&lt;other&gt; 0.020 [0.015, 0.030]"))
    // A bar of a quarter, followed by a bar of three quarters.
    #expect(page.contains("class=\"bar good1\" x=\"0.00%\" y=\"21.0\" width=\"25.00%\""))
    #expect(page.contains("class=\"bar good2\" x=\"25.00%\" y=\"21.0\" width=\"75.00%\""))
    // The scale from 0.01 to 1000 has five decades. The axis is at 1, after two of the five
    // decades.
    #expect(page.contains("<line class=\"axis\" x1=\"40.00%\" x2=\"40.00%\""))
    for word in ["<script", "http:", "url(", "onload", "<none>"] { #expect(!page.contains(word)) }
  }

  @Test func jsonComesBack() throws {
    let text = try JSONRenderer.render(Self.document)
    let read = try JSONDecoder().decode(ReportDocument.self, from: Data(text.utf8))
    #expect(read == Self.document)
    let broken = text.replacing("\"goodParts\" : 2,", with: "\"goodParts\" : 2, \"x\" : 1,")
      .replacing("\"0\",", with: "")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ReportDocument.self, from: Data(broken.utf8))
    }
  }

  /// Numbers at and beyond the limits of a drawing.
  @Test func extremesAreDrawn() {
    let values: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300]
    let rows = values.map { RatioChart.Row("r", value: $0, low: $0, high: $0) }
    let charts =
      [RatioChart(title: "", unit: "", rows: rows)]
      + rows.map { RatioChart(title: "", unit: "", rows: [$0]) }
      + [RatioChart(title: "", unit: "", rows: [])]
    let page = HTMLRenderer.render(
      ReportDocument(
        title: "", sections: [.init("s", title: "", blocks: charts.map { .ratios($0) })]))
    #expect(!page.contains("nan") && !page.contains("inf%"))
  }
}
