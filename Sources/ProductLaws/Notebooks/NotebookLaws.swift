import Conformance

/// What must hold of a notebook: its edits, its formats, merging, and times.
///
/// Plain lists, a calendar that counts years, and a reader of CSV of the laws' own say what must come
/// out. They share no code with the target Notebook.
package enum NotebookLaws {
  /// How the identifiers of all these laws begin.
  package static let prefix = "notebooks-"

  /// All laws of notebooks.
  package static var all: [Law] {
    [
      edits, undo, format, tables, flatKeys, flatSurplus, damage, merging, imports, units, times,
      stores,
    ]
  }
}
