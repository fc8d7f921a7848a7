import DecimalArithmetic

extension ShareWeights {
  /// Shares that add up to a total that is not below 0, by the largest remainder method.
  ///
  /// Each person has the exact share cut to whole smallest parts. Each part that is left goes to
  /// the person whose exact share lost most; among equal losses the first in the list has it. A
  /// person gets at most one of these parts, and none if the exact share is whole.
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

  /// Shares that are multiples of a step, each rounded for itself.
  ///
  /// The shares need not add up: ``MoneyShares/difference`` is the sum less the total.
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

  /// The exact shares in smallest parts without their fractions, the fractions as parts of ``sum``,
  /// and the smallest parts that are left.
  private func cutShares(
    of total: UInt128
  ) -> (amounts: [Int128], rests: [UInt128], left: Int) {
    var amounts: [Int128] = []
    var rests: [UInt128] = []
    amounts.reserveCapacity(parts.count)
    rests.reserveCapacity(parts.count)
    var left = Int128(truncatingIfNeeded: total)
    for part in parts {
      // A part is at most the sum, so the quotient is at most the total.
      let quotient = WholeQuotient(total, times: part, over: sum)
      let amount = Int128(truncatingIfNeeded: quotient?.value ?? 0)
      amounts.append(amount)
      rests.append(quotient?.rest ?? 0)
      left -= amount
    }
    // Each fraction is below 1, so fewer parts are left than there are people.
    return (amounts, rests, Int(truncatingIfNeeded: left))
  }

  /// The positions of the largest rests, the first of equal ones first, in the order of the list.
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
