import Foundation
import Testing

/// Each of our corpus files has a checksum, which `make corpora` verifies.
@Suite struct CorporaTests {
  @Test func everyFileHasAChecksum() throws {
    let folder = PackageFiles.root.appendingPathComponent("Corpora/metryvo")
    let sums = try String(
      contentsOf: folder.appendingPathComponent("SHA256SUMS"), encoding: .utf8)
    let listed = sums.split(separator: "\n").map { String($0.dropFirst(66)) }
    let entries = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    // `regressions` has no checksums, because failing runs add their cases there.
    let files = (entries ?? []).filter { $0.contains(".") && !$0.hasPrefix("regressions/") }
    #expect(files.count >= 8)
    #expect(files.sorted() == listed.sorted())
  }

  @Test func everyFileIsOnThePage() throws {
    let page = try PackageFiles.text("Corpora/README.md")
    let folder = PackageFiles.root.appendingPathComponent("Corpora/metryvo").path
    let others = ["SHA256SUMS", "regressions"]
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      !$0.hasPrefix(".") && !others.contains($0)
    }
    let unlisted = files.filter { !page.contains("| `metryvo/\($0)` |") }
    #expect(files.count >= 8 && unlisted == [])
  }
}
