#if SeededFaults
import DecimalArithmetic

extension NotebookContent {
  /// Returns an inverse of a star that forgets the earlier mark.
  static func faultyInverse(ofStar id: String) -> NotebookEdit? {
    SeededFault.starUndoneToNone.isActive ? .star(id: id, false) : nil
  }

  /// Whether the inverse of a move or of a removal lacks the position.
  static var losesPlaces: Bool {
    SeededFault.moveUndoneToTarget.isActive || SeededFault.removedFavoriteReturnsLast.isActive
  }

  /// Returns an inverse of a move that moves the favourite to the target again, or an inverse of a
  /// removal without the position.
  static func faultyInverse(of edit: NotebookEdit, _ inverse: NotebookEdit) -> NotebookEdit {
    if SeededFault.moveUndoneToTarget.isActive, case .moveFavorite = edit { return edit }
    if SeededFault.removedFavoriteReturnsLast.isActive,
      case .addFavorite(let favorite, _) = inverse
    {
      return .addFavorite(favorite)
    }
    return inverse
  }

  /// Whether a second favourite of one subject is accepted.
  static var takesSecondStars: Bool { SeededFault.secondStarIsTaken.isActive }

  /// Whether the rows added before a refused row stay.
  static var keepsRefusedRows: Bool { SeededFault.refusedRowsStay.isActive }

  /// Whether an empty history can be restored despite later writes.
  static var restoresAfterWrites: Bool { SeededFault.restoreForgetsWrites.isActive }
}
#endif
