import DecimalArithmetic

extension PreparedPlan {
  /// The numbers in the other unit, in their order: each result as from ``convert(_:)-(Number)``.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public func convert(contentsOf numbers: [Number]) -> [Converted<Number>] {
    numbers.map { convert($0) }
  }

  /// The numbers in the other unit, in memory that the caller has.
  ///
  /// - Precondition: `results` has room for as many.
  /// - Complexity: O(*n*), without allocation.
  @inlinable
  public func convert(
    contentsOf numbers: UnsafeBufferPointer<Number>,
    into results: UnsafeMutableBufferPointer<Number>
  ) {
    precondition(results.count >= numbers.count, "no room for the results")
    for index in numbers.indices { results[index] = preparation.convert(numbers[index]).value }
  }
}
