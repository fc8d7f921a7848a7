import Calculation
import DecimalArithmetic
import MeasureText

/// The settings of a person.
///
///     var notebook = NotebookContent()
///     var settings = notebook.settings
///     settings.theme = .dark
///     try notebook.edit(.changeSettings(settings))
///     notebook.settings.theme.rawValue  // "dark"
public struct NotebookSettings: Hashable, Sendable {
  /// The theme: light, dark, or the theme of the system.
  public var theme = ColorTheme.system
  /// The visual style.
  public var skin = InterfaceSkin.system
  /// The colour of highlights; `nil` for the colour of the skin.
  public var accent: RGBColor?
  /// The amount of animation.
  public var motion = MotionLevel.system
  /// The vibration at the touch of a key.
  public var haptics = HapticSettings()
  /// Whether keys click.
  public var keyClick = false
  /// The layout of favourites.
  public var favoritesLayout = FavoritesLayout.list
  /// The locale: the language and the format of numbers; `nil` for the locale of the system.
  public var locale: NumberLocale?
  /// The region that decides the meaning of a unit name such as gallon; `nil` for the region of the
  /// locale.
  public var region: RegionCode?
  /// The symbols of units.
  public var symbols = SymbolChoice.standard
  /// The number of decimals.
  public var precision = PrecisionSettings()
  /// The rounding mode of results; half-up rounds ties away from 0.
  public var roundingMode = RoundingMode.halfUp
  /// The format of numbers, without the number of decimals.
  public var formatting = FormattingSettings()
  /// The part of a result that is copied.
  public var copyStyle = MeasureStyle.value
  /// Whether an answer has a note on a value below absolute zero.
  public var belowAbsoluteZeroNote = true
  /// The mode of the calculator, which decides the order of operations.
  public var calculatorMode = KeypadMode.apple

  /// Creates the default settings.
  public init() {}

  /// The first problem of the settings.
  var problem: FieldProblem? {
    precision.problem?.inside("precision") ?? formatting.problem?.inside("formatting")
  }
}
