/// The operations of decTest files and the numbers of operands of each.
///
/// Source: General Decimal Arithmetic Testcases 2.44, "Operations"; the later files add the
/// operations of IEEE 754-2008.
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
    // Later files give `power` a modulus as a third operand; our files call this operation
    // `powermod`.
    var counts = ["fma": 3...3, "power": 2...3, "powermod": 3...3]
    for name in unary.split(separator: " ") { counts[String(name)] = 1...1 }
    for name in binary.split(separator: " ") { counts[String(name)] = 2...2 }
    return counts
  }()

  /// Returns the numbers of operands that `operation` takes; `nil` if the reader does not know it.
  ///
  /// `operation` is the name in lower case.
  static func operandCounts(of operation: String) -> ClosedRange<Int>? { counts[operation] }

  /// Whether the operand of `operation`, a name in lower case, is a text that need not be a number.
  static func readsText(_ operation: String) -> Bool {
    ["tosci", "toeng", "apply"].contains(operation)
  }
}
