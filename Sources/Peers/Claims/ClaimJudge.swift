import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// A judge of other converters' claims by an exact conversion that is rounded once.
///
/// A claim is correct if it equals the exact result, rounded in the claim's mode to its stated
/// digits, or without stated digits at its last written digit. An incorrect claim is off by n units
/// of the rounded place, n rounded up, if n is below ten and the error is below a hundredth of the
/// right value. The hundredth excludes 9 km for 5 mi, whose error is one unit.
package struct ClaimJudge<Number: GeneralDecimalBackend>: Sendable {
  /// The reader that looks up names of units.
  package let units: MeasureReader
  /// The context, in which numbers are exact and results are rounded.
  package let context: ArithmeticContext

  /// Creates a judge of numbers with up to 100,000 digits, with the units of a catalog.
  ///
  /// - Precondition: the backend supports a precision of 100,000 digits.
  package init(_: Number.Type, catalog: Catalog = .standard) {
    units = MeasureReader(catalog: catalog)
    context = ArithmeticContext(
      precision: ReadingLimits.arbitraryPrecision.digits, maxExponent: ArithmeticContext.limit,
      minExponent: -ArithmeticContext.limit)
    precondition(Number.supports(context), "the backend does not support 100,000 digits")
  }

  /// Judges one claim.
  ///
  /// - Throws: ``ClaimProblem`` for a number or name that cannot be read, and for units between
  ///   which no conversion exists.
  package func judge(_ claim: Claim) throws(ClaimProblem) -> JudgedClaim {
    let value = try number(claim.value, .value)
    let claimed = try number(claim.claimed, .claimed)
    let readings = try units(of: claim)
    let plan: ConversionPlan
    do throws(ConversionError) {
      plan = try ConversionPlan(from: readings.source.unit, to: readings.target.unit)
    } catch { throw ClaimProblem(.to, .conversion(error)) }
    let context = self.context.rounding(claim.mode)
    func convert(elseDigits: Int) -> Conversion<Number> {
      let target =
        claim.digits.map { RoundingTarget.digits($0) }
        ?? .decimals(-claimed.exponent, elseDigits: elseDigits)
      return Number.convert(value, by: plan.map, to: target, in: context)
    }
    let result = convert(elseDigits: 0)
    let isHidden = result.value.isZero && !result.isExact && !claimed.isZero
    let shown = isHidden ? convert(elseDigits: claimed.digitCount) : result
    let missing = MissingResult(of: shown, by: plan, in: context)
    return JudgedClaim(
      claim: claim,
      verdict: missing == nil ? verdict(claimed, result, digits: claim.digits) : .wrong,
      plan: plan,
      alternatives: [(claim.from, readings.source), (claim.to, readings.target)]
        .filter { !$0.1.alternatives.isEmpty },
      right: missing.map(RightResult.missing)
        ?? .number(shown.value.scientificString(), digitCount: shown.value.digitCount),
      isExact: missing == nil && shown.isExact)
  }

  private func number(_ text: String, _ column: ClaimColumn) throws(ClaimProblem) -> Number {
    do throws(ReadingError) {
      // The context represents every number within the reading limits exactly, except fractions.
      let reading = try NumberSyntax.plain.read(text)
      return reading.number.value(in: context).value
    } catch {
      throw ClaimProblem(column, .text(text, error))
    }
  }

  /// Returns the readings of both units, because each name can resolve an ambiguity of the other.
  private func units(
    of claim: Claim
  ) throws(ClaimProblem) -> (source: UnitReading, target: UnitReading) {
    units.fit(try unit(claim.from, .from), try unit(claim.to, .to))
  }

  private func unit(_ name: String, _ column: ClaimColumn) throws(ClaimProblem) -> UnitReading {
    do throws(ReadingError) { return try units.unit(name) } catch {
      throw ClaimProblem(column, .text(name, error))
    }
  }

  private func verdict(
    _ claimed: Number, _ result: Conversion<Number>, digits: Int?
  ) -> ClaimVerdict {
    let right = result.value
    if claimed == right { return .correct }
    let place = digits.map { right.exponent + right.digitCount - $0 } ?? claimed.exponent
    let difference = Number.subtract(claimed, right, in: context)
    guard !result.isPrecisionLimited, difference.isExact, isSmall(difference.value, of: right),
      let unit = Number(exactly: "1E\(place)")
    else { return .wrong }
    let units = Number.divide(difference.value, by: unit, in: context.rounding(.up))
    guard let count = Double(units.value.scientificString()), count.magnitude < 10 else {
      return .wrong
    }
    return .off(units: Int(count.rounded(.awayFromZero)))
  }

  /// Whether a difference is below a hundredth of the right value; `false` for a right value of 0.
  private func isSmall(_ difference: Number, of right: Number) -> Bool {
    guard let hundred = Number(exactly: "1E+2") else { return false }
    let hundredfold = Number.multiply(difference, hundred, in: context)
    let order = Number.compare(
      Number.abs(hundredfold.value, in: context).value, Number.abs(right, in: context).value,
      in: context)
    return hundredfold.isExact && order.value.isNegative
  }
}
