import DecimalArithmetic

/// The laws of arithmetic that hold with rounding, written once for every backend.
public enum ArithmeticLaws {
  /// All laws of one backend: agreement with the oracle first.
  public static func all<B: DecimalBackend>(for backend: B.Type) -> [Law] {
    oracleAgreement(backend) + symmetries(backend) + roundings(backend)
      + representations(backend)
  }

  /// The backend gives the oracle's answer, one law for each operation.
  public static func oracleAgreement<B: DecimalBackend>(_: B.Type) -> [Law] {
    ArithmeticOperation.allCases.map { operation in
      Law(
        "oracle-agrees-\(operation)",
        "\(operation) on the backend = \(operation) by exact rationals rounded once: "
          + "value, exponent, sign, payload and conditions",
        source: "General Decimal Arithmetic Specification 1.70"
      ) { random in
        guard let draw = ArithmeticDraw(for: B.self, &random) else { return .notSupported }
        let question = draw.question(operation)
        return agreement(OracleSubject(), BackendSubject<B>(), on: question)
      }
    }
  }

  /// Two backends give the same answer at 34 digits, one law for each operation.
  public static func agreement<A: DecimalBackend, B: DecimalBackend>(
    of _: A.Type, and _: B.Type
  ) -> [Law] {
    ArithmeticOperation.allCases.map { operation in
      Law(
        "backends-agree-\(operation)",
        "\(operation) on \(A.backendName) = \(operation) on \(B.backendName) at 34 digits: "
          + "value, exponent, sign, payload and conditions",
        source: "General Decimal Arithmetic Specification 1.70; IEEE 754-2019 decimal128"
      ) { random in
        let question = ArithmeticDraw(in: .decimal128, &random).question(operation)
        return agreement(BackendSubject<A>(), BackendSubject<B>(), on: question)
      }
    }
  }

  private static func agreement<A: ArithmeticSubject, B: ArithmeticSubject>(
    _ first: A, _ second: B, on question: ArithmeticQuestion
  ) -> LawVerdict {
    switch (first.answer(question), second.answer(question)) {
    case (.success(let left), .success(let right)):
      .equation(
        question.description, in: question.context, (first.name, left.description),
        (second.name, right.description))
    case (.failure(let reason), _), (_, .failure(let reason)): .discarded(reason.description)
    }
  }
}
