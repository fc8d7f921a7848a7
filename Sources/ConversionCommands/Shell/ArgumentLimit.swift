import ArgumentParser

/// The limit of the number of words on a command line.
enum ArgumentLimit {
  /// The maximum number of words.
  ///
  /// The parser takes quadratic time: about a second for 4,096 words, minutes for as many as a
  /// system accepts.
  private static let words = 4_096

  /// Checks the number of words of the process.
  ///
  /// - Throws: `ValidationError` if there are more words than the limit.
  static func check() throws {
    if CommandLine.argc <= words { return }
    throw ValidationError(
      "More than \(words) words; many values belong into a file: "
        + "'metryvo convert --batch rows.tsv'.")
  }
}
