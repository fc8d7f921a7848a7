import Foundation
import Testing

/// Programs of `Tests/Consumer` contain the Swift code of pages, and `make consumer-check` compiles
/// and runs these programs.
@Suite struct PageSnippetsTests {
  private static let catalogs = PackageFiles.pages.filter { $0.contains(".docc/") }

  /// Returns the blocks of Swift code on a page.
  private func snippets(on page: String) throws -> [String] {
    var snippets: [String] = []
    var snippet: [Substring]?
    for line in try PackageFiles.text(page).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line == "```swift" {
        snippet = []
      } else if line == "```", let lines = snippet {
        snippets.append(lines.joined(separator: "\n"))
        snippet = nil
      } else {
        snippet?.append(line)
      }
    }
    return snippets
  }

  /// Returns whether a program contains the consecutive lines of a snippet, indented by 0, 2 or 4
  /// spaces.
  private func shows(_ program: String, _ snippet: String) -> Bool {
    let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false)
    return [0, 2, 4].contains { depth in
      let margin = String(repeating: " ", count: depth)
      let text = lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
      return "\n\(program)".contains("\n\(text)\n")
    }
  }

  @Test func everySnippetStandsInAProgram() throws {
    let folder = "Tests/Consumer/Sources/Articles/"
    let programs = try PackageFiles.swift.filter { $0.hasPrefix(folder) }.map {
      try PackageFiles.text($0)
    }
    var count = 0
    for page in ["README.md", "CONTRIBUTING.md"] + PackageFiles.pages {
      for snippet in try snippets(on: page) {
        count += 1
        #expect(programs.contains { shows($0, snippet) }, "\(page):\n\(snippet)")
      }
    }
    #expect(count > 20)
  }

  @Test func everyProgramHasAnArticle() {
    let programs = PackageFiles.swift.compactMap {
      $0.wholeMatch(of: #/Tests/Consumer/Sources/Articles/(\w+)/main\.swift/#)
    }
    let articles = Self.catalogs.map { $0.split(separator: "/").last }
    let without = programs.map { "\($0.output.1).md" }.filter { !articles.contains($0[...]) }
    #expect(programs.count >= 5 && without == [])
  }

  /// docc also finds broken links, but few contributors run docc.
  @Test func articlesLinkToArticlesOfTheirCatalog() throws {
    var broken: [String] = []
    for page in Self.catalogs {
      let catalog = page.prefix(upTo: page.firstRange(of: ".docc/")?.lowerBound ?? page.endIndex)
      let names = Self.catalogs.filter { $0.hasPrefix(catalog + ".docc/") }
        .compactMap { $0.split(separator: "/").last }
      for link in try PackageFiles.text(page).matches(of: /<doc:(\w+)>/) {
        if !names.contains("\(link.output.1).md") { broken.append("\(page): \(link.output.1)") }
      }
    }
    #expect(Self.catalogs.count > 10 && broken == [])
  }

  @Test func pagesOfCatalogsAreNarrow() throws {
    let wide = try Self.catalogs.flatMap { page in
      try PackageFiles.text(page).split(separator: "\n").filter { $0.count > 120 }.map {
        "\(page): \($0)"
      }
    }
    #expect(wide == [])
  }
}
