import DecimalArithmetic

extension ShareWeights {
  /// Returns shares that add up to a total of 0 or more, by the largest remainder method.
  ///
  /// Each person pays the exact share truncated to whole smallest parts. The remaining parts are
  /// distributed, one for each person, by the largest remainders; among equal remainders, the first
  /// person in the list has priority. A person whose exact share is whole pays no further part.
  ///
  /// - Complexity: O(*n* log *n*) for *n* people.
  func shares(of total: MoneyAmount) -> MoneyShares {
    let cut = cutShares(of: total.minorUnits.magnitude)
    let odd = oddParts(cut.rests, left: cut.left)
    var amounts = cut.amounts.map { MoneyAmount(unchecked: $0, decimals: total.decimals) }
    for position in odd {
      amounts[position] = MoneyAmount(
        unchecked: amounts[position].minorUnits + 1, decimals: total.decimals)
    }
    return MoneyShares(amounts: amounts, oddParts: odd, sum: total, difference: total.zero)
  }

  /// Returns shares that are multiples of a step, each rounded individually.
  ///
  /// The sum of the shares may differ from the total.
  ///
  /// - Throws: ``MoneyError/amountTooLarge``; ``MoneyError/ratioTooLong``.
  func shares(
    of total: ExactRatio, eachBy rounding: MoneyRounding
  ) throws(MoneyError) -> [MoneyAmount] {
    let value = try MinorUnitRatio(total, decimals: rounding.step.decimals)
    var amounts: [MoneyAmount] = []
    amounts.reserveCapacity(parts.count)
    for part in parts {
      amounts.append(try rounding.rounded(value, times: part, over: sum))
    }
    return amounts
  }

  /// Returns the exact shares truncated to smallest parts, the remainders in units of 1 ÷ ``sum``,
  /// and the number of smallest parts that remain.
  private func cutShares(
    of total: UInt128
  ) -> (amounts: [Int128], rests: [UInt128], left: Int) {
    var amounts: [Int128] = []
    var rests: [UInt128] = []
    amounts.reserveCapacity(parts.count)
    rests.reserveCapacity(parts.count)
    var left = Int128(truncatingIfNeeded: total)
    for part in parts {
      // part ≤ sum, so the quotient is at most the total.
      let quotient = WholeQuotient(total, times: part, over: sum)
      let amount = Int128(truncatingIfNeeded: quotient?.value ?? 0)
      amounts.append(amount)
      rests.append(quotient?.rest ?? 0)
      left -= amount
    }
    // Each remainder is below 1, so fewer parts remain than there are people.
    return (amounts, rests, Int(truncatingIfNeeded: left))
  }

  /// Returns the positions of the `left` largest remainders, in rising order; among equal
  /// remainders, earlier positions win.
  private func oddParts(_ rests: [UInt128], left: Int) -> [Int] {
    if left == 0 { return [] }
    #if SeededFaults
    if let faulty = faultyOddParts(rests, left: left) { return faulty }
    #endif
    let order = rests.indices.sorted {
      rests[$0] != rests[$1] ? rests[$0] > rests[$1] : $0 < $1
    }
    return order.prefix(left).sorted()
  }
}
