import StrictText

extension NotebookDataError {
  /// The kind of value that a reader of notebooks expects instead of another value.
  ///
  /// ``identifier`` names the kind, and ``english`` describes it in English.
  ///
  ///     NotebookDataError.Expected.theme.identifier  // "theme"
  public enum Expected: String, CaseIterable, Hashable, Sendable {
    /// A value of one JSON type; a number may be a string of digits.
    case object, array, text, number, flag
    /// A text of one character or more.
    case filledText
    /// An integer of at most nine digits.
    case smallInteger
    /// A time in RFC 3339, in UTC.
    case time
    /// A profile, a product, a tip.
    case profile, product, tip
    /// A phase of a ``DemoStore``, and the item of the phase.
    case demoPhase, demoItem
    /// A kind of row, a colour of a favourite, a tool.
    case favoriteKind, historyKind, colorTag, tool
    /// Whether an offset is added before or after the factor.
    case offsetOrder
    /// The category of a key `customUnits.CATEGORY` in the format of earlier programs.
    case categoryOfKey
    /// A value of a setting.
    case theme, skin, color, motion, favoritesLayout, locale, region, symbols, roundingMode
    /// A value of a setting.
    case copyStyle, calculatorMode, hapticStrength, grouping
    /// A power of ten like `1e21`.
    case powerOfTen
    /// A decimal or group separator: one character.
    case numberMark

    /// The name of the kind of value, which is stable from version to version.
    public var identifier: String { rawValue }
  }

  /// The JSON type of a value.
  public enum Found: String, CaseIterable, Hashable, Sendable {
    case object, array, text, number, flag, null

    /// The name of the type, which is stable from version to version.
    public var identifier: String { rawValue }
  }
}

extension JSONNode {
  /// The JSON type of the value.
  var found: NotebookDataError.Found {
    switch content {
    case .null: .null
    case .boolean: .flag
    case .number: .number
    case .string: .text
    case .array: .array
    case .object: .object
    }
  }
}
