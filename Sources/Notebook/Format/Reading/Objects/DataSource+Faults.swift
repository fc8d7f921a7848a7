#if SeededFaults
import DecimalArithmetic
import StrictText

extension DataSource {
  /// Returns a problem that is reported at the line above its line.
  static func faultyError(
    _ problem: NotebookDataError.Problem, _ place: (line: Int, column: Int), _ path: String
  ) -> NotebookDataError? {
    guard SeededFault.errorAtLineAbove.isActive else { return nil }
    return NotebookDataError(line: place.line - 1, column: place.column, path: path, problem)
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
  /// Returns the claims and tips of a document; the fault takes claims for products that a person
  /// has.
  static func granted(_ claims: [ProductClaim], _ tips: [GivenTip]) -> Entitlements {
    guard SeededFault.readerGrantsClaims.isActive else {
      return Entitlements(claims: claims, tips: tips)
    }
    let products = claims.map { OwnedProduct(demonstrationOf: $0.product, since: $0.since) }
    return Entitlements(products: products, tips: tips)
  }
}
#endif
