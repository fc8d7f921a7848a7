import BigInt
import DecimalArithmetic
import PropertyTesting

/// Values that are hard by themselves, for any map.
package enum PlainCases {
  /// Returns a value of each kind in a fixed order, with random digits and signs.
  ///
  /// Most exponents are small, so that results have decimals to round.
  package static func values(_ random: inout CaseRandom) -> [HardValue] {
    let limits = CutNumber.limits
    let precision = limits.precision
    let digits = random.integer(digits: precision)
    let nines = BigInt(10).power(precision) - 1
    let power = Int(random.number(upTo: UInt64(precision - 1)))
    let beside = BigInt(10).power(power) + BigInt(random.number(upTo: 2)) - 1
    let short = random.integer(digits: 1 + Int(random.number(upTo: 5)))
    let extremes = [
      "\(nines)E\(limits.etop)", "1E\(limits.etiny)", "\(digits)E\(limits.etop)",
      "\(digits)E\(limits.etiny)",
    ]
    // One value at each end of the range of exponents, with few digits or with all digits.
    let chosen = [
      extremes[Int(random.number(upTo: 1)) * 2], extremes[Int(random.number(upTo: 1)) * 2 + 1],
    ]
    return [
      HardValue("\(digits)E\(exponent(&random))", .allDigits),
      HardValue("-\(random.integer(digits: precision))E\(exponent(&random))", .allDigits),
      HardValue("\(sign(&random))\(nines)E\(exponent(&random))", .nines),
      HardValue("\(sign(&random))\(beside)E\(-Int(random.number(upTo: 12)))", .powerOfTen),
      HardValue("\(short)E\(-Int(random.number(upTo: 3)))", .short),
      HardValue("0E\(exponent(&random))", .zero),
      HardValue("-0E\(exponent(&random))", .zero),
    ] + chosen.map { HardValue(sign(&random) + $0, .extreme) }
  }

  private static func exponent(_ random: inout CaseRandom) -> Int {
    4 - Int(random.number(upTo: 40))
  }

  private static func sign(_ random: inout CaseRandom) -> String { random.oneIn(2) ? "-" : "" }
}
