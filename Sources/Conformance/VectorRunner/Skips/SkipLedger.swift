/// The expected numbers of skipped cases by file and reason.
///
/// A run whose skips differ from the expected skips fails. Cases with a known deviation are counted
/// separately, by ``KnownDeviation``.
public struct SkipLedger: Sendable {
  /// The counts for one reason.
  package struct Entry: Sendable {
    let reason: SkipReason
    /// The only subject that skips the cases; `nil` if every subject does.
    let subject: String?
    /// The numbers of cases by the names of files.
    package let counts: [String: Int]

    /// Creates an entry from a list of file names without extension, each with its count.
    package init(_ reason: SkipReason, of subject: String? = nil, _ list: String) {
      self.reason = reason
      self.subject = subject
      var counts: [String: Int] = [:]
      for item in list.split(separator: ",") {
        let words = item.split { $0.isWhitespace }
        if words.count == 2, let count = Int(words[1]) { counts["\(words[0]).decTest"] = count }
      }
      self.counts = counts
    }
  }

  package let entries: [Entry]

  /// Creates a ledger of `entries`.
  package init(entries: [Entry]) { self.entries = entries }

  /// Returns the reasons for which more or fewer cases of a file are skipped than expected.
  ///
  /// No skips are expected in a file without an entry.
  public func differences(in report: VectorReport) -> [UnexpectedSkip] {
    var expected: [SkipReason: Int] = [:]
    for entry in entries where entry.subject == nil || entry.subject == report.subject {
      if let count = entry.counts[report.file] { expected[entry.reason] = count }
    }
    var differences: [UnexpectedSkip] = []
    for reason in Set(expected.keys).union(report.skipped.keys) {
      if case .knownDeviation = reason { continue }
      let skip = UnexpectedSkip(
        file: report.file, subject: report.subject, reason: reason,
        identifiers: report.skipped[reason] ?? [], expected: expected[reason] ?? 0)
      if skip.identifiers.count != skip.expected { differences.append(skip) }
    }
    return differences.sorted { $0.description < $1.description }
  }

  /// Whether the ledger expects exactly the skips `skip` of the published file for every subject.
  func expects(_ skip: UnexpectedSkip) -> Bool {
    let name = skip.file.split(separator: "/").last.map(String.init) ?? ""
    return entries.contains { entry in
      entry.subject == nil && entry.reason == skip.reason
        && entry.counts[name] == skip.identifiers.count
    }
  }
}

extension SkipLedger {
  /// The expected skips of the published files; the project's own files have no skips.
  ///
  /// The backend of 34 digits does not support the wide and narrow contexts and the long operands
  /// of some cases, which backends of any precision judge. A null operand represents a missing
  /// operand, which no value can represent.
  public static let published = SkipLedger(entries: [
    Entry(
      .nullOperand,
      """
      dqAbs 1, dqAdd 2, dqCompare 2, dqCompareSig 2, dqCompareTotal 2, dqCompareTotalMag 2,
      dqDivide 2, dqDivideInt 2, dqFMA 4, dqLogB 1, dqMax 2, dqMaxMag 2, dqMin 2, dqMinMag 2,
      dqMultiply 2, dqNextMinus 1, dqNextPlus 1, dqNextToward 2, dqQuantize 2, dqReduce 1,
      dqRemainder 2, dqRemainderNear 2, dqSubtract 2, ddAbs 1, ddAdd 2, ddCompare 2,
      ddCompareSig 2, ddCompareTotal 2, ddCompareTotalMag 2, ddDivide 2, ddDivideInt 2, ddFMA 4,
      ddLogB 1, ddMax 2, ddMaxMag 2, ddMin 2, ddMinMag 2, ddMultiply 2, ddNextMinus 1,
      ddNextPlus 1, ddNextToward 2, ddQuantize 2, ddReduce 1, ddRemainder 2, ddRemainderNear 2,
      ddSubtract 2, abs 1, add 2, compare 2, comparetotal 2, comparetotmag 2, divide 2,
      divideint 2, exp 1, fma 4, ln 1, log10 1, logb 1, max 2, maxmag 2, min 2, minmag 2,
      minus 1, multiply 2, nextminus 1, nextplus 1, nexttoward 2, plus 1, power 2, powersqrt 1,
      quantize 2, reduce 1, remainder 2, remainderNear 2, rescale 2, squareroot 1, subtract 2
      """),
    Entry(
      .contextNotSupported, of: "native",
      """
      abs 1, add 125, base 510, compare 412, comparetotal 404, comparetotmag 398, divide 152,
      divideint 74, exp 225, extra 11, fma 449, ln 70, log10 64, max 104, maxmag 104, min 104,
      minmag 104, minus 2, multiply 361, plus 2, power 244, quantize 56, randomBound32 2400,
      randoms 4000, reduce 13, remainder 294, remainderNear 342, rescale 62, rounding 68,
      scaleb 2, squareroot 3, subtract 22
      """),
    Entry(
      .operandNotHeld, of: "native",
      """
      divide 4, extra 2, fma 158, ln 11, log10 1, logb 8, nextminus 6, nextplus 6, nexttoward 12,
      power 7, remainder 1
      """),
  ])
}
