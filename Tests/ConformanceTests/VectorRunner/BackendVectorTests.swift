import Conformance
import DecimalArithmetic
import GMPDecimal
import Metryvo
import Testing

/// Both backends, and the limb path of `BigDecimal`, pass every vector.
@Suite struct BackendVectorTests {
  private func failures<Subject>(
    of runner: VectorRunner<Subject>, in folder: DecTestFolder
  ) throws -> (failures: [String], passed: Int, read: Int) {
    var failures: [String] = []
    var passed = 0
    var read = 0
    for name in folder.names {
      let report = runner.run(try folder.read(name))
      passed += report.passed
      read += report.read
      failures += SkipLedger.published.differences(in: report).map(\.description)
      if !report.isComplete || report.failures.count > 0 { failures.append(report.description) }
    }
    return (failures, passed, read)
  }

  @Test func directedVectors() throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.directedVectors))
    let native = try failures(of: VectorRunner(Decimal128.self), in: folder)
    #expect(native.failures == [] && native.passed == 29_663)
    let gmp = try failures(of: VectorRunner(BigDecimal.self), in: folder)
    #expect(gmp.failures == [] && gmp.passed == native.passed)
    let limbs = try failures(of: VectorRunner(LimbDecimal.self), in: folder)
    #expect(limbs.failures == [] && limbs.passed == native.passed)
  }

  @Test(
    .enabled(
      if: DecTestFolder(path: PackageFolder.publishedVectors) != nil,
      "not run: no published decTest files in .corpora/dectest or METRYVO_DECTEST"))
  func publishedVectors() throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.publishedVectors))
    let native = try failures(of: VectorRunner(Decimal128.self), in: folder)
    let gmp = try failures(of: VectorRunner(BigDecimal.self), in: folder)
    let limbs = try failures(of: VectorRunner(LimbDecimal.self), in: folder)
    #expect(native.failures == [] && native.passed > 55_500)
    // All cases pass except null operands and known deviations, since `BigDecimal` supports every
    // context.
    #expect(gmp.failures == [] && gmp.passed == gmp.read - 138 - KnownDeviation.published.count)
    #expect(limbs.failures == [] && limbs.passed == gmp.passed)
  }
}
