/// What a person did last: categories and units chosen, texts searched for, the last conversion.
///
/// The newest stands first, and nothing stands twice. What exceeds a limit falls off the end. The
/// limits are ours: no document states any.
public struct RecentItems: Hashable, Sendable {
  /// The most categories.
  public static let categoryLimit = 10
  /// The most units.
  public static let unitLimit = 20
  /// The most searches.
  public static let searchLimit = 10

  /// Identifiers of quantities.
  public private(set) var categories: [String]
  /// Identifiers of units.
  public private(set) var units: [String]
  /// Texts searched for.
  public private(set) var searches: [String]
  /// The last conversion, with which the program opens again.
  public var last: LastConversion?

  /// Recent items, the newest first; what stands a second time or exceeds a limit is left out.
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

  /// The first of equal texts, none of them empty, up to a limit.
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
  /// What was typed, with a point for the decimal mark: perhaps nothing, perhaps a number that is
  /// not finished.
  public var input: String

  /// A conversion from its parts.
  public init(category: String, from: String, to: String, input: String) {
    self.category = category
    self.from = from
    self.to = to
    self.input = input
  }
}
