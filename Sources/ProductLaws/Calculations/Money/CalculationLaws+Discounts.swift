import Calculation
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension CalculationLaws {
  package typealias Discounter =
    @Sendable (DiscountRequest) throws(MoneyError) -> DiscountAnswer
  package typealias Restorer =
    @Sendable (PriceBeforeRequest) throws(MoneyError) -> PriceBeforeAnswer

  /// The law that successive discounts and their inverse are exact, and are rounded only once.
  package static var discounts: Law {
    Law(
      discounts(
        by: { request throws(MoneyError) in try request.answer() },
        inverse: { request throws(MoneyError) in try request.answer() }),
      source: "DiscountRequest, PriceBeforeRequest")
  }

  private static let hundred = ExactRatio(100) ?? .one

  /// A generator of one to four discounts; some take the rest of the price, or exceed it.
  private static let requests = Generator<DiscountRequest>("discounts") { source in
    let decimals = source.uniform(in: 0...4)
    guard let price = source.moneyAmount(decimals: decimals) else { return nil }
    var discounts: [Discount] = []
    for _ in 0..<source.uniform(in: 1...4) {
      if source.oneIn(4) {
        let most = Int(price.minorUnits) / source.element(of: [10, 4, 2, 1])
        let parts = Int128(source.uniform(in: 0...most))
        guard let amount = try? MoneyAmount(minorUnits: parts, decimals: decimals) else {
          return nil
        }
        discounts.append(.amount(amount))
      } else {
        discounts.append(
          .percent(source.oneIn(20) ? hundred : source.percentage(upTo: source.oneIn(8) ? 100 : 60))
        )
      }
    }
    var request = DiscountRequest(price: price, discounts)
    if source.oneIn(3) { request.taxPercent = source.percentage(upTo: 25) }
    guard let rounding = source.moneyRounding(decimals: decimals) else { return nil }
    request.rounding = rounding
    return request
  }

  /// Returns the law for implementations of discounts and of their inverse.
  package static func discounts(
    by reduce: @escaping Discounter, inverse restore: @escaping Restorer
  ) -> Property<DiscountRequest> {
    var property = Property(
      prefix + "discounts-and-their-inverse-are-exact",
      "each discount is taken off the exact price before it, the last price rounded once, and the "
        + "percentage is that of what is saved; the exact price before is the rational whose discounts give the reduced price",
      of: requests,
      labelled: { request, labels in
        let wanted = ReferenceDiscounts(request)
        let answer: DiscountAnswer
        do throws(MoneyError) {
          answer = try reduce(request)
        } catch {
          labels.add("exceeds the price")
          return wanted.explains(error) ? .agrees(on: "\(error)") : .broken([("threw", "\(error)")])
        }
        if let position = wanted.exceeding { return .broken([("not exceeded", "\(position)")]) }
        guard let forward = wanted.amounts else { return .discarded("beyond the oracle") }
        let found = answer.prices + [answer.reducedPrice, answer.saved, answer.tax, answer.total]
        let verdict = verdict(found.map(\.parts), forward)
        guard case .agrees(let text) = verdict else { return verdict }
        guard answer.effectivePercent.map({ Rational($0) }) == wanted.effectivePercent else {
          return .broken([("percentage", "\(String(describing: answer.effectivePercent))")])
        }
        labels.add("reduced")
        return try judgeInverse(of: answer, request, wanted, restore, text, &labels)
      })
    property.requiredLabels = [
      "reduced": 200, "exceeds the price": 20, "restored": 200, "met again": 20,
      "price that can be any": 10,
    ]
    return property
  }

  private static func judgeInverse(
    of answer: DiscountAnswer, _ request: DiscountRequest, _ wanted: ReferenceDiscounts,
    _ restore: Restorer, _ text: String, _ labels: inout Labels
  ) throws -> Verdict {
    var inverse = PriceBeforeRequest(reducedPrice: answer.total, request.discounts)
    inverse.taxPercent = request.taxPercent
    inverse.rounding = request.rounding
    let before: PriceBeforeAnswer
    do throws(MoneyError) {
      before = try restore(inverse)
    } catch {
      labels.add("price that can be any")
      return wanted.takesAll && error.identifier == "anyPriceBefore"
        ? .agrees(on: text) : .broken([("threw", "\(error)")])
    }
    let scale = Rational(1, exponent: request.price.decimals)
    let exact = Rational(before.exactPrice) * scale
    guard let found = wanted.reduced(exact), found.isSame(as: answer.total.parts) else {
      return .broken([("exact price", "\(exact)"), ("reduced", "\(answer.total)")])
    }
    labels.add("restored")
    let step = request.rounding.step.parts
    let rounded = ReferenceMoney.rounded(exact, to: step, request.rounding.mode)
    guard before.price.parts == rounded, before.isExact == (exact == rounded) else {
      return .broken([("price", "\(before.price)"), ("oracle", "\(String(describing: rounded))")])
    }
    if wanted.isExactAtTheEnd {
      labels.add("met again")
      guard exact == request.price.parts else {
        return .broken([("exact price", "\(exact)"), ("price", "\(request.price)")])
      }
    }
    return .agrees(on: text + " " + exact.roundedText(digits: 40))
  }
}

extension Rational {
  fileprivate func isSame(as other: Rational) -> Bool { self == other }
}

/// Discounts by the rules of the README, in minor units.
struct ReferenceDiscounts {
  private let request: DiscountRequest
  /// The exact price after each discount.
  private var prices: [Rational] = []
  /// The position of the first discount that exceeds its price.
  private(set) var exceeding: Int?

  init(_ request: DiscountRequest) {
    self.request = request
    var price = request.price.parts
    for (position, discount) in request.discounts.enumerated() {
      price = Self.reduced(price, discount)
      if price.isNegative {
        exceeding = position
        return
      }
      prices.append(price)
    }
  }

  /// Whether an error names the first discount that exceeds its price.
  func explains(_ error: MoneyError) -> Bool {
    if case .discountExceedsPrice(_, price: _, let position) = error {
      return position == exceeding
    }
    return false
  }

  /// Whether a discount of 100 percent takes the whole price.
  var takesAll: Bool {
    request.discounts.contains { discount in
      if case .percent(let percent) = discount { return Rational(percent) == Rational(100) }
      return false
    }
  }

  /// The price after each discount, the reduced price, the saved amount, the tax and the total.
  var amounts: [Rational]? {
    let rounding = request.rounding
    var amounts: [Rational] = []
    for price in prices {
      guard let rounded = ReferenceMoney.rounded(price, to: Rational(1), rounding.mode) else {
        return nil
      }
      amounts.append(rounded)
    }
    guard let last = prices.last,
      let reduced = ReferenceMoney.rounded(last, to: rounding.step.parts, rounding.mode),
      let tax = ReferenceMoney.rounded(reduced * rate, to: Rational(1), rounding.mode)
    else { return nil }
    return amounts + [reduced, request.price.parts - reduced, tax, reduced + tax]
  }

  /// The saved amount in percent of the price; `nil` for a price of 0.
  var effectivePercent: Rational? {
    guard let amounts, !request.price.isZero else { return nil }
    return (amounts[prices.count + 1] * Rational(100) / request.price.parts).reduced
  }

  /// Whether neither the reduced price nor the tax was rounded.
  var isExactAtTheEnd: Bool {
    guard !takesAll, let last = prices.last, let amounts else { return false }
    return amounts[prices.count] == last && amounts[prices.count + 2] == last * rate
  }

  /// Returns the reduced price with tax, before any rounding.
  func reduced(_ price: Rational) -> Rational? {
    let last = request.discounts.reduce(price, Self.reduced)
    return last + last * rate
  }

  private var rate: Rational {
    request.taxPercent.map { Rational($0) / Rational(100) } ?? .zero
  }

  private static func reduced(_ price: Rational, _ discount: Discount) -> Rational {
    switch discount {
    case .percent(let percent):
      (price * (Rational(100) - Rational(percent)) / Rational(100)).reduced
    case .amount(let amount): price - amount.parts
    }
  }
}
