#if SeededFaults
import DecimalArithmetic

extension NotebookContent {
  /// Returns an inverse of a star that forgets the earlier mark.
  static func faultyInverse(ofStar id: String) -> NotebookEdit? {
    SeededFault.starUndoneToNone.isActive ? .star(id: id, false) : nil
  }

  /// Returns an inverse of a move that moves the favourite to the target again.
  static func faultyInverse(ofMove id: String, to target: Int) -> NotebookEdit? {
    SeededFault.moveUndoneToTarget.isActive ? .moveFavorite(id: id, to: target) : nil
  }

  /// Whether the inverse of a removal lacks the position.
  static var returnsFavoritesLast: Bool { SeededFault.removedFavoriteReturnsLast.isActive }

  /// Whether a second favourite of one subject is accepted.
  static var takesSecondStars: Bool { SeededFault.secondStarIsTaken.isActive }

  /// Whether the rows added before a refused row stay.
  static var keepsRefusedRows: Bool { SeededFault.refusedRowsStay.isActive }

  /// Whether an empty history can be restored despite later writes.
  static var restoresAfterWrites: Bool { SeededFault.restoreForgetsWrites.isActive }
}
#endif
