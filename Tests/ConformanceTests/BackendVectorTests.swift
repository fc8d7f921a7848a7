import Conformance
import DecimalArithmetic
import GMPDecimal
import Metryvo
import Testing

/// Both backends, and the limb path of one, pass every vector of the operations there are.
@Suite struct BackendVectorTests {
  private func failures<B: DecimalBackend>(
    of _: B.Type, in folder: DecTestFolder, _ names: [String]
  ) throws -> (failures: [String], passed: Int) {
    var failures: [String] = []
    var passed = 0
    for name in names {
      let report = VectorRunner(B.self).run(try folder.read(name))
      passed += report.passed
      if !report.isComplete || report.failures.count > 0 { failures.append(report.description) }
    }
    return (failures, passed)
  }

  @Test func directedVectors() throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.directedVectors))
    for result in [
      try failures(of: Decimal128.self, in: folder, folder.names),
      try failures(of: BigDecimal.self, in: folder, folder.names),
      try failures(of: LimbDecimal.self, in: folder, folder.names),
    ] {
      #expect(result.failures == [])
      #expect(result.passed == 24_870)
    }
  }

  @Test(
    .enabled(
      if: DecTestFolder(path: PackageFolder.publishedVectors) != nil,
      "not run: no published decTest files in .corpora/dectest or METRYVO_DECTEST"))
  func publishedVectors() throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.publishedVectors))
    let native = try failures(of: Decimal128.self, in: folder, folder.names)
    let gmp = try failures(of: BigDecimal.self, in: folder, folder.names)
    let limbs = try failures(of: LimbDecimal.self, in: folder, folder.names)
    #expect(native.failures == [] && native.passed > 11_000)
    #expect(gmp.failures == [] && gmp.passed > 22_000)
    #expect(limbs.failures == [] && limbs.passed == gmp.passed)
  }
}
