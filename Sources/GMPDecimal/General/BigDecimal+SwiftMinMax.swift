// Within the type, its operations max and min hide Swift's functions; these two call Swift's.
extension BigDecimal {
  static func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }

  static func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
}
