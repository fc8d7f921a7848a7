import MeasureText

/// The values, other than rows, without a key in the format of earlier programs; the raw value is
/// the key in the document format.
public enum LegacyOmission: String, CaseIterable, Hashable, Sendable {
  case skin = "settings.skin"
  case accent = "settings.accent"
  /// A level of motion other than ``MotionLevel/reduced``.
  case motion = "settings.motion"
  case keyClick = "settings.keyClick"
  case favoritesLayout = "settings.favoritesLayout"
  case locale = "settings.locale"
  case region = "settings.region"
  case symbols = "settings.symbols"
  case pairDecimals = "settings.precision.perPair"
  case grouping = "settings.formatting.grouping"
  case scientificFrom = "settings.formatting.scientificFrom"
  case scientificBelow = "settings.formatting.scientificBelow"
  case copyStyle = "settings.copyStyle"
  case belowAbsoluteZeroNote = "settings.belowAbsoluteZeroNote"
  case calculatorMode = "settings.calculator.mode"
  case searches = "recents.searches"
  /// The last conversion, if the name of its category or a symbol of its units is ambiguous or
  /// unknown.
  case last = "recents.last"
  case lastInput = "recents.last.input"
  /// The quantity of a conversion whose units are unknown.
  case historyCategory = "history.category"
  case historyExact = "history.exact"
  case historyRounding = "history.rounding"
  /// The shown text of a conversion.
  case historyText = "history.text"

  /// Returns the differences between a notebook and the notebook that was read from its flat keys.
  static func all(of written: NotebookContent, read: NotebookContent) -> [LegacyOmission] {
    let (settings, others) = (written.settings, read.settings)
    let conversions = Conversions(written, read)
    return allCases.filter { omission in
      #if SeededFaults
      if let wrong = omission.isFaultilyNamed { return wrong }
      #endif
      return switch omission {
      case .searches: !hasSameBytes(written.recents.searches, read.recents.searches)
      case .last: !isSame(written.recents.last, read.recents.last)
      case .lastInput:
        !(written.recents.last?.input ?? "").hasBytes(of: read.recents.last?.input ?? "")
      case .historyCategory: conversions.differ { $0.category.hasBytes(of: $1.category) }
      case .historyExact: conversions.differ { $0.isExact == $1.isExact }
      case .historyRounding: conversions.differ { $0.rounding == $1.rounding }
      case .historyText: conversions.differ { $0.text.hasBytes(of: $1.text) }
      default: omission.differs(settings, others)
      }
    }
  }

  /// Whether the setting has another value; `false` if the omission is no setting.
  private func differs(_ settings: NotebookSettings, _ others: NotebookSettings) -> Bool {
    let (formatting, otherFormatting) = (settings.formatting, others.formatting)
    return switch self {
    case .skin: settings.skin != others.skin
    case .accent: settings.accent != others.accent
    case .motion: settings.motion != others.motion
    case .keyClick: settings.keyClick != others.keyClick
    case .favoritesLayout: settings.favoritesLayout != others.favoritesLayout
    case .locale: settings.locale != others.locale
    case .region: settings.region != others.region
    case .symbols: settings.symbols != others.symbols
    case .pairDecimals: settings.precision.pairs != others.precision.pairs
    case .grouping: formatting.grouping != otherFormatting.grouping
    case .scientificFrom: formatting.thresholds.largest != otherFormatting.thresholds.largest
    case .scientificBelow: formatting.thresholds.smallest != otherFormatting.thresholds.smallest
    case .copyStyle: settings.copyStyle != others.copyStyle
    case .belowAbsoluteZeroNote: settings.belowAbsoluteZeroNote != others.belowAbsoluteZeroNote
    case .calculatorMode: settings.calculatorMode != others.calculatorMode
    default: false
    }
  }

  private static func hasSameBytes(_ texts: [String], _ others: [String]) -> Bool {
    texts.count == others.count && zip(texts, others).allSatisfy { $0.hasBytes(of: $1) }
  }

  /// Whether two conversions have equal categories and units; inputs are not compared.
  private static func isSame(_ last: LastConversion?, _ other: LastConversion?) -> Bool {
    guard let last, let other else { return last == nil && other == nil }
    return last.category.hasBytes(of: other.category) && last.from.hasBytes(of: other.from)
      && last.to.hasBytes(of: other.to)
  }
}

/// The pairs of conversions with one identifier in two notebooks.
private struct Conversions {
  private var pairs: [(KeptConversion, KeptConversion)] = []

  init(_ written: NotebookContent, _ read: NotebookContent) {
    for entry in read.history {
      if case .conversion(let conversion) = entry.content,
        case .conversion(let original)? = written.history.entry(entry.id)?.content
      {
        pairs.append((original, conversion))
      }
    }
  }

  func differ(_ isSame: (KeptConversion, KeptConversion) -> Bool) -> Bool {
    pairs.contains { !isSame($0, $1) }
  }
}
