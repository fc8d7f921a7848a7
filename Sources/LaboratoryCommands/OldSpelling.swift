/// The old spelling of the subcommands of `verify` as options, supported for one more release.
package enum OldSpelling {
  /// The old options without a value, with the words that replace them.
  private static let flags = [
    "--conversions": ["conversions"], "--catalog": ["catalog"], "--mutants": ["mutants"],
    "--list-laws": ["laws", "--list"],
  ]
  /// The old options with a value, which now follows the name of a subcommand.
  private static let options = ["--law": "laws", "--peer": "peer", "--table": "claims"]

  /// Returns the arguments in the new spelling, and a note about the change.
  ///
  /// - Returns: `nil` for arguments that are not in the old spelling.
  package static func replaced(in arguments: [String]) -> (arguments: [String], note: String)? {
    guard arguments.first == "verify", arguments.count > 1,
      !VerifyCommand.parts.contains(arguments[1])
    else { return nil }
    for (place, word) in arguments.enumerated().dropFirst() {
      if word == "--" { return nil }
      let pieces = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = pieces.first else { continue }
      if let words = flags[word] {
        return replaced(arguments, place..<place + 1, option, by: words)
      }
      guard let part = options[option] else { continue }
      if pieces.count == 2 {
        return replaced(arguments, place..<place + 1, option, by: [part, pieces[1]])
      }
      // An option without its value is a usage error, which the parser reports.
      guard place + 1 < arguments.count else { return nil }
      return replaced(
        arguments, place..<place + 2, option, by: [part, arguments[place + 1]])
    }
    return nil
  }

  private static func replaced(
    _ arguments: [String], _ range: Range<Int>, _ option: String, by words: [String]
  ) -> (arguments: [String], note: String) {
    let before = arguments[..<range.lowerBound].dropFirst()
    let new = ["verify"] + words + before + arguments[range.upperBound...]
    let spelling = words.first == "laws" && words.last == "--list" ? words : [words[0]]
    return (
      new,
      "note: 'metryvo verify \(option)' is now 'metryvo verify \(spelling.joined(separator: " "))'; "
        + "the old spelling goes with the next release"
    )
  }
}
