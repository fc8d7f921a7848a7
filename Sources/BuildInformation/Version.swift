import CBuildInformation

/// The program that runs: its release, and the commit that it was built from.
package enum Version {
  /// The release and the commit of the program as text.
  package static let description = "metryvo \(number) (commit \(commit))"
  package static let number = "0.1.0"
  package static var commit: String { String(cString: metryvo_commit()) }
}
