/// A setting that a person chooses one of several values for.
///
/// The raw value is its name in addresses and in actions.
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

  /// The settings under their headings.
  static let groups: [(heading: AppText, settings: [AppSetting])] = [
    (.themeHeading, [.theme, .skin, .accent, .motion, .haptics, .keyClick]),
    (.numbersHeading, [.locale, .separators, .grouping, .decimals, .rounding, .notation]),
    (.conversionsHeading, [.copyStyle, .region, .zeroNote]),
    (.calculator, [.calculatorMode]), (.previewHeading, [.product, .freePart]),
  ]

  /// Whether it is on or off.
  var isSwitch: Bool { [.zeroNote, .keyClick, .freePart].contains(self) }
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
  case clearRecents = "clear-recents"
}
