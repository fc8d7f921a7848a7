import Foundation
import Peers
import Reporting

/// The suite `arithmetic` at numbers of digits: `BigDecimal` beside libmpdec and `Decimal128`.
struct DigitsSuite {
  var digits: [Int]
  var limits: DigitsLimits
  var peer: LibmpdecPeer?

  /// Checks that the sides agree, measures, and gives the findings.
  func run(
    progress: (String) -> Void
  ) throws(BenchFailure) -> (document: ReportDocument, record: DigitsRecord, exitCode: Int32) {
    let start = ContinuousClock.now
    var limits = limits
    // Without a peer times are shown, not judged: then a busy machine fails nobody's check.
    if peer == nil { limits.limits = [] }
    let measurer = DigitsMeasurer(limits: limits, peer: peer)
    var measurements: [DigitsMeasurement] = []
    for count in digits {
      let operands = DigitsOperands(digits: count)
      let sides = try DigitsSides(operands)
      try peer?.load(operands)
      for operation in DigitsOperation.allCases where count <= operation.mostDigits {
        progress("\(operation.rawValue) at \(count) digits")
        measurements.append(try measurer.measure(operation, sides))
      }
    }
    let findings = DigitsFindings(
      measurements: measurements, limits: limits, peer: peer?.version,
      seconds: (ContinuousClock.now - start) / .seconds(1))
    return (findings.document, findings.record, findings.breaches == 0 ? 0 : 1)
  }
}
