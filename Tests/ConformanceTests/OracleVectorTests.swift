import Conformance
import Testing

/// The oracle judges the backends; the vectors judge the oracle.
@Suite struct OracleVectorTests {
  @Test(arguments: [
    ("dir_add", 4361), ("dir_subtract", 4185), ("dir_multiply", 6909), ("dir_divide", 5654),
    ("dir_quantize", 3761),
  ])
  func oraclePassesDirectedVectors(name: String, count: Int) throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.directedVectors))
    let report = VectorRunner(OracleSubject()).run(try folder.read(name))
    #expect(report.passed == count && report.read == count, "\(report)")
  }

  @Test func fusedMultiplyAddIsSkippedWithItsReason() throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.directedVectors))
    let report = VectorRunner(OracleSubject()).run(try folder.read("dir_fma"))
    #expect(report.isComplete)
    #expect(report.read == 4793)
    #expect(report.skipped == [.operationNotInRelease("fma"): report.read])
  }

  /// Every published file is understood, and every case of the operations that exist passes.
  @Test(
    .enabled(
      if: DecTestFolder(path: PackageFolder.publishedVectors) != nil,
      "not run: no published decTest files in .corpora/dectest or METRYVO_DECTEST"))
  func oraclePassesPublishedVectors() throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.publishedVectors))
    let runner = VectorRunner(OracleSubject())
    var failures: [String] = []
    var passed = 0
    for name in folder.names {
      do {
        let report = runner.run(try folder.read(name))
        passed += report.passed
        let isJudged = report.skipped[.beyondOracle] == nil && report.isComplete
        if report.failures.count > 0 || !isJudged { failures.append(report.description) }
      } catch {
        failures.append("\(error)")
      }
    }
    #expect(failures == [])
    #expect(passed > 0)
  }
}
