import Conformance
import DecimalArithmetic

/// The format of questions to Python and of its answers; see ``PythonScript``.
package enum PeerLine {
  /// The methods of `decimal.Context` by the names of operations in decTest.
  ///
  /// `rescale` is an operation of earlier versions of the specification, and Python lacks it. The
  /// modulus of a power is the third operand of Python's `power`.
  private static let methods: [String: String] = [
    "tosci": "create_decimal", "toeng": "to_eng_string", "plus": "plus", "minus": "minus",
    "abs": "abs", "add": "add", "subtract": "subtract", "multiply": "multiply", "divide": "divide",
    "compare": "compare", "quantize": "quantize", "fma": "fma", "divideint": "divide_int",
    "remainder": "remainder", "remaindernear": "remainder_near", "squareroot": "sqrt", "exp": "exp",
    "ln": "ln", "log10": "log10", "power": "power",
    "powermod": "power", "reduce": "normalize",
    "tointegralx": "to_integral_exact", "tointegral": "to_integral_value", "nextplus": "next_plus",
    "nextminus": "next_minus", "nexttoward": "next_toward", "scaleb": "scaleb", "logb": "logb",
    "comparesig": "compare_signal", "comparetotal": "compare_total",
    "comparetotmag": "compare_total_mag", "max": "max", "min": "min", "maxmag": "max_mag",
    "minmag": "min_mag", "canonical": "canonical", "copy": "copy_decimal", "copyabs": "copy_abs",
    "copynegate": "copy_negate", "copysign": "copy_sign", "and": "logical_and",
    "or": "logical_or", "xor": "logical_xor", "invert": "logical_invert", "shift": "shift",
    "rotate": "rotate", "samequantum": "same_quantum", "class": "number_class",
    "iscanonical": "is_canonical", "isfinite": "is_finite", "isinfinite": "is_infinite",
    "isnan": "is_nan", "isnormal": "is_normal", "isqnan": "is_qnan", "issnan": "is_snan",
    "issigned": "is_signed", "issubnormal": "is_subnormal", "iszero": "is_zero",
  ]

  /// Whether Python has the operation.
  package static func isAsked(_ operation: ArithmeticOperation) -> Bool {
    methods[operation.rawValue] != nil
  }

  /// Returns the question as a line; `nil` if Python does not have the operation.
  package static func question(_ question: ArithmeticQuestion) -> String? {
    guard let method = methods[question.operation.rawValue] else { return nil }
    let context = question.context
    let mode = context.rounding.decTestName.uppercased()
    let limits =
      "\(context.precision)\t\(context.minExponent)\t\(context.maxExponent)\t\(context.clamp ? 1 : 0)"
    return "\(method)\t\(limits)\t\(mode)\t\(question.operands.joined(separator: "\t"))\n"
  }

  /// Reads the answer of a line without its newline.
  package static func answer(_ line: String) throws(PeerError) -> ArithmeticAnswer {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 2, !fields[0].isEmpty, !line.hasPrefix("!") else {
      throw .unreadable(line)
    }
    var conditions: Conditions = []
    for name in fields[1].split(separator: " ") {
      guard let known = Conditions.names.first(where: { $0.name == name }) else {
        throw .unreadable(line)
      }
      conditions.insert(known.condition)
    }
    return ArithmeticAnswer(String(fields[0]), conditions)
  }
}

extension ArithmeticAnswer {
  /// The answer with invalid operation in place of each condition that Python reports as invalid
  /// operation.
  package var foldedForPython: ArithmeticAnswer {
    let folded: Conditions = [
      .conversionSyntax, .divisionImpossible, .divisionUndefined, .invalidContext,
    ]
    if conditions.isDisjoint(with: folded) { return self }
    return ArithmeticAnswer(text, conditions.subtracting(folded).union(.invalidOperation))
  }
}
