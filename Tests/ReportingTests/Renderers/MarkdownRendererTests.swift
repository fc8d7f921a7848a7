import Reporting
import Testing

@Suite struct MarkdownRendererTests {
  @Test func golden() throws {
    let text = MarkdownRenderer.render(SampleDocument.document)
    #expect(try GoldenText.difference(text, from: "sample.md") == nil)
  }

  @Test func nothingIsMarkup() {
    let text = MarkdownRenderer.render(
      ReportDocument(
        title: "t", facts: [ReportFact("f", SampleDocument.hostile)],
        sections: [ReportSection("s", title: "snake_case")]))
    #expect(
      text.contains(
        "| f | &lt;script&gt;alert('x')&lt;/script&gt; \"quoted\" &amp; a\\|b \\*c\\* \\_d\\_ "
          + "\\`e\\` \\[f\\](g) \\\\ \\\\u{1B}\\[31m\\\\u{7}\\\\u{202E} end |\n"))
    #expect(text.hasSuffix("## snake_case\n"))
  }

  @Test func beginningsOfLinesAreNoLists() {
    let rows = [
      ("1. one", "1\\. one"), ("- one", "\\- one"), ("# one", "\\# one"), ("1 one", "1 one"),
      ("+", "\\+"), ("12", "12"), ("", ""), ("---", "\\---"), ("5) x", "5\\) x"),
    ]
    for (text, escaped) in rows {
      let document = ReportDocument(
        title: "t", sections: [ReportSection("s", title: "s", blocks: [.paragraph(text)])])
      #expect(MarkdownRenderer.render(document) == "# t\n\n## s\n\n\(escaped)\n")
    }
  }

  @Test func fencesAreLongerThanWhatTheyHold() {
    let text = MarkdownRenderer.render(SampleDocument.hostileDocument)
    #expect(text.contains("\n`````text\n") && text.contains("\n````\n`````\n"))
  }

  @Test func emptyAndExtremeDocuments() {
    #expect(MarkdownRenderer.render(SampleDocument.emptyDocument).contains("## Empty: not run"))
    #expect(MarkdownRenderer.render(SampleDocument.extremeDocument).contains("| bar | – | – – – |"))
  }
}
