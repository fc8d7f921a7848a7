import DecimalArithmetic

extension PreparedPlan {
  /// Converts numbers, in order; each result equals that of ``convert(_:)-(Number)``.
  ///
  ///     let plan = try Converter<Decimal128>().plan(from: .inch, to: .centimeter)
  ///     plan.convert(contentsOf: [1, 2, 3]).map(\.value)  // [2.54, 5.08, 7.62]
  ///
  /// - Complexity: O(*n*) for *n* numbers.
  @inlinable
  public func convert(contentsOf numbers: [Number]) -> [Converted<Number>] {
    numbers.map { convert($0) }
  }

  /// Converts numbers into a buffer of the caller.
  ///
  /// - Precondition: `results` has at least as many elements as `numbers`.
  /// - Complexity: O(*n*) for *n* numbers, without allocation.
  @inlinable
  public func convert(
    contentsOf numbers: UnsafeBufferPointer<Number>,
    into results: UnsafeMutableBufferPointer<Number>
  ) {
    precondition(results.count >= numbers.count, "no room for the results")
    for index in numbers.indices { results[index] = preparation.convert(numbers[index]).value }
  }
}
