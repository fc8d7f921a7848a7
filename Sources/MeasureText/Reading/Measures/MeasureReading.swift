import UnitCatalog

/// A measure that was read, with its alternatives, its ranges of text and the reader's flags.
public struct MeasureReading: Equatable, Sendable {
  /// The exact number, or the first number of a range; `nil` if the text is only a unit.
  public internal(set) var number: ReadNumber?
  /// The second number of a range; `nil` for other measures.
  public internal(set) var rangeEnd: ReadNumber? {
    get { rarity?.content.rangeEnd }
    set {
      var rare = rarity?.content ?? Rarity.Content()
      rare.rangeEnd = newValue
      rarity = Rarity(rare)
    }
  }
  /// The unit; for a compound the last unit, in which the sum is given.
  public internal(set) var unit: MeasureUnit
  /// The other units that the name may mean, in the order of ``Catalog/lookUp(_:in:)``.
  ///
  /// The unit of a preferred measurement system is first. A compound has no alternatives, because
  /// its parts are resolved together; ``parts`` has the alternatives of each part.
  public internal(set) var alternatives: [MeasureUnit] {
    get { others.units }
    set { others = .listed(newValue) }
  }
  var others: OtherUnits
  /// The remarks about the reading, for people.
  public internal(set) var flags: ReadingFlags
  /// Whether the name of the unit is its identifier.
  var isIdentifier: Bool
  /// The bytes of the text that were read, including marks such as `~`.
  public internal(set) var utf8Range: Range<Int>
  /// The bytes of the name of the first unit.
  public internal(set) var utf8UnitRange: Range<Int>
  /// The properties that most readings lack.
  ///
  /// These properties are stored behind a reference, so that copies of a reading are small.
  private var rarity: Rarity?

  /// The ranges of the text that were not read: ordinary words and other measures, in order.
  ///
  ///     let reading = try MeasureReader().find(in: "It is 5 ft 6 in tall")
  ///     reading.leftOut.map(\.description)  // ["0..<5", "16..<20"]
  ///
  /// Outside these ranges and ``utf8Range`` the text has only white space and punctuation. The
  /// array is empty if the whole text is the measure.
  public var leftOut: [Range<Int>] {
    rarity.map { [$0.content.before, $0.content.behind].filter { !$0.isEmpty } } ?? []
  }

  mutating func leaveOut(before: Range<Int>, behind: Range<Int>) {
    var rare = rarity?.content ?? Rarity.Content()
    rare.before = before
    rare.behind = behind
    rarity = Rarity(rare)
  }

  /// Maps all ranges from a folded text to the text as written.
  mutating func move(_ place: (Range<Int>) -> Range<Int>) {
    utf8Range = place(utf8Range)
    utf8UnitRange = place(utf8UnitRange)
    guard var rare = rarity?.content else { return }
    (rare.before, rare.behind) = (place(rare.before), place(rare.behind))
    for index in rare.parts.indices {
      rare.parts[index].utf8UnitRange = place(rare.parts[index].utf8UnitRange)
    }
    rarity = Rarity(rare)
  }

  /// The parts of a compound, in order; empty for other measures.
  ///
  ///     let parts = try MeasureReader().read("1 gallon 1 pint").parts
  ///     parts[0].unit.alternatives  // [gallon-imperial, gallon-dry]
  public internal(set) var parts: [MeasurePart] {
    get { rarity?.content.parts ?? [] }
    set {
      var rare = rarity?.content ?? Rarity.Content()
      rare.parts = newValue
      rarity = Rarity(rare)
    }
  }

  /// Returns the unit that the name means in a quantity, such as that of a target unit.
  ///
  ///     let ounces = try MeasureReader().read("12 oz")
  ///     ounces.unit  // ounce
  ///     ounces.unit(in: "volume")  // Optional(fluid-ounce)
  ///
  /// - Returns: the first of ``unit`` and ``alternatives`` of the quantity; `nil` if there is none.
  public func unit(in quantity: String) -> MeasureUnit? {
    unit.quantity == quantity ? unit : alternatives.first { $0.quantity == quantity }
  }
}

extension MeasureReading {
  /// Creates a reading without a range and without text around it.
  ///
  /// Calls the memberwise initializer, because setting the members one by one would copy all
  /// members.
  init(
    number: ReadNumber? = nil, unit: MeasureUnit, others: OtherUnits, flags: ReadingFlags,
    utf8Range: Range<Int>, utf8UnitRange: Range<Int>
  ) {
    self.init(
      number: number, unit: unit, others: others, flags: flags.subtracting(.identifier),
      isIdentifier: flags.contains(.identifier), utf8Range: utf8Range,
      utf8UnitRange: utf8UnitRange, rarity: nil)
  }
}

/// The properties that most readings lack.
///
/// These properties are the second number of a range, the parts of a sum, and the text around a
/// measure without spaces and punctuation at its ends.
private final class Rarity: Equatable, Sendable {
  struct Content: Equatable, Sendable {
    var rangeEnd: ReadNumber?
    var parts: [MeasurePart] = []
    var before = 0..<0
    var behind = 0..<0
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  static func == (x: Rarity, y: Rarity) -> Bool { x.content == y.content }
}
