import Foundation
import Testing

/// Pages name only files that exist, and no measured times.
@Suite struct PagePathsTests {
  private static let pages =
    PackageFiles.pages + PackageFiles.paths.filter { $0.hasPrefix("Tests/") && $0.hasSuffix(".md") }
    + ["README.md", "CONTRIBUTING.md", "Corpora/README.md"]

  /// Paths that only runs create.
  private static let written = ["Corpora/metryvo/regressions", "reports/index.html"]

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: PackageFiles.root.appendingPathComponent(path).path)
  }

  @Test func pagesNamePathsThatExist() throws {
    let code = /`((?:Benchmarks|Corpora|Sources|Tests|Tools|Web|reports)\/[\w.\/+\-]*)`/
    let link = /\]\(([^)#:]+)(?:#[^)]*)?\)/
    var count = 0
    var offenders: [String] = []
    for page in Self.pages {
      let folder = page.split(separator: "/").dropLast().joined(separator: "/")
      let text = try PackageFiles.text(page)
      for match in text.matches(of: code) where !Self.written.contains(String(match.output.1)) {
        // A path begins at the root, or at the folder of the page.
        let path = String(match.output.1)
        count += 1
        if !exists(path), !exists("\(folder)/\(path)") { offenders.append("\(page): \(path)") }
      }
      for match in text.matches(of: link) {
        count += 1
        if !exists("\(folder)/\(match.output.1)") {
          offenders.append("\(page): \(match.output.1)")
        }
      }
    }
    #expect(count > 100)
    #expect(offenders == [])
  }

  /// Reports state measured times; a page may state a limit.
  @Test func pagesStateNoMeasuredTimes() throws {
    let limits = [
      "4, 8 or 16 ms", "within 50 ms", "silent for 30 seconds", "at most 20 µs", "5 minutes",
    ]
    let time = /\d\s?(?:ns|µs|ms|s|seconds|minutes|milliseconds|nanoseconds)\b/
    var offenders: [String] = []
    let pages = PackageFiles.pages.filter { $0.hasSuffix("/README.md") }
    for page in pages {
      for line in try PackageFiles.lines(page) {
        let rest = limits.reduce(String(line)) { $0.replacing($1, with: "") }
        if rest.contains(time) { offenders.append("\(page): \(line)") }
      }
    }
    let text = try pages.map { try PackageFiles.text($0) }.joined()
    #expect(limits.filter { !text.contains($0) } == [])
    #expect(offenders == [])
  }
}
