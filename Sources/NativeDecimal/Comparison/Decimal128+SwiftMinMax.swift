// Within the type, the operations max and min hide Swift's functions. The functions here call
// Swift's functions.
extension Decimal128 {
  static func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }

  static func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
}
