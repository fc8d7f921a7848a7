import Calculation
import DecimalArithmetic
import MeasureText

/// What a person chose.
///
///     var settings = notebook.settings
///     settings.theme = .dark
///     settings.precision.setDecimals(4, ofCategory: "length")
///     try notebook.edit(.changeSettings(settings))
///     try notebook.edit(.changeSettings(NotebookSettings()))   // as at the beginning
public struct NotebookSettings: Hashable, Sendable {
  /// Light or dark.
  public var theme = ColorTheme.system
  /// The look.
  public var skin = InterfaceSkin.system
  /// The colour of highlights; `nil` for the skin's.
  public var accent: RGBColor?
  /// How much moves.
  public var motion = MotionLevel.system
  /// Vibration.
  public var haptics = HapticSettings()
  /// Whether keys click.
  public var keyClick = false
  /// How favourites are laid out.
  public var favoritesLayout = FavoritesLayout.list
  /// The language and the way of writing numbers, as a locale; `nil` for the system's.
  public var locale: NumberLocale?
  /// Whose units names mean; `nil` for the locale's region.
  public var region: RegionCode?
  /// The symbols of units.
  public var symbols = SymbolChoice.standard
  /// How many decimals.
  public var precision = PrecisionSettings()
  /// How results are rounded; half-up rounds ties away from 0.
  public var roundingMode = RoundingMode.halfUp
  /// How numbers are written.
  public var formatting = FormattingSettings()
  /// What is copied of a result.
  public var copyStyle = MeasureStyle.value
  /// Whether a value below absolute zero has a note.
  public var belowAbsoluteZeroNote = true
  /// When the calculator computes.
  public var calculatorMode = KeypadMode.apple

  /// The settings of a person who chose nothing.
  public init() {}

  /// The first thing that settings may not have.
  var problem: FieldProblem? {
    precision.problem?.inside("precision") ?? formatting.problem?.inside("formatting")
  }
}
