import Notebook

/// An offered accent colour of controls.
///
/// The notebook stores the system colour (Apple's Human Interface Guidelines, Color). A skin has
/// shades of each accent that are legible in light and dark mode. Any other colour is shown as
/// ``blue``.
public enum AccentColor: String, CaseIterable, Hashable, Sendable {
  case blue, indigo, purple, green, orange, teal

  /// The colour in the notebook; `nil` for the default of the skin.
  var color: RGBColor? {
    switch self {
    case .blue: nil
    case .indigo: RGBColor(value: 0x5856D6)
    case .purple: RGBColor(value: 0xAF52DE)
    case .green: RGBColor(value: 0x34C759)
    case .orange: RGBColor(value: 0xFF9500)
    case .teal: RGBColor(value: 0x30B0C7)
    }
  }

  /// Finds the accent for a colour of a notebook; `nil` for a colour that is not offered.
  public init?(_ color: RGBColor?) {
    guard let offered = Self.allCases.first(where: { $0.color == color }) else { return nil }
    self = offered
  }

  var english: String {
    switch self {
    case .blue: "Blue"
    case .indigo: "Indigo"
    case .purple: "Purple"
    case .green: "Green"
    case .orange: "Orange"
    case .teal: "Teal"
    }
  }
}
