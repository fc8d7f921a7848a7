import Wording

/// Cases of a file that were skipped for a reason more or less often than they should be.
public struct UnexpectedSkip: Hashable, Sendable {
  /// The file's name.
  public let file: String
  /// Who skipped them; `nil` if no subject judged them.
  public let subject: String?
  /// Why.
  public let reason: SkipReason
  /// The identifiers of the cases that were skipped.
  public let identifiers: [String]
  /// How many should be.
  public let expected: Int

  /// How many cases too many were not judged.
  public var unjudged: Int { max(0, identifiers.count - expected) }

  /// The cases of a file that no subject judged, by the last subject's reason.
  ///
  /// One subject that judges a case is enough: not every backend has every context. A known
  /// deviation is judged.
  ///
  /// What `ledger` expects of a published file of that name is left out.
  ///
  /// - Parameters:
  ///   - reports: what became of the cases of one file, a report for each subject.
  ///   - ledger: what is expected.
  /// - Returns: the cases, by their reasons.
  package static func unjudged(
    in reports: [VectorReport], ledger: SkipLedger = .published
  ) -> [UnexpectedSkip] {
    guard let last = reports.last else { return [] }
    // How often each identifier is still without a judgement; a file may use one twice.
    var counts: [String: Int] = [:]
    for (number, report) in reports.enumerated() {
      var own: [String: Int] = [:]
      for (reason, cases) in report.skipped {
        if case .knownDeviation = reason { continue }
        for identifier in cases { own[identifier, default: 0] += 1 }
      }
      if number > 0 {
        own = own.filter { counts[$0.key] != nil }.merging(
          counts.filter { own[$0.key] != nil }, uniquingKeysWith: min)
      }
      counts = own
    }
    var skips: [UnexpectedSkip] = []
    for (reason, cases) in last.skipped {
      var left: [String] = []
      for identifier in cases {
        guard let count = counts[identifier], count > 0 else { continue }
        counts[identifier] = count - 1
        left.append(identifier)
      }
      if left.isEmpty { continue }
      if case .knownDeviation = reason { continue }
      skips.append(
        UnexpectedSkip(
          file: last.file, subject: nil, reason: reason, identifiers: left, expected: 0))
    }
    return skips.filter { !ledger.expects($0) }.sorted { $0.description < $1.description }
  }
}

extension UnexpectedSkip: CustomStringConvertible {
  /// The most identifiers that are shown.
  private static let shown = 5

  /// The file, the counts, the reason, and the first identifiers.
  public var description: String {
    let count = identifiers.count
    let names =
      identifiers.prefix(Self.shown).joined(separator: " ") + (count > Self.shown ? " …" : "")
    let cases = count.counted("case")
    guard let subject else {
      return "\(file): \(cases) not judged by any backend: \(reason) (\(names))"
    }
    return "\(file) (\(subject)): \(cases) skipped, \(expected) expected: \(reason)"
      + (count == 0 ? "" : " (\(names))")
  }
}
