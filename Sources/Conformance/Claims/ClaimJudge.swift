import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// What was found of one claim.
public enum ClaimVerdict: Hashable, Sendable {
  /// It is the exact result, rounded once in its mode to its digits.
  case correct
  /// It is a few units of its last place away: fewer than ten.
  case off(units: Int)
  /// It is farther away, or there is no such number.
  case wrong
}

/// A claim with what it should have been.
public struct JudgedClaim: Sendable {
  public let claim: Claim
  public let verdict: ClaimVerdict
  /// The units its names were read as.
  public let plan: ConversionPlan
  /// Names that could mean other units too, with these.
  public let alternatives: [(name: String, reading: UnitReading)]
  /// The exact result, rounded as the claim says: a numeric string, or why there is none.
  public let right: String
  /// Whether the exact result has so many digits.
  public let isExact: Bool
}

/// Judges what another converter claims, with exact conversion and one rounding.
///
/// A claim of 8.0467 is right if the exact result, rounded in the claim's mode at the last digit it
/// writes, is 8.0467; where the claim gives a number of digits, rounded to these.
public struct ClaimJudge<Number: GeneralDecimalBackend>: Sendable {
  /// Where the names of units are looked up.
  public let units: UnitReader
  /// What reads the numbers, and its limits.
  public let numbers: NumberReader

  /// A judge; the backend must support the reader's context.
  public init(_: Number.Type, units: UnitReader = UnitReader(), numbers: NumberReader) {
    self.units = units
    self.numbers = numbers
  }

  /// Judges one claim.
  ///
  /// - Throws: ``ClaimProblem`` for numbers and names that cannot be read and units that do not convert.
  public func judge(_ claim: Claim) throws(ClaimProblem) -> JudgedClaim {
    let value: Number
    let claimed: Number
    let readings: (source: UnitReading, target: UnitReading)
    do throws(MeasureTextError) {
      value = try numbers.read(claim.value)
      claimed = try numbers.read(claim.claimed)
      readings = try units.read(from: claim.from, to: claim.to)
    } catch { throw .text(error) }
    let plan: ConversionPlan
    do throws(ConversionError) {
      plan = try ConversionPlan(from: readings.source.unit, to: readings.target.unit)
    } catch { throw .conversion(error) }
    let context = numbers.context.rounding(claim.mode)
    let target =
      claim.digits.map { RoundingTarget.digits($0) }
      ?? .decimals(-claimed.exponent, elseDigits: 0)
    let result = Number.convert(value, by: plan.map, to: target, in: context)
    return JudgedClaim(
      claim: claim, verdict: verdict(claimed, result, digits: claim.digits), plan: plan,
      alternatives: [(claim.from, readings.source), (claim.to, readings.target)]
        .filter { !$0.1.alternatives.isEmpty },
      right: right(result), isExact: result.isExact)
  }

  private func verdict(
    _ claimed: Number, _ result: Conversion<Number>, digits: Int?
  ) -> ClaimVerdict {
    guard result.value.isFinite else { return .wrong }
    if claimed == result.value { return .correct }
    let right = result.value
    let place = digits.map { right.exponent + right.digitCount - $0 } ?? claimed.exponent
    let difference = Number.subtract(claimed, right, in: numbers.context)
    guard !result.isPrecisionLimited, difference.isExact,
      let unit = Number(exactly: "1E\(place)")
    else { return .wrong }
    let units = Number.divide(difference.value, by: unit, in: numbers.context.rounding(.up))
    guard let count = Double(units.value.scientificString()), count.magnitude < 10 else {
      return .wrong
    }
    return .off(units: Int(count.rounded(.awayFromZero)))
  }

  private func right(_ result: Conversion<Number>) -> String {
    if result.conditions.contains(.divisionByZero) { return "none: division by zero" }
    if result.conditions.contains(.invalidOperation) {
      return "none: the logarithm of a negative value"
    }
    return result.value.isFinite ? result.value.scientificString() : "beyond the range"
  }
}

/// Why a claim cannot be judged.
public enum ClaimProblem: Error, Equatable, Sendable {
  /// A number or a name of a unit that cannot be read.
  case text(MeasureTextError)
  /// Units that do not convert.
  case conversion(ConversionError)
}

extension ClaimProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let error): error.description
    case .conversion(let error): error.description
    }
  }
}
