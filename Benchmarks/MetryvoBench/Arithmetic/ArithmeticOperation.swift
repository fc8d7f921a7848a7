/// What the suite `arithmetic` measures of a number type, beside a peer of another language.
enum ArithmeticOperation: String, CaseIterable, Decodable {
  case add, subtract, multiply, divide, fma, quantize, compare, parse, format
}

/// The operands of a run: as many digits as the type has, or as few as people type.
enum OperandWidth: String, CaseIterable {
  case full, short
}
