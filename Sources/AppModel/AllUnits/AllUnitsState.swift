import ConversionRequests
import MeasureText
import Notebook
import UnitCatalog

/// The rows of the screen of all units, which change in two parts: the first ones at once, all others
/// in idle time.
struct AllUnitsState: Hashable, Sendable {
  /// What the rows follow from.
  struct Subject: Hashable, Sendable {
    var typed: String
    var source: MeasureUnit
    var target: MeasureUnit
    var settings: ConversionSettings
    var precision: PrecisionSettings
    var region: RegionCode?
  }

  /// What the first rows follow from.
  var subject: Subject
  var sections: [AllUnitsViewModel.Section]
  /// Whether the rows behind the first ones are missing, or follow from what was typed before.
  var isBegun: Bool
}
