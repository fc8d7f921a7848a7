import ArgumentParser

/// How many words a command line may have.
enum ArgumentLimit {
  /// The parser's time grows with their square: about a second for so many, minutes for all that a system hands
  /// over.
  private static let words = 4_096

  /// - Throws: `ValidationError` if there are more.
  static func check() throws {
    if CommandLine.argc <= words { return }
    throw ValidationError(
      "More than \(words) words; many values belong into a file: "
        + "'metryvo convert --batch rows.tsv'.")
  }
}
