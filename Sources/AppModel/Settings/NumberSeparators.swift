import Notebook

/// The grouping mark and decimal mark that settings offer in place of the locale's.
///
/// The raw value is the name in actions. A notebook may have other marks.
public enum NumberSeparators: String, CaseIterable, Hashable, Sendable {
  case commaPoint = "comma-point"
  case pointComma = "point-comma"
  case spacePoint = "space-point"
  case spaceComma = "space-comma"
  case apostrophePoint = "apostrophe-point"

  /// The decimal mark and the grouping mark for the notebook.
  ///
  /// A space is U+202F, the narrow no-break space of CLDR.
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
