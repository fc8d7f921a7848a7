#if SeededFaults
import DecimalArithmetic
import StrictText

extension DataSource {
  /// The line above.
  static func faultyLine(_ line: Int) -> Int? {
    SeededFault.errorAtLineAbove.isActive ? line - 1 : nil
  }

  /// Whether a refusal of an edit has the place of its row.
  static var staysAtRows: Bool { SeededFault.refusalAtRow.isActive }

  /// The keys whose objects have names of their own, without those of decimals.
  static var faultyOwnNames: JSONKeys? {
    SeededFault.ownNamesLost.isActive ? JSONKeys("inputs outputs") : nil
  }

  /// Whether paths have no positions.
  static var forgetsPositions: Bool { SeededFault.pathForgetsPosition.isActive }
}

extension OrderedFavorite {
  /// The keys of a unit and of a pair.
  static var allKeys: StaticString? {
    SeededFault.favoriteTakesOtherKeys.isActive
      ? "id kind unit from to label colorTag precision order createdAt updatedAt lastUsedAt" : nil
  }
}

extension Entitlements {
  /// Products that a person has because a document says so.
  static func granted(_ claims: [ProductClaim]) -> [OwnedProduct]? {
    guard SeededFault.readerGrantsClaims.isActive else { return nil }
    return claims.map { OwnedProduct(demonstrationOf: $0.product, since: $0.since) }
  }
}
#endif
