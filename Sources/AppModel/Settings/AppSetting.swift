/// A setting that a person chooses one of several values for.
///
/// The raw value is its name in addresses and in actions.
public enum AppSetting: String, CaseIterable, Hashable, Sendable {
  // Appearance.
  case theme, motion, haptics
  // Numbers.
  case locale, decimals, rounding, grouping
  case notation = "exponents"
  // Results.
  case copyStyle = "copy-style"
  case region
  case zeroNote = "below-zero"
  // Calculator.
  case calculatorMode = "calculator-mode"

  /// The settings under their headings.
  static let groups: [(heading: AppText, settings: [AppSetting])] = [
    (.themeHeading, [.theme, .motion, .haptics]),
    (.numbersHeading, [.locale, .decimals, .rounding, .grouping, .notation]),
    (.conversionsHeading, [.copyStyle, .region, .zeroNote]),
    (.calculator, [.calculatorMode]),
  ]

  /// Whether it is on or off.
  var isSwitch: Bool { self == .zeroNote }
}

/// A text about the app.
public enum AppArticle: String, CaseIterable, Hashable, Sendable {
  case tips, about, privacy, licences

  /// The articles that the settings lead to.
  static let ofSettings: [AppArticle] = [.about, .privacy, .licences]
}

/// A question before something is done.
///
/// The raw value is the place of its path, and the identifier of the control that opens it.
public enum AppAlert: String, CaseIterable, Hashable, Sendable {
  case resetSettings = "reset-settings"
  case clearHistory = "clear-history"
}
