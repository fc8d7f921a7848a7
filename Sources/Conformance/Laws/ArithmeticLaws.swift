import DecimalArithmetic
import PropertyTesting

/// The laws of arithmetic that hold with rounding, written once for every backend.
public enum ArithmeticLaws {
  /// All laws of one backend that converts: agreement with the oracle first.
  @_disfavoredOverload
  public static func all<B: DecimalBackend>(for backend: B.Type) -> [Law] {
    oracleAgreement(backend) + equations(backend)
  }

  /// All laws of a backend that has every operation.
  public static func all<B: GeneralDecimalBackend>(for backend: B.Type) -> [Law] {
    oracleAgreement(backend) + equations(backend)
  }

  /// The laws that need no oracle's answer.
  @_disfavoredOverload
  package static func equations<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    symmetries(backend) + roundings(backend) + representations(backend) + relations(backend)
      + [limbQuotients(backend), longTexts(backend)]
  }

  /// The same of a backend that has every operation.
  package static func equations<B: GeneralDecimalBackend>(_ backend: B.Type) -> [Law] {
    symmetries(backend) + roundings(backend) + representations(backend) + relations(backend)
      + [limbQuotients(backend), longTexts(backend)]
  }
}

extension ArithmeticOperation {
  /// All but two: a copy is the value itself, and a value has no encoding that is not canonical.
  @usableFromInline static let judged = allCases.filter { $0 != .copy && $0 != .isCanonical }

  static let noCondition = "no condition"

  /// How many cases with which outcome a run over an operation must have seen.
  var requiredLabels: [String: Int] {
    var labels = [Self.noCondition: 10]
    switch self {
    case .toNumber, .toEngineering: labels.merge(["Conversion_syntax": 2, "Inexact": 10]) { $1 }
    case .plus, .minus, .abs, .add, .subtract, .quantize, .fma, .squareRoot, .exp, .ln, .log10,
      .power, .rescale, .roundToIntegralExact, .reduce:
      labels.merge(["Invalid_operation": 2, "Inexact": 10]) { $1 }
    case .multiply, .divide:
      labels.merge(["Invalid_operation": 2, "Inexact": 10, "Overflow": 2, "Underflow": 2]) { $1 }
    case .divideInteger, .remainder, .remainderNear:
      labels.merge(["Invalid_operation": 2, "Division_impossible": 2]) { $1 }
    case .compare, .compareSignal, .modularPower, .roundToIntegralValue, .nextPlus, .nextMinus,
      .nextToward,
      .scaleB, .logB, .max, .min, .maxMagnitude, .minMagnitude, .and, .or, .xor, .invert, .shift,
      .rotate:
      labels["Invalid_operation"] = 2
    case .compareTotal, .compareTotalMagnitude, .canonical, .copy, .copyAbs, .copyNegate,
      .copySign, .sameQuantum, .numberClass, .isCanonical, .isFinite, .isInfinite, .isNaN,
      .isNormal, .isQuietNaN, .isSignalingNaN, .isSigned, .isSubnormal, .isZero:
      break
    }
    return labels
  }

  /// How many cases in which mode a run over an operation that is judged in one must have seen.
  var requiredRoundings: [String: Int] {
    Dictionary(uniqueKeysWithValues: RoundingMode.allCases.map { ("rounding \($0.rawValue)", 5) })
  }
}

extension Labels {
  /// Counts a case by the conditions that it raised.
  mutating func add(_ conditions: Conditions) {
    for (condition, name) in Conditions.names where conditions.contains(condition) { add(name) }
    if conditions.isEmpty { add(ArithmeticOperation.noCondition) }
  }
}
