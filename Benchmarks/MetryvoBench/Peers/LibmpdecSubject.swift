import PerformanceBudgets
import Workloads

#if METRYVO_LIBMPDEC
import DecimalArithmetic
import LibmpdecPeer
#endif

/// libmpdec as a peer of `BigDecimal`, on the operands of a workload.
///
/// `libmpdec` creates new values; `libmpdec-existing` writes each result over the operand x.
enum LibmpdecSubject {
  static let names = ["libmpdec", "libmpdec-existing"]

  #if METRYVO_LIBMPDEC
  static let absence: String? = nil

  /// Returns the subjects; empty for unsupported operations.
  static func subjects(of chosen: ChosenOperations, ours: () -> [String]?) -> [Subject] {
    guard let operation = operations[chosen.operation],
      let operands = LibmpdecOperands(chosen), let expected = ours()
    else { return [] }
    return names.enumerated().map { place, name in
      Subject(
        name, workload: chosen.name, samplesPerBlock: chosen.samplesPerBlock,
        operationsPerSample: chosen.operands.count
      ) { _ in
        libmpdec_run(operands.pointer, operation, Int32(place))
      } check: {
        for (index, expected) in expected.enumerated() {
          let text = libmpdec_result(operands.pointer, operation, Int32(index))
          defer { libmpdec_text_delete(text) }
          let got = text.map { String(cString: $0) } ?? "nothing"
          if got != expected {
            throw WrongResult(
              input: "\(chosen.name), operands \(index)", got: String(got.prefix(80)),
              expected: String(expected.prefix(80)))
          }
        }
      }
    }
  }

  private static let operations: [MeasuredOperation: libmpdec_operation] = [
    .add: LIBMPDEC_ADD, .subtract: LIBMPDEC_SUBTRACT, .multiply: LIBMPDEC_MULTIPLY,
    .divide: LIBMPDEC_DIVIDE, .quantize: LIBMPDEC_QUANTIZE, .parse: LIBMPDEC_PARSE,
    .format: LIBMPDEC_FORMAT, .squareRoot: LIBMPDEC_SQUARE_ROOT, .exp: LIBMPDEC_EXP,
    .ln: LIBMPDEC_LN,
  ]
  #else
  static let absence: String? = "this build has no libmpdec: 'make bench-peers' builds with it"

  static func subjects(of chosen: ChosenOperations, ours: () -> [String]?) -> [Subject] { [] }
  #endif
}

#if METRYVO_LIBMPDEC
/// Operands in libmpdec's own representation.
private final class LibmpdecOperands {
  let pointer: OpaquePointer

  init?(_ chosen: ChosenOperations) {
    guard
      let pointer = libmpdec_operands_new(
        Int32(chosen.operands.count), chosen.context.precision)
    else { return nil }
    self.pointer = pointer
    for (index, words) in chosen.operands.enumerated() {
      let isSet =
        words.count > 1
        ? libmpdec_operands_set(pointer, Int32(index), words[0], words[1])
        : libmpdec_operands_set(pointer, Int32(index), words[0], nil)
      if isSet == 0 { return nil }
    }
  }

  deinit { libmpdec_operands_delete(pointer) }
}
#endif
