extension EventLog {
  /// An event: its name and the arguments that explain it.
  public struct Event: Sendable, CustomStringConvertible {
    /// The layer and the event, as in `request.divided`; the name is stable across versions.
    public let name: String
    /// The arguments, in the order in which ``description`` writes them.
    public let arguments: [(name: String, value: String)]

    /// Creates an event from its name and its arguments.
    ///
    ///     let event = EventLog.Event("text.read", [("text", "5 mi"), ("unit", "mile")])
    ///     event.description  // "text.read text=\"5 mi\" unit=mile"
    public init(_ name: String, _ arguments: [(name: String, value: String)]) {
      self.name = name
      self.arguments = arguments
    }

    /// One line of logfmt: `request.divided source="5 mi" target=km`.
    ///
    /// A value is quoted if it is empty or contains a space, a control character, `=`, `"` or `\`.
    /// In a quoted value `"` and `\` are preceded by a backslash, and a space replaces each control
    /// character.
    ///
    ///     EventLog.Event("text.read", [("text", "5 mi")])  // text.read text="5 mi"
    ///     EventLog.Event("text.read", [("text", "5")])  // text.read text=5
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
