#if SeededFaults
import DecimalArithmetic

extension StoredPart {
  /// Whether a row is loaded that stands under the key of another one.
  static var takesMisplacedRows: Bool { SeededFault.loadTakesMisplacedRows.isActive }

  /// A part of a newer version as one to overwrite, or an unreadable one that nobody moves aside.
  var faulty: StoredPart? {
    switch self {
    case .newer where SeededFault.saveOverwritesNewer.isActive: .readable
    case .unreadable where SeededFault.unreadablePartIsLost.isActive: .readable
    default: nil
    }
  }
}
#endif
