/// A setting with a fixed set of values.
///
/// The raw value is the name in paths and actions.
public enum AppSetting: String, CaseIterable, Hashable, Sendable {
  // Appearance.
  case theme, skin, accent, motion, haptics
  case keyClick = "key-click"
  // Numbers.
  case locale, separators, decimals, rounding, grouping
  case notation = "exponents"
  // Results.
  case copyStyle = "copy-style"
  case region
  case zeroNote = "below-zero"
  // Calculator.
  case calculatorMode = "calculator-mode"
  // Products.
  case product
  case freePart = "free-part"

  /// The settings by headings.
  static let groups: [(heading: AppText, settings: [AppSetting])] = [
    (.themeHeading, [.theme, .skin, .accent, .motion, .haptics, .keyClick]),
    (.numbersHeading, [.locale, .separators, .grouping, .decimals, .rounding, .notation]),
    (.conversionsHeading, [.copyStyle, .region, .zeroNote]),
    (.calculator, [.calculatorMode]), (.previewHeading, [.product, .freePart]),
  ]

  /// Whether the setting is a switch.
  var isSwitch: Bool { [.zeroNote, .keyClick, .freePart].contains(self) }
}

/// An article about the app.
public enum AppArticle: String, CaseIterable, Hashable, Sendable {
  case tips, about, privacy, licences

  /// The articles that the settings link to.
  static let ofSettings: [AppArticle] = [.about, .privacy, .licences]
}

/// A question for confirmation.
///
/// The raw value is the name in the path, and the identifier of the control that opens the
/// question.
public enum AppAlert: String, CaseIterable, Hashable, Sendable {
  case resetSettings = "reset-settings"
  case clearHistory = "clear-history"
  case clearRecents = "clear-recents"
}
