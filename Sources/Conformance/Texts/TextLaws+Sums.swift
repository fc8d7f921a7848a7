import DecimalArithmetic
import ExactArithmetic
import MeasureText
import PropertyTesting
import UnitCatalog

/// Laws of sums of measures with a target unit, judged by single measures.
extension TextLaws {
  /// The law that the names of a sum and of its target mean the same units as in pairs.
  package static var sumsAgreeWithPairs: Law {
    var property = Property(
      "sums-agree-with-pairs",
      "the names of a sum and of the unit that it is converted to mean what each two of them mean as a pair, "
        + "where the pairs of a name agree; names of one meaning without a convention have no say where others "
        + "have; the sum has the value of its parts",
      of: SumToUnit.generator,
      labelled: { drawn, labels in
        let reader = drawn.reader
        let sum = try reader.read(drawn.text)
        let target = try reader.unit(drawn.target)
        let fitted = reader.fit(sum, target)
        guard sum.unit.quantity == fitted.target.unit.quantity else { return .holds }
        let units = fitted.source.parts.map(\.unit.unit)
        guard units.count == 2, let number = fitted.source.number?.exactRatio else {
          return .broken([("written", drawn.description), ("parts", "\(units.count)")])
        }
        let value = Rational(number) * Rational(fitted.source.unit.scale)
        if value != Rational(units[0].scale) + Rational(units[1].scale) {
          return .broken([("written", drawn.description), ("value", "\(number)")])
        }
        let names = [try reader.unit(drawn.first), try reader.unit(drawn.second), target]
        guard let pairs = PairedNames(names, reader, quantity: sum.unit.quantity) else {
          return .holds
        }
        labels.add(
          drawn.system == nil && drawn.region == nil ? "without settings" : "with settings")
        let found = units + [fitted.target.unit]
        return found == pairs.units
          ? .agrees(on: found.map(\.identifier).joined(separator: " "))
          : .broken([
            ("written", drawn.description), ("read", "\(found.map(\.identifier))"),
            ("pairs", "\(pairs.units.map(\.identifier))"),
          ])
      })
    property.requiredLabels = ["without settings": 20, "with settings": 20]
    return Law(property, source: "MeasureReader.fit")
  }

  /// The law that a part 0 of a unit without a convention does not change the meanings of a sum.
  package static var emptyPartsDecideNothing: Law {
    Law(
      Property(
        "empty-parts-decide-nothing",
        "1 A and 0 of a unit without a convention, such as `1 year 0 h`, is converted as 1 A is",
        of: SumToUnit.generator
      ) { drawn in
        guard let unit = drawn.neutral else { return .holds }
        let reader = drawn.reader
        let target = try reader.unit(drawn.target)
        guard let sum = try? reader.read("1 \(drawn.first) 0 \(unit.name)"), !sum.parts.isEmpty,
          sum.unit.quantity == target.unit.quantity
        else { return .holds }
        let single = reader.fit(try reader.read("1 \(drawn.first)"), target)
        let fitted = reader.fit(sum, target)
        guard single.source.unit.quantity == sum.unit.quantity else { return .holds }
        let units = [fitted.source.parts[0].unit.unit, fitted.target.unit]
        let expected = [single.source.unit, single.target.unit]
        let value = fitted.source.number?.exactRatio.map {
          Rational($0) * Rational(fitted.source.unit.scale)
        }
        return units == expected && value == Rational(expected[0].scale)
          ? .agrees(on: units.map(\.identifier).joined(separator: " "))
          : .broken([
            ("written", "1 \(drawn.first) 0 \(unit.name) to \(drawn.target)"),
            ("read", "\(units.map(\.identifier))"), ("single", "\(expected.map(\.identifier))"),
          ])
      }, source: "MeasureReader.fit")
  }

  /// The law that a measure joined to a measure of a larger unit is read as part of it, or
  /// rejected.
  package static var joinedPartsAreRead: Law {
    var property = Property(
      "joined-parts-are-read-or-refused",
      "in `A and B`, where B has a smaller unit of the quantity of A, B is read as a part of the measure or the "
        + "text is refused, in every language; behind a comma this holds of a B that is less than A",
      of: JoinedParts.generator,
      labelled: { drawn, labels in
        let reader = MeasureReader(.lenient(drawn.locale), suggestsUnits: false)
        guard let reading = try? reader.find(in: drawn.text) else {
          labels.add("refused")
          return .agrees(on: "refused")
        }
        labels.add("read")
        return reading.utf8Range == 0..<drawn.text.utf8.count
          ? .agrees(on: reading.unit.identifier)
          : .broken([("written", drawn.text), ("read", "\(reading.utf8Range)")])
      })
    property.requiredLabels = ["refused": 50, "read": 5]
    return Law(property, source: "MeasureReader.find")
  }
}

/// The meanings of names in pairs; `nil` if a name has different meanings in its pairs.
private struct PairedNames {
  private(set) var units: [MeasureUnit]

  init?(_ names: [UnitReading], _ reader: MeasureReader, quantity: String) {
    var found: [[MeasureUnit]] = names.map { _ in [] }
    let tied = names.indices.filter { ConventionTies.areTied(names[$0], in: quantity) }
    for x in names.indices {
      for y in names.indices where x < y {
        // Counts only pairs of two names that are tied to a convention. With fewer than two tied
        // names, counts the pairs of each name and the target.
        if tied.count > 1 ? !tied.contains(x) || !tied.contains(y) : y < names.count - 1 {
          continue
        }
        let pair = reader.fit(names[x], names[y])
        found[x].append(pair.source.unit)
        found[y].append(pair.target.unit)
      }
    }
    units = []
    for (name, found) in zip(names, found) {
      let unit = found.first ?? name.unit
      guard unit.quantity == quantity, found.allSatisfy({ $0 == unit }) else { return nil }
      units.append(unit)
    }
  }
}

/// A sum of two names, a target unit, and the settings of a person.
private struct SumToUnit: CustomStringConvertible, Sendable {
  var first: String
  var second: String
  var target: String
  var region: RegionCode?
  var system: MeasurementSystem?
  /// A unit without a convention; the first unit is a whole number of these units.
  var neutral: MeasureUnit?

  var text: String { "1 \(first) 1 \(second)" }
  var description: String {
    "\(text) to \(target), \(region?.rawValue ?? "-"), \(system?.rawValue ?? "-")"
  }

  var reader: MeasureReader {
    MeasureReader(preferredSystem: system, region: region, suggestsUnits: false)
  }

  static let generator = Generator<SumToUnit>("sum and unit") { source in
    let first = source.element(of: firsts)
    let meanings = Catalog.standard.units(named: first, in: nil)
    let quantity = meanings[0].quantity
    let units = Catalog.standard.quantity(quantity)?.units ?? []
    let smaller = units.filter { unit in meanings.contains { SharedSum.isWhole($0, unit) } }
    if smaller.isEmpty { return nil }
    let second = source.element(of: smaller)
    let shared = SharedSum.names.filter {
      !Catalog.standard.units(named: $0, in: quantity).isEmpty
    }
    let isShared = !shared.isEmpty && source.oneIn(2)
    let free = smaller.filter { ConventionTies($0).isEmpty && isSingle($0.name) }
    return SumToUnit(
      first: first, second: isSingle(second.name) ? second.name : second.pluralName,
      target: isShared ? source.element(of: shared) : source.element(of: units).name,
      region: source.element(of: regions).flatMap { RegionCode(rawValue: $0) },
      system: source.element(of: [nil, nil, nil, .us, .imperial, .metric]),
      neutral: free.isEmpty ? nil : source.element(of: free))
  }

  private static func isSingle(_ name: String) -> Bool {
    Catalog.standard.units(named: name, in: nil).count == 1
  }

  private static let regions = [nil, nil, "US", "GB", "AU", "CA", "NZ", "DE"]

  /// The shared names of units that equal a whole number of another unit.
  private static let firsts = SharedSum.names.filter { name in
    let meanings = Catalog.standard.units(named: name, in: nil)
    let units = Catalog.standard.quantity(meanings[0].quantity)?.units ?? []
    return units.contains { unit in meanings.contains { SharedSum.isWhole($0, unit) } }
  }
}

/// Two measures of a quantity, joined by a word or mark of a language.
///
/// The second measure has the smaller unit.
private struct JoinedParts: CustomStringConvertible, Sendable {
  var locale: NumberLocale
  var text: String

  var description: String { "\(text) (\(locale.language))" }

  static let generator = Generator<JoinedParts>("joined measures") { source in
    let (large, small, factor) = source.element(of: pairs)
    let locale = NumberLocale(source.element(of: NumberLanguage.allCases))
    let joints = ListedWords.words("and", in: locale.language).map { " \($0) " } + [" & ", ", "]
    let joint = source.element(of: joints)
    let (first, second) = (source.integer(in: 1...30), source.integer(in: 1...30))
    // After a comma, a second measure of at least the size of the first unit is a separate
    // statement.
    let isLess = Rational(second) < Rational(first) * factor
    let last = joint == ", " && !isLess ? 1 : second
    return JoinedParts(locale: locale, text: "\(first) \(large)\(joint)\(last) \(small)")
  }

  /// The symbols of two units, with the number of second units in a first unit, which exceeds 1.
  private static let pairs: [(String, String, Rational)] = quantities.flatMap { name in
    let units = (Catalog.standard.quantity(name)?.units ?? []).filter { isPlain($0.symbol) }
    return units.flatMap { large in
      units.compactMap { small -> (String, String, Rational)? in
        guard case .linear(let factor) = large.conversionMap(to: small),
          Rational(1) < Rational(factor)
        else { return nil }
        return (large.symbol, small.symbol, Rational(factor))
      }
    }
  }

  private static let quantities = ["length", "mass", "time", "volume", "angle", "area"]

  /// Whether a symbol consists of letters, has a single meaning, and is not `am` or `pm`.
  private static func isPlain(_ symbol: String) -> Bool {
    !["am", "pm"].contains(symbol)
      && symbol.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
      && Catalog.standard.units(named: symbol, in: nil).count == 1
  }
}
