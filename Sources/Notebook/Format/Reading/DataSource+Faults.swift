#if SeededFaults
import DecimalArithmetic

extension DataSource {
  /// The line above.
  static func faultyLine(_ line: Int) -> Int? {
    SeededFault.errorAtLineAbove.isActive ? line - 1 : nil
  }

  /// Whether paths have no positions.
  static var forgetsPositions: Bool { SeededFault.pathForgetsPosition.isActive }
}

extension Entitlements {
  /// Products that a person has because a document says so.
  static func granted(_ claims: [ProductClaim]) -> [OwnedProduct]? {
    guard SeededFault.readerGrantsClaims.isActive else { return nil }
    return claims.map { OwnedProduct(demonstrationOf: $0.product, since: $0.since) }
  }
}
#endif
