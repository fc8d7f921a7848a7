#if SeededFaults
import DecimalArithmetic

extension StoredPart {
  /// Whether a row is loaded although its record has another key.
  static var takesMisplacedRows: Bool { SeededFault.loadTakesMisplacedRows.isActive }

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
