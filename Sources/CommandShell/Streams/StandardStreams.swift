import SystemCalls
import UnitCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The stream for notes, warnings and errors.
package enum StandardError {
  /// Writes one line, and ignores a failure to write.
  ///
  /// A message may quote text of any origin, also file names and arguments. Control and format
  /// characters are shown by their codes, because a terminal would obey them, and long lines are
  /// cut.
  package static func write(_ line: String) {
    _ = DescriptorOutput.write(TerminalColor.message(shown(line)) + "\n", to: STDERR_FILENO)
  }

  /// The maximum length of a line in scalars, longer than any line without a long quotation.
  private static let limit = 1_500

  private static func shown(_ text: String) -> String {
    var shown = ""
    var count = 0
    for scalar in text.unicodeScalars {
      count = scalar == "\n" ? 0 : count + 1
      if count > limit {
        if count == limit + 1 { shown += "…" }
        continue
      }
      if scalar == "\n" || Printable.isPrintable(scalar) {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += Printable.code(of: scalar)
      }
    }
    return shown
  }
}

/// The stream for results.
package enum StandardOutput {
  /// Writes one line, or a part of a line without a terminator.
  ///
  /// - Throws: ``Failure`` with the code for input and output errors, e.g. on a full disk.
  package static func write(_ line: String, terminator: String = "\n") throws(Failure) {
    let code = DescriptorOutput.write(line + terminator, to: STDOUT_FILENO)
    if code == 0 { return }
    throw Failure(
      code: .inputOutput,
      message: "cannot write to standard output: \(String(cString: strerror(code)))")
  }

  /// Writes a value as JSON with sorted keys.
  package static func write(json value: some Encodable) throws { try write(json(value)) }

  /// Returns a value as JSON with sorted keys.
  package static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
