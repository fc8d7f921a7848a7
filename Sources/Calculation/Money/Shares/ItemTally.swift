import DecimalArithmetic

/// The exact sum of the items of each person.
struct ItemTally {
  /// The sum of the items.
  let sum: MoneyAmount
  /// The sum of the items of each person, as whole numbers in proportion.
  let weights: ShareWeights
  /// The exact sum of the items of each person, in the currency's main unit.
  let subtotals: [ExactRatio]

  /// - Throws: ``MoneyError`` for items that cannot be shared.
  init(_ items: [BillItem], people: Int) throws(MoneyError) {
    try ShareWeights.check(people: people)
    guard let first = items.first, items.count <= MoneyLimits.items else {
      throw .itemsOutOfRange(items.count)
    }
    try Self.check(items, people: people)
    sum = try first.amount.sum(of: items.map { $0.amount })
    let denominator = try Self.commonCount(items)
    weights = try ShareWeights(whole: Self.parts(items, people, over: denominator))
    subtotals = try Self.ratios(
      weights.parts, over: denominator, decimals: first.amount.decimals)
  }

  /// The greatest number of people whose items are listed, one step for each person.
  static let listedPeople = 10

  /// The steps with the items of each of the first ``listedPeople`` people, and the number of
  /// further people.
  var steps: [ExplanationStep] {
    var steps: [ExplanationStep] = subtotals.prefix(Self.listedPeople).enumerated().map {
      .itemsOf(person: $0.offset, subtotal: $0.element, decimals: sum.decimals)
    }
    let others = subtotals.count - steps.count
    if others > 0 { steps.append(.itemsOfOthers(people: others)) }
    return steps
  }

  private static func check(_ items: [BillItem], people: Int) throws(MoneyError) {
    // For each position, the last item that named the person.
    var lastItem = [Int](repeating: -1, count: people)
    for (item, entry) in items.enumerated() {
      try entry.amount.checkNotNegative(.item(item))
      if entry.people.isEmpty { throw .itemOfNobody(item: item) }
      for person in entry.people {
        if person < 0 || person >= people {
          throw .unknownPerson(person, item: item, people: people)
        }
        if lastItem[person] == item { throw .personNamedTwice(person, item: item) }
        lastItem[person] = item
      }
    }
  }

  /// Returns the least common multiple of the numbers of people of all items.
  private static func commonCount(_ items: [BillItem]) throws(MoneyError) -> UInt128 {
    var count: UInt128 = 1
    for item in items { count = try leastCommonMultiple(count, UInt128(item.people.count)) }
    return count
  }

  /// Returns the sum of the items of each person in smallest parts, multiplied by the denominator.
  private static func parts(
    _ items: [BillItem], _ people: Int, over denominator: UInt128
  ) throws(MoneyError) -> [UInt128] {
    var parts = [UInt128](repeating: 0, count: people)
    for item in items {
      let share = item.amount.minorUnits.magnitude.multipliedReportingOverflow(
        by: denominator / UInt128(item.people.count))
      if share.overflow { throw .ratioTooLong }
      for person in item.people {
        let sum = parts[person].addingReportingOverflow(share.partialValue)
        if sum.overflow { throw .ratioTooLong }
        parts[person] = sum.partialValue
      }
    }
    return parts
  }

  private static func ratios(
    _ parts: [UInt128], over denominator: UInt128, decimals: Int
  ) throws(MoneyError) -> [ExactRatio] {
    var ratios: [ExactRatio] = []
    ratios.reserveCapacity(parts.count)
    for part in parts {
      guard let ratio = ExactRatio(part, over: denominator, exponent: -decimals) else {
        throw .ratioTooLong
      }
      ratios.append(ratio)
    }
    return ratios
  }
}
