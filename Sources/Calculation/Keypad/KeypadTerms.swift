import DecimalArithmetic

/// An operand of an expression line and the operation behind it.
struct KeypadTerm<Number: DecimalBackend>: Hashable, Sendable {
  let operand: KeypadOperand<Number>
  let operation: KeypadOperation
}

/// The latest terms of a calculation: their number is bounded, so the state is.
struct KeypadTerms<Number: DecimalBackend>: Hashable, Sendable {
  private(set) var terms: [KeypadTerm<Number>] = []
  /// Whether terms in front were dropped.
  private(set) var isElided = false

  /// The most terms that are kept.
  static var limit: Int { 32 }

  var isEmpty: Bool { terms.isEmpty }

  /// Adds a term; beyond the limit the first one is dropped.
  ///
  /// Memory for all terms is reserved with the first.
  mutating func append(_ operand: KeypadOperand<Number>, _ operation: KeypadOperation) {
    if terms.isEmpty { terms.reserveCapacity(Self.limit) }
    if terms.count == Self.limit {
      terms.removeFirst()
      isElided = true
    }
    terms.append(KeypadTerm(operand: operand, operation: operation))
  }

  /// Drops all terms and keeps their memory.
  mutating func removeAll() {
    terms.removeAll(keepingCapacity: true)
    isElided = false
  }
}
