import DecimalArithmetic
import PropertyTesting

/// The laws of arithmetic with rounding, for any backend.
public enum ArithmeticLaws {
  /// Returns all laws of a converting backend; the laws of agreement with the oracle come first.
  @_disfavoredOverload
  public static func all<B: DecimalBackend>(for backend: B.Type) -> [Law] {
    oracleAgreement(backend) + equations(backend)
  }

  /// Returns all laws of a backend that has every operation.
  ///
  ///     let laws = ArithmeticLaws.all(for: Decimal128.self)
  ///     let commutes = laws.first { $0.identifier == "add-commutes" }
  ///     commutes?.run(PropertyRun(seed: 7, cases: 20)).holds  // Optional(true)
  public static func all<B: GeneralDecimalBackend>(for backend: B.Type) -> [Law] {
    oracleAgreement(backend) + equations(backend)
  }

  /// Returns the laws of a converting backend that need no oracle.
  @_disfavoredOverload
  package static func equations<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    symmetries(backend) + roundings(backend) + representations(backend) + relations(backend)
      + [limbQuotients(backend), longTexts(backend)]
  }

  /// Returns the laws of a backend of every operation that need no oracle.
  package static func equations<B: GeneralDecimalBackend>(_ backend: B.Type) -> [Law] {
    symmetries(backend) + roundings(backend) + representations(backend) + relations(backend)
      + [limbQuotients(backend), longTexts(backend)]
  }
}

extension ArithmeticOperation {
  /// The operations that are judged: all except copy and isCanonical.
  ///
  /// A copy is the value itself, and a value is always canonical.
  @usableFromInline static let judged = allCases.filter { $0 != .copy && $0 != .isCanonical }

  static let noCondition = "no condition"

  /// The labels of outcomes that a run over the operation requires, with the numbers of cases.
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

  /// The labels of rounding modes that a run requires if an operation is judged in one mode at a
  /// time.
  var requiredRoundings: [String: Int] {
    Dictionary(uniqueKeysWithValues: RoundingMode.allCases.map { ("rounding \($0.rawValue)", 5) })
  }
}

extension Labels {
  /// Adds a label for each condition that a case raised.
  mutating func add(_ conditions: Conditions) {
    for (condition, name) in Conditions.names where conditions.contains(condition) { add(name) }
    if conditions.isEmpty { add(ArithmeticOperation.noCondition) }
  }
}
