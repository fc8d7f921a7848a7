import Foundation
import Reporting
import Testing

@Suite struct HTMLRendererTests {
  @Test func golden() throws {
    let page = HTMLRenderer.render(SampleDocument.document)
    #expect(try GoldenText.difference(page, from: "sample.html") == nil)
  }

  static let documents = [
    SampleDocument.document, SampleDocument.hostileDocument, SampleDocument.extremeDocument,
    SampleDocument.emptyDocument,
  ]

  @Test(arguments: documents) func nothingIsLoadedOrRun(_ document: ReportDocument) {
    let page = HTMLRenderer.render(document)
    for word in ["<script", "http:", "https:", "src=", "@import", "url(", "<link", "onload"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func hostileTextIsText() {
    let page = HTMLRenderer.render(SampleDocument.hostileDocument)
    #expect(
      page.contains(
        "<h1>&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &quot;quoted&quot; &amp; a|b *c* _d_ `e` "
          + "[f](g) \\ \\u{1B}[31m\\u{7}\\u{202E} end</h1>"))
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  /// Elements are closed in order, names are unique, and references have targets.
  @Test(arguments: documents) func thePageIsWellFormed(_ document: ReportDocument) {
    let page = HTMLRenderer.render(document)
    var open: [Substring] = []
    for piece in page.split(separator: "<").dropFirst() {
      guard let tag = piece.split(separator: ">").first else { continue }
      let name = tag.prefix { !" /".contains($0) }
      if tag.hasPrefix("/") {
        #expect(open.popLast() == tag.dropFirst())
      } else if !tag.hasSuffix("/") && !["!DOCTYPE", "meta"].contains(name) {
        open.append(name)
      }
    }
    #expect(open == [])
    let names = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(names).count == names.count)
    let references = page.matches(of: #/aria-labelledby="([^"]*)"/#).flatMap {
      $0.1.split(separator: " ").map(String.init)
    }
    #expect(!references.isEmpty && references.filter { !names.contains($0) } == [])
  }

  @Test func picturesAndTablesAreAccessible() {
    let page = HTMLRenderer.render(SampleDocument.document)
    let pictures = page.components(separatedBy: "<svg ").dropFirst()
    #expect(pictures.count == 11)
    #expect(
      pictures.allSatisfy {
        $0.hasPrefix("role=\"img\"") && $0.contains("<title ") && $0.contains("<desc ")
      })
    #expect(page.contains("<th scope=\"col\">law</th>"))
    #expect(page.contains("<th scope=\"row\">identity</th>"))
    #expect(page.contains("</span> inconclusive</span>"))
  }

  @Test func aPartHasOneCardWithTheGravestOfItsVerdicts() {
    let conclusions = [
      ReportConclusion("a", verdict: .ok, text: "one"),
      ReportConclusion("a", verdict: .inconclusive, text: "two"),
      ReportConclusion("b", verdict: .ok, text: "three"),
    ]
    let page = HTMLRenderer.render(ReportDocument(title: "t", conclusions: conclusions))
    #expect(page.components(separatedBy: "<li ").count - 1 == 2)
    #expect(page.contains("<li class=\"inconclusive\"><strong>a</strong>"))
    #expect(page.contains("<span class=\"text\">one</span><span class=\"text\">two</span></li>"))
  }

  /// Every element that scrolls is reachable by keyboard and has a name.
  @Test(arguments: documents) func whatScrollsCanBeReached(_ document: ReportDocument) {
    let page = HTMLRenderer.render(document)
    let scrolling = page.matches(of: #/<(?:pre|div class="scroll")[^>]*>/#).map { $0.output }
    #expect(
      scrolling.allSatisfy { $0.contains(" role=\"region\" tabindex=\"0\" aria-label=\"") })
  }

  @Test func longLinesFoldUnlessTheyAreFailures() {
    let lines = (1...13).map { "line \($0)" }.joined(separator: "\n")
    func page(_ verdict: ReportVerdict?) -> String {
      HTMLRenderer.render(
        ReportDocument(
          title: "t",
          sections: [.init("s", title: "s", verdict: verdict, blocks: [.preformatted(lines)])]))
    }
    #expect(page(.ok).contains("<summary>13 lines</summary>"))
    for verdict in [nil, ReportVerdict.failed] {
      #expect(!page(verdict).contains("<details>"))
      #expect(page(verdict).contains("<pre class=\"failure\""))
    }
  }

  @Test func longTablesShowTheirSumsFirst() {
    var table = ReportTable(columns: [.init("file"), .init("read", .right)])
    for number in 1...20 { table.append(.init(["f\(number)", "1"])) }
    table.append(.init(["all", "20"], isSummary: true))
    let page = HTMLRenderer.render(
      ReportDocument(title: "t", sections: [.init("s", title: "s", blocks: [.table(table)])]))
    #expect(page.contains("<summary>All 21 rows</summary>"))
    #expect(page.components(separatedBy: ">all</th>").count == 3)
  }
}
