#if SeededFaults
import DecimalArithmetic

extension NotebookContent {
  /// The inverse of a star that does not know what was there.
  static func faultyInverse(ofStar id: String) -> NotebookEdit? {
    SeededFault.starUndoneToNone.isActive ? .star(id: id, false) : nil
  }

  /// The inverse of a move that moves nothing.
  static func faultyInverse(ofMove id: String, to target: Int) -> NotebookEdit? {
    SeededFault.moveUndoneToTarget.isActive ? .moveFavorite(id: id, to: target) : nil
  }

  /// Whether the inverse of a removal has no position.
  static var returnsFavoritesLast: Bool { SeededFault.removedFavoriteReturnsLast.isActive }

  /// Whether a second favourite of one subject is taken.
  static var takesSecondStars: Bool { SeededFault.secondStarIsTaken.isActive }

  /// Whether rows in front of one that is refused stay.
  static var keepsRefusedRows: Bool { SeededFault.refusedRowsStay.isActive }

  /// Whether a history without rows can be restored whatever was written since.
  static var restoresAfterWrites: Bool { SeededFault.restoreForgetsWrites.isActive }
}
#endif
