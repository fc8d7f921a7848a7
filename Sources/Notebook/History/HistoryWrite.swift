/// A write to a history, which an undo takes back; only edits create one.
///
/// The inverse of an edit that adds rows contains the write before the edit. The inverse of
/// ``NotebookEdit/clearHistory`` contains the last write, which must still be the last one for the
/// rows to be restored.
public struct HistoryWrite: Hashable, Sendable {
  let number: Int64
}
