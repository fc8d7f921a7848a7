import Foundation
import Testing

/// Commands run by tests write nothing into the checkout.
@Suite struct WorkingFolderTests {
  private static let verify = [
    "verify", "laws", "add-commutes", "--cases", "10", "--report",
  ]

  /// `report` without `--to` writes `reports/index.html` in the run's working folder.
  @Test func standardPathsAreThoseOfTheRunsFolder() throws {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = CommandRun.package.appendingPathComponent("reports/index.html")
    let before = try? Data(contentsOf: page)
    let verify = try CommandRun(Self.verify + [folder])
    #expect(verify.code == 0 && verify.files == [], "\(verify.error)")
    let report = try CommandRun(["report", "--from", folder])
    #expect(report.code == 0 && report.files == ["reports/index.html"], "\(report.error)")
    let after = try? Data(contentsOf: page)
    #expect(after == before)
  }

  @Test func aRelativeFolderIsInTheRunsFolder() throws {
    let run = try CommandRun(Self.verify + ["Corpora/metryvo/regressions/kept"])
    #expect(run.code == 0, "\(run.error)")
    let names = run.files.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(names.contains("verify.json") && names.contains("certificate.json"), "\(names)")
    let kept = CommandRun.package.appendingPathComponent("Corpora/metryvo/regressions/kept")
    #expect(!FileManager.default.fileExists(atPath: kept.path))
  }

  /// The working folder links the files that commands read: vectors, typed numbers and limits.
  @Test func theFilesOfTheCheckoutAreThere() throws {
    let run = try CommandRun([
      "verify", "--backend", "native", "--cases", "50", "--vectors",
      "Corpora/metryvo/directed-decimal128/dir_add.decTest",
    ])
    #expect(run.code == 0 && run.output.contains("4361"), "\(run.error)")
  }
}
