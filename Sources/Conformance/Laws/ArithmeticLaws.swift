import DecimalArithmetic
import PropertyTesting

/// The laws of arithmetic that hold with rounding, written once for every backend.
public enum ArithmeticLaws {
  /// All laws of one backend: agreement with the oracle first.
  public static func all<B: DecimalBackend>(for backend: B.Type) -> [Law] {
    oracleAgreement(backend) + symmetries(backend) + roundings(backend)
      + representations(backend)
  }

  /// The backend gives the oracle's answer, one law for each operation.
  public static func oracleAgreement<B: DecimalBackend>(_: B.Type) -> [Law] {
    ArithmeticOperation.ofEveryBackend.map { operation in
      .arithmetic(
        "oracle-agrees-\(operation)",
        "\(operation) on the backend = \(operation) by exact rationals rounded once: "
          + "value, exponent, sign, payload and conditions",
        source: "General Decimal Arithmetic Specification 1.70",
        of: ArithmeticQuestion.generator(operation, for: B.self),
        requiring: operation.requiredLabels
      ) { question, labels in
        let backend = BackendSubject<B>()
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

  /// Two backends give the same answer at 34 digits, one law for each operation.
  public static func agreement<A: DecimalBackend, B: DecimalBackend>(
    of _: A.Type, and _: B.Type
  ) -> [Law] {
    ArithmeticOperation.ofEveryBackend.map { operation in
      .arithmetic(
        "backends-agree-\(operation)",
        "\(operation) on \(A.backendName) = \(operation) on \(B.backendName) at 34 digits: "
          + "value, exponent, sign, payload and conditions",
        source: "General Decimal Arithmetic Specification 1.70; IEEE 754-2019 decimal128",
        of: ArithmeticQuestion.generator(operation, in: .decimal128)
      ) { question, _ in
        let (first, second) = (BackendSubject<A>(), BackendSubject<B>())
        switch (first.answer(question), second.answer(question)) {
        case (.success(let left), .success(let right)):
          return .equation((first.name, left.description), (second.name, right.description))
        case (.failure(let reason), _), (_, .failure(let reason)):
          return .discarded(reason.description)
        }
      }
    }
  }
}

extension ArithmeticOperation {
  static let noCondition = "no condition"

  /// How many cases with which outcome a run over an operation must have seen.
  fileprivate var requiredLabels: [String: Int] {
    var labels = [Self.noCondition: 10]
    labels[self == .toNumber ? "Conversion_syntax" : "Invalid_operation"] = 2
    for mode in RoundingMode.allCases { labels["rounding \(mode.rawValue)"] = 5 }
    if self == .compare { return labels }
    labels["Inexact"] = 10
    if self == .multiply || self == .divide {
      labels.merge(["Overflow": 2, "Underflow": 2]) { $1 }
    }
    return labels
  }
}
