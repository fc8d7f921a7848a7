/// The operations of the decTest files and how many operands each takes.
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
    // Files beyond the original ones give power a modulus; ours call that powermod.
    var counts = ["fma": 3...3, "power": 2...3, "powermod": 3...3]
    for name in unary.split(separator: " ") { counts[String(name)] = 1...1 }
    for name in binary.split(separator: " ") { counts[String(name)] = 2...2 }
    return counts
  }()

  /// The numbers of operands an operation, in lower case, may have, if the reader knows it.
  static func operandCounts(of operation: String) -> ClosedRange<Int>? { counts[operation] }

  /// Whether the operand of an operation, in lower case, is a text that may be no number.
  static func readsText(_ operation: String) -> Bool {
    ["tosci", "toeng", "apply"].contains(operation)
  }
}
