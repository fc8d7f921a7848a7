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

  /// Settings with exceptions in any order, of which none is there twice.
  ///
  /// - Complexity: O(*n* log *n*), where setting them one by one takes O(*n*²).
  init(global: Int, categories: [CategoryDecimals], pairs: [PairDecimals]) {
    self.global = global
    self.categories = categories.sorted { $0.category.precedesByBytes($1.category) }
    self.pairs = pairs.sorted { $0.precedes($1.from, $1.to) }
  }

  /// Sets the decimals of a category; `nil` takes them away.
  ///
  /// - Complexity: O(*n*) for *n* categories.
  public mutating func setDecimals(_ decimals: Int?, ofCategory category: String) {
    let position = place(ofCategory: category)
    if self.decimals(ofCategory: category) != nil { categories.remove(at: position) }
    guard let decimals else { return }
    categories.insert(CategoryDecimals(category: category, decimals: decimals), at: position)
  }

  /// Sets the decimals of conversions from one unit to another; `nil` takes them away.
  ///
  /// - Complexity: O(*n*) for *n* pairs.
  public mutating func setDecimals(_ decimals: Int?, from source: String, to target: String) {
    let position = place(ofPair: source, target)
    if self.decimals(ofPair: source, target) != nil { pairs.remove(at: position) }
    guard let decimals else { return }
    pairs.insert(PairDecimals(from: source, to: target, decimals: decimals), at: position)
  }

  /// The decimals of a conversion.
  public func decimals(from source: String, to target: String, category: String) -> Int {
    decimals(ofPair: source, target) ?? decimals(ofCategory: category) ?? global
  }

  /// The decimals that are set for a category; `nil` if ``global`` holds.
  public func decimals(ofCategory category: String) -> Int? {
    let place = place(ofCategory: category)
    guard place < categories.count, categories[place].category.hasBytes(of: category) else {
      return nil
    }
    return categories[place].decimals
  }

  /// The decimals that are set for a pair, in its direction; `nil` if there are none.
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
  /// The position of the first element that is behind a border, by halving.
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
