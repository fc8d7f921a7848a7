/// What the screen of settings shows.
public struct SettingsViewModel: Hashable, Sendable {
  /// A setting as its row shows it.
  public struct Row: Hashable, Sendable {
    /// The setting.
    public var setting: AppSetting
    /// `Theme`.
    public var name: String
    /// The value in words; empty for a switch.
    public var value: String
    /// Whether a switch is on; `nil` for what is no switch.
    public var isOn: Bool?
  }

  /// Rows under a heading.
  public struct Section: Hashable, Sendable {
    public var heading: String
    public var rows: [Row]
  }

  /// The settings.
  public var sections: [Section]
  /// The texts about the app.
  public var articles: [AppArticle]
  /// Whether there is a history that can be cleared.
  public var hasHistory: Bool
}

/// The values of a setting.
public struct SettingViewModel: Hashable, Sendable {
  /// The setting.
  public var setting: AppSetting
  /// What it is called.
  public var name: String
  /// What it does; empty where the name says all.
  public var note: String
  /// Its values, of which one is chosen.
  public var choices: [SheetChoice]
  /// What has decimals of its own, where the setting is the decimals.
  public var exceptions: [DecimalException]
}

/// The decimals that a quantity or a pair of units has of its own.
public struct DecimalException: Hashable, Sendable {
  /// The identifier of the quantity, or those of both units with a space between them.
  public var identifier: String
  /// What has these decimals: `Length`, or `mile to kilometer`.
  public var name: String
  /// How many.
  public var decimals: Int
}
