import Conformance

/// Laws of a notebook: its edits, its formats, merging, stores, units and times.
///
/// The oracles are plain lists, a calendar that counts years, and a CSV reader. The oracles share
/// no code with the target Notebook.
package enum NotebookLaws {
  /// The prefix of the identifiers of all these laws.
  package static let prefix = "notebooks-"

  /// All laws of notebooks.
  package static var all: [Law] {
    [
      edits, undo, format, tables, flatKeys, flatSurplus, damage, merging, imports, units, times,
      stores,
    ]
  }
}
