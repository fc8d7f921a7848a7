extension EventLog {
  /// What happened, with what one needs to know to understand it.
  public struct Event: Sendable, CustomStringConvertible {
    /// The layer and what happened there, as in `request.divided`; it stays from version to version.
    public let name: String
    /// The arguments in the order in which they are written.
    public let arguments: [(name: String, value: String)]

    /// An event of a name and its arguments.
    public init(_ name: String, _ arguments: [(name: String, value: String)]) {
      self.name = name
      self.arguments = arguments
    }

    /// One line of logfmt: `request.divided source="5 mi" target=km`.
    ///
    /// A value stands in quotation marks if it is empty or has a space, a control character, `=`,
    /// `"` or `\`. A backslash stands before `"` and `\`; a control character is a space.
    public var description: String {
      var text = name
      for argument in arguments { text += " \(argument.name)=\(Self.quoted(argument.value))" }
      return text
    }

    private static func quoted(_ value: String) -> String {
      let isPlain = value.utf8.allSatisfy { byte in
        byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: "=") && !isMark(byte)
      }
      if isPlain && !value.utf8.isEmpty { return value }
      var bytes = [UInt8(ascii: "\"")]
      for byte in value.utf8 {
        if isMark(byte) { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(byte < 0x20 || byte == 0x7F ? 0x20 : byte)
      }
      return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
  }
}
