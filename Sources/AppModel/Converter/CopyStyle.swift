import MeasureText

/// The style in which a result is copied.
public enum CopyStyle: String, CaseIterable, Hashable, Sendable {
  /// The number: `8.04672`.
  case value
  /// The number and the symbol: `8.04672 km`.
  case valueWithSymbol = "value-with-symbol"
  /// The input and the result: `5 mi = 8.04672 km`.
  case expression
  /// The number with a power of ten: `8.04672E0`.
  case scientific

  /// Returns the style for a setting.
  init(_ style: MeasureStyle) {
    switch style {
    case .value: self = .value
    case .valueWithSymbol: self = .valueWithSymbol
    case .expression: self = .expression
    }
  }

  /// The style in which the engine writes the measure.
  var measureStyle: MeasureStyle {
    switch self {
    case .value, .scientific: .value
    case .valueWithSymbol: .valueWithSymbol
    case .expression: .expression
    }
  }
}
