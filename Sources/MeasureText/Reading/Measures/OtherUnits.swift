import UnitCatalog

/// What else a name may mean, made into units when it is asked for: mostly nobody does, and an array of
/// units would take as long as the rest of the reading.
struct OtherUnits: Sendable {
  private var catalog: Catalog?
  /// Of all that the name may mean.
  private var positions: [Int] = []
  /// Which of the positions was taken.
  private var taken = 0
  /// Where there is no catalog.
  private var listed: [MeasureUnit] = []

  /// Nothing else.
  init() {}

  /// All positions but one, which is given by its place among them.
  init(_ positions: [Int], without taken: Int, in catalog: Catalog) {
    self.positions = positions
    self.taken = taken
    self.catalog = catalog
  }

  /// Units one by one: those that a conversion's other unit leaves.
  init(_ units: [MeasureUnit]) { listed = units }

  /// In the catalog's order, or that of a declared choice.
  var units: [MeasureUnit] {
    guard let units = catalog?.units else { return listed }
    return positions.indices.filter { $0 != taken }.map { units[positions[$0]] }
  }
}

extension OtherUnits: Equatable {
  static func == (x: OtherUnits, y: OtherUnits) -> Bool { x.units == y.units }
}
