import Conformance
import DecimalArithmetic
import GMPDecimal
import Metryvo
import Testing

/// The examples in doc comments, which are lines that begin with `/// vector:`, hold on the oracle
/// and on both backends.
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
    let gmp = VectorRunner(BigDecimal.self).run(file)
    #expect(gmp.passed == lines.count - directives, "\(gmp)")
    let limbs = VectorRunner(LimbDecimal.self).run(file)
    #expect(limbs.passed == lines.count - directives, "\(limbs)")
    #expect(lines.count - directives >= 80)
  }
}
