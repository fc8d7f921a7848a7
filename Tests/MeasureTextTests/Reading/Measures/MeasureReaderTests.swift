import Metryvo
import Testing

@Suite struct MeasureReaderTests {
  /// Returns number, unit and flags as one line, or the reason and the byte of the error.
  static func text(_ text: String, _ reader: MeasureReader = MeasureReader()) -> String {
    do throws(ReadingError) {
      return describe(try reader.read(text))
    } catch {
      if case .unknownUnit = error.reason { return "unknownUnit \(error.offset)" }
      return "\(error.reason) \(error.offset)"
    }
  }

  static func found(_ text: String, _ reader: MeasureReader = MeasureReader()) -> String {
    do throws(ReadingError) { return describe(try reader.find(in: text)) } catch { return "none" }
  }

  static func describe(_ reading: MeasureReading) -> String {
    func number(_ number: ReadNumber) -> String {
      switch number {
      case .decimal(let text): text
      case .fraction(let ratio):
        "\(ratio.isNegative ? "-" : "")\(ratio.numerator)/\(ratio.denominator)"
      }
    }
    let numbers = [reading.number, reading.rangeEnd].compactMap { $0 }.map(number)
    return (numbers + [reading.unit.identifier]).joined(separator: " ")
  }

  private func failures(
    _ rows: [(String, String)], _ read: (String) -> String
  ) -> [String] {
    rows.compactMap { input, expected in
      let ours = read(input)
      return ours == expected ? nil : "\(input): \(ours), not \(expected)"
    }
  }

  /// `2-3/4 in` means 2¾ in to some writers; as a range, the second number would be less than the
  /// first.
  @Test func aDashBetweenNumberAndFractionIsRefused() throws {
    let reader = MeasureReader()
    let message = "may be one number or a range: write 2 3/4 for the number"
    for text in ["2-3/4 in", "1 - 1/2 in", "1\u{2013}1/2 cup", "2-3/4in", "10-1/8 mi"] {
      #expect(throws: ReadingError.self, "\(text)") { try reader.read(text) }
      do throws(ReadingError) { _ = try reader.find(in: "about " + text + " wide") } catch {
        #expect(error.message(for: text).hasSuffix(message), "\(text)")
        continue
      }
      Issue.record("\(text) was found")
    }
    for text in ["1/2-3/4 in", "1/2-1 in", "2-3 1/2 in", "2-3 in", "0-1/2 in"] {
      #expect(try reader.read(text).rangeEnd != nil, "\(text)")
    }
  }

  @Test func compounds() {
    let rows = [
      ("5 ft 6 in", "66 inch"), ("6'2\"", "74 inch"), ("-5' 6\"", "-66 inch"), ("5'6", "66 inch"),
      ("5' 6.5\"", "66.5 inch"), ("5 ft 6 1/2 in", "66.5 inch"),
      ("5 ft 6\u{2153} in", "199/3 inch"),
      ("5 feet 6 inches", "66 inch"), ("11 st 7 lb", "161 pound"), ("1 lb 4 oz", "20 ounce"),
      ("1h30m", "90 minute"), ("1 h 30 min", "90 minute"), ("1h30", "90 minute"),
      ("1 h 30 min 15 s", "5415 second"), ("1 m 20 cm", "120 centimeter"),
      ("2 wk 3 d", "17 day"), ("30\u{B0} 15' 20\"", "108920 arc-second"),
      ("1 gal 2 qt", "6 quart"), ("1 mi 100 yd", "1860 yard"),
      ("-0 ft 6 in", "-6 inch"), ("5 feet, 6 inches", "66 inch"), ("1 h and 30 min", "90 minute"),
      ("5 m, 20 cm", "separateParts 5"), ("5 m and 20 cm", "separateParts 8"),
      ("5 feet; 6 inches", "66 inch"), ("5 m; 20 cm", "separateParts 5"),
      ("5 ft; 72 in", "unexpected(\";\") 4"), ("5 ft, 72 in", "unexpected(\",\") 4"),
      ("5 ft,6 in", "unexpected(\",\") 4"),
      ("5 kg 11 lb", "unexpected(\"1\") 5"), ("5.5 ft 6 in", "unexpected(\"6\") 7"),
      ("5 in 6 ft", "unexpected(\"6\") 5"), ("5 ft 6 kg", "unexpected(\"6\") 5"),
    ]
    #expect(failures(rows) { Self.text($0) } == [])
  }

  @Test func spacesBehindAMeasureAreNoPartOfIt() throws {
    let reader = MeasureReader()
    for text in [
      "6'2", "1h30", "5 ft 6 in", "5'6\"", "10 km \u{2013} 12 km", "~5 kg", "km", "km 5",
    ] {
      #expect(try reader.read(text) == reader.read(text + "  "), "\(text)")
    }
  }

  @Test func units() {
    let rows = [
      ("1 Mm", "1 megameter"), ("1 mm", "1 millimeter"), ("1 \u{212B}", "1 angstrom"),
      ("1 \u{B5}m", "1 micrometer"), ("1 \u{3BC}m", "1 micrometer"), ("1 \u{2126}", "1 ohm"),
      ("9.81 m/s\u{B2}", "9.81 meter-per-square-second"), ("1 m\u{B3}", "1 cubic-meter"),
      ("1 N\u{B7}m", "1 newton-meter"), ("5 Kilometres", "5 kilometer"),
      ("100 km per hour", "100 kilometer-per-hour"),
      ("8 liters per 100 km", "8 liter-per-100-kilometer"),
      ("5 gal (UK)", "5 gallon-imperial"), ("5 kg/m\u{B3}", "5 kilogram-per-cubic-meter"),
      ("(5 kg)", "5 kilogram"), ("pH 7.4", "7.4 ph-scale"), ("km", "kilometer"),
      ("12 km / h", "12 kilometer-per-hour"), ("1.5 mol / L", "1.5 mole-per-liter"),
      ("10 m s\u{207B}\u{B9}", "10 meter-per-second"),
      ("9.81 m s-2", "9.81 meter-per-square-second"),
      ("5 kg\u{B7}m^-3", "5 kilogram-per-cubic-meter"), ("5 mg / kg", "unexpected(\"/\") 5"),
      ("5 m s", "unexpected(\"s\") 4"), ("minus 40 km", "-40 kilometer"),
      ("- 40 km", "-40 kilometer"), ("plus 40 km", "40 kilometer"), ("e5 m", "notANumber 0"),
      ("5 kkm", "unknownUnit 2"), ("5 mmmm", "unknownUnit 2"), ("5", "missingUnit 1"),
      ("5 km x", "unexpected(\"x\") 5"), ("5 m/foo", "unknownUnit 2"),
      ("5 m2x", "unexpected(\"2\") 3"),
    ]
    #expect(failures(rows) { Self.text($0) } == [])
  }

  @Test func ranges() {
    let rows = [
      ("10-12 mi", "10 12 mile"), ("10 - 12 mi", "10 12 mile"), ("10\u{2013}12 mi", "10 12 mile"),
      ("5 to 10 kg", "5 10 kilogram"), ("5 kg to 10 kg", "5 10 kilogram"),
      ("5...10 kg", "5 10 kilogram"),
      ("5 -3 kg", "unexpected(\"-\") 2"), ("10 km - 12 mi", "difference 6"),
      ("10 km - 12 km", "difference 6"),
      ("20 \u{B0}C \u{2212} 10 \u{B0}C", "difference 7"), ("10 km-12 km", "10 12 kilometer"),
      ("10 km \u{2013} 12 km", "10 12 kilometer"), ("between 5 and 10 km", "5 10 kilometer"),
      ("between 5 km and 10 km", "5 10 kilometer"), ("-10 to minus 5 km", "-10 -5 kilometer"),
    ]
    #expect(failures(rows) { Self.text($0) } == [])
    let german = MeasureReader(.lenient(.german))
    #expect(Self.text("5 bis 10 kg", german) == "5 10 kilogram")
  }

  @Test func runningText() {
    let rows = [
      ("The river is 1,234.5 km long.", "1234.5 kilometer"),
      ("It weighs ~5 kg (11 lb).", "5 kilogram"),
      ("Room 12: 5 m and 4 m", "5 meter"), ("Room 12: 5 m by 4 m", "none"),
      ("on 5/6/2026 we ran 10 km", "10 kilometer"),
      ("version 1.2.3 is 5 MB", "5 megabyte"), ("call +49 170 1234567 now", "none"),
      ("120/80 mmHg", "none"), ("5,6,7 m", "none"), ("0x1F m", "none"), ("NaN kg", "none"),
      ("5 \u{B1} 0.1 kg", "none"), ("2 \u{D7} 4 m", "none"), ("a5 km", "none"), ("", "none"),
      ("5 feet tall", "5 foot"), ("5 km/foo", "none"), ("hello", "none"),
    ]
    #expect(failures(rows) { Self.found($0) } == [])
    #expect((try? MeasureReader().find(in: "5 kg (11 lb)"))?.flags == .more)
  }

  @Test func ambiguousNamesComeWithTheOthers() throws {
    let reader = MeasureReader()
    let ounce = try reader.read("12 oz")
    #expect(ounce.unit.identifier == "ounce" && ounce.flags == .ambiguousUnit)
    #expect(ounce.alternatives.map(\.identifier) == ["fluid-ounce", "fluid-ounce-imperial"])
    #expect(ounce.unit(in: "volume")?.identifier == "fluid-ounce")
    let cup = try reader.read("1 cup")
    #expect(cup.flags == [] && cup.alternatives.count == 4)
    let british = MeasureReader(preferredSystem: .imperial)
    let gallon = try british.read("1 gal")
    #expect(gallon.unit.identifier == "gallon-imperial" && gallon.flags == .regionalUnit)
    #expect(try british.read("1 oz").unit.identifier == "ounce")
    // The units of the parts are resolved together.
    let weight = try reader.read("11 st 7 lb")
    #expect(weight.alternatives.isEmpty && weight.flags == .compound)
  }

  @Test func unitsInFront() throws {
    let catalog = try Catalog.standard.adding(
      CustomQuantity(name: "Currency (manual)", baseName: "euro", baseSymbol: "\u{20AC}"))
    let reader = MeasureReader(.lenient(.english), catalog: catalog)
    let price = try reader.read("\u{20AC}1,234.50")
    #expect(price.number == .decimal("1234.50") && price.unit.symbol == "\u{20AC}")
    #expect(price.flags == .unitFirst)
    #expect(try reader.read("5 \u{20AC}").number == .decimal("5"))
  }

  @Test func unknownUnitsHaveSuggestions() {
    let error = #expect(throws: ReadingError.self) {
      try MeasureReader().read("5 kilometr from here")
    }
    guard case .unknownUnit(let units)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(units.first?.identifier == "kilometer" && error?.offset == 2)
    #expect(
      error?.description.hasPrefix(
        "unknown unit at character 3 (byte 2); did you mean km (kilometer)") == true)
  }

  @Test func suggestionsCanBeLeftOut() {
    let reader = MeasureReader(suggestsUnits: false)
    let errors = [
      #expect(throws: ReadingError.self) { try reader.read("5 kilometr") },
      #expect(throws: ReadingError.self) { try reader.find(in: "5 kilometr") },
      #expect(throws: ReadingError.self) { try reader.unit("kilometr") },
    ]
    #expect(errors.map { $0?.reason } == Array(repeating: .unknownUnit(suggestions: []), count: 3))
    #expect(errors.map { $0?.column } == [3, 3, 1])
  }

  /// Every spelling of a unit that can follow a number is read.
  @Test func everyNameOfEveryUnit() {
    let reader = MeasureReader()
    var failures: [String] = []
    var count = 0
    for unit in Catalog.standard.units {
      for name in [unit.identifier, unit.symbol, unit.name, unit.pluralName] + unit.aliases {
        // `5 30-day month` cannot be divided into a number and a name.
        if let first = name.unicodeScalars.first, ("0"..."9").contains(first) { continue }
        count += 1
        guard let reading = try? reader.read("5 \(name)"), reading.number == .decimal("5"),
          reading.unit == unit || reading.alternatives.contains(unit)
        else {
          failures.append("\(name): \(Self.text("5 \(name)"))")
          continue
        }
      }
    }
    #expect(failures == [])
    #expect(count > 3_000)
  }

  /// Every local name is read with its unit in its locale.
  @Test func everyLocalName() {
    var failures: [String] = []
    var count = 0
    for language in NumberLanguage.allCases {
      guard let table = LocalUnitNames.table(of: language) else { continue }
      let reader = MeasureReader(.lenient(NumberLocale(language)))
      for line in "\(table)".split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1)
        let identifier = parts[0].prefix { $0 != "/" }
        for name in parts[1].split(separator: "|") {
          count += 1
          let ours = Self.text("5 \(name)", reader)
          if ours != "5 \(identifier)" { failures.append("\(language) \(name): \(ours)") }
        }
      }
    }
    #expect(failures == [])
    #expect(count > 900)
  }
}
