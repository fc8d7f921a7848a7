import DecimalArithmetic
import Testing
import UnitCatalog
import UnitRegistry

@Suite struct CategoryImportTests {
  private func entry(
    _ name: String, _ symbol: String, _ factor: String, _ more: String = ""
  ) -> String {
    "{\"unitName\": \"\(name)\", \"unitSymbol\": \"\(symbol)\", \"conversionFactor\": \(factor)\(more)}"
  }

  private func category(_ name: String, _ units: [String]) -> String {
    "{\"categoryName\": \"\(name)\", \"units\": [\n\(units.joined(separator: ",\n"))]}"
  }

  private let isBase = ", \"isBase\": true"

  @Test func whatReadsTheRegistryFormatAloneRefusesTables() {
    let table = category("Length", [entry("Meter", "m", "1", isBase)])
    let error = #expect(throws: RegistryError.self) {
      try RegistryReader().readRegistry(Array(table.utf8), name: "f")
    }
    #expect(error?.problem == .unknownForm(found: "an object"))
    #expect(error?.line == 1 && error?.column == 1)
  }

  @Test func factorsThatDifferAreWarnings() throws {
    let text = category(
      "Length",
      [
        entry("Meter", "m", "1.0", isBase), entry("Mile", "mi", "1609.34"),
        entry("Foot", "ft", "0.3048"), entry("Yards", "yd", "9.144e-1"),
        entry("Ell", "ell", "\"1143/1000\""),
      ])
    for form in [text, "[\(text)]", "{\"categories\": [\(text)]}"] {
      let reading = try RegistryReader().read(form, name: "table.json")
      #expect(reading.warnings.count == 1)
      let mile = try #require(Catalog.standard.unit("mile"))
      #expect(
        reading.warnings.first?.description
          == "table.json:3:62: 1609.34 differs from mile = 1609.344 meter (\(mile.source)); mile stays "
          + "as it is")
      #expect(reading.catalog.unit("mile") == mile)
      #expect(reading.catalog.units.count == Catalog.standard.units.count + 1)
      #expect(reading.catalog.unit("ell")?.scale == ExactRatio(1143, exponent: -3))
    }
  }

  /// Offsets follow the formula base = (x + offset) · factor.
  ///
  /// °F with the offset 459.67 and the factor 5/9 equals the catalog's unit; with a rounded factor
  /// it differs.
  @Test func offsetsAreAddedBeforeTheFactor() throws {
    let units = [
      entry("Kelvin", "K", "1", isBase), entry("Celsius", "°C", "1", ", \"offset\": 273.15"),
      entry("Fahrenheit", "°F", "\"5/9\"", ", \"offset\": 459.67"),
      entry("Oven mark", "mark", "14", ", \"offset\": 28.15"),
    ]
    let reading = try RegistryReader().read(category("temperature", units))
    #expect(reading.warnings == [])
    let mark = try #require(reading.catalog.unit("oven-mark"))
    #expect(mark.scale == ExactRatio(14) && mark.offset == ExactRatio(3941, exponent: -1))
    let rounded = try RegistryReader().read(
      category(
        "Temperature",
        [units[0], entry("Fahrenheit", "°F", "0.5555555555555556", ", \"offset\": 459.67")]))
    #expect(
      rounded.warnings.map(\.description).first?.contains(
        "0.5555555555555556 with offset 459.67 differs from fahrenheit = (x · 5/9 + 45967/180) kelvin"
      ) == true)
  }

  /// M-016: a category of currencies with factors entered by hand becomes a quantity.
  @Test func aCategoryOfItsOwnIsAQuantity() throws {
    let text = category(
      "Currency (manual)", [entry("US dollar", "$", "0.92"), entry("Euro", "€", "1", isBase)])
    let catalog = try RegistryReader().read(text).catalog
    #expect(catalog.quantity("currency-manual")?.units.map(\.identifier) == ["euro", "us-dollar"])
    #expect(catalog.unit("us-dollar")?.scale == ExactRatio(92, exponent: -2))
  }

  /// A category that occurs again, by its name or its base unit, adds units to the same quantity.
  @Test func manyCategoriesAreManyQuantities() throws {
    let kinds = (0..<400).map { number in
      category(
        "Kind \(number)",
        [
          entry("Root \(number)", "r\(number)", "1", isBase),
          entry("Leaf \(number)", "l\(number)", "3"),
        ])
    }
    let again = [
      category("KIND-7", [entry("Root 7", "r7", "1", isBase), entry("Twig", "tw", "5")]),
      category("Sort", [entry("Root 8", "r8", "1", isBase), entry("Bud", "bud", "7")]),
    ]
    let reading = try RegistryReader().read(
      "[" + (kinds + again).joined(separator: ",") + "]", name: "f")
    #expect(reading.catalog.quantities.count == Catalog.standard.quantities.count + 400)
    #expect(reading.catalog.units.count == Catalog.standard.units.count + 802)
    #expect(
      reading.catalog.quantity("kind-7")?.units.map(\.identifier) == ["root-7", "leaf-7", "twig"])
    #expect(reading.catalog.unit("bud")?.quantity == "kind-8")
    #expect(
      reading.warnings.map(\.problem) == [.categoryTaken(category: "Sort", quantity: "kind-8")])
  }

  @Test func aTableWithoutCategoriesDefinesNothing() throws {
    for text in ["[]", "{\"categories\": []}", "{\"categories\": null}"] {
      let reading = try RegistryReader().read("\n  " + text, name: "f")
      #expect(
        reading.warnings.map(\.description)
          == ["f:2:3: the file defines nothing; was another one meant?"])
      #expect(reading.catalog.units == Catalog.standard.units)
    }
  }

  @Test func aCategoryOfAnotherNameIsTakenByItsBaseUnit() throws {
    let text = category(
      "Stretch", [entry("Meter", "m", "1", isBase), entry("Ell", "ell", "1.143")])
    let reading = try RegistryReader().read(text, name: "f")
    #expect(reading.catalog.unit("ell")?.quantity == "length")
    #expect(
      reading.warnings.map(\.description)
        == ["f:1:1: category \"Stretch\" was taken for length, which has its base unit"])
  }

  /// A category may have any name of the quantity (M-049, C-048).
  @Test func aCategoryMayBearAnyNameOfAQuantity() throws {
    for (name, base, symbol, quantity) in [
      ("Mass/Weight", "Kilogram", "kg", "mass"), ("WEIGHT", "Kilogram", "kg", "mass"),
      ("Data Storage", "Bit", "bit", "data"),
    ] {
      let text = category(
        name, [entry(base, symbol, "1", isBase), entry("Ell", "ell", "1.143")])
      let reading = try RegistryReader().read(text)
      #expect(reading.catalog.unit("ell")?.quantity == quantity)
      #expect(reading.warnings.isEmpty, "\(reading.warnings)")
    }
  }

  @Test func warningsComeInTheOrderOfTheFile() throws {
    let length = category(
      "Length", [entry("Meter", "m", "1", isBase), entry("Mile", "mi", "1609")])
    let distance = category("Stretch", [entry("Meter", "m", "1", isBase)])
    let reading = try RegistryReader().read("[\(length),\n\(distance),\n\(length)]")
    #expect(reading.warnings.map(\.line) == [3, 4, 8])
  }

  /// If several units share a name, the file's factor is compared with each unit.
  ///
  /// The comparison uses the base unit of the file, here the milliliter.
  @Test func namesWithVariantsAreComparedWithEach() throws {
    let text = category(
      "Volume",
      [
        entry("Milliliter", "mL", "1", isBase), entry("Cup", "cup", "250"),
        entry("Gallon", "gal", "3785.411784"), entry("Tablespoon", "tbsp", "14.8"),
      ])
    let reading = try RegistryReader().read(text, name: "f")
    #expect(
      reading.warnings.map(\.description) == [
        "f:3:62: 250 is that of cup-metric; \"Cup\" is read as cup = 236.5882365 milliliter",
        "f:5:70: 14.8 differs from tablespoon = 14.78676478125 milliliter "
          + "(NIST Handbook 44, appendix C); tablespoon stays as it is",
      ])
  }

  /// A factor is ignored without a warning only if it equals the factor of the unit that the name
  /// denotes.
  @Test func factorsOfAnotherUnitOfTheNameAreWarnings() throws {
    let rows: [(String, String, [String])] = [
      (
        "Volume", entry("Cup", "cup", "0.24"),
        ["0.24 is that of cup-us-legal; \"Cup\" is read as cup = 0.2365882365 liter"]
      ),
      ("Volume", entry("Cup", "cup", "0.2365882365"), []),
      ("Volume", entry("Metric cup", "cup (M)", "0.25"), []),
      (
        "Mass", entry("Ton", "t", "1000"),
        ["1000 is that of tonne; \"Ton\" is read as ton = 907.18474 kilogram"]
      ),
      ("Mass", entry("Ton", "t", "907.18474"), []), ("Mass", entry("Tonne", "t", "1000"), []),
      (
        "Length", entry("Mile", "nmi", "1852"),
        ["1852 is that of nautical-mile; \"Mile\" is read as mile = 1609.344 meter"]
      ),
    ]
    let bases = [
      "Volume": entry("Liter", "L", "1", isBase), "Mass": entry("Kilogram", "kg", "1", isBase),
      "Length": entry("Meter", "m", "1", isBase),
    ]
    for (name, unit, expected) in rows {
      let reading = try RegistryReader().read(category(name, [bases[name] ?? "", unit]), name: "f")
      let problems = reading.warnings.map { "\($0.problem)" }
      #expect(problems == expected, "\(unit)")
      #expect(reading.catalog.units == Catalog.standard.units)
    }
  }

  /// An entry with a symbol of another unit of the catalog is left out.
  ///
  /// The catalog's unit keeps the symbol, and the other entries are read.
  @Test func aSymbolThatIsTakenLeavesItsUnitOut() throws {
    let text = category(
      "Length",
      [
        entry("Meter", "m", "1", isBase), entry("Ell", "mi", "1.143"),
        entry("Land mile", "mi", "1609.344"), entry("Smoot", "smoot", "1.7018"),
      ])
    let reading = try RegistryReader().read(text, name: "f")
    #expect(
      reading.warnings.map(\.description) == [
        "f:3:61: 1.143 differs from mile = 1609.344 meter, whose symbol is \"mi\"; \"Ell\" is left "
          + "out, give it another symbol"
      ])
    #expect(reading.catalog.units.count == Catalog.standard.units.count + 1)
    #expect(reading.catalog.unit("smoot") != nil && reading.catalog.unit("ell") == nil)
    #expect(reading.catalog.unit("mile") == Catalog.standard.unit("mile"))
  }

  /// A name from which the identifier of a unit of the catalog is derived denotes this unit.
  @Test func aNameOfTheSameIdentifierIsTheUnit() throws {
    let text = category(
      "Length", [entry("Meter", "m", "1", isBase), entry("Nautical/mile!", "NMI?", "1850")])
    let reading = try RegistryReader().read(text)
    #expect(
      reading.warnings.map { "\($0.problem)" }.first?.hasPrefix(
        "1850 differs from nautical-mile = 1852 meter (") == true)
    #expect(reading.catalog.units == Catalog.standard.units)
  }

  @Test func aBaseUnitOfSeveralMeaningsIsPointedOut() throws {
    let rows: [(String, [String])] = [
      (
        entry("Ton", "tn?", "1", isBase),
        [
          "base unit \"Ton\" is read as ton, not ton-imperial, tonne; give the symbol of the one that "
            + "is meant"
        ]
      ),
      (entry("Ton", "t", "1", isBase), []), (entry("Tonne", "t", "1", isBase), []),
    ]
    for (base, expected) in rows {
      let reading = try RegistryReader().read(category("Mass", [base]))
      #expect(reading.warnings.map { "\($0.problem)" } == expected, "\(base)")
    }
    let metric = category(
      "Mass", [entry("Ton", "t", "1", isBase), entry("Kilogram", "kg", "0.001")])
    #expect(try RegistryReader().read(metric).warnings == [])
  }

  /// A table of currencies may have a pound.
  ///
  /// The pound of mass keeps the identifier `pound`.
  @Test func namesOfOtherQuantitiesMayBeUsed() throws {
    let text = category(
      "Currency",
      [entry("Euro", "€", "1", isBase), entry("Pound", "£", "1.17"), entry("Mark", "DM", "0.51")])
    let games = category("Games", [entry("Pound", "gbp", "1", isBase), entry("Mark", "mrk", "3")])
    let catalog = try RegistryReader().read("[\(text), \(games)]").catalog
    #expect(
      catalog.quantity("currency")?.units.map(\.identifier) == ["euro", "currency-pound", "mark"])
    #expect(
      catalog.quantity("games")?.units.map(\.identifier) == ["games-pound", "games-mark"])
    #expect(
      catalog.lookUp("Pounds").candidates.map(\.identifier)
        == ["pound", "currency-pound", "games-pound"])
  }

  @Test func whatIsWrongIsSaidWithTheLine() {
    let meter = entry("Meter", "m", "1", isBase)
    let rows: [(String, String)] = [
      (
        category("Length", [entry("Meter", "m", "1")]),
        "f:1:1: category \"Length\" has no base unit; mark one with \"isBase\": true"
      ),
      (
        category("Length", [meter, entry("Foot", "ft", "1", isBase)]),
        "f:1:1: category \"Length\" has more than one base unit"
      ),
      (
        category("Length", [entry("Meter", "m", "2", isBase)]),
        "f:2:1: base unit \"Meter\" must have the factor 1 and no offset"
      ),
      (
        category("Length", [entry("Kiss", "x", "1", isBase)]),
        "f:2:1: base unit \"Kiss\" is no unit of Length; "
      ),
      (
        "[\(category("Games", [entry("Goal", "goal", "1", isBase)])),\n"
          + "\(category("Games", [entry("Set", "set", "1", isBase)]))]",
        "f:4:1: base unit \"Set\" is no unit of Games; "
      ),
      (
        category("里", [entry("Goal", "goal", "1", isBase)]),
        "f:2:1: 里: no identifier follows from the name \"里\"; "
      ),
      (
        category("Games", [entry("Goal", "", "1", isBase)]),
        "f:2:36: cannot read \"\" as unitSymbol"
      ),
      (
        category("Games", [entry("Goal", String(repeating: "g", count: 65), "1", isBase)]),
        "f:2:1: goal: "
      ),
      (category("Length", [meter, entry("Ell", "ell", "0")]), "f:3:1: Ell: factor is 0; "),
      (
        category("Length", [meter, entry("Ell", "ell", "\"1,143\"")]),
        "f:3:1: Ell: factor \"1,143\" is no number; "
      ),
      (
        category("Length", [meter, entry("Ell", "ell", "1e999999999")]),
        "f:3:1: Ell: factor \"1e999999999\" exceeds "
      ),
      (
        category("Length", [meter, entry("Ell", "el", "1"), entry("Arm", "el", "2")]),
        "f:3:1: ell: \"el\" already names arm; "
      ),
      (
        category("Length", [meter, entry("Ell", "ell", "1"), entry("Ell", "ell", "1")]),
        "f:4:1: \"Ell\" stands twice; keep one"
      ),
      (
        category("Length", [meter, entry("Ell", "ell", "1", ", \"precision\": 2")]),
        "f:3:65: unknown field \"precision\"; known: unitName, "
      ),
      (
        category("Length", [meter, "{\"unitName\": \"Ell\", \"unitSymbol\": \"e\"}"]),
        "f:3:1: add the field \"conversionFactor\""
      ),
    ]
    #expect(failures(of: rows) == [])
  }
}
