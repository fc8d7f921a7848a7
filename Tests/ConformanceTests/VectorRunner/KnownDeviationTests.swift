import Conformance
import DecimalArithmetic
import Testing

/// A known deviation excuses only a case whose result differs.
@Suite struct KnownDeviationTests {
  private static let text = """
    precision: 9
    rounding: half_up
    maxExponent: 384
    minExponent: -383
    wrong add 1 2 -> 4
    right add 1 2 -> 3
    precision: 5000
    wide add 1 2 -> 4
    """

  private func report<Fault: SeededFault>(
    _: Fault.Type, _ identifiers: [String]
  ) throws -> VectorReport {
    let deviations = identifiers.map {
      KnownDeviation(file: "t", identifier: $0, reason: "seeded")
    }
    return VectorRunner(ExactDecimal<Fault>.self, deviations: deviations)
      .run(try DecTestReader.read(Self.text, name: "t"))
  }

  @Test func anEntryThatIsNeededExcuses() throws {
    let report = try report(Faultless.self, ["wrong"])
    #expect(report.failures.count == 0 && report.isComplete)
    #expect(report.skipped[.knownDeviation("seeded")] == ["wrong"])
    #expect(KnownDeviation.unused(in: [report]) == [])
  }

  @Test func aCaseThatPassesNeedsNoEntry() throws {
    let report = try report(Faultless.self, ["wrong", "right"])
    #expect(report.passed == 1 && report.isComplete)
    #expect(KnownDeviation.unused(in: [report]) == ["t right"])
  }

  @Test func anEntryWithoutACaseIsUnused() throws {
    let report = try report(Faultless.self, ["wrong", "nowhere"])
    #expect(KnownDeviation.unused(in: [report]) == ["t nowhere"])
  }

  /// A subject that cannot run a case does not decide whether the entry of the case is used.
  @Test func aCaseThatIsNotRunSaysNothing() throws {
    let report = try report(Faultless.self, ["wrong", "wide"])
    #expect(report.skipped[.contextNotSupported] == ["wide"])
    #expect(KnownDeviation.unused(in: [report]) == [])
  }

  /// An entry counts as used if at least one subject needs the entry.
  @Test func oneSubjectThatNeedsItIsEnough() throws {
    let passing = try report(Faultless.self, ["wrong", "right"])
    let failing = try report(LastDigit.self, ["wrong", "right"])
    #expect(KnownDeviation.unused(in: [passing, failing]) == ["t right"])
    #expect(KnownDeviation.unused(in: [passing]) == ["t right"])
  }

  /// At least one subject needs each published entry, if the files are present.
  @Test(
    .enabled(
      if: DecTestFolder(path: PackageFolder.publishedVectors) != nil,
      "not run: no published decTest files in .corpora/dectest or METRYVO_DECTEST"))
  func publishedEntriesAreNeeded() throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.publishedVectors))
    let files = Set(KnownDeviation.published.map { String($0.file.dropLast(".decTest".count)) })
    let runner = VectorRunner(OracleSubject())
    let reports = try files.sorted().map { runner.run(try folder.read($0)) }
    #expect(KnownDeviation.unused(in: reports) == [])
  }
}
