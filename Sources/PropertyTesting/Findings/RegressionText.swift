/// The text format of a property's failing cases.
public struct RegressionText<Case>: Sendable {
  /// The extension of the file's name, with its dot.
  public let fileExtension: String
  /// The lines with which a new file begins, each with its newline.
  public let header: String
  /// The function that writes a case as lines, without the last newline.
  public let write: @Sendable (Case) -> String
  /// The function that reads all cases of a file.
  public let read: @Sendable (String) throws -> [Case]

  /// Creates a text format.
  ///
  ///     let lines = RegressionText<Int>(fileExtension: ".txt", header: "") { "\($0)" } read: {
  ///       $0.split(separator: "\n").compactMap { Int($0) }
  ///     }
  ///     try lines.read("3\n" + lines.write(-5) + "\n")  // [3, -5]
  ///
  /// - Parameters:
  ///   - fileExtension: the extension of the file's name, with its dot.
  ///   - header: the lines with which a new file begins, each with its newline.
  ///   - write: writes a case as lines, without the last newline.
  ///   - read: reads all cases of a file.
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
