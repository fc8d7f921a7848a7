import AppPages
import Foundation
import Markup
import Testing

/// Compares the HTML of each screen and sheet, in four languages, with files.
///
/// `Golden/<page>.html` is the page in English. `Golden/<language>.diff` has the lines in which the
/// pages of the language differ from English. `METRYVO_UPDATE=1` writes the files again; review
/// them before a commit. Each product has one page, which represents its screens.
@Suite struct GoldenPagesTests {
  private static let advice: Comment =
    """
    if the pages are right: METRYVO_UPDATE=1 swift test -c release --disable-testable-imports \
    --filter GoldenPagesTests
    """

  @Test func pagesAreAsInEnglish() throws {
    for page in GoldenPage.all {
      let lines = page.page("en").goldenLines
      let difference = try GoldenFile(name: page.name + ".html").difference(lines)
      #expect(difference == [], Self.advice)
    }
    #expect(try unusedFiles() == [])
  }

  @Test(arguments: ["de", "ja", "ar-XB"]) func pagesDifferBySigns(_ language: String) throws {
    var lines: [String] = []
    for page in GoldenPage.all {
      let english = page.page("en").goldenLines
      let changes = GoldenFile.changes(from: english, to: page.page(language).goldenLines)
      if !changes.isEmpty { lines += ["== " + page.name] + changes }
    }
    let difference = try GoldenFile(name: language + ".diff").difference(lines)
    #expect(difference == [], Self.advice)
  }

  @Test(arguments: ["en", "de", "ja", "ar-XB"]) func pagesKeepTheLaws(_ language: String) {
    for golden in GoldenPage.all {
      let page = golden.page(language)
      #expect(page.problems == [], "\(golden.name)")
      #expect(page.log.count > 0 && !page.tree.root.content.isEmpty)
    }
  }

  /// Each icon that a page shows is a symbol in the file of icons, and each quantity has a picture.
  @Test(arguments: [("icons.svg", "icon-", 10), ("quantities.svg", "picture-", 48)])
  func picturesAreSymbols(_ name: String, _ prefix: String, _ least: Int) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Web/App/" + name)
    let icons = try String(contentsOf: file, encoding: .utf8)
    var shown: Set<String> = []
    for golden in GoldenPage.all {
      for node in golden.page("en").tree.root.nodes() {
        let classes = node.value(.class)?.split(separator: " ") ?? []
        shown.formUnion(
          classes.filter { $0.hasPrefix(prefix) && $0 != "icon-button" }.map(String.init))
      }
    }
    let missing = shown.filter { !icons.contains("id=\"\($0)\"") }
    #expect(missing.isEmpty && shown.count > least)
  }

  private func unusedFiles() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden")
    let used = GoldenPage.all.map { $0.name + ".html" } + ["de.diff", "ja.diff", "ar-XB.diff"]
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      !used.contains($0)
    }
  }
}
