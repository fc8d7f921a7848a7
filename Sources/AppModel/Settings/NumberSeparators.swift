import Notebook

/// Marks of numbers that settings offer in place of the locale's: that of groups, then that of
/// decimals.
///
/// The raw value is the name in actions. A notebook may have other marks.
public enum NumberSeparators: String, CaseIterable, Hashable, Sendable {
  case commaPoint = "comma-point"
  case pointComma = "point-comma"
  case spacePoint = "space-point"
  case spaceComma = "space-comma"
  case apostrophePoint = "apostrophe-point"

  /// The marks of the notebook; the space is the narrow no-break one that CLDR has.
  var marks: NumberMarks {
    switch self {
    case .commaPoint: NumberMarks(decimal: ".", group: ",")
    case .pointComma: NumberMarks(decimal: ",", group: ".")
    case .spacePoint: NumberMarks(decimal: ".", group: "\u{202F}")
    case .spaceComma: NumberMarks(decimal: ",", group: "\u{202F}")
    case .apostrophePoint: NumberMarks(decimal: ".", group: "\u{2019}")
    }
  }

  var english: String {
    switch self {
    case .commaPoint: "Comma and point"
    case .pointComma: "Point and comma"
    case .spacePoint: "Space and point"
    case .spaceComma: "Space and comma"
    case .apostrophePoint: "Apostrophe and point"
    }
  }
}
