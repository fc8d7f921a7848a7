import Foundation
import Reporting
import Testing

@Suite struct JSONRendererTests {
  @Test func golden() throws {
    let text = try JSONRenderer.render(SampleDocument.document)
    #expect(try GoldenText.difference(text, from: "sample.json") == nil)
  }

  @Test(arguments: [
    SampleDocument.document, SampleDocument.hostileDocument, SampleDocument.emptyDocument,
  ])
  func roundTrip(_ document: ReportDocument) throws {
    let text = try JSONRenderer.render(document)
    let read = try JSONDecoder().decode(ReportDocument.self, from: Data(text.utf8))
    #expect(read == document)
    #expect(try JSONRenderer.render(read) == text)
  }

  @Test func infinityCannotBeWritten() {
    var document = SampleDocument.document
    document.sections = [
      ReportSection(
        "s", title: "s",
        blocks: [.bars(BarChart(title: "", unit: "", bars: [.init("a", value: .infinity)]))])
    ]
    let error = #expect(throws: ReportError.self) { try JSONRenderer.render(document) }
    #expect(
      error?.description
        == "the findings cannot be written as JSON: sections[0].blocks[0].bars.bars[0].value: "
        + "inf cannot be written")
  }
}
