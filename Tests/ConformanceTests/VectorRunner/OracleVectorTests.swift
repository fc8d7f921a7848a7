import Conformance
import Testing

/// The oracle judges the backends.
///
/// The vectors judge the oracle.
@Suite struct OracleVectorTests {
  @Test(arguments: [
    ("dir_add", 4361), ("dir_subtract", 4185), ("dir_multiply", 6909), ("dir_divide", 5654),
    ("dir_quantize", 3761), ("dir_fma", 4793),
  ])
  func oraclePassesDirectedVectors(name: String, count: Int) throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.directedVectors))
    let report = VectorRunner(OracleSubject()).run(try folder.read(name))
    #expect(report.passed == count && report.read == count, "\(report)")
  }

  /// Every published file is readable, and every case passes or is skipped for a known reason.
  @Test(
    .enabled(
      if: DecTestFolder(path: PackageFolder.publishedVectors) != nil,
      "not run: no published decTest files in .corpora/dectest or METRYVO_DECTEST"))
  func oraclePassesPublishedVectors() throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.publishedVectors))
    let runner = VectorRunner(OracleSubject())
    let dressed = VectorRunner(ExactDecimal<Faultless>.self)
    var failures: [String] = []
    var passed = 0
    var reasons: [String: Int] = [:]
    var beyond: Set<String> = []
    for name in folder.names {
      do {
        let file = try folder.read(name)
        let report = runner.run(file)
        passed += report.passed
        beyond.formUnion(report.skipped[.beyondOracle] ?? [])
        for (reason, cases) in report.skipped {
          reasons[reason.description.prefix { $0 != ":" }.description, default: 0] += cases.count
        }
        if report.failures.count > 0 || !report.isComplete { failures.append(report.description) }
        let sameAsBackend = dressed.run(file)
        if sameAsBackend.failures.count > 0 || !sameAsBackend.isComplete {
          failures.append(sameAsBackend.description)
        }
      } catch {
        failures.append("\(error)")
      }
    }
    #expect(failures == [])
    #expect(passed > 0)
    let known: Set = [
      "null operand (#)", "known deviation", SkipReason.beyondOracle.description,
    ]
    // The oracle lacks the digits only for cases that the list of expected skips names.
    #expect(beyond.isSubset(of: KnownDeviation.published.map(\.identifier)), "\(beyond)")
    #expect(known.isSuperset(of: reasons.keys), "\(reasons)")
    #expect(reasons["known deviation", default: 0] <= KnownDeviation.published.count)
  }
}
