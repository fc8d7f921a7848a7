import ConversionRequests
import MeasureText
import Notebook
import UnitCatalog

/// The rows of the screen of all units.
///
/// The first rows are updated at once, all others in idle time.
struct AllUnitsState: Hashable, Sendable {
  /// The inputs from which the rows are computed.
  struct Subject: Hashable, Sendable {
    var typed: String
    var source: MeasureUnit
    var target: MeasureUnit
    var settings: ConversionSettings
    var precision: PrecisionSettings
    var region: RegionCode?
  }

  /// The inputs of the first rows.
  var subject: Subject
  var sections: [AllUnitsViewModel.Section]
  /// Whether only the first rows are up to date, and the other rows are missing or have old values.
  var isBegun: Bool
}
