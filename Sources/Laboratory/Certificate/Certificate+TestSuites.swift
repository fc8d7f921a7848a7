import Conformance
import PropertyTesting
import Reporting
import Wording

extension Certificate {
  /// The test suites: one for each backend, or for backends that are judged together.
  ///
  /// A suite contains the vector files and the laws of its backends.
  var testSuites: [TestSuite] {
    var suites = report.verifications.map { backend in
      TestSuite(
        backend.backend,
        backend.vectors.flatMap { set, reports in reports.map { testCase($0, of: set) } }
          + backend.titledGroups.flatMap { title, laws in
            laws.laws.map { testCase($0, of: title) }
          })
    }
    if !report.missing.isEmpty {
      suites.append(
        TestSuite(
          "not run",
          report.missing.map { text in
            let name = text.prefix { $0 != ":" }
            return .init(String(name), group: "vectors", .skipped(text))
          }))
    }
    if !report.unexpectedSkips.isEmpty {
      suites.append(
        TestSuite(
          "not judged",
          report.unexpectedSkips.map { skip in
            .init(skip.file, group: "vectors", .failed(skip.description))
          }))
    }
    return suites
  }

  private func testCase(_ vectors: VectorReport, of set: String) -> TestSuite.TestCase {
    let skipped = vectors.skipped.map { "skipped \($0.value.count): \($0.key)" }.sorted()
    let outcome: TestSuite.Outcome =
      if vectors.failures.count > 0 {
        .failed(
          "\(vectors.failures.count) of \(vectors.read.counted("case")) failed\n"
            + vectors.failures.first.map(\.description).joined(separator: "\n"))
      } else if vectors.passed == 0 {
        .skipped(skipped.joined(separator: "; "))
      } else {
        .passed
      }
    return .init(
      vectors.file, group: set, outcome,
      output: ["read \(vectors.read), passed \(vectors.passed)"] + skipped)
  }

  private func testCase(
    _ law: BackendVerification.JudgedLaw, of group: String
  ) -> TestSuite.TestCase {
    let found = law.report
    let outcome: TestSuite.Outcome =
      if found.failed > 0 {
        .failed(
          "\(found.failed) of \((found.cases + found.regressions).counted("case")) failed\n"
            + (found.failure?.description ?? ""))
      } else if let obstacle = found.obstacle {
        .error(obstacle.description)
      } else {
        .passed
      }
    let discarded = found.discarded.map { "discarded \($0.value): \($0.key)" }.sorted()
    return .init(
      found.identifier, group: group, outcome,
      output: [found.statement, "cases \(found.cases)"] + discarded)
  }
}
