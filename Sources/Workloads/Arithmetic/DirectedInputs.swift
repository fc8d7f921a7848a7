import Conformance
import NativeDecimal
import PropertyTesting

/// The directed inputs of an operation in decimal128, which are hard to round, as texts.
enum DirectedInputs {
  /// The operations that have directed cases.
  static let operations = MeasuredOperation.allCases.filter {
    DirectedQuestions.operations.contains($0.judged) || isFunction($0)
  }

  /// The number of cases; cases of functions are fewer because the oracle needs longer for them.
  private static let count: UInt64 = 512
  private static let functionCount: UInt64 = 48

  private static func isFunction(_ operation: MeasuredOperation) -> Bool {
    FunctionQuestions.operations.contains(operation.judged)
  }

  /// Returns the inputs that decimal128 represents exactly; every call returns equal inputs.
  static func of(_ operation: MeasuredOperation) -> [[String]] {
    drawn(operation).filter { $0.allSatisfy { Decimal128(exactly: $0) != nil } }
  }

  private static func drawn(_ operation: MeasuredOperation) -> [[String]] {
    if isFunction(operation) {
      let generator = FunctionQuestions(operation.judged).generator
      let formats = UInt64(FunctionQuestions.formats.count)
      // The third format is decimal128, with operands that fit into decimal128.
      return (0..<functionCount).compactMap {
        generator.value(seed: 1, index: formats * $0 + 2)?.operands
      }
    }
    let generator = DirectedQuestions(operation.judged).generator
    // Every second case is a case of decimal128.
    return (0..<count).compactMap {
      generator.value(seed: 1, index: 2 * $0)?.operands.map(\.text)
    }
  }
}
