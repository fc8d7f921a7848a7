import DecimalArithmetic
import PropertyTesting

/// The laws of arithmetic that hold with rounding, written once for every backend.
public enum ArithmeticLaws {
  /// All laws of one backend that converts: agreement with the oracle first.
  @_disfavoredOverload
  public static func all<B: DecimalBackend>(for backend: B.Type) -> [Law] {
    oracleAgreement(backend) + equations(backend) + relations(backend)
  }

  /// All laws of a backend that has every operation.
  public static func all<B: GeneralDecimalBackend>(for backend: B.Type) -> [Law] {
    oracleAgreement(backend) + equations(backend) + relations(backend)
  }

  /// The laws that need no oracle's answer.
  static func equations<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    symmetries(backend) + roundings(backend) + representations(backend)
  }

  /// The backend gives the oracle's answer, one law for each operation that every backend has.
  @_disfavoredOverload
  public static func oracleAgreement<B: DecimalBackend>(_: B.Type) -> [Law] {
    ArithmeticOperation.ofEveryBackend.map { operation in
      oracleAgreement(
        operation, of: BackendSubject<B>(),
        on: ArithmeticQuestion.generator(operation, for: B.self))
    }
  }

  /// The backend gives the oracle's answer, one law for each operation.
  public static func oracleAgreement<B: GeneralDecimalBackend>(_: B.Type) -> [Law] {
    ArithmeticOperation.judged.map { operation in
      oracleAgreement(
        operation, of: GeneralBackendSubject<B>(),
        on: ArithmeticQuestion.generator(operation, for: B.self))
    }
  }

  private static func oracleAgreement<Subject: ArithmeticSubject>(
    _ operation: ArithmeticOperation, of backend: Subject,
    on questions: Generator<ArithmeticQuestion>
  ) -> Law {
    .arithmetic(
      "oracle-agrees-\(operation)",
      "\(operation) on the backend = \(operation) by exact rationals rounded once: "
        + "value, exponent, sign, payload and conditions",
      source: "General Decimal Arithmetic Specification 1.70", of: questions,
      requiring: operation.requiredLabels
    ) { question, labels in
      switch (OracleSubject().answer(question), backend.answer(question)) {
      case (.success(let expected), .success(let got)):
        labels.add("rounding \(question.context.rounding.rawValue)")
        for (condition, name) in Conditions.names where expected.conditions.contains(condition) {
          labels.add(name)
        }
        if expected.conditions.isEmpty { labels.add(ArithmeticOperation.noCondition) }
        return got == expected ? .holds : .broken([(backend.name, got.description)])
      case (.failure(let reason), _), (_, .failure(let reason)):
        return .discarded(reason.description)
      }
    }
  }
}

extension ArithmeticOperation {
  /// All but two: a copy is the value itself, and a value has no encoding that is not canonical.
  static let judged = allCases.filter { $0 != .copy && $0 != .isCanonical }

  static let noCondition = "no condition"

  /// How many cases with which outcome a run over an operation must have seen.
  fileprivate var requiredLabels: [String: Int] {
    var labels = [Self.noCondition: 10]
    for mode in RoundingMode.allCases { labels["rounding \(mode.rawValue)"] = 5 }
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
}
