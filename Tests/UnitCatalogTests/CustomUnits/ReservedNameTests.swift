import Testing
import UnitCatalog

/// Names that have another meaning in the text of a measure, and negative factors.
@Suite struct ReservedNameTests {
  private func problem(of unit: CustomUnit) -> CustomUnitError.Problem? {
    do throws(CustomUnitError) {
      _ = try Catalog.standard.adding([unit])
      return nil
    } catch { return error.problem }
  }

  private static let reserved: [(ReservedMeaning, [String])] = [
    (
      .number,
      [
        "12", "-1.5", "1e5", "1,000", "3 1/2", "½", "１２", "1'000", "\u{663}",
        "\u{661}\u{66B}\u{665}",
        "\u{1D7CF}\u{1D7D0}", "\u{2189}", "\u{969}",
      ]
    ),
    (
      .leadingNumber,
      ["5 ft", "2nd x", "15 °X", "½ cup", "-3 dB", "\u{663} km", ".5 l", "4x4", "１ｋｍ"]
    ),
    (.separator, ["to", "in", "into", "as", "To", "IN", "->", "\u{2192}", "ｔｏ"]),
    (.containsSeparator("to"), ["to km", "ton to go", "km to"]),
    (.containsSeparator("in"), ["box in stock"]), (.containsSeparator("->"), ["a->b"]),
    (
      .word,
      [
        "per", "x", "X", "minus", "Plus", "between", "and", "or", "times", "half", "twice", "seven",
        "million", "menos", "zwischen", "und", "demi", "mezzo", "até", "минус", "から", "每", "ｐｅｒ",
      ]
    ),
  ]

  /// Names, symbols and aliases that have another meaning in the text of a measure are refused.
  @Test func namesThatTextsReadOtherwiseAreRefused() {
    for (meaning, texts) in Self.reserved {
      for text in texts {
        for unit in [
          CustomUnit(identifier: "ell", name: text, symbol: "xx", reference: "newton", factor: "2"),
          CustomUnit(name: "ell", symbol: text, reference: "newton", factor: "2"),
          CustomUnit(name: "ell", symbol: "xx", aliases: [text], reference: "newton", factor: "2"),
        ] {
          // The error has the text and its meaning.
          #expect(problem(of: unit) == .nameOfSyntax(text, meaning), "\(unit)")
        }
      }
    }
  }

  /// A custom quantity is refused if its base unit has a reserved name.
  @Test func baseUnitsAreNoException() {
    for text in ["per", "5 ft", "to km"] {
      #expect(throws: CustomUnitError.self) {
        try Catalog.standard.adding(
          CustomQuantity(
            name: "Currency", baseIdentifier: "ell", baseName: text, baseSymbol: "xx"))
      }
    }
  }

  /// Words that are read as infinities and NaNs are reserved, in any case, as name and as symbol.
  @Test func numbersWithoutFiniteValuesAreReserved() {
    for word in ["nan", "snan", "inf", "infinity", "NaN", "sNaN", "Inf", "Infinity"] {
      for text in [word, word.uppercased(), "-\(word)", "+\(word)"] {
        for (name, symbol) in [(text, "xx"), ("ell", text)] {
          let unit = CustomUnit(
            identifier: "ell", name: name, symbol: symbol, reference: "newton", factor: "2")
          #expect(problem(of: unit) == .nameOfSyntax(text, .number), "\(text)")
        }
      }
    }
    for text in ["NaN12", "sNaN0"] {
      let unit = CustomUnit(name: "ell", symbol: text, reference: "newton", factor: "2")
      #expect(problem(of: unit) == .nameOfSyntax(text, .number))
    }
  }

  @Test func otherNamesAreNot() {
    for text in [
      "info", "nano", "inf2", "infinities", "banana",
      "ton x", "asx", "e5", "°", "box per hour", "foot and thumb", "half cup", "double step",
      "dozen", "quarter", "e", "y", "tonne", "intern", "x2", "nach", "mile-to-go", "half-ell",
    ] {
      let unit = CustomUnit(
        identifier: "ell", name: text, symbol: "xx", reference: "newton", factor: "2")
      #expect(problem(of: unit) == nil || text == "°", "\(text)")
    }
  }

  /// Each reason has a message.
  @Test func messagesSayTheReason() {
    let rows: [(String, ReservedMeaning, String)] = [
      ("12", .number, "\"12\" would be read as a number"),
      ("5 ft", .leadingNumber, "\"5 ft\" begins with a number, which would be read as the value"),
      ("to", .separator, "\"to\" would be read as the word before a target"),
      (
        "to km", .containsSeparator("to"),
        "\"to km\" has \"to\", which would be read as the word before a target"
      ),
      ("per", .word, "\"per\" would be read as a word that changes the measure beside it"),
    ]
    for (text, meaning, expected) in rows {
      let error = CustomUnitError(unit: "ell", .nameOfSyntax(text, meaning))
      #expect(error.description == "ell: \(expected); choose another name or symbol")
    }
  }

  @Test func noFactorIsNegative() {
    for (reference, factor) in [
      ("meter", "-2"), ("meter", "-1/3"), ("liter-per-100-kilometer", "-5/9"), ("kelvin", "-1"),
    ] {
      let unit = CustomUnit(name: "ell", symbol: "xx", reference: reference, factor: factor)
      #expect(problem(of: unit) == .negativeFactor(factor))
    }
    for order in [CustomUnit.OffsetOrder.afterFactor, .beforeFactor] {
      let unit = CustomUnit(
        name: "ell", symbol: "xx", reference: "kelvin", factor: "-2/3", offset: "373.15",
        offsetOrder: order)
      #expect(problem(of: unit) == .downwardScale(factor: "-2/3"))
    }
    let messages = [
      CustomUnitError.Problem.negativeFactor("-2"), .downwardScale(factor: "-2"),
    ].map { CustomUnitError(unit: "ell", $0).description }
    #expect(
      messages == [
        "ell: factor \"-2\" is negative; state how many of the reference one is, above 0",
        "ell: factor \"-2\" is negative, so with the offset the scale would run downwards; use a "
          + "factor above 0",
      ])
    // The scale of a level may decrease.
    let level = CustomUnit(name: "ell", symbol: "xx", reference: "decibel-watt", factor: "-1")
    #expect(problem(of: level) == nil)
  }
}
