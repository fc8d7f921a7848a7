import Conformance
import DecimalArithmetic
import GMPDecimal
import Metryvo
import Testing

/// The examples in doc comments, lines that begin with `/// vector:`, hold on the oracle, and on both
/// backends as far as they have the operation.
@Suite struct DocumentedVectorTests {
  @Test func examplesHold() throws {
    var lines = [
      "extended: 1", "clamp: 1", "precision: 34", "maxExponent: 6144", "minExponent: -6143",
      "rounding: half_even",
    ]
    let directives = lines.count
    let mark = "/// vector: "
    for path in PackageFiles.swift where path.hasPrefix("Sources/") {
      for line in try PackageFiles.text(path).split(separator: "\n") {
        guard let range = line.firstRange(of: mark) else { continue }
        lines.append("doc\(lines.count) \(line[range.upperBound...])")
      }
    }
    let file = try DecTestReader.read(lines.joined(separator: "\n"), name: "doc comments")
    let oracle = VectorRunner(OracleSubject()).run(file)
    #expect(oracle.passed == lines.count - directives, "\(oracle)")
    let native = VectorRunner(Decimal128.self).run(file)
    #expect(native.passed == lines.count - directives, "\(native)")
    for report in [
      VectorRunner(BigDecimal.self).run(file), VectorRunner(LimbDecimal.self).run(file),
    ] {
      #expect(report.isComplete && report.failures.count == 0, "\(report)")
      #expect(report.passed >= 15, "\(report)")
      let reasons = report.skipped.keys.filter {
        if case .operationNotInRelease = $0 { false } else { true }
      }
      #expect(reasons == [], "\(report)")
    }
    #expect(lines.count - directives >= 15)
  }
}
