/// A broken rule of a catalog, with the unit or quantity that breaks the rule.
public enum CatalogProblem: Hashable, Sendable {
  /// An identifier of several units or of several quantities.
  case repeatedIdentifier(String)
  /// A symbol with a character that is not certain to be in normal form C.
  case symbolNotComposed(unit: String, symbol: String)
  /// A symbol that would be read as part of the number before the symbol.
  case symbolJoinsNumbers(unit: String, symbol: String)
  /// A symbol of several units of one quantity.
  case repeatedSymbol(String, units: [String])
  /// A name of several units without a declared choice.
  case undeclaredAmbiguity(String, units: [String])
  /// A name of a family of units for which look-up does not offer all members.
  case familyNotOffered(String, missing: [String])
  /// A choice that omits a unit with the choice's name.
  case choiceOmits(unit: String, name: String)
  /// A unit without a source.
  case missingSource(unit: String)
  /// A unit without a note although its kind or its name requires one.
  case missingNote(unit: String)
  /// Two units of one quantity whose conversion does not fit 128 bits.
  case pairDoesNotFit(from: String, to: String)
  /// A spelling that is empty or too long for look-up.
  case nameLength(unit: String, name: String)
  /// A quantity without an icon.
  case missingIcon(quantity: String)
  /// An icon of several quantities.
  case repeatedIcon(String, quantities: [String])
  /// A quantity without a description.
  case missingDescription(quantity: String)
  /// A description that is not one short sentence, or that repeats the name.
  case descriptionForm(quantity: String)
  /// A name that belongs to more than one quantity or heading.
  case repeatedQuantityName(String, quantities: [String])
  /// A topic of only one quantity.
  case loneTopic(String, quantity: String)
  /// A unit without a measurement system, or with a repeated one.
  case systemsNotStatedOnce(unit: String)
  /// A symbol variant or an alias that repeats another spelling of the unit.
  case repeatedSpelling(unit: String, spelling: String)
  /// A name with several declared choices.
  case repeatedChoice(String)
  /// A choice of fewer than two units, or with a repeated unit.
  case choiceNotOpen(name: String)
  /// A quantity of fewer than two units.
  case loneUnit(quantity: String)
  /// A unit whose definition breaks a rule.
  case definition(unit: String, UnitRule)
  /// A heading that is repeated, has no units, or lists a unit twice.
  case headingNotDistinct(String, quantity: String)
  /// A text of a unit or a quantity with a control character.
  case controlCharacter(in: String)
  /// A measured unit whose source has no year.
  case undatedMeasurement(unit: String)
  /// A unit whose value differs from the meaning of its compound identifier.
  case unlikeItsName(unit: String, name: String)
  /// A definition by a power of ten, instead of by other units.
  case powerOfTen(unit: String, meant: String)
}

extension CatalogProblem: CustomStringConvertible {
  /// The unit, the problem and the remedy.
  public var description: String {
    switch self {
    case .repeatedIdentifier(let identifier):
      "\(identifier): identifier is used twice; rename one"
    case .symbolNotComposed(let unit, let symbol):
      "\(unit): symbol \"\(symbol)\" may not be NFC; write it with precomposed Latin letters"
    case .symbolJoinsNumbers(let unit, let symbol):
      "\(unit): symbol \"\(symbol)\" would join the number before it; write min⁻¹, not 1/min"
    case .repeatedSymbol(let symbol, let units):
      "\(list(units)): share the symbol \"\(symbol)\"; add a country or kind in parentheses"
    case .undeclaredAmbiguity(let name, let units):
      "\(list(units)): all called \"\(name)\"; declare a choice, the default first"
    case .familyNotOffered(let name, let missing):
      "\(list(missing)): not offered for \"\(name)\", which names their family; add to its choice"
    case .choiceOmits(let unit, let name):
      "\(unit): hidden by the choice \"\(name)\"; add it there or drop the name"
    case .missingSource(let unit): "\(unit): no source; name the law or standard"
    case .missingNote(let unit): "\(unit): no note; state what is assumed or how well it is known"
    case .pairDoesNotFit(let from, let to):
      "\(from): conversion to \(to) exceeds 128 bits; drop one of them"
    case .nameLength(let unit, let name):
      "\(unit): \"\(name)\" cannot be looked up; use 1 to 64 bytes"
    case .missingIcon(let quantity): "\(quantity): no icon; name a picture"
    case .repeatedIcon(let icon, let quantities):
      "\(list(quantities)): share the icon \(icon); name a picture for each"
    case .missingDescription(let quantity):
      "\(quantity): no description; say in one sentence what it is"
    case .descriptionForm(let quantity):
      "\(quantity): description is not one sentence of at most 100 bytes without the name; mend it"
    case .repeatedQuantityName(let name, let quantities):
      "\(list(quantities)): \"\(name)\" does not name one thing alone; make it a topic, or drop it"
    case .loneTopic(let topic, let quantity):
      "\(quantity): the topic \"\(topic)\" covers nothing else; make it an alias"
    case .systemsNotStatedOnce(let unit):
      "\(unit): systems missing or repeated; state each once"
    case .repeatedSpelling(let unit, let spelling):
      "\(unit): \"\(spelling)\" is understood already; drop it"
    case .repeatedChoice(let name): "\(name): declared as a choice twice; join the lines"
    case .choiceNotOpen(let name):
      "\(name): a choice needs two units or more, each once; else make it an alias"
    case .loneUnit(let quantity): "\(quantity): nothing to convert; add a second unit"
    case .definition(let unit, let rule): "\(unit): \(rule)"
    case .headingNotDistinct(let heading, let quantity):
      "\(quantity): group \"\(heading)\" is empty or repeats; list each name and unit once"
    case .controlCharacter(let place): "\(place): control character in a text; remove it"
    case .undatedMeasurement(let unit):
      "\(unit): measured, but the source has no year; name the adjustment, such as CODATA 2022"
    case .unlikeItsName(let unit, let name):
      "\(unit): by its name it is \(name), by its definition not; mend one"
    case .powerOfTen(let unit, let meant):
      "\(unit): a power of ten says not what it is; define it as \(meant)"
    }
  }

  private func list(_ units: [String]) -> String { units.joined(separator: ", ") }
}
