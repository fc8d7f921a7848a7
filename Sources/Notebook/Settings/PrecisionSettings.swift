/// The number of decimals of results: global, for a category, or for a pair of units.
///
///     var precision = PrecisionSettings()
///     precision.setDecimals(4, ofCategory: "length")
///     precision.setDecimals(1, from: "mile", to: "kilometer")
///     precision.decimals(from: "mile", to: "kilometer", category: "length")  // 1
///     precision.decimals(from: "kilometer", to: "mile", category: "length")  // 4
///
/// The decimals of the pair in its direction have priority, then the decimals of the category, then
/// ``global``. All decimals must be 0 to 12, which ``NotebookContent/edit(_:in:)`` checks.
public struct PrecisionSettings: Hashable, Sendable {
  /// The allowed numbers of decimals.
  public static let range = 0...12

  /// The decimals of all other results; 8 by default.
  public var global: Int
  /// The decimals of categories, in the order of the identifiers' bytes.
  public private(set) var categories: [CategoryDecimals] = []
  /// The decimals of pairs, in the order of the identifiers' bytes.
  public private(set) var pairs: [PairDecimals] = []

  /// Creates settings without exceptions.
  public init(global: Int = 8) { self.global = global }

  /// Creates settings with exceptions, in any order but without repetitions.
  ///
  /// - Complexity: O(*n* log *n*) for *n* exceptions; setting them one by one would take O(*n*²).
  init(global: Int, categories: [CategoryDecimals], pairs: [PairDecimals]) {
    self.global = global
    self.categories = categories.sorted { $0.category.precedesByBytes($1.category) }
    self.pairs = pairs.sorted { $0.precedes($1.from, $1.to) }
  }

  /// Sets the decimals of a category; `nil` removes the decimals.
  ///
  ///     var precision = PrecisionSettings()
  ///     precision.setDecimals(4, ofCategory: "length")
  ///     precision.decimals(ofCategory: "length")  // Optional(4)
  ///     precision.setDecimals(nil, ofCategory: "length")
  ///     precision.decimals(ofCategory: "length")  // nil
  ///
  /// - Complexity: O(*n*) for *n* categories.
  public mutating func setDecimals(_ decimals: Int?, ofCategory category: String) {
    let position = place(ofCategory: category)
    if self.decimals(ofCategory: category) != nil { categories.remove(at: position) }
    guard let decimals else { return }
    categories.insert(CategoryDecimals(category: category, decimals: decimals), at: position)
  }

  /// Sets the decimals of conversions from one unit to another; `nil` removes the decimals.
  ///
  /// - Complexity: O(*n*) for *n* pairs.
  public mutating func setDecimals(_ decimals: Int?, from source: String, to target: String) {
    let position = place(ofPair: source, target)
    if self.decimals(ofPair: source, target) != nil { pairs.remove(at: position) }
    guard let decimals else { return }
    pairs.insert(PairDecimals(from: source, to: target, decimals: decimals), at: position)
  }

  /// Returns the decimals of a conversion.
  ///
  ///     let precision = PrecisionSettings(global: 3)
  ///     precision.decimals(from: "mile", to: "kilometer", category: "length")  // 3
  public func decimals(from source: String, to target: String, category: String) -> Int {
    decimals(ofPair: source, target) ?? decimals(ofCategory: category) ?? global
  }

  /// Returns the decimals that are set for a category; `nil` if ``global`` applies.
  public func decimals(ofCategory category: String) -> Int? {
    let place = place(ofCategory: category)
    guard place < categories.count, categories[place].category.hasBytes(of: category) else {
      return nil
    }
    return categories[place].decimals
  }

  /// Returns the decimals that are set for a pair, in its direction; `nil` if no decimals are set.
  ///
  ///     var precision = PrecisionSettings()
  ///     precision.setDecimals(1, from: "mile", to: "kilometer")
  ///     precision.decimals(ofPair: "mile", "kilometer")  // Optional(1)
  ///     precision.decimals(ofPair: "kilometer", "mile")  // nil
  public func decimals(ofPair source: String, _ target: String) -> Int? {
    let place = place(ofPair: source, target)
    guard place < pairs.count, pairs[place].joins(source, target) else { return nil }
    return pairs[place].decimals
  }

  private func place(ofCategory category: String) -> Int {
    categories.firstPlace { !$0.category.precedesByBytes(category) }
  }

  private func place(ofPair source: String, _ target: String) -> Int {
    pairs.firstPlace { !$0.precedes(source, target) }
  }
}

extension Array {
  /// Returns the position of the first element for which `isBehind` is true, by binary search.
  fileprivate func firstPlace(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The decimals of a category.
public struct CategoryDecimals: Hashable, Sendable {
  /// The identifier of the quantity.
  public let category: String
  /// The number of decimals, 0 to 12.
  public let decimals: Int
}

/// The decimals of a pair of units, in its direction.
public struct PairDecimals: Hashable, Sendable {
  /// The identifier of the unit converted from.
  public let from: String
  /// The identifier of the unit converted to.
  public let to: String
  /// The number of decimals, 0 to 12.
  public let decimals: Int

  func joins(_ source: String, _ target: String) -> Bool {
    from.hasBytes(of: source) && to.hasBytes(of: target)
  }

  func precedes(_ source: String, _ target: String) -> Bool {
    from.hasBytes(of: source) ? to.precedesByBytes(target) : from.precedesByBytes(source)
  }
}
