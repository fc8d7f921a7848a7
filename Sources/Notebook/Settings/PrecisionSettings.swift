/// How many decimals results have: for all, for a category, for a pair of units.
///
///     var precision = PrecisionSettings()
///     precision.setDecimals(4, ofCategory: "length")
///     precision.setDecimals(1, from: "mile", to: "kilometer")
///     precision.decimals(from: "mile", to: "kilometer", category: "length")   // 1
///
/// The pair decides in its direction, else the category, else ``global``. All are 0 to 12, which
/// ``NotebookContent/edit(_:)`` checks.
public struct PrecisionSettings: Hashable, Sendable {
  /// The decimals that settings may have.
  public static let range = 0...12

  /// What holds where nothing narrower does; 8 by default.
  public var global: Int
  /// The decimals of categories, in order of the identifiers' bytes.
  public private(set) var categories: [CategoryDecimals] = []
  /// The decimals of pairs, in order of the identifiers' bytes.
  public private(set) var pairs: [PairDecimals] = []

  /// Settings without exceptions.
  public init(global: Int = 8) { self.global = global }

  /// Sets the decimals of a category; `nil` takes them away.
  ///
  /// - Complexity: O(*n*) for *n* categories.
  public mutating func setDecimals(_ decimals: Int?, ofCategory category: String) {
    let position =
      categories.firstIndex { !$0.category.precedesByBytes(category) } ?? categories.count
    if position < categories.count, categories[position].category.hasBytes(of: category) {
      categories.remove(at: position)
    }
    guard let decimals else { return }
    categories.insert(CategoryDecimals(category: category, decimals: decimals), at: position)
  }

  /// Sets the decimals of conversions from one unit to another; `nil` takes them away.
  ///
  /// - Complexity: O(*n*) for *n* pairs.
  public mutating func setDecimals(_ decimals: Int?, from source: String, to target: String) {
    let position =
      pairs.firstIndex { !$0.precedes(source, target) } ?? pairs.count
    if position < pairs.count, pairs[position].joins(source, target) {
      pairs.remove(at: position)
    }
    guard let decimals else { return }
    pairs.insert(PairDecimals(from: source, to: target, decimals: decimals), at: position)
  }

  /// The decimals of a conversion.
  public func decimals(from source: String, to target: String, category: String) -> Int {
    if let pair = pairs.first(where: { $0.joins(source, target) }) { return pair.decimals }
    return categories.first { $0.category.hasBytes(of: category) }?.decimals ?? global
  }

  /// The first identifier that is none.
  var malformedName: String? {
    var names = categories.map { $0.category }
    for pair in pairs { names += [pair.from, pair.to] }
    return names.first { !KeptText.isName($0) }
  }

  /// The first number of decimals that settings may not have.
  var outOfRange: Int? {
    if !Self.range.contains(global) { return global }
    return categories.first { !Self.range.contains($0.decimals) }?.decimals
      ?? pairs.first { !Self.range.contains($0.decimals) }?.decimals
  }
}

/// The decimals of a category.
public struct CategoryDecimals: Hashable, Sendable {
  /// The identifier of the quantity.
  public let category: String
  /// 0 to 12.
  public let decimals: Int
}

/// The decimals of a pair, in its direction.
public struct PairDecimals: Hashable, Sendable {
  /// The identifier of the unit converted from.
  public let from: String
  /// The identifier of the unit converted to.
  public let to: String
  /// 0 to 12.
  public let decimals: Int

  func joins(_ source: String, _ target: String) -> Bool {
    from.hasBytes(of: source) && to.hasBytes(of: target)
  }

  func precedes(_ source: String, _ target: String) -> Bool {
    from.hasBytes(of: source) ? to.precedesByBytes(target) : from.precedesByBytes(source)
  }
}
