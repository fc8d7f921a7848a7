import DecimalArithmetic

/// An operand of an expression line and the operation behind it.
@usableFromInline
struct KeypadTerm<Number: DecimalBackend>: Hashable, Sendable {
  @usableFromInline
  let operand: KeypadOperand<Number>
  @usableFromInline
  let operation: KeypadOperation

  @inlinable
  init(operand: KeypadOperand<Number>, operation: KeypadOperation) {
    self.operand = operand
    self.operation = operation
  }
}

/// The latest terms of a calculation, at most ``limit``.
@usableFromInline
struct KeypadTerms<Number: DecimalBackend>: Hashable, Sendable {
  @usableFromInline
  var terms: [KeypadTerm<Number>] = []
  /// Whether terms at the front were dropped.
  @usableFromInline
  var isElided = false

  @inlinable
  init() {}

  /// The greatest number of terms.
  @inlinable
  static var limit: Int { 32 }

  @inlinable
  var isEmpty: Bool { terms.isEmpty }

  /// Appends a term; at the limit drops the first term.
  ///
  /// The first term reserves memory for ``limit`` terms.
  @inlinable
  mutating func append(_ operand: KeypadOperand<Number>, _ operation: KeypadOperation) {
    if terms.isEmpty { terms.reserveCapacity(Self.limit) }
    if terms.count == Self.limit {
      terms.removeFirst()
      isElided = true
    }
    terms.append(KeypadTerm(operand: operand, operation: operation))
  }

  /// Drops all terms and keeps their memory.
  @inlinable
  mutating func removeAll() {
    terms.removeAll(keepingCapacity: true)
    isElided = false
  }
}
