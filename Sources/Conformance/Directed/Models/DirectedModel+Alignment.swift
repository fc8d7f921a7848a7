import BigInt
import DecimalArithmetic

extension DirectedModel {
  /// Models of the distance between operands, of cancellation, and of carries.
  static let alignment = [shift, quantum, cancellation, carry, productCancellation]

  /// The model of every distance at which two addends stop overlapping, and of a few far distances.
  package static let shift = DirectedModel(
    "shift",
    "the first digits of the addends, or of the product and its addend, are a wanted distance apart: "
      + "0…p + 3 either way",
    source: testSuite
      + ", shift; the gaps p − 2…p + 3 at which a far addend turns into a sticky digit",
    of: [.add, .subtract, .fma], counts: { [2 * $0.precision + 7, 4, 2] },
    operands: { draft, choices in
      let gap = choices[0] - draft.precision - 3
      let digits = draft.uniform(1...draft.longest)
      let first = DirectedOperand(draft.digits(digits), exponent: draft.place())
      var second = DirectedOperand(pattern(choices[1], &draft), exponent: 0)
      let adjusted = first.exponent + digits - 1
      second.exponent = adjusted - gap - second.coefficient.decimalDigits + 1
      let isOpposite = choices[2] == 1
      if draft.operation != .fma {
        let operands = draft.addends(first, isOpposite ? second.negated : second)
        return draft.oneIn(2) ? operands : operands.map(\.negated)
      }
      // Replaces the first addend by a product with all of its digits: a quotient times a divisor.
      let divisor = BigInt(draft.element([1, 2, 3, 5, 7, 9]))
      var factors = [first, DirectedOperand(divisor, exponent: 0)]
      let (quotient, rest) = first.coefficient.quotientAndRemainder(dividingBy: divisor)
      if rest.isZero {
        factors[0].coefficient = quotient
      } else {
        factors[1].coefficient = 1
      }
      let isNegative = draft.oneIn(2)
      return factors.signed(isNegative, &draft)
        + [isNegative == isOpposite ? second : second.negated]
    })

  package static let quantum = DirectedModel(
    "quantum",
    "the exponent asked for is 3 below the operand's to 3 above its first digit: with zeros added, beyond the "
      + "precision, half a unit cut off, all of it, and more",
    source: testSuite + ", shift; halves decided by one digit, a fault of quantize",
    of: [.quantize], counts: { [3, $0.longest + 7, 3] },
    operands: { draft, choices in
      let change = choices[1] - 3
      // The choices are all digits, one digit fewer than fill the precision, or any number of
      // digits.
      let digits = [
        draft.longest, max(1, min(draft.longest, draft.precision) - 1),
        draft.uniform(1...draft.longest),
      ][choices[0]]
      let half = max(0, min(change, digits) - 1)
      let any = draft.digits(digits)
      // The choices are any digits, half a unit of the requested place, or nines.
      let number = [any, any - any % .tenTo(half + 1) + 5 * .tenTo(half), .tenTo(digits) - 1][
        choices[2]]
      if number.decimalDigits > draft.longest { return nil }
      let place = draft.place()
      return [
        DirectedOperand(draft.oneIn(2) ? -number : number, exponent: place),
        DirectedOperand(draft.atMost(digits: draft.longest), exponent: place + change),
      ]
    })

  /// Returns half a unit of a place, half a unit ± 1, a power of ten, or any digits.
  private static func pattern(_ kind: Int, _ draft: inout DirectedDraft) -> BigInt {
    switch kind {
    case 0: 5
    case 1: 5 * .tenTo(max(1, draft.longest - 1)) + (draft.oneIn(2) ? 1 : -1)
    case 2: 1
    default: draft.digits(draft.uniform(1...draft.longest))
    }
  }

  package static let cancellation = DirectedModel(
    "cancellation",
    "the difference has a wanted number of digits fewer than the larger operand, whose place is the other's "
      + "or one above",
    source: testSuite + ", cancellation; Knuth, The Art of Computer Programming 4.2.2",
    of: [.add, .subtract], counts: { [2, $0.longest + 1, 2] },
    operands: { draft, choices in
      let left = draft.longest - choices[1]
      let difference = draft.digits(left)
      let place = draft.place()
      var (x, y) = (BigInt(0), BigInt(0))
      if choices[2] == 0 {
        x = max(difference, draft.digits(draft.longest))
        y = x - difference
      } else {
        // Chooses x and y with 10 · x − y = difference; 10 · x and y may have different numbers of
        // digits.
        let top = draft.digits(max(1, draft.longest - 1))
        x = top
        y = 10 * top - difference
        if y < 0 || y.decimalDigits > draft.longest { return nil }
      }
      let sign: BigInt = choices[0] == 1 ? -1 : 1
      return draft.addends(
        DirectedOperand(sign * x, exponent: place + choices[2]),
        DirectedOperand(-sign * y, exponent: place))
    })

  /// The model of nines into which a unit, or half a unit rounded up, carries.
  package static let carry = DirectedModel(
    "carry",
    "the exact result ends in a wanted number of nines before the cut, and more than half behind it; or a sum "
      + "carries through as many",
    source: testSuite + ", carry", counts: { [2, $0.precision, 2] },
    operands: { draft, choices in
      // For quantize, the operand must also have a digit to cut off.
      let most =
        draft.operation == .quantize ? min(draft.precision, draft.longest - 1) : draft.precision
      let count = min(choices[1] + 1, most)
      let nines = BigInt.tenTo(count) - 1
      let room = most - count
      let number = draft.digits(room) * (nines + 1) + nines
      let isSum = draft.operation == .add || draft.operation == .subtract
      if isSum && choices[2] == 0 && number.decimalDigits <= draft.longest {
        let sign: BigInt = choices[0] == 1 ? -1 : 1
        let place = draft.place()
        return draft.addends(
          DirectedOperand(sign * number, exponent: place),
          DirectedOperand(sign * BigInt(draft.uniform(1...9)), exponent: place))
      }
      return NearbyResult(
        isNegative: choices[0] == 1, number: number, tenths: 5 + choices[2], place: draft.place()
      ).operands(&draft)
    })

  /// The model of an addend z that cancels the first digits of the product.
  ///
  /// z is the negated product cut to the digits of an operand, or up to two units next to it. The
  /// result consists of the digits that an early rounding of the product would lose.
  package static let productCancellation = DirectedModel(
    "product-cancellation",
    "the addend cancels the leading digits of the product: to the unit, or but one",
    source: "IEEE 754-2019, 5.4.1: fusedMultiplyAdd rounds once; " + testSuite + ", fma",
    of: [.fma], counts: { [5, $0.longest] },
    operands: { draft, choices in
      let a = draft.digits(choices[1] + 1)
      let b = draft.digits(draft.oneIn(2) ? draft.longest : draft.uniform(1...draft.longest))
      let product = a * b
      let dropped = max(0, product.decimalDigits - draft.longest)
      let unit = BigInt.tenTo(dropped)
      let z = product / unit + BigInt(choices[0] - 2)
      if z.decimalDigits > draft.longest || z < 0 { return nil }
      let place = draft.place()
      let exponents = draft.split(place)
      let isNegative = draft.oneIn(2)
      return [
        DirectedOperand(a, exponent: exponents.0), DirectedOperand(b, exponent: exponents.1),
      ].signed(isNegative, &draft) + [
        DirectedOperand(isNegative ? z : -z, exponent: place + dropped)
      ]
    })
}
