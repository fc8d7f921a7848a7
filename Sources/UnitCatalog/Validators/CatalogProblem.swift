/// A rule that a catalog breaks, with the unit concerned.
public enum CatalogProblem: Hashable, Sendable {
  /// An identifier borne by several units or several quantities.
  case repeatedIdentifier(String)
  /// A symbol with characters whose normal form is not certain.
  case symbolNotComposed(unit: String, symbol: String)
  /// A symbol borne by several units of one quantity.
  case repeatedSymbol(String, units: [String])
  /// A name borne by several units without a choice.
  case undeclaredAmbiguity(String, units: [String])
  /// A choice that hides a unit bearing its name.
  case choiceOmits(unit: String, name: String)
  /// A base unit that is not 1 in coherent units.
  case baseUnitNotCoherent(unit: String)
  /// A definition whose dimension is not the quantity's.
  case wrongDimension(unit: String, DimensionVector, expected: DimensionVector)
  /// A unit without a source.
  case missingSource(unit: String)
  /// A unit that rests on an assumption or a measurement and does not say so.
  case missingNote(unit: String)
  /// Two units of one quantity whose conversion does not fit 128 bits.
  case pairDoesNotFit(from: String, to: String)
  /// A spelling that look-up would refuse as too long, or an empty one.
  case nameLength(unit: String, name: String)
}

extension CatalogProblem: CustomStringConvertible {
  /// The unit, what is wrong, and how to mend it.
  public var description: String {
    switch self {
    case .repeatedIdentifier(let identifier):
      "\(identifier): identifier is used twice; rename one"
    case .symbolNotComposed(let unit, let symbol):
      "\(unit): symbol \"\(symbol)\" may not be NFC; write it with precomposed Latin letters"
    case .repeatedSymbol(let symbol, let units):
      "\(list(units)): share the symbol \"\(symbol)\"; add a country or kind in parentheses"
    case .undeclaredAmbiguity(let name, let units):
      "\(list(units)): all called \"\(name)\"; declare a choice, the default first"
    case .choiceOmits(let unit, let name):
      "\(unit): hidden by the choice \"\(name)\"; add it there or drop the name"
    case .baseUnitNotCoherent(let unit):
      "\(unit): base unit must be 1 without offset; define it by base units alone"
    case .wrongDimension(let unit, let found, let expected):
      "\(unit): definition is \(found), not \(expected); mend the definition"
    case .missingSource(let unit): "\(unit): no source; name the law or standard"
    case .missingNote(let unit): "\(unit): no note; state what is assumed or how well it is known"
    case .pairDoesNotFit(let from, let to):
      "\(from): conversion to \(to) exceeds 128 bits; drop one of them"
    case .nameLength(let unit, let name):
      "\(unit): \"\(name)\" cannot be looked up; use 1 to 64 bytes"
    }
  }

  private func list(_ units: [String]) -> String { units.joined(separator: ", ") }
}
