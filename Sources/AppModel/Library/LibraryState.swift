import Notebook

/// A part of the library.
public enum LibraryPart: String, CaseIterable, Hashable, Sendable {
  /// The favourite units and pairs of units.
  case favorites
  /// The past conversions, calculations and tool runs.
  case history
}

/// The state of the library.
struct LibraryState: Hashable, Sendable {
  /// The number of history rows that are shown at first, and added by each request for more.
  static let rowLimit = 100

  var part = LibraryPart.favorites
  /// The maximum number of history rows that are shown.
  var limit = rowLimit
  /// The typed label of the favourite whose sheet is open; `nil` before typing.
  var label: String?
  /// The edit that restores the cleared history; `nil` if there is none.
  var clearedHistory: NotebookEdit?
  /// The latest removed row or favourite; `nil` after the library is left.
  var removal: Removal?

  /// A removed row or favourite, with the edit that restores it.
  struct Removal: Hashable, Sendable {
    /// The part of the library that contained the row.
    var part: LibraryPart
    /// The name of the row or favourite.
    var name: String
    /// The edit that restores the row.
    var inverse: NotebookEdit
    /// The control that gets the focus after the row is restored.
    var control: String
  }
}
