/// An accepted difference: the case, the reason, and when the entry can be removed.
///
/// An entry that excuses no case is an error; see ``unused(in:)``.
public struct KnownDeviation: Hashable, Sendable {
  /// The name of the file, with its extension.
  public let file: String
  /// The case's identifier.
  public let identifier: String
  /// The reason for the difference, and when this entry can be removed.
  public let reason: String

  /// Creates a deviation from its parts.
  public init(file: String, identifier: String, reason: String) {
    self.file = file
    self.identifier = identifier
    self.reason = reason
  }
}

extension KnownDeviation {
  /// The cases of the published files that test a limit of decNumber, not of the specification.
  ///
  /// The contexts and operands of these cases are so wide that only backends of any precision run
  /// them.
  public static let published: [KnownDeviation] =
    deviations(
      "exp.decTest", ["expx901", "expx902", "expx903", "expx905"], because: contextLimit)
    + deviations("ln.decTest", ["lnx901", "lnx902", "lnx903", "lnx905"], because: contextLimit)
    + deviations(
      "log10.decTest", ["logx901", "logx902", "logx903", "logx905"], because: contextLimit)
    + deviations(
      "power.decTest",
      ["powx1183", "powx1184", "powx4001", "powx4002", "powx4003", "powx4005"],
      because: contextLimit)
    + deviations(
      "power.decTest", ["powx4008", "powx4010", "powx4012", "powx4014"],
      because: "decNumber refuses operands beyond 10^±999999; the result is well defined")
    + deviations(
      "scaleb.decTest", ["scbx164", "scbx165"],
      because: "decNumber refuses 1200000000; the specification allows 2 · (Emax + precision)")

  /// Returns the entries that excused no case on any subject, as `file identifier`.
  ///
  /// The case of such an entry agreed on each subject that judged it, or is not in the file. The
  /// result does not contain an entry whose case every subject skipped for another reason, such as
  /// its context.
  ///
  ///     let entry = KnownDeviation(file: "own", identifier: "d2", reason: "not yet read")
  ///     let file = try DecTestReader.read("version: 2.62", name: "own")
  ///     let report = VectorRunner(Decimal128.self, deviations: [entry]).run(file)
  ///     KnownDeviation.unused(in: [report])  // ["own d2"]
  public static func unused(in reports: [VectorReport]) -> [String] {
    var excused: Set<String> = []
    var unneeded: Set<String> = []
    for report in reports {
      unneeded.formUnion(report.unneededDeviations.map { "\(report.file) \($0)" })
      for case (.knownDeviation, let cases) in report.skipped {
        excused.formUnion(cases.map { "\(report.file) \($0)" })
      }
    }
    return unneeded.subtracting(excused).sorted()
  }

  private static let contextLimit =
    "decNumber refuses contexts beyond 999999 for functions; the result is well defined"

  private static func deviations(
    _ file: String, _ identifiers: [String], because reason: String
  ) -> [KnownDeviation] {
    identifiers.map { KnownDeviation(file: file, identifier: $0, reason: reason) }
  }
}
