import DecimalArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the laws that two backends have equal answers at 34 digits.
  ///
  /// The laws cover the operations that every backend has.
  @_disfavoredOverload
  public static func agreement<A: DecimalBackend, B: DecimalBackend>(
    of _: A.Type, and _: B.Type
  ) -> [Law] {
    ArithmeticOperation.ofEveryBackend.map {
      agreement(on: $0, of: BackendSubject<A>(), and: BackendSubject<B>())
    }
  }

  /// Returns the laws that two backends with all operations have equal answers at 34 digits.
  ///
  ///     let laws = ArithmeticLaws.agreement(of: Decimal128.self, and: BigDecimal.self)
  ///     laws[0].identifier  // "backends-agree-toNumber"
  ///     laws[0].run(PropertyRun(seed: 7, cases: 20)).holds  // true
  public static func agreement<A: GeneralDecimalBackend, B: GeneralDecimalBackend>(
    of _: A.Type, and _: B.Type
  ) -> [Law] {
    ArithmeticOperation.judged.map {
      agreement(on: $0, of: GeneralBackendSubject<A>(), and: GeneralBackendSubject<B>())
    }
  }

  private static func agreement<A: ArithmeticSubject, B: ArithmeticSubject>(
    on operation: ArithmeticOperation, of first: A, and second: B
  ) -> Law {
    .arithmetic(
      "backends-agree-\(operation)",
      "\(operation) on \(first.name) = \(operation) on \(second.name) at 34 digits: "
        + "value, exponent, sign, payload and conditions",
      source: "General Decimal Arithmetic Specification 1.70; IEEE 754-2019 decimal128",
      of: ArithmeticQuestion.generator(operation, in: .decimal128)
    ) { question, _ in
      switch (first.answer(question), second.answer(question)) {
      case (.success(let left), .success(let right)):
        return .equation((first.name, left.description), (second.name, right.description))
      case (.failure(let reason), _), (_, .failure(let reason)):
        return .discarded(reason.description)
      }
    }
  }
}
