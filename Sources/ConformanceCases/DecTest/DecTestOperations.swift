/// The operations of decTest files, with the numbers of operands that each operation may have.
///
/// Source: General Decimal Arithmetic Testcases 2.44, "Operations". Later published files also use
/// the operations of IEEE 754-2008.
enum DecTestOperations {
  private static let unary = """
    abs apply canonical class copy copyabs copynegate exp invert iscanonical isfinite isinfinite \
    isnan isnormal isqnan issigned issnan issubnormal iszero ln log10 logb minus nextminus \
    nextplus plus reduce squareroot toeng tointegral tointegralx tosci trim
    """
  private static let binary = """
    add and compare comparesig comparetotal comparetotmag copysign divide divideint max max_mag \
    maxmag min min_mag minmag multiply nexttoward or quantize remainder remaindernear rescale rotate \
    samequantum scaleb shift subtract xor
    """

  private static let counts: [String: ClosedRange<Int>] = {
    // In some published files `power` has a third operand, the modulus. The project's files call
    // this operation `powermod`.
    var counts = ["fma": 3...3, "power": 2...3, "powermod": 3...3]
    for name in unary.split(separator: " ") { counts[String(name)] = 1...1 }
    for name in binary.split(separator: " ") { counts[String(name)] = 2...2 }
    return counts
  }()

  /// Returns the numbers of operands that `operation` may have; `nil` for an unknown operation.
  ///
  /// `operation` is the name in lower case.
  static func operandCounts(of operation: String) -> ClosedRange<Int>? { counts[operation] }

  /// Whether the operand of `operation` is a text that need not be a number.
  ///
  /// `operation` is the name in lower case.
  static func readsText(_ operation: String) -> Bool {
    ["tosci", "toeng", "apply"].contains(operation)
  }
}
