import Wording

/// The skipped cases of a file with one reason, in a number that differs from the expected number.
public struct UnexpectedSkip: Hashable, Sendable {
  /// The file's name.
  public let file: String
  /// The subject that skipped the cases; `nil` if no subject judged them.
  public let subject: String?
  /// The reason of the skips.
  public let reason: SkipReason
  /// The identifiers of the cases that were skipped.
  public let identifiers: [String]
  /// The expected number of skips.
  public let expected: Int

  /// The number of skips above the expected number.
  public var unjudged: Int { max(0, identifiers.count - expected) }

  /// Returns the cases of a file that no subject judged, with the reason of the last subject.
  ///
  /// A case needs only one subject that judges it, because not every backend has every context. A
  /// known deviation counts as judged. Skips that `ledger` expects of the published file are left
  /// out.
  ///
  /// - Parameters:
  ///   - reports: the reports of one file, one for each subject.
  ///   - ledger: the expected skips.
  /// - Returns: the cases, grouped by reason.
  package static func unjudged(
    in reports: [VectorReport], ledger: SkipLedger = .published
  ) -> [UnexpectedSkip] {
    guard let last = reports.last else { return [] }
    // The number of unjudged cases of each identifier. A file may use an identifier twice.
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
  /// The largest number of identifiers that are shown.
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
