/// The operations of the General Decimal Arithmetic specification, among them to-number.
///
/// The raw value is the name in decTest files.
public enum ArithmeticOperation: String, CaseIterable, Hashable, Sendable {
  /// To-number of a text, rounded, then to-scientific-string.
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

  /// To-number of a text, rounded, then to-engineering-string.
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
  /// The operation power with a modulus, which later decTest files call `power`.
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

  // Operations whose result is a word, or 1 for true and 0 for false.
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

  /// The operations of `DecimalBackend`; `GeneralDecimalBackend` has all operations.
  public static let ofEveryBackend: [ArithmeticOperation] = [
    .toNumber, .plus, .minus, .abs, .add, .subtract, .multiply, .divide, .compare, .quantize,
  ]

  /// The operations of every backend whose operands are values, not texts.
  public static let onValues = ofEveryBackend.filter { !$0.takesText }

  /// Whether the operand is a text that the operation reads and rounds.
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

  /// Creates the operation that a decTest file calls `name`; `nil` if no operation has the name.
  ///
  /// `power` of three operands is power with a modulus, which the project's files call `powermod`.
  /// `apply` rounds an operand to the context. Reading the operand's text in the context has an
  /// equal result, so `apply` is to-number.
  ///
  ///     let power = ArithmeticOperation(decTestName: "power", operandCount: 3)
  ///     power?.rawValue  // Optional("powermod")
  ///     ArithmeticOperation(decTestName: "sine", operandCount: 1)  // nil
  ///
  /// - Parameters:
  ///   - name: the name in lower case.
  ///   - operandCount: the number of operands of the case.
  public init?(decTestName name: String, operandCount: Int) {
    if name == "power" && operandCount == 3 {
      self = .modularPower
      return
    }
    let synonyms = ["apply": "tosci", "trim": "reduce", "max_mag": "maxmag", "min_mag": "minmag"]
    self.init(rawValue: synonyms[name] ?? name)
  }
}
