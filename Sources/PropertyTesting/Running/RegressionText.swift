/// How the cases of a property are written to a file and read from it.
public struct RegressionText<Case>: Sendable {
  /// The ending of the file's name, with its dot.
  public let fileExtension: String
  /// What a new file begins with, lines with their ends.
  public let header: String
  /// A case as lines, without the last line's end.
  public let write: @Sendable (Case) -> String
  /// All cases of a file.
  public let read: @Sendable (String) throws -> [Case]

  /// A text format.
  ///
  /// - Parameters:
  ///   - fileExtension: the ending of the file's name, with its dot.
  ///   - header: what a new file begins with, lines with their ends.
  ///   - write: a case as lines, without the last line's end.
  ///   - read: all cases of a file.
  public init(
    fileExtension: String, header: String, write: @escaping @Sendable (Case) -> String,
    read: @escaping @Sendable (String) throws -> [Case]
  ) {
    self.fileExtension = fileExtension
    self.header = header
    self.write = write
    self.read = read
  }
}
