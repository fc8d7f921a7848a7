/// A replay of a log of events in a new session.
///
///     EventReplay.answers(to: "0200046b6579…")    // ["1312 9f3a0c55", …]
public enum EventReplay {
  /// Returns a summary of the session's effects for each event.
  ///
  /// - Parameter log: one event on each line, as hexadecimal bytes; empty lines are skipped.
  /// - Returns: a line for each event, with the number of effect bytes and their 32-bit FNV-1a
  ///   digest in hexadecimal; `nil` if a line is not hexadecimal bytes.
  public static func answers(to log: String) -> [String]? {
    var session = AppSession()
    var answers: [String] = []
    for line in log.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let event = bytes(of: line) else { return nil }
      let answer = event.withUnsafeBufferPointer { session.handle($0) }
      answers.append("\(answer.count) \(digest(answer))")
    }
    return answers
  }

  private static func bytes(of line: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var high: UInt8?
    for character in line {
      guard let digit = digit(character) else { return nil }
      if let first = high { bytes.append(first << 4 | digit) }
      high = high == nil ? digit : nil
    }
    return high == nil ? bytes : nil
  }

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character - 0x30
    case 0x41...0x46: character - 0x37
    case 0x61...0x66: character - 0x57
    default: nil
    }
  }

  private static func digest(_ bytes: [UInt8]) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
