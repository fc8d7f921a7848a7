import StrictText

extension NotebookDataError {
  /// What a reader of notebooks expects where another value stands.
  ///
  /// ``identifier`` says which words it is; the words in English are those of ``english``.
  ///
  ///     NotebookDataError.Expected.theme.identifier   // "theme"
  public enum Expected: String, CaseIterable, Hashable, Sendable {
    /// A value of one type of JSON; a number may be a string of digits.
    case object, array, text, number, flag
    /// A text of one character or more.
    case filledText
    /// A whole number of few digits.
    case smallInteger
    /// A time of RFC 3339 in UTC.
    case time
    /// A profile, a product, a tip.
    case profile, product, tip
    /// A phase of the demonstration's shop, and what the phase is about.
    case demoPhase, demoItem
    /// A kind of row, a colour of a favourite, a tool.
    case favoriteKind, historyKind, colorTag, tool
    /// Whether an offset is added before or after the factor.
    case offsetOrder
    /// The category that a flat key of custom units names.
    case categoryOfKey
    /// A value of a setting.
    case theme, skin, color, motion, favoritesLayout, locale, region, symbols, roundingMode
    /// A value of a setting.
    case copyStyle, calculatorMode, hapticStrength, grouping
    /// A power of ten like `1e21`.
    case powerOfTen
    /// A mark of numbers.
    case numberMark

    /// The word for what is expected, which stays from version to version.
    public var identifier: String { rawValue }
  }

  /// The type of JSON that a value has.
  public enum Found: String, CaseIterable, Hashable, Sendable {
    case object, array, text, number, flag, null

    /// The word for the type, which stays from version to version.
    public var identifier: String { rawValue }
  }
}

extension JSONNode {
  /// The type of the value.
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
