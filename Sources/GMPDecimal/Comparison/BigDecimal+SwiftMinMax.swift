// Within BigDecimal, the operations max and min of GDA hide Swift's functions. The two functions
// below call Swift's functions.
extension BigDecimal {
  static func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }

  static func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
}
