import Metryvo
import Testing

/// Symbols in another case are flagged, and never change a prefix.
@Suite struct LetterCaseTests {
  private let reader = MeasureReader()
  private let catalog = Catalog.standard

  /// The prefixes whose symbols differ only in case (SI Brochure, 9th edition, 2019, section 3,
  /// table 7).
  private let prefixes = [
    ("milli", "m"), ("mega", "M"), ("pico", "p"), ("peta", "P"), ("zepto", "z"), ("zetta", "Z"),
    ("yocto", "y"), ("yotta", "Y"),
  ]

  private enum Outcome: Equatable {
    case read(UnitReading)
    case refused([MeasureUnit])
    case unknown
  }

  private func outcome(_ text: String) -> Outcome {
    do throws(ReadingError) { return .read(try reader.unit(text)) } catch {
      if case .letterCase(let units, _) = error.reason { return .refused(units) }
      return .unknown
    }
  }

  /// Returns every symbol in upper case, in lower case, and capitalized.
  private func spellings() -> [(unit: MeasureUnit, symbol: String, written: String)] {
    catalog.units.flatMap { unit in
      ([unit.symbol] + unit.record.symbolVariants).flatMap { symbol in
        [symbol.asciiUppercased, symbol.asciiLowercased, symbol.asciiCapitalized].map {
          (unit, symbol, $0)
        }
      }
    }
  }

  /// Returns whether two texts differ only in the case of ASCII letters.
  private func isOtherCase(_ x: String, _ y: String) -> Bool {
    x.asciiLowercased == y.asciiLowercased
  }

  /// Returns the units that have exactly this spelling as identifier, symbol, name or name of a
  /// choice.
  private func exactBearers(_ text: String) -> [String] {
    let own = catalog.units.filter {
      ([$0.identifier, $0.symbol, $0.name, $0.pluralName] + $0.record.symbolVariants + $0.aliases)
        .contains(text)
    }
    let choices = catalog.records.flatMap(\.choices).filter { $0.names.contains(text) }
    return own.map(\.identifier) + choices.flatMap(\.units)
  }

  /// Returns whether the text writes a prefix of the unit's identifier with the symbol of another
  /// prefix.
  private func changesPrefix(_ unit: MeasureUnit, _ text: String) -> Bool {
    let words = unit.identifier.split(separator: "-")
    let parts = text.split(separator: "/").map(String.init)
    let named = words.split(separator: "per").compactMap { $0.first.map(String.init) }
    for (word, part) in zip(named, parts) {
      for (name, symbol) in prefixes where word.hasPrefix(name) && word.count > name.count {
        if part.asciiLowercased.hasPrefix(name) { continue }
        let first = String(part.prefix(1))
        if first != symbol && isOtherCase(first, symbol) { return true }
      }
    }
    return false
  }

  @Test func everySymbolInEveryCase() {
    var failures: [String] = []
    var counts = [0, 0, 0]
    for (unit, symbol, written) in spellings() {
      let exact = exactBearers(written)
      switch outcome(written) {
      case .read(let reading):
        let found = [reading.unit] + reading.alternatives
        if !exact.isEmpty {
          counts[0] += 1
          if !found.allSatisfy({ exact.contains($0.identifier) }) {
            failures.append("\(written): \(found.map(\.identifier)), not \(exact)")
          }
          continue
        }
        counts[1] += 1
        if !found.contains(unit) { failures.append("\(written): not \(unit.identifier)") }
        if let other = found.first(where: { changesPrefix($0, written) }) {
          failures.append("\(written): \(other.identifier)")
        }
        if !reading.isInOtherCase { failures.append("\(written) for \(symbol): no flag") }
      case .refused(let units):
        counts[2] += 1
        if !exact.isEmpty { failures.append("\(written): refused though \(exact)") }
        if !units.contains(unit) { failures.append("\(written): no candidate \(symbol)") }
      case .unknown: failures.append("\(written): unknown")
      }
    }
    #expect(failures == [])
    #expect(counts.allSatisfy { $0 > 100 }, "\(counts)")
  }

  @Test func oneRuleForAllUnits() throws {
    for (written, identifier) in [
      ("KM", "kilometer"), ("Km", "kilometer"), ("LB", "pound"), ("FT", "foot"),
      ("ATM", "atmosphere"), ("AU", "astronomical-unit"), ("kwh", "kilowatt-hour"),
      ("KHZ", "kilohertz"), ("hpa", "hectopascal"), ("Kg", "kilogram"), ("KG", "kilogram"),
      ("MWH", "megawatt-hour"), ("MHZ", "megahertz"), ("Mpa", "megapascal"),
      ("KB", "kilobyte"), ("mgd", "million-gallon-per-day"),
    ] {
      #expect(try reader.unit(written).unit.identifier == identifier, "\(written)")
      let isName = written == "mgd"
      #expect(try reader.unit(written).isInOtherCase == !isName, "\(written)")
      #expect(try reader.read("5 \(written)").flags.contains(.letterCase) == !isName, "\(written)")
    }
    // Names in words have no case. The liter has the symbols l and L.
    for written in ["mph", "Sq Ft", "KILOMETRES", "Miles", "Cups", "psi", "l", "ml", "km"] {
      #expect(try !reader.unit(written).isInOtherCase, "\(written)")
    }
  }

  /// Aliases and choices have a declared case.
  ///
  /// Another case is flagged.
  @Test func declaredAbbreviationsAreToldInOtherCases() throws {
    for written in ["OZ", "PSI", "MPH", "BAR", "Bar", "LBS", "btu", "Hp"] {
      #expect(try reader.unit(written).isInOtherCase, "\(written)")
    }
  }

  /// A letter b that may mean bits or bytes is never read without a flag or alternatives.
  ///
  /// Lower-case symbols are ambiguous, and so is K, which is no SI prefix. Other capital prefixes
  /// and B are not.
  @Test func bitsAndBytesAreToldApart() {
    var failures: [String] = []
    for prefix in ["k", "m", "g", "t", "p", "e", "z", "y"] {
      for letter in ["b", "B"] {
        for rest in ["", "ps", "/s"] {
          for first in [prefix, prefix.asciiUppercased] {
            let text = first + letter + rest
            guard case .read(let reading) = outcome(text) else { continue }
            guard reading.unit.quantity.hasPrefix("data") else { continue }
            let isByte = reading.unit.identifier.contains("byte")
            let isTold = reading.isInOtherCase || !reading.alternatives.isEmpty
            let isSure = isByte ? letter == "B" : letter == "b" && first != prefix
            let isOpen = !isSure || prefix == "k" && letter == "b"
            if isOpen && !isTold { failures.append("\(text): \(reading.unit.name)") }
          }
        }
      }
    }
    #expect(failures == [])
    for text in ["kB", "Mb", "MB", "Gb", "GB", "Tb", "TB", "Mbps", "MB/s"] {
      guard case .read(let reading) = outcome(text) else { continue }
      #expect(!reading.isInOtherCase && reading.alternatives.isEmpty, "\(text)")
    }
    for (text, unit, other) in [
      ("kb", "kilobit", "kilobyte"), ("Kb", "kilobit", "kilobyte"), ("gb", "gigabyte", "gigabit"),
      ("kbps", "kilobit-per-second", "kilobyte-per-second"),
    ] {
      guard case .read(let reading) = outcome(text) else {
        Issue.record("\(text)")
        continue
      }
      let found = [reading.unit] + reading.alternatives
      #expect(found.map(\.identifier) == [unit, other], "\(text)")
    }
  }

  @Test func whatDiffersInAPrefixIsRefused() {
    for (written, identifiers) in [
      ("mw", ["milliwatt", "megawatt"]), ("mhz", ["millihertz", "megahertz"]),
      ("ma", ["milliampere", "megaampere"]), ("mpa", ["millipascal", "megapascal"]),
      ("PH", ["ph-scale", "picohenry", "phot"]), ("Gm", ["gram"]), ("PF", ["picofarad"]),
      ("EV", ["electronvolt"]), ("Msec", ["millisecond"]), ("mbit", ["megabit"]),
      ("g/ML", ["gram-per-milliliter"]), ("Ml", ["megaliter", "milliliter"]),
      ("PCI", ["pound-per-cubic-inch", "picocurie"]),
    ] {
      let expected = Outcome.refused(identifiers.compactMap { catalog.unit($0) })
      #expect(outcome(written) == expected, "\(written): \(outcome(written))")
      #expect(catalog.lookUp(written).candidates.isEmpty)
    }
  }

  @Test func theRefusalNamesTheUnits() {
    for (text, message) in [
      (
        "5 mw",
        "'mw' is neither mW (milliwatt) nor MW (megawatt): write the case that is meant"
      ),
      (
        "1 Gm",
        "'Gm' is not g (gram), and gigameter (Gm) is not in the catalog: write the case that is meant"
      ),
      (
        "1 PH",
        "'PH' is neither pH (pH), pH (picohenry) nor ph (phot), and petahenry (PH) is not in the "
          + "catalog: write the case that is meant"
      ),
    ] {
      let error = #expect(throws: ReadingError.self) { try reader.read(text) }
      #expect(error?.message(for: text) == message)
    }
  }
}

extension String {
  fileprivate var asciiUppercased: String { mapASCII { $0.uppercased() } }
  fileprivate var asciiLowercased: String { mapASCII { $0.lowercased() } }
  fileprivate var asciiCapitalized: String {
    String(prefix(1)).asciiUppercased + String(dropFirst()).asciiLowercased
  }

  private func mapASCII(_ change: (Character) -> String) -> String {
    map { $0.isASCII ? change($0) : String($0) }.joined()
  }
}
