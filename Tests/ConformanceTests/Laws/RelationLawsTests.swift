import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

/// The relations between results hold for the oracle (`ArithmeticLawsTests`), and each breaks for
/// the fault that it is meant to find.
@Suite struct RelationLawsTests {
  private func broken<Fault: SeededFault>(_: Fault.Type, by identifiers: [String]) -> [String] {
    ArithmeticLaws.all(for: ExactDecimal<Fault>.self).filter {
      identifiers.contains($0.identifier) && $0.run(.quiet(seed: 3, cases: 2_000)).failed > 0
    }.map(\.identifier).sorted()
  }

  @Test func wrongDigitsBreakOrderAndNeighbours() {
    let laws = ["directed-roundings-are-neighbours", "rounding-keeps-the-order"]
    #expect(broken(SwappedDigit.self, by: laws) == laws)
  }

  @Test func truncationInPlaceOf05upBreaksRoundingInTwoSteps() {
    let laws = ["rounding-05up-first-changes-nothing"]
    #expect(broken(NoMark.self, by: laws) == laws)
  }

  @Test func aShorterWayForFullPrecisionIsNoticed() {
    let laws = ["what-fits-does-not-depend-on-the-precision"]
    #expect(broken(ShortFullPrecision.self, by: laws) == laws)
  }

  @Test func aFaultThatSeesZerosBreaksCohorts() {
    let laws = ["cohort-members-compute-alike"]
    #expect(broken(TrailingZero.self, by: laws) == laws)
  }

  @Test func conditionsThatContradictEachOtherAreNoticed() {
    let laws = ["conditions-are-consistent"]
    #expect(broken(LostRounded.self, by: laws) == laws)
    #expect(broken(LostUnderflow.self, by: laws) == laws)
    #expect(broken(OverflowAlone.self, by: laws) == laws)
  }

  @Test func engineeringNotationIsNoticed() {
    let laws = ["engineering-notation-keeps-the-value"]
    #expect(broken(PlainEngineering.self, by: laws) == laws)
  }

  @Test func conversionRelationsBreakForTheirFaults() throws {
    let laws = try ConversionLaws(catalog: specialUnitsCatalog())
    func broken<Fault: SeededFault>(_: Fault.Type) -> Set<String> {
      Set(
        laws.all(for: ExactDecimal<Fault>.self).filter {
          $0.run(.quiet(seed: 3, cases: 1_500)).failed > 0
        }.map(\.identifier))
    }
    let swapped = broken(SwappedDigit.self)
    #expect(swapped.contains("conversions-keep-the-order"))
    #expect(swapped.contains("directed-conversions-are-neighbours"))
    #expect(swapped.contains("two-conversions-are-one-before-rounding"))
    #expect(broken(NearestConversions.self).contains("directed-conversions-are-neighbours"))
    // Only these laws examine the conditions of a prepared plan.
    #expect(
      broken(QuietPreparation.self) == [
        "a-batch-is-one-by-one", "a-prepared-conversion-is-the-general-one",
        "kept-plans-are-those-of-their-units", "short-numbers-are-prepared-alike",
      ])
  }

  /// A law run in shards, merged in any order, has the cases, labels and failures of the whole run.
  @Test func shardsInAnyOrderAreTheWhole() {
    let laws = ArithmeticLaws.all(for: ExactDecimal<LastDigit>.self)
    let ranges: [Range<UInt64>] = [17..<40, 0..<9, 40..<60, 9..<17]
    let differing = laws.filter { law in
      func report(_ indices: Range<UInt64>) -> PropertyReport {
        var run = PropertyRun.quiet(seed: 11, cases: 0)
        run.indices = indices
        run.casesForLabels = 0
        return law.run(run)
      }
      var merged = report(ranges[0])
      for range in ranges.dropFirst() { merged.add(report(range)) }
      let whole = report(0..<60)
      return merged.description != whole.description || merged.labels.counts != whole.labels.counts
        || merged.discarded != whole.discarded
    }
    #expect(differing.map(\.identifier) == [])
  }
}

/// A fault: the last digit 5 of a result becomes 7.
enum SwappedDigit: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    operation == .compare ? answer : conversion(answer)
  }
  static func conversion(_ answer: Expected) -> Expected {
    guard let value = DecimalOperand(answer.text), value.kind == .finite,
      value.coefficient % 10 == 5
    else { return answer }
    let sign = value.isNegative ? "-" : ""
    let altered = DecimalOperand("\(sign)\(value.coefficient + 2)E\(value.exponent)")
    return Expected(
      altered?.text ?? answer.text, answer.conditions,
      isPrecisionLimited: answer.isPrecisionLimited)
  }
}

/// A fault: round-05up rounds as down does.
enum NoMark: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func context(_ context: ArithmeticContext) -> ArithmeticContext {
    context.rounding == .up05 ? context.rounding(.down) : context
  }
}

/// A fault: precision 34 computes 32 digits.
enum ShortFullPrecision: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func context(_ context: ArithmeticContext) -> ArithmeticContext {
    context.precision != 34
      ? context
      : ArithmeticContext(
        precision: 32, maxExponent: context.maxExponent, minExponent: context.minExponent,
        rounding: context.rounding, clamp: context.clamp)
  }
}

/// A fault: a result with trailing zeros is one unit larger.
enum TrailingZero: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    guard operation != .compare, let value = DecimalOperand(answer.text), value.kind == .finite,
      !value.isZero, value.coefficient % 10 == 0
    else { return answer }
    let sign = value.isNegative ? "-" : ""
    let altered = DecimalOperand("\(sign)\(value.coefficient + 1)E\(value.exponent)")
    return Expected(altered?.text ?? answer.text, answer.conditions)
  }
}

/// A fault: underflow is never raised.
enum LostUnderflow: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    Expected(answer.text, answer.conditions.subtracting(.underflow))
  }
}

/// A fault that we once had: overflow without inexact.
enum OverflowAlone: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    answer.conditions.contains(.overflow) ? Expected(answer.text, .overflow) : answer
  }
}

/// A fault: engineering notation writes scientific notation.
enum PlainEngineering: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    guard operation == .toEngineering, let value = DecimalOperand(answer.text) else {
      return answer
    }
    return Expected(value.text, answer.conditions)
  }
}

/// A fault: prepared conversions report no conditions.
enum QuietPreparation: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func prepared(_ conditions: Conditions) -> Conditions { [] }
}
