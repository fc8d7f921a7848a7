/// The operations that are judged; reading a number is one of them.
///
/// The raw value is the name in decTest files.
public enum ArithmeticOperation: String, CaseIterable, Hashable, Sendable {
  /// To-number of an operand's text, rounded, and to-scientific-string.
  case toNumber = "tosci"
  case plus
  case minus
  case abs
  case add
  case subtract
  case multiply
  case divide
  case compare
  case quantize

  /// To-number of an operand's text, rounded, and to-engineering-string.
  case toEngineering = "toeng"
  case fma
  case divideInteger = "divideint"
  case remainder
  case remainderNear = "remaindernear"
  case squareRoot = "squareroot"
  case exp
  case ln
  case log10
  case power
  /// Power with a modulus, which decTest files call `power` too.
  case modularPower = "powermod"
  case reduce
  case rescale
  case roundToIntegralExact = "tointegralx"
  case roundToIntegralValue = "tointegral"
  case nextPlus = "nextplus"
  case nextMinus = "nextminus"
  case nextToward = "nexttoward"
  case scaleB = "scaleb"
  case logB = "logb"

  case compareSignal = "comparesig"
  case compareTotal = "comparetotal"
  case compareTotalMagnitude = "comparetotmag"
  case max
  case min
  case maxMagnitude = "maxmag"
  case minMagnitude = "minmag"

  case canonical
  case copy
  case copyAbs = "copyabs"
  case copyNegate = "copynegate"
  case copySign = "copysign"

  case and
  case or
  case xor
  case invert
  case shift
  case rotate

  // Those whose result is no number but a word, or 1 for yes and 0 for no.
  case sameQuantum = "samequantum"
  case numberClass = "class"
  case isCanonical = "iscanonical"
  case isFinite = "isfinite"
  case isInfinite = "isinfinite"
  case isNaN = "isnan"
  case isNormal = "isnormal"
  case isQuietNaN = "isqnan"
  case isSignalingNaN = "issnan"
  case isSigned = "issigned"
  case isSubnormal = "issubnormal"
  case isZero = "iszero"

  /// Those of `DecimalBackend`, which a backend has that only converts; `GeneralDecimalBackend` has all.
  public static let ofEveryBackend: [ArithmeticOperation] = [
    .toNumber, .plus, .minus, .abs, .add, .subtract, .multiply, .divide, .compare, .quantize,
  ]

  /// Those of every backend that take operands it already holds.
  public static let onValues = ofEveryBackend.filter { !$0.takesText }

  /// Whether the operand is a text that the operation reads and rounds, not a number it is given.
  public var takesText: Bool { self == .toNumber || self == .toEngineering }

  /// The number of operands.
  public var operandCount: Int {
    switch self {
    case .toNumber, .toEngineering, .plus, .minus, .abs, .squareRoot, .exp, .ln, .log10, .reduce,
      .roundToIntegralExact, .roundToIntegralValue, .nextPlus, .nextMinus, .logB, .canonical,
      .copy, .copyAbs, .copyNegate, .invert, .numberClass, .isCanonical, .isFinite, .isInfinite,
      .isNaN, .isNormal, .isQuietNaN, .isSignalingNaN, .isSigned, .isSubnormal, .isZero:
      1
    case .add, .subtract, .multiply, .divide, .compare, .quantize, .divideInteger, .remainder,
      .remainderNear, .power, .rescale, .nextToward, .scaleB, .compareSignal, .compareTotal,
      .compareTotalMagnitude, .max, .min, .maxMagnitude, .minMagnitude, .copySign, .and, .or, .xor,
      .shift, .rotate, .sameQuantum:
      2
    case .fma, .modularPower: 3
    }
  }

  /// The operation on so many operands that a decTest file calls `name`, in lower case.
  ///
  /// `power` of three is the one with a modulus, which has a name of its own in our files.
  /// `apply` rounds an operand to the context, which is what reading its text in that context does.
  public init?(decTestName name: String, operandCount: Int) {
    if name == "power" && operandCount == 3 {
      self = .modularPower
      return
    }
    let synonyms = ["apply": "tosci", "trim": "reduce", "max_mag": "maxmag", "min_mag": "minmag"]
    self.init(rawValue: synonyms[name] ?? name)
  }
}
