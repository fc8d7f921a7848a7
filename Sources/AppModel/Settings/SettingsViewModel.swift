/// The content of the screen of settings.
public struct SettingsViewModel: Hashable, Sendable {
  /// The row of a setting.
  public struct Row: Hashable, Sendable {
    /// The setting.
    public var setting: AppSetting
    /// The name of the setting: `Theme`.
    public var name: String
    /// The value in words; empty for a switch.
    public var value: String
    /// Whether a switch is on; `nil` for other settings.
    public var isOn: Bool?
  }

  /// Rows under a heading.
  public struct Section: Hashable, Sendable {
    public var heading: String
    public var rows: [Row]
  }

  /// The settings.
  public var sections: [Section]
  /// The articles about the app.
  public var articles: [AppArticle]
  /// Whether there is a history to clear.
  public var hasHistory: Bool
}

/// The sheet of a setting.
public struct SettingViewModel: Hashable, Sendable {
  /// The setting.
  public var setting: AppSetting
  /// The name of the setting.
  public var name: String
  /// The explanation of the setting; empty if the name suffices.
  public var note: String
  /// The values; one of them is chosen.
  public var choices: [SheetChoice]
  /// The exceptions, if the setting is the decimals; else empty.
  public var exceptions: [DecimalException]
}

/// The own decimals of a quantity or a pair of units.
public struct DecimalException: Hashable, Sendable {
  /// The identifier of the quantity, or the identifiers of both units separated by a space.
  public var identifier: String
  /// The name of the quantity or the pair: `Length`, `mile to kilometer`.
  public var name: String
  /// The number of decimals.
  public var decimals: Int
}
