import DecimalArithmetic
import Testing
import UnitCatalog

@Suite struct CatalogAddingTests {
  private let smoot = CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67")

  @Test func aUnitIsComposedExactly() throws {
    let catalog = try Catalog.standard.adding([smoot])
    let unit = try #require(catalog.unit("smoot"))
    #expect(unit.definition == "67 inch" && unit.quantity == "length" && unit.isExactlyDefined)
    #expect(unit.scale == ExactRatio(17018, exponent: -4))
    #expect(catalog.lookUp("Smoots") == .found(unit))
    #expect(catalog.validate().map(\.description) == [])
    #expect(Catalog.standard.unit("smoot") == nil)
  }

  @Test func unitsMayReferToEachOtherInAnyOrder() throws {
    let catalog = try Catalog.standard.adding([
      CustomUnit(name: "third", symbol: "trd", reference: "half-smoot", factor: "1/3"),
      CustomUnit(name: "half smoot", symbol: "hsm", reference: "smoot", factor: "0.5"), smoot,
    ])
    #expect(catalog.unit("third")?.scale == ExactRatio(17018, over: 6, exponent: -4))
    #expect(
      catalog.quantity("length")?.units.suffix(3).map(\.identifier) == [
        "third", "half-smoot", "smoot",
      ])
  }

  /// Custom units equal °F in both conventions of offsets, and with a reference (°C) that has an
  /// offset itself.
  @Test func offsetsOfBothConventionsAreFahrenheit() throws {
    let fahrenheit = try #require(Catalog.standard.unit("fahrenheit"))
    let rows: [(CustomUnit.OffsetOrder, String, String, String)] = [
      (.beforeFactor, "kelvin", "459.67", "5/9 kelvin + 459.67 * 5/9 kelvin"),
      (.afterFactor, "kelvin", "45967/180", "5/9 kelvin + 45967/180 kelvin"),
      (.beforeFactor, "celsius", "-32", "5/9 kelvin + 45967/180 kelvin"),
      (.afterFactor, "celsius", "-160/9", "5/9 kelvin + 45967/180 kelvin"),
    ]
    for (order, reference, offset, definition) in rows {
      let unit = CustomUnit(
        name: "my degree", symbol: "my°", reference: reference, factor: "5/9", offset: offset,
        offsetOrder: order)
      let added = try #require(try Catalog.standard.adding([unit]).unit("my-degree"))
      #expect(added.scale == fahrenheit.scale && added.offset == fahrenheit.offset, "\(unit)")
      #expect(added.definition == definition)
    }
  }

  @Test func aCustomScaleWithAnOffsetCanBeAReference() throws {
    let catalog = try Catalog.standard.adding([
      CustomUnit(name: "mark", symbol: "mk", reference: "celsius", factor: "14", offset: "121"),
      CustomUnit(name: "double mark", symbol: "dmk", reference: "mark", factor: "2"),
    ])
    let double = try #require(catalog.unit("double-mark"))
    // 1 double mark = 2 marks = 149 °C.
    #expect(double.scale == ExactRatio(28) && double.offset == ExactRatio(39415, exponent: -2))
  }

  @Test func aQuantityOfOnesOwn() throws {
    let euros = CustomQuantity(name: "Currency (manual)", baseName: "euro", baseSymbol: "€")
    let dollar = CustomUnit(name: "dollar", symbol: "$", reference: "euro", factor: "0.92")
    let catalog = try Catalog.standard.adding(euros).adding([dollar])
    let quantity = try #require(catalog.quantity("currency-manual"))
    #expect(quantity.units.map(\.identifier) == ["euro", "dollar"])
    #expect(quantity.dimension == .one && quantity.baseUnit.scale == .one)
    let map = catalog.unit("dollar")?.conversionMap(to: quantity.baseUnit)
    #expect(map == ExactRatio(92, exponent: -2).map { .linear($0) })
    // Units of two quantities of dimension 1 do not convert.
    let other = try catalog.adding(
      CustomQuantity(name: "Points", baseName: "point scored", baseSymbol: "pts"))
    let point = try #require(other.unit("point-scored"))
    #expect(catalog.unit("dollar")?.conversionMap(to: point) == nil)
  }

  @Test func severalQuantitiesAreAddedTogether() throws {
    let euros = CustomQuantity(name: "Currency", baseName: "euro", baseSymbol: "€")
    let goals = CustomQuantity(name: "Score", baseName: "goal", baseSymbol: "goal")
    let both = try Catalog.standard.adding([euros, goals])
    #expect(both.records == (try Catalog.standard.adding(euros).adding(goals)).records)
    let rows: [(CustomQuantity, CustomUnitError)] = [
      (euros, CustomUnitError(unit: "Currency", .repeatedIdentifier("currency"))),
      (
        CustomQuantity(name: "Money", baseName: "euro", baseSymbol: "EUR"),
        CustomUnitError(unit: "euro", .repeatedIdentifier("euro"))
      ),
      (
        CustomQuantity(name: "Length", baseName: "ell", baseSymbol: "ell"),
        CustomUnitError(unit: "Length", .repeatedIdentifier("length"))
      ),
      (
        CustomQuantity(name: "Play", baseName: "meter", baseSymbol: "play"),
        CustomUnitError(unit: "meter", .repeatedIdentifier("meter"))
      ),
    ]
    for (quantity, error) in rows {
      #expect(throws: error) { try Catalog.standard.adding([euros, quantity]) }
    }
  }

  @Test func whatIsWrongIsSaidWithTheMend() throws {
    func unit(
      _ name: String = "x unit", symbol: String = "xu", reference: String = "meter",
      factor: String = "2", offset: String = "0", identifier: String? = nil,
      aliases: [String] = []
    ) -> CustomUnit {
      CustomUnit(
        identifier: identifier, name: name, symbol: symbol, aliases: aliases,
        reference: reference, factor: factor, offset: offset)
    }
    let rows: [([CustomUnit], String)] = [
      ([unit(factor: "0")], "x-unit: factor is 0; state how many of the reference one is"),
      ([unit(factor: "0.000e5")], "x-unit: factor is 0; state how many of the reference one is"),
      (
        [unit(factor: "about 3")],
        "x-unit: factor \"about 3\" is no number; write a decimal like 2.54e-2 or a ratio like 1/3"
      ),
      (
        [unit(factor: "1/0")],
        "x-unit: factor \"1/0\" is no number; write a decimal like 2.54e-2 or a ratio like 1/3"
      ),
      (
        [unit(offset: "1e999999999")],
        "x-unit: offset \"1e999999999\" exceeds 128 bits or an exponent of 999; use fewer digits"
      ),
      (
        [unit(reference: "metre")],
        "x-unit: unknown reference \"metre\"; did you mean meter?"
      ),
      (
        [unit(reference: "\u{1B}[31m")],
        "x-unit: unknown reference \"<U+001B>[31m\"; give the identifier of a unit"
      ),
      (
        [unit("a", symbol: "a1", reference: "b"), unit("b", symbol: "b1", reference: "a")],
        "a: units refer to each other: a → b → a; refer to another unit"
      ),
      (
        [unit(reference: "x-unit")],
        "x-unit: units refer to each other: x-unit → x-unit; refer to another unit"
      ),
      (
        [unit(identifier: "mile")],
        "mile: identifier \"mile\" is taken; give the unit another one"
      ),
      ([unit("Mile")], "mile: identifier \"mile\" is taken; give the unit another one"),
      ([unit(), unit()], "x-unit: identifier \"x-unit\" is taken; give the unit another one"),
      (
        [unit(identifier: "Level 1")],
        "Level 1: identifier \"Level 1\" is reserved or malformed; begin with a–z and use a–z, 0–9 "
          + "and -"
      ),
      (
        [unit("里")],
        "里: no identifier follows from the name \"里\"; give one of a–z, 0–9 and -"
      ),
      ([unit(symbol: "mi")], "x-unit: \"mi\" already names mile; choose another name or symbol"),
      (
        [unit(symbol: "feet")], "x-unit: \"feet\" already names foot; choose another name or symbol"
      ),
      (
        [unit(aliases: ["KILOMETRES"])],
        "x-unit: \"KILOMETRES\" already names kilometer; choose another name or symbol"
      ),
      (
        [unit("ell", symbol: "El"), unit("other", symbol: "El")],
        "ell: \"El\" already names other; choose another name or symbol"
      ),
      ([unit(symbol: "")], "x-unit: \"\" cannot be looked up; use 1 to 64 bytes"),
      (
        [unit(symbol: "a\u{202E}b")],
        "x-unit: \"a<U+202E>b\" has control characters; write it without them"
      ),
      (
        [unit(factor: "170141183460469231731687303715884105727")],
        "x-unit: the exact conversion to "
      ),
    ]
    for (units, text) in rows {
      let error = #expect(throws: CustomUnitError.self) { try Catalog.standard.adding(units) }
      #expect(error?.description.hasPrefix(text) == true, "\(error?.description ?? "") ≠ \(text)")
    }
    let choice = #expect(throws: CustomUnitError.self) {
      try Catalog.standard.adding([unit("Cup", identifier: "my-cup")])
    }
    #expect(choice?.description.hasPrefix("my-cup: \"Cup\" already stands for cup, ") == true)
  }

  @Test func aQuantityHasALimitOfUnits() throws {
    let many = (1...600).map {
      CustomUnit(name: "u\($0)", symbol: "u\($0)", reference: "meter", factor: "\($0)")
    }
    let error = #expect(throws: CustomUnitError.self) { try Catalog.standard.adding(many) }
    #expect(error?.problem == .tooManyUnits(quantity: "Length", limit: 500))
    // A long chain of references is resolved without recursion. The evaluator then refuses the
    // chain.
    let chain = (1...400).map {
      CustomUnit(
        name: "u\($0)", symbol: "u\($0)", reference: $0 == 1 ? "meter" : "u\($0 - 1)", factor: "1")
    }
    let deep = #expect(throws: CustomUnitError.self) {
      try Catalog.standard.adding(chain.reversed())
    }
    #expect(deep?.problem == .definition(.nestedTooDeeply))
    #expect(try Catalog.standard.adding(Array(chain.prefix(50))).unit("u50")?.scale == .one)
  }

  @Test func identifiersFollowFromNames() {
    let rows: [(String, String?)] = [
      ("Baker's dozen", "bakers-dozen"), ("  Two   words ", "two-words"), ("2x4", "unit-2x4"),
      ("base", "unit-base"), ("Level", "unit-level"), ("US ton", "us-ton"), ("Größe", "gre"),
      ("a/b (c)", "a-b-c"), ("--", nil), ("", nil), ("里", nil),
      (String(repeating: "a", count: 100), String(repeating: "a", count: 64)),
    ]
    for (name, expected) in rows {
      #expect(Identifier.derived(from: name) == expected, "\(name)")
    }
  }
}
