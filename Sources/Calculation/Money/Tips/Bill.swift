import DecimalArithmetic

/// A bill with separate net amount, tax and gross amount, each a whole number of smallest parts.
struct Bill {
  /// The amount without tax.
  let net: MoneyAmount
  /// The tax, rounded to the smallest part.
  let tax: MoneyAmount
  /// The amount with tax: net + tax.
  let gross: MoneyAmount
  /// The steps that explain the tax; empty without a separate tax.
  let steps: [ExplanationStep]

  /// Whether the bill has a separate tax.
  var hasTax: Bool { !steps.isEmpty }

  /// - Throws: ``MoneyError`` for an amount or a tax below 0, a tax that exceeds the amount which
  ///   includes it, and values beyond the limits.
  init(_ amount: MoneyAmount, _ tax: BillTax, _ mode: RoundingMode) throws(MoneyError) {
    try amount.checkNotNegative(.bill)
    switch tax {
    case .none:
      self.init(net: amount, tax: amount.zero, gross: amount, steps: [])
    case .added(let rate):
      try self.init(adding: rate, to: amount, mode)
    case .included(let rate):
      try self.init(taking: rate, outOf: amount, mode)
    }
  }

  private init(net: MoneyAmount, tax: MoneyAmount, gross: MoneyAmount, steps: [ExplanationStep]) {
    self.net = net
    self.tax = tax
    self.gross = gross
    self.steps = steps
  }

  private init(
    adding rate: TaxRate, to net: MoneyAmount, _ mode: RoundingMode
  ) throws(MoneyError) {
    let tax = try rate.tax(on: net, mode)
    let gross = try net.adding(tax)
    let step: ExplanationStep =
      switch rate {
      case .percent(let percent): .taxOf(percent, base: net, tax: tax)
      case .amount: .taxGiven(tax)
      }
    self.init(net: net, tax: tax, gross: gross, steps: [step])
  }

  private init(
    taking rate: TaxRate, outOf gross: MoneyAmount, _ mode: RoundingMode
  ) throws(MoneyError) {
    let tax = try rate.tax(within: gross, mode)
    let net = try gross.subtracting(tax)
    let step: ExplanationStep =
      switch rate {
      case .percent(let percent): .taxWithin(percent, gross: gross, tax: tax, net: net)
      case .amount: .taxGivenWithin(gross: gross, tax: tax, net: net)
      }
    self.init(net: net, tax: tax, gross: gross, steps: [step])
  }
}

extension TaxRate {
  /// Returns the tax on an amount without tax.
  func tax(on net: MoneyAmount, _ mode: RoundingMode) throws(MoneyError) -> MoneyAmount {
    switch self {
    case .amount(let tax):
      return try checked(tax, beside: net)
    case .percent(let percent):
      try percent.checkPercent(.tax)
      return try MoneyRounding(unchecked: net.smallestPart, mode)
        .rounded(percent.percent(of: net.exactValue))
    }
  }

  /// Returns the tax in an amount with tax: gross · p ÷ (100 + p) for p percent.
  fileprivate func tax(
    within gross: MoneyAmount, _ mode: RoundingMode
  ) throws(MoneyError) -> MoneyAmount {
    switch self {
    case .amount(let amount):
      let tax = try checked(amount, beside: gross)
      if tax.minorUnits > gross.minorUnits { throw .taxExceedsBill(tax: tax, bill: gross) }
      return tax
    case .percent(let percent):
      try percent.checkPercent(.tax)
      #if SeededFaults
      if let faulty = try faultyTax(percent, of: gross, mode) { return faulty }
      #endif
      let part = try percent.over(ExactRatio.hundred.plus(percent))
      return try MoneyRounding(unchecked: gross.smallestPart, mode)
        .rounded(part.times(gross.exactValue))
    }
  }

  private func checked(
    _ tax: MoneyAmount, beside amount: MoneyAmount
  ) throws(MoneyError) -> MoneyAmount {
    try amount.check(decimalsOf: tax)
    try tax.checkNotNegative(.tax)
    return tax
  }
}
