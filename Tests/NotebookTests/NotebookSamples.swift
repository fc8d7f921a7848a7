import Metryvo

/// Times and rows for tests.
enum NotebookSamples {
  /// Returns the time `milliseconds` after 1 January 2026.
  static func time(_ milliseconds: Int = 0) -> Timestamp {
    guard let time = Timestamp(millisecondsSince1970: 1_767_225_600_000 + Int64(milliseconds))
    else { preconditionFailure("a time of this century") }
    return time
  }

  static func conversion(_ id: String, _ milliseconds: Int = 0) -> HistoryEntry {
    HistoryEntry(
      id: id, createdAt: time(milliseconds),
      .conversion(
        KeptConversion(
          category: "length", from: "kilometer", to: "mile", input: "12",
          result: "7.456454306848", isExact: false, rounding: .halfUp,
          text: "12 km → 7.456 mi")))
  }

  static func calculation(_ id: String, _ milliseconds: Int = 0) -> HistoryEntry {
    HistoryEntry(
      id: id, createdAt: time(milliseconds),
      .calculation(KeptCalculation(expression: "100 + 10 % =", result: "110")))
  }

  static func tool(_ id: String, _ milliseconds: Int = 0) -> HistoryEntry {
    HistoryEntry(
      id: id, createdAt: time(milliseconds),
      .tool(
        KeptToolRun(
          .tip, inputs: [ToolField("amount", "50.00"), ToolField("people", "3")],
          outputs: [ToolField("total", "59.00"), ToolField("shares", list: ["19.67", "19.67"])])))
  }

  /// Returns a favourite of the pair from `from`, or from the unit named `id`, to the kilometer.
  static func favorite(_ id: String, from: String? = nil) -> Favorite {
    Favorite(id: id, .pair(from: from ?? id, to: "kilometer"), createdAt: time())
  }

  static func smoot(_ id: String = "u1", name: String = "smoot") -> UserUnit {
    UserUnit(
      id: id, category: "length", name: name, symbol: name, reference: "inch", factor: "67",
      createdAt: time())
  }

  static let currency = UserCategory(
    id: "c1", name: "Currency (manual)", baseName: "euro", baseSymbol: "€", createdAt: time())
}

/// The generator SplitMix64 (Steele, Lea, Flood 2014).
struct SampleNumbers {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}

extension NotebookContent {
  /// Returns the notebook as a reader reads it from a document: its products are claims.
  func asRead() throws -> NotebookContent {
    var read = self
    try read.edit(.changeEntitlements(entitlements.unverified))
    return read
  }

  /// Applies edits and undoes them in reverse order, then redoes them.
  ///
  /// Returns whether undo restores the notebook before the edits, and redo the notebook after them.
  mutating func undoes(_ edits: [NotebookEdit]) throws -> Bool {
    let before = self
    var inverses: [NotebookEdit] = []
    for edit in edits { inverses.append(try self.edit(edit)) }
    let after = self
    var redone: [NotebookEdit] = []
    for inverse in inverses.reversed() { redone.append(try self.edit(inverse)) }
    let isUndone = self == before
    for edit in redone.reversed() { try self.edit(edit) }
    return isUndone && self == after
  }
}
