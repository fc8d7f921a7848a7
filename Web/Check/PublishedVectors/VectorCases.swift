import ConformanceCases
import DirectedVectors
import Metryvo
import WebCases

/// The directed vectors, which are compiled into the program because a module cannot read files.
public enum VectorCases {
  /// The vectors of all files; the first access reads them.
  public static let all: [DecTestCase] = {
    let bytes = UnsafeBufferPointer(start: directed_vectors(), count: directed_vectors_size())
    guard let file = try? DecTestReader.read(Array(bytes), name: "directed-decimal128") else {
      fatalError("a directed vector cannot be read")
    }
    return file.cases
  }()

  /// Returns the vector at `index`, with the computed result in place of the published result.
  public static func computed(_ index: Int) -> String {
    let vector = all[index]
    guard
      let operation = ArithmeticOperation(
        decTestName: vector.operation, operandCount: vector.operands.count)
    else {
      fatalError("a directed vector asks for an unknown operation")
    }
    let texts = operands(of: vector)
    let answer = operation.answer(of: texts, in: vector.context)
    return "\(vector.identifier) \(operation.rawValue) -> \(answer)"
  }

  /// Returns the vector at `index`, with the published result.
  public static func published(_ index: Int) -> String {
    let vector = all[index]
    guard case .number(let result) = vector.result else {
      fatalError("a directed vector states no number")
    }
    return
      "\(vector.identifier) \(vector.operation) -> \(ArithmeticAnswer(result, vector.conditions))"
  }

  private static func operands(of vector: DecTestCase) -> [String] {
    vector.operands.map {
      guard case .number(let text) = $0 else {
        fatalError("a directed vector has an operand that is no number")
      }
      return text
    }
  }
}
