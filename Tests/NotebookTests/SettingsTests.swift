import Metryvo
import Testing

@Suite struct SettingsTests {
  @Test func settingsAreChangedResetAndUndone() throws {
    var notebook = NotebookContent()
    var settings = NotebookSettings()
    settings.theme = .oled
    settings.skin = .glass(.midnight)
    settings.accent = RGBColor("#007aff")
    settings.motion = .reduced
    settings.haptics = HapticSettings(isOn: false, profile: .heavy)
    settings.keyClick = true
    settings.locale = .german
    settings.precision.setDecimals(12, ofCategory: "length")
    settings.calculatorMode = .immediate
    settings.favoritesLayout = .grid
    settings.symbols = .local
    let isUndone = try notebook.undoes([
      .changeSettings(settings), .changeSettings(NotebookSettings()), .changeSettings(settings),
    ])
    #expect(isUndone && notebook.settings == settings)
  }

  @Test func decimalsAreThoseOfThePairElseTheCategory() {
    var precision = PrecisionSettings(global: 6)
    precision.setDecimals(4, ofCategory: "length")
    precision.setDecimals(1, from: "mile", to: "kilometer")
    precision.setDecimals(2, from: "kilometer", to: "mile")
    #expect(precision.decimals(from: "mile", to: "kilometer", category: "length") == 1)
    #expect(precision.decimals(from: "kilometer", to: "mile", category: "length") == 2)
    #expect(precision.decimals(from: "mile", to: "meter", category: "length") == 4)
    #expect(precision.decimals(from: "gram", to: "pound", category: "mass") == 6)
    precision.setDecimals(nil, from: "mile", to: "kilometer")
    precision.setDecimals(5, ofCategory: "length")
    #expect(precision.decimals(from: "mile", to: "kilometer", category: "length") == 5)
  }

  @Test func theOrderOfChangesDoesNotMatter() {
    var first = PrecisionSettings()
    var second = PrecisionSettings()
    let names = ["b", "a", "ab", "c"]
    for name in names { first.setDecimals(2, ofCategory: name) }
    for name in names.reversed() { second.setDecimals(2, ofCategory: name) }
    for name in names { first.setDecimals(3, from: name, to: "x") }
    for name in names.reversed() { second.setDecimals(3, from: name, to: "x") }
    #expect(first == second && first.categories.map(\.category) == ["a", "ab", "b", "c"])
  }

  @Test func decimalsMarksAndThresholdsAreChecked() throws {
    var notebook = NotebookContent()
    func refusal(_ change: (inout NotebookSettings) -> Void) -> NotebookEditError? {
      var settings = NotebookSettings()
      change(&settings)
      do throws(NotebookEditError) {
        try notebook.edit(.changeSettings(settings))
        return nil
      } catch { return error }
    }
    #expect(refusal { $0.precision.global = 12 } == nil)
    #expect(refusal { $0.precision.global = 13 } == .decimalsOutOfRange(13))
    #expect(refusal { $0.precision.setDecimals(-1, ofCategory: "a") } == .decimalsOutOfRange(-1))
    #expect(refusal { $0.precision.setDecimals(14, from: "a", to: "b") } == .decimalsOutOfRange(14))
    #expect(refusal { $0.precision.setDecimals(1, ofCategory: "é") } == .malformedName("é"))
    let same = NumberMarks(decimal: ",", group: ",")
    #expect(refusal { $0.formatting.separators = same } == .ambiguousSeparators)
    let digit = NumberMarks(decimal: "1", group: ",")
    #expect(refusal { $0.formatting.separators = digit } == .ambiguousSeparators)
    let upside = NotationThresholds(smallest: 3, largest: 2)
    #expect(refusal { $0.formatting.thresholds = upside } == .thresholdsOutOfRange)
    let far = NotationThresholds(smallest: -6_177, largest: 2)
    #expect(refusal { $0.formatting.thresholds = far } == .thresholdsOutOfRange)
  }

  @Test func formatsFollowTheSettings() throws {
    var settings = NotebookSettings()
    settings.precision.setDecimals(1, from: "mile", to: "kilometer")
    settings.formatting.separators = NumberMarks(decimal: ",", group: "'")
    let mile = try #require(Catalog.standard.unit("mile"))
    let kilometer = try #require(Catalog.standard.unit("kilometer"))
    let formats = settings.formats(.english)
    let number = try #require(Decimal128("1234.56789"))
    #expect(formats.format(from: mile, to: kilometer).text(of: number) == "1'234,6")
    #expect(formats.format(from: kilometer, to: mile).text(of: number) == "1'234,56789")
    settings.copyStyle = .expression
    let requests = RequestConverter<Decimal128>(settings.requestSettings(.german))
    #expect(try requests.convert("5 mi in km").text == "5 mi = 8,04672000 km")
    settings.roundingMode = .down
    settings.formatting.grouping = .never
    func text(_ number: String) throws -> String {
      let number = try #require(Decimal128(number))
      return settings.formats(.english).format(from: mile, to: kilometer).text(of: number)
    }
    #expect(try text("1234.56789") == "1234,5")
    // The upper threshold is the largest exponent of plain notation: numbers from 1,000 on have an
    // exponent.
    settings.formatting.thresholds = NotationThresholds(smallest: -12, largest: 2)
    #expect(try text("999.56789") == "999,5")
    #expect(try text("1234.56789") == "1,2345E3")
  }

  @Test func requestsFollowTheSettings() throws {
    var settings = NotebookSettings()
    settings.precision.global = 4
    settings.precision.setDecimals(1, from: "mile", to: "kilometer")
    settings.precision.setDecimals(2, ofCategory: "length")
    func answer(_ text: String) throws -> (text: String, notes: [String]) {
      let answer = try settings.answer(text, by: Decimal128.self, .german)
      return (answer.text, answer.notes.map(\.identifier))
    }
    settings.copyStyle = .valueWithSymbol
    settings.roundingMode = .up
    #expect(try answer("5 mi in km").text == "8,1 km")
    settings.roundingMode = .halfEven
    settings.region = RegionCode(rawValue: "GB")
    #expect(try answer("1 gal in L").text == "4,5461 L")
    settings.region = nil
    #expect(try answer("5 mi in km").text == "8,0 km")
    #expect(try answer("5 km in mi").text == "3,11 mi")
    #expect(try answer("5 kg in lb").text == "11,0231 lb")
    #expect(throws: RequestError.self) { try answer("5 kg in m") }
    // A text is read and written with the separators of the settings.
    settings.formatting.separators = NumberMarks(decimal: "·", group: "'")
    settings.copyStyle = .expression
    #expect(try answer("12345·678 mi in km").text == "12'345·678 mi = 19'868·4 km")
    #expect(try answer("12'345·678 mi in km").text == "12'345·678 mi = 19'868·4 km")
    #expect(try answer("5–6 mi in km").text == "5 – 6 mi = 8·0 – 9·7 km")
    settings.copyStyle = .value
    #expect(try answer("5 kg in lb").text == "11·0231")
    #expect(try answer("-300 C in K").notes.contains("belowAbsoluteZero"))
    settings.belowAbsoluteZeroNote = false
    #expect(try !answer("-300 C in K").notes.contains("belowAbsoluteZero"))
    #expect(try answer("-300 C in K").text == "-26·8500")
    // The separators of the settings decide ambiguous texts.
    settings.formatting.separators = NumberMarks(decimal: ".", group: ",")
    settings.copyStyle = .expression
    #expect(try answer("1,500 kg in lb").text == "1,500 kg = 3,306.9339 lb")
    #expect(try answer("1.500 kg in lb").text == "1.500 kg = 3.3069 lb")
    // Separators equal to the locale's change nothing.
    let symbols = NumberLocale.german.symbols
    for style in MeasureStyle.allCases {
      settings.copyStyle = style
      for text in ["1234,5 mi in km", "5–6 mi in km", "7000 kg in lb", "20 C in F"] {
        settings.formatting.separators = nil
        let plain = try settings.answer(text, by: Decimal128.self, .german).text
        settings.formatting.separators = NumberMarks(
          decimal: symbols.decimal, group: symbols.grouping)
        #expect(try settings.answer(text, by: Decimal128.self, .german).text == plain)
      }
    }
  }

  @Test func skinsAndColorsHaveTexts() {
    #expect(InterfaceSkin.allCases.count == 8)
    for skin in InterfaceSkin.allCases { #expect(InterfaceSkin(skin.text) == skin) }
    #expect(InterfaceSkin("glass") == nil && InterfaceSkin("glass:") == nil)
    #expect(RGBColor("#007aff")?.text == "#007AFF")
    for text in ["", "#", "007AFF", "#007AF", "#007AFFF", "#007AFG"] {
      #expect(RGBColor(text) == nil)
    }
  }
}
