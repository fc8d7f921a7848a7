import BuildInformation

enum Version {
  /// The release, and the commit it was built from.
  static let description = "metryvo \(number) (commit \(commit))"
  static let number = "0.1.0"
  static var commit: String { String(cString: metryvo_commit()) }
}
