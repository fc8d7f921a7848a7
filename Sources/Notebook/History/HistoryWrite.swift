/// A write to a history, which an undo takes back.
///
/// The inverse of an edit that adds rows holds the write before it, and the one of
/// ``NotebookEdit/clearHistory`` the write that it may be followed by. Only edits make one.
public struct HistoryWrite: Hashable, Sendable {
  let number: Int64
}
