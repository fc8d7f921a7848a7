#if SeededFaults
import DecimalArithmetic
import StrictText

extension DataSource {
  /// Returns the line above a line.
  static func faultyLine(_ line: Int) -> Int? {
    SeededFault.errorAtLineAbove.isActive ? line - 1 : nil
  }

  /// Whether a refused edit is reported at its row, not at its field.
  static var staysAtRows: Bool { SeededFault.refusalAtRow.isActive }

  /// The keys of the objects whose keys a person chose, without the key of decimals.
  static var faultyOwnNames: JSONKeys? {
    SeededFault.ownNamesLost.isActive ? JSONKeys("inputs outputs") : nil
  }

  /// Whether paths lack positions.
  static var forgetsPositions: Bool { SeededFault.pathForgetsPosition.isActive }
}

extension OrderedFavorite {
  /// The union of the keys of a unit and of a pair.
  static var allKeys: StaticString? {
    SeededFault.favoriteTakesOtherKeys.isActive
      ? "id kind unit from to label colorTag precision order createdAt updatedAt lastUsedAt" : nil
  }
}

extension Entitlements {
  /// Returns the claims of a document as products that a person has.
  static func granted(_ claims: [ProductClaim]) -> [OwnedProduct]? {
    guard SeededFault.readerGrantsClaims.isActive else { return nil }
    return claims.map { OwnedProduct(demonstrationOf: $0.product, since: $0.since) }
  }
}
#endif
