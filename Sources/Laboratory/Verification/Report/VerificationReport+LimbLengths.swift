import Conformance
import PropertyTesting
import Reporting
import Wording

extension VerificationReport {
  /// The operand lengths that each operation met, with the hits of the rarest length.
  var limbLengths: [ReportBlock] {
    let laws = directed.flatMap(\.limbLengths.laws).map(\.report)
    let operations = laws.map { $0.identifier.dropFirst(LimbLengthLaws.prefix.count) }
    let least = laws.map { LimbLengthLaws.leastHits(in: $0) }
    guard let fewest = least.min() else { return [] }
    let rare = zip(operations, least).filter { $1 < 10 }.map { "\($0) \($1)" }
    return [
      .paragraph(
        "\(LimbLengthLaws.lengths) lengths of up to \(LimbLengthLaws.longest) digits, where 1 to 12 words "
          + "end, as each operand of \(laws.count.counted("operation")), each at least "
          + (rare.isEmpty
            ? fewest.counted("time") : "10 times, but for \(rare.joined(separator: ", "))")
      )
    ]
  }
}
