import Notebook

/// A part of the library.
public enum LibraryPart: String, CaseIterable, Hashable, Sendable {
  /// Pairs of units, and units, that a person wants at hand.
  case favorites
  /// What was converted and calculated.
  case history
}

/// What the library shows.
struct LibraryState: Hashable, Sendable {
  /// As many rows of the history as are shown at first, and more at each wish.
  static let rowLimit = 100

  var part = LibraryPart.favorites
  /// The most rows of the history that are shown.
  var limit = rowLimit
  /// What was typed as the label of the favourite whose sheet is open; `nil` before.
  var label: String?
  /// The edit that brings back the history that was cleared; `nil` if there is none.
  var clearedHistory: NotebookEdit?
  /// The row or the favourite that was removed last; `nil` when the library is left.
  var removal: Removal?

  /// A row or a favourite that was removed, and how it comes back.
  struct Removal: Hashable, Sendable {
    /// Where it stood.
    var part: LibraryPart
    /// What it is called.
    var name: String
    /// The edit that brings it back.
    var inverse: NotebookEdit
    /// The control that gets the focus then.
    var control: String
  }
}
