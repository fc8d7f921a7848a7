/// A write to a history, which an undo reverses; only edits create writes.
///
/// The inverse of an edit that adds rows contains the write before the edit. The inverse of
/// ``NotebookEdit/clearHistory`` contains the last write, and restores the rows only if no later
/// write was made.
public struct HistoryWrite: Hashable, Sendable {
  let number: Int64
}
