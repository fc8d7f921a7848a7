/// The items that a person used last: categories, units, searches and the last conversion.
///
/// Each list has the newest item first and no repetitions. Items beyond the limit are dropped from
/// the end. The limits are our choice, because no document states a limit.
public struct RecentItems: Hashable, Sendable {
  /// The maximum number of categories.
  public static let categoryLimit = 10
  /// The maximum number of units.
  public static let unitLimit = 20
  /// The maximum number of searches.
  public static let searchLimit = 10

  /// The identifiers of quantities.
  public private(set) var categories: [String]
  /// The identifiers of units.
  public private(set) var units: [String]
  /// The texts searched for.
  public private(set) var searches: [String]
  /// The last conversion, which the program shows when it opens again.
  public var last: LastConversion?

  /// Creates recent items, the newest first; repetitions and items beyond a limit are left out.
  ///
  ///     RecentItems(units: ["mile", "foot", "mile"]).units  // ["mile", "foot"]
  public init(
    categories: [String] = [], units: [String] = [], searches: [String] = [],
    last: LastConversion? = nil
  ) {
    self.categories = Self.distinct(categories, Self.categoryLimit)
    self.units = Self.distinct(units, Self.unitLimit)
    self.searches = Self.distinct(searches, Self.searchLimit)
    self.last = last
  }

  mutating func visit(category: String) {
    categories = Self.distinct([category] + categories, Self.categoryLimit)
  }

  mutating func use(unit: String) { units = Self.distinct([unit] + units, Self.unitLimit) }

  mutating func search(_ text: String) {
    searches = Self.distinct([text] + searches, Self.searchLimit)
  }

  /// Returns the texts up to a limit, without empty texts and repetitions.
  private static func distinct(_ texts: [String], _ limit: Int) -> [String] {
    var distinct: [String] = []
    for text in texts where !text.utf8.isEmpty && distinct.position(ofBytes: text) == nil {
      if distinct.count == limit { break }
      distinct.append(text)
    }
    return distinct
  }
}

/// The conversion that was shown last.
public struct LastConversion: Hashable, Sendable {
  /// The identifier of the quantity.
  public var category: String
  /// The identifier of the unit converted from.
  public var from: String
  /// The identifier of the unit converted to.
  public var to: String
  /// The text typed, with a point as decimal separator; may be empty or an unfinished number.
  public var input: String

  /// Creates a conversion from its parts.
  public init(category: String, from: String, to: String, input: String) {
    self.category = category
    self.from = from
    self.to = to
    self.input = input
  }
}
