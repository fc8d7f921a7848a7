import Metryvo
import Testing

@Suite struct DocumentRoundTripTests {
  /// Returns a notebook in which every value differs from its default.
  static func full() throws -> NotebookContent {
    var notebook = NotebookContent()
    var settings = NotebookSettings()
    settings.theme = .oled
    settings.skin = .glass(.blueGreen)
    settings.accent = RGBColor("#007AFF")
    settings.motion = .expressive
    settings.haptics = HapticSettings(isOn: false, profile: .heavy)
    settings.keyClick = true
    settings.favoritesLayout = .grid
    settings.locale = NumberLocale(rawValue: "de-CH")
    settings.region = RegionCode(rawValue: "US")
    settings.symbols = .local
    settings.precision.global = 3
    settings.precision.setDecimals(4, ofCategory: "length")
    settings.precision.setDecimals(1, from: "mile", to: "kilometer")
    settings.roundingMode = .halfEven
    settings.formatting.separators = NumberMarks(decimal: ",", group: "\u{202F}")
    settings.formatting.grouping = .always
    settings.formatting.thresholds = NotationThresholds(smallest: -3, largest: 7)
    settings.copyStyle = .expression
    settings.belowAbsoluteZeroNote = false
    settings.calculatorMode = .immediate
    try notebook.edit(.changeSettings(settings))
    let run = Favorite(
      id: "f1", .pair(from: "mile", to: "kilometer"), label: "Run \"5\" – 走る\n", color: .blue,
      decimals: 0, createdAt: NotebookSamples.time(1), updatedAt: NotebookSamples.time(3),
      lastUsedAt: NotebookSamples.time(2))
    try notebook.edit(.addFavorite(run))
    try notebook.edit(
      .addFavorite(Favorite(id: "f0", .unit("mile"), createdAt: NotebookSamples.time())))
    for number in 0..<70 {
      try notebook.edit(.record(NotebookSamples.conversion("r\(number)", number / 3)))
    }
    try notebook.edit(.record(NotebookSamples.calculation("s", 4)))
    try notebook.edit(.record(NotebookSamples.tool("t", 5)))
    try notebook.edit(.star(id: "s", true))
    try notebook.edit(.markCopied(id: "t", true))
    try notebook.edit(.addCategory(NotebookSamples.currency))
    var oven = NotebookSamples.smoot("u2", name: "oven mark")
    oven.aliases = ["mark", "gas"]
    oven.category = "temperature"
    oven.reference = "celsius"
    oven.offset = "121"
    oven.offsetOrder = .beforeFactor
    oven.note = "of an oven"
    oven.updatedAt = NotebookSamples.time(9)
    try notebook.edit(.addUnit(oven))
    try notebook.edit(.addUnit(NotebookSamples.smoot()))
    try notebook.edit(.visitCategory("length"))
    try notebook.edit(.useUnit("mile"))
    try notebook.edit(.useUnit("gram"))
    try notebook.edit(.search("naut"))
    let last = LastConversion(category: "length", from: "mile", to: "foot", input: "12.")
    try notebook.edit(.keepLast(last))
    let pro = OwnedProduct.sample("bGljZW5jZQ", 7)
    try notebook.edit(.addProduct(pro))
    try notebook.edit(.addTip(GivenTip(.medium, at: NotebookSamples.time(8))))
    return notebook
  }

  @Test func whatIsWrittenIsReadBack() throws {
    for notebook in [NotebookContent(), try Self.full()] {
      var document = NotebookDocument(content: try notebook.asRead())
      #expect(
        try NotebookDocument(
          NotebookDocument(content: notebook).bytes(withEntitlements: true)) == document)
      document.exportedAt = NotebookSamples.time(3)
      document.app = "metryvo 0.2.0"
      document.profile = .unitConverter
      let bytes = try document.bytes(withEntitlements: true)
      #expect(try NotebookDocument(bytes) == document)
      #expect(try NotebookDocument(bytes).bytes(withEntitlements: true) == bytes)
    }
  }

  @Test func anExportLeavesEntitlementsOut() throws {
    let notebook = try Self.full()
    var read = try NotebookDocument(NotebookDocument(content: notebook).bytes).content
    #expect(read.entitlements == Entitlements())
    try read.edit(.changeEntitlements(notebook.entitlements))
    #expect(read == notebook)
  }

  @Test func everyChoiceIsReadBack() throws {
    var choices: [NotebookSettings] = []
    func add<Value>(_ path: WritableKeyPath<NotebookSettings, Value>, _ values: [Value]) {
      for value in values {
        var settings = NotebookSettings()
        settings[keyPath: path] = value
        choices.append(settings)
      }
    }
    add(\.theme, ColorTheme.allCases)
    add(\.skin, InterfaceSkin.allCases)
    add(\.motion, MotionLevel.allCases)
    add(\.haptics.profile, HapticSettings.Profile.allCases)
    add(\.roundingMode, RoundingMode.allCases)
    add(\.formatting.grouping, FormattingSettings.Grouping.allCases)
    add(\.copyStyle, MeasureStyle.allCases)
    add(\.locale, NumberLocale.allCases.map { $0 })
    add(\.precision.global, Array(0...12))
    for settings in choices {
      var notebook = NotebookContent()
      try notebook.edit(.changeSettings(settings))
      let read = try NotebookDocument(NotebookDocument(content: notebook).bytes).content
      #expect(read == notebook)
    }
  }

  @Test func anySequenceOfEditsIsReadBack() throws {
    var notebook = NotebookContent()
    for number in 0..<400 {
      let row = NotebookSamples.conversion("r\(number * 173 % 400)", number * 97 % 50)
      try notebook.edit(.record(row))
      if number % 3 == 0 { try notebook.edit(.deleteEntry(id: row.id)) }
      if number % 40 == 0 {
        try notebook.edit(.addFavorite(NotebookSamples.favorite("f\(number)"), at: 0))
        let read = try NotebookDocument(NotebookDocument(content: notebook).bytes).content
        #expect(read == notebook)
      }
    }
  }

  @Test func theTextIsThatOfThePage() throws {
    var notebook = NotebookContent()
    try notebook.edit(.record(NotebookSamples.calculation("s")))
    let text = String(decoding: try NotebookDocument(content: notebook).bytes, as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"format\" : \"metryvo-data\",\n  \"version\" : 1,\n"))
    let row = """
          {
            "id" : "s",
            "kind" : "calculation",
            "createdAt" : "2026-01-01T00:00:00.000Z",
            "expression" : "100 + 10 % =",
            "result" : "110",
            "copied" : false,
            "starred" : false
          }
      """
    #expect(text.contains(row))
  }

  /// A document that is too long to be read is not written, and an edit refuses a row that is too
  /// long.
  @Test func whatIsTooLongIsNotWritten() throws {
    let document = NotebookDocument(content: try Self.full())
    let bytes = try document.bytes(withEntitlements: true)
    let limit = bytes.count
    #expect(try document.bytes(withEntitlements: true, limit: limit) == bytes)
    #expect(throws: NotebookDataError(.tooLong(limit: limit - 1))) {
      try document.bytes(withEntitlements: true, limit: limit - 1)
    }
    var notebook = NotebookContent()
    for (count, isKept) in [(198_000, true), (199_001, false), (200_001, false)] {
      var row = NotebookSamples.tool("t\(count)")
      row.content = .tool(
        KeptToolRun(
          .split, inputs: [],
          outputs: [ToolField("shares", list: Array(repeating: "1", count: count))]))
      #expect(((try? notebook.edit(.record(row))) != nil) == isKept)
    }
    #expect(try NotebookDocument(NotebookDocument(content: notebook).bytes).content == notebook)
    var settings = NotebookSettings()
    settings.precision.setDecimals(3, from: "a", to: "b")
    try notebook.edit(.changeSettings(settings))
    let tips = Array(repeating: GivenTip(.small, at: NotebookSamples.time()), count: 70_000)
    #expect(throws: NotebookEditError.tooManyValues(limit: 199_000)) {
      try notebook.edit(.changeEntitlements(Entitlements(tips: tips)))
    }
  }
}
