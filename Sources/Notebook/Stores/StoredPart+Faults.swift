#if SeededFaults
import DecimalArithmetic

extension NotebookContent {
  /// Adds a row although its record may have another key; returns whether the fault is active.
  mutating func takesRow(_ entry: HistoryEntry) -> Bool {
    guard SeededFault.loadTakesMisplacedRows.isActive else { return false }
    _ = try? record(entry)
    return true
  }
}

extension StoredPart {
  /// The state with which a newer part is overwritten, or an unreadable part is not moved.
  var faulty: StoredPart? {
    switch self {
    case .newer where SeededFault.saveOverwritesNewer.isActive: .readable
    case .unreadable where SeededFault.unreadablePartIsLost.isActive: .readable
    default: nil
    }
  }
}
#endif
