import Calculation
import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook

extension AppModel {
  /// The offered thresholds beyond which numbers are written with an exponent.
  private static let thresholds: [(String, NotationThresholds)] = [
    ("standard", .standard), ("12", NotationThresholds(smallest: -6, largest: 11)),
    ("6", NotationThresholds(smallest: -3, largest: 5)),
  ]
  /// The minimum time between the starts of two vibrations, in milliseconds.
  private static let restBetweenHaptics: Int64 = 50
  /// The offered regions, which have units of their own.
  private static let regions = ["US", "GB", "CA", "AU", "NZ", "001"]

  /// The content of the screen of settings.
  public var settingsView: SettingsViewModel {
    SettingsViewModel(
      sections: AppSetting.groups.map { heading, settings in
        SettingsViewModel.Section(heading: heading.english, rows: settings.map(row))
      },
      articles: AppArticle.ofSettings, hasHistory: !notebook.history.isEmpty)
  }

  private func row(_ setting: AppSetting) -> SettingsViewModel.Row {
    let chosen = choices(setting).first { $0.isChosen }
    return SettingsViewModel.Row(
      setting: setting, name: AppText.setting(setting).english,
      value: setting.isSwitch ? "" : chosen?.name ?? "",
      isOn: setting.isSwitch ? chosen?.identifier.hasBytes(of: "on") == true : nil)
  }

  func view(of setting: AppSetting) -> SettingViewModel {
    SettingViewModel(
      setting: setting, name: AppText.setting(setting).english,
      note: AppText.settingNote(setting).english, choices: choices(setting),
      exceptions: setting == .decimals ? decimalExceptions : [])
  }

  /// Returns the offered values of a setting.
  private func choices(_ setting: AppSetting) -> [SheetChoice] {
    let settings = notebook.settings
    func choice(_ value: String, _ name: AppText, _ isChosen: Bool, _ explanation: String = "")
      -> SheetChoice
    {
      SheetChoice(
        identifier: value, name: name.english, explanation: explanation, isChosen: isChosen)
    }
    switch setting {
    case .theme:
      return ColorTheme.allCases.map { choice($0.rawValue, .theme($0), $0 == settings.theme) }
    case .skin:
      var all = [InterfaceSkin.system, .expressive]
      if !all.contains(settings.skin) { all.append(settings.skin) }
      return all.map { choice($0.text, .skin($0), $0 == settings.skin) }
    case .accent:
      let chosen = AccentColor(settings.accent)
      var all = AccentColor.allCases.map { choice($0.rawValue, .accent($0), $0 == chosen) }
      if let own = settings.accent, chosen == nil {
        all.append(choice(own.text, .ownColor(own), true))
      }
      return all
    case .product:
      return ProductProfile.allCases.map { profile in
        let tabs = ProductPlan(profile).tabs.map { AppText.tab($0).english }
        return choice(
          profile.rawValue, .product(profile), profile == product.profile,
          tabs.joined(separator: ", "))
      }
    case .keyClick, .zeroNote, .freePart:
      let isOn =
        switch setting {
        case .keyClick: settings.keyClick
        case .zeroNote: settings.belowAbsoluteZeroNote
        default: previewsFreePart
        }
      return [("on", true), ("off", false)].map { choice($0, .isOn($1), $1 == isOn) }
    case .motion:
      return MotionLevel.allCases.map {
        choice($0.rawValue, .motion($0), $0 == settings.motion)
      }
    case .haptics:
      let chosen = settings.haptics.isOn ? settings.haptics.profile : nil
      return [choice("off", .isOn(false), chosen == nil)]
        + HapticSettings.Profile.allCases.map {
          choice($0.rawValue, .haptics($0), chosen == $0)
        }
    case .locale:
      return [choice("", .systemNumbers, settings.locale == nil, sample(of: systemLocale))]
        + NumberLocale.languages.map {
          choice($0.rawValue, .language($0.language), settings.locale == $0, sample(of: $0))
        }
    case .separators:
      let chosen = settings.formatting.separators
      let own = choice("", .asNumberFormat, chosen == nil, sample(locale.symbols))
      let offered = NumberSeparators.allCases.map {
        choice(
          $0.rawValue, .separators($0), chosen == $0.marks,
          sample($0.marks.symbols(locale.symbols)))
      }
      let isOther = chosen != nil && !offered.contains { $0.isChosen }
      return [own] + offered
        + (isOther ? [choice("own", .otherSeparators, true, sample(symbols))] : [])
    case .decimals:
      return PrecisionSettings.range.map {
        choice("\($0)", .number($0), $0 == settings.precision.global)
      }
    case .rounding:
      return roundingChoices
    case .grouping:
      return FormattingSettings.Grouping.allCases.map {
        choice(
          $0.rawValue, .grouping($0), $0 == settings.formatting.grouping,
          sample($0.digitGrouping))
      }
    case .notation:
      let chosen = settings.formatting.thresholds
      var all = Self.thresholds
      if !all.contains(where: { $0.1 == chosen }) { all.append(("own", chosen)) }
      return all.map {
        choice($0, .exponents(from: $1.largest + 1, below: $1.smallest), $1 == chosen)
      }
    case .copyStyle:
      return MeasureStyle.allCases.map {
        choice($0.rawValue, .measureStyle($0), $0 == settings.copyStyle)
      }
    case .region:
      return [choice("", .asNumberFormat, settings.region == nil)]
        + Self.regions.map {
          choice($0, .region($0), settings.region?.rawValue.hasBytes(of: $0) == true)
        }
    case .calculatorMode:
      return KeypadMode.allCases.map {
        choice(
          $0.rawValue, .calculatorMode($0), $0 == settings.calculatorMode,
          AppText.calculatorRule($0).english)
      }
    }
  }

  /// The offered rounding modes; `up05` is offered only if it is the current mode.
  var roundingChoices: [SheetChoice] {
    let chosen = notebook.settings.roundingMode
    return RoundingMode.allCases.filter { $0 != .up05 || chosen == .up05 }.map { mode in
      SheetChoice(
        identifier: mode.rawValue, name: AppText.rounding(mode).english,
        explanation: AppText.roundingRule(mode, mark: decimalMark).english, isChosen: mode == chosen
      )
    }
  }

  private func sample(_ grouping: DigitGrouping) -> String {
    var format = requests.settings.numbers
    format.precision = .decimals(2)
    format.grouping = grouping
    return sample(format)
  }

  /// Returns a sample number with the decimal and grouping marks of a locale.
  private func sample(of locale: NumberLocale) -> String {
    sample(notebook.settings.formatting.symbols(locale.symbols))
  }

  private func sample(_ symbols: NumberSymbols) -> String {
    var format = requests.settings.numbers
    format.symbols = symbols
    format.precision = .decimals(2)
    return sample(format)
  }

  private func sample(_ format: NumberFormat) -> String {
    format.text(of: Decimal128(1_234_567) / Decimal128(100))
  }

  /// Sets a setting; an invalid value changes nothing.
  mutating func set(_ setting: AppSetting, to value: String) -> [AppEffect] {
    var settings = notebook.settings
    switch setting {
    case .theme:
      guard let theme = ColorTheme(rawValue: value) else { return [] }
      settings.theme = theme
    case .skin:
      guard let skin = InterfaceSkin(value) else { return [] }
      settings.skin = skin
    case .accent:
      guard let accent = AccentColor(rawValue: value) else { return [] }
      settings.accent = accent.color
    case .product:
      guard let profile = ProductProfile(rawValue: value) else { return [] }
      return preview(profile)
    case .freePart:
      previewsFreePart = value.hasBytes(of: "on")
      return []
    case .keyClick: settings.keyClick = value.hasBytes(of: "on")
    case .motion:
      guard let motion = MotionLevel(rawValue: value) else { return [] }
      settings.motion = motion
    case .haptics:
      settings.haptics.isOn = !value.hasBytes(of: "off")
      if settings.haptics.isOn {
        guard let profile = HapticSettings.Profile(rawValue: value) else { return [] }
        settings.haptics.profile = profile
      }
    case .locale:
      settings.locale = NumberLocale(rawValue: value)
      if settings.locale == nil, !value.utf8.isEmpty { return [] }
    case .separators:
      let chosen = NumberSeparators(rawValue: value)?.marks
      if chosen == nil, !value.utf8.isEmpty { return [] }
      settings.formatting.separators = chosen
    case .decimals:
      guard let decimals = Int(value) else { return [] }
      settings.precision.global = decimals
    case .rounding:
      guard let mode = RoundingMode(rawValue: value) else { return [] }
      settings.roundingMode = mode
    case .grouping:
      guard let grouping = FormattingSettings.Grouping(rawValue: value) else { return [] }
      settings.formatting.grouping = grouping
    case .notation:
      guard let chosen = Self.thresholds.first(where: { $0.0.hasBytes(of: value) }) else {
        return []
      }
      settings.formatting.thresholds = chosen.1
    case .copyStyle:
      guard let style = MeasureStyle(rawValue: value) else { return [] }
      settings.copyStyle = style
    case .region:
      settings.region = RegionCode(rawValue: value)
      if settings.region == nil, !value.utf8.isEmpty { return [] }
    case .calculatorMode:
      guard let mode = KeypadMode(rawValue: value) else { return [] }
      settings.calculatorMode = mode
    case .zeroNote:
      settings.belowAbsoluteZeroNote = value.hasBytes(of: "on")
    }
    return change(settings)
  }

  /// Returns the haptic and audible feedback on an action.
  ///
  /// A key of a keypad clicks and vibrates. A decisive action vibrates twice as long. Two
  /// vibrations start at least 50 ms apart, so that a held key does not vibrate continuously.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - isDone: whether the action had effects; only keys have feedback without effects.
  /// - Returns: the effects for the host.
  mutating func feedback(on action: AppAction, isDone: Bool) -> [AppEffect] {
    let isKey: Bool
    switch action {
    // Undo and redo are keys of a real keyboard, which has a feel of its own.
    case .key(.undo), .key(.redo): return []
    case .key, .calculate: isKey = true
    case .swap, .chooseUnit, .usePaste, .resetSettings, .clearRecents, .clearHistory, .deleteEntry:
      if !isDone { return [] }
      isKey = false
    default: return []
    }
    let click: [AppEffect] = isKey && notebook.settings.keyClick ? [.click] : []
    let haptics = notebook.settings.haptics
    guard haptics.isOn else { return click }
    let rest = now.millisecondsSince1970 - (lastHaptic ?? .epoch).millisecondsSince1970
    if (0..<Self.restBetweenHaptics).contains(rest) { return click }
    lastHaptic = now
    let milliseconds =
      switch haptics.profile {
      case .light: 4
      case .medium: 8
      case .heavy: 16
      }
    return click + [.haptic(milliseconds: isKey ? milliseconds : 2 * milliseconds)]
  }

  /// Clears the recent units, quantities and searches; the units of the converter stay.
  mutating func clearRecents() -> [AppEffect] {
    guard edit(.changeRecents(RecentItems(last: notebook.recents.last))) else { return [] }
    return [.save, .announce(AppText.recentsAreCleared.english)] + leaveSheet()
  }

  /// Resets all settings to the values of the first start.
  mutating func resetSettings() -> [AppEffect] {
    let effects = change(NotebookSettings())
    let said = AppEffect.announce(AppText.settingsAreReset.english)
    return effects + [said] + leaveSheet()
  }
}
