import Reporting
import Testing

@Suite struct TerminalRendererTests {
  private let renderer = TerminalRenderer()

  @Test func golden() throws {
    let text = renderer.render(SampleDocument.document) + "\n"
    #expect(try GoldenText.difference(text, from: "sample.txt") == nil)
  }

  @Test func noLineEndsInWhiteSpace() {
    let documents = [
      SampleDocument.document, SampleDocument.hostileDocument, SampleDocument.emptyDocument,
    ]
    let lines = documents.flatMap { renderer.render($0).split(separator: "\n") }
    #expect(lines.filter { $0.last?.isWhitespace == true } == [])
  }

  @Test func controlCharactersAreNamed() {
    let text = renderer.render(SampleDocument.hostileDocument)
    #expect(text.contains("\\u{1B}[31m\\u{7}\\u{202E} end"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test func colorOnlyWhereAskedAndAroundWords() {
    #expect(!renderer.render(SampleDocument.document).contains("\u{1B}"))
    let text = TerminalRenderer(isColored: true).render(SampleDocument.document)
    #expect(text.contains("\u{1B}[31mLaws: failed\u{1B}[0m"))
    #expect(text.hasSuffix("\u{1B}[31msample: 1 case failed (2 s)\u{1B}[0m"))
    let plain = ["0", "2", "31", "32", "33"].reduce(text) {
      $0.replacing("\u{1B}[\($1)m", with: "")
    }
    #expect(plain == renderer.render(SampleDocument.document))
  }

  @Test func longTextIsWrapped() {
    let facts = (1...40).map { ReportFact("name\($0)", "value") }
    let words = Array(repeating: "word", count: 100).joined(separator: " ")
    let text = renderer.render(
      ReportDocument(
        title: "t", facts: facts,
        sections: [ReportSection("s", title: "s", blocks: [.paragraph(words)])]))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(text.contains("name40 value") && text.contains("name1 value · name2 value"))
  }

  @Test func extremesAreShown() {
    let text = renderer.render(SampleDocument.extremeDocument)
    #expect(text.contains("–") && text.contains("1.00e+300"))
  }

  @Test func emptyDocument() {
    #expect(
      renderer.render(SampleDocument.emptyDocument) == """


        None

        Empty: not run

          a

          latency



          who    value

          workload  metric  measured  limit  margin





        """)
  }
}
