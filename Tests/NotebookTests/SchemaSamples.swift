import Metryvo

/// Notebooks that the schema must accept, and changes that it must refuse.
enum SchemaSamples {
  /// Returns an empty notebook, a full one, and notebooks with and without each optional value.
  static func notebooks() throws -> [NotebookContent] {
    var notebooks = [NotebookContent(), try DocumentRoundTripTests.full()]
    for choice in 0..<32 {
      func has(_ bit: Int) -> Bool { choice >> bit & 1 == 1 }
      var notebook = NotebookContent()
      var favorite = NotebookSamples.favorite("f")
      if has(0) { favorite.subject = .unit("mile") }
      if has(1) { favorite.label = has(0) ? "" : "=Run" }
      if has(2) { favorite.color = .gray }
      if has(3) { favorite.decimals = 12 }
      if has(4) { favorite.lastUsedAt = NotebookSamples.time(choice) }
      if has(0) { favorite.updatedAt = NotebookSamples.time(choice) }
      try notebook.edit(.addFavorite(favorite))
      var unit = NotebookSamples.smoot()
      if has(0) { unit.aliases = ["s", "t"] }
      if has(1) { unit.note = "" }
      if has(2) { unit.factor = "-1/3" }
      if has(3) { unit.offset = "1.5e-3" }
      if has(4) { unit.offsetOrder = .beforeFactor }
      try notebook.edit(.restoreUnits([unit]))
      var settings = NotebookSettings()
      if has(0) { settings.accent = RGBColor("#00ff00") }
      if has(1) { settings.locale = .german }
      if has(2) { settings.region = RegionCode(rawValue: "GB") }
      if has(3) { settings.precision.setDecimals(0, ofCategory: "mass") }
      if has(4) { settings.formatting.separators = NumberMarks(decimal: ",", group: ".") }
      try notebook.edit(.changeSettings(settings))
      let tool = KeptToolRun(
        .split, inputs: has(0) ? [] : [ToolField("people", "3")],
        outputs: [ToolField("shares", list: has(1) ? [] : ["1", "2"])])
      try notebook.edit(
        .record(HistoryEntry(id: "t", createdAt: NotebookSamples.time(), .tool(tool))))
      if has(2) { try notebook.edit(.record(NotebookSamples.conversion("c"))) }
      if has(3) { try notebook.edit(.record(NotebookSamples.calculation("k"))) }
      if has(4) { try notebook.edit(.addTip(GivenTip(.large, at: NotebookSamples.time()))) }
      notebooks.append(notebook)
    }
    return notebooks
  }

  /// Texts of the full document and their replacements, which schema and reader refuse.
  static let damages = [
    ("metryvo-data", "metryvo-dato"), ("\"version\" : 1", "\"version\" : 2"),
    ("\"settings\"", "\"setings\""), ("\"oled\"", "\"neon\""), ("#007AFF", "#007AF"),
    ("\"keyClick\" : true", "\"keyClick\" : \"true\""), ("\"decimals\" : 3", "\"decimals\" : 13"),
    ("\"half-even\"", "\"half-odd\""), ("\"1e8\"", "\"2e8\""), ("\"pair\"", "\"pairs\""),
    ("\"blue\"", "\"cyan\""), ("2026-01-01T00:00:00.001Z", "2026-01-01"),
    ("\"from\" : \"kilometer\",\n      \"to\"", "\"too\""), ("\"12\"", "\"12,5\""),
    ("\"copied\" : false", "\"copied\" : 0"), ("\"tool\" : \"tip\"", "\"tool\" : \"top\""),
    ("\"reference\" : \"inch\",", ""), ("\"before\"", "\"behind\""),
    ("\"base\"", "\"basis\""), ("\"input\" : \"12.\"", "\"inputs\" : \"12.\""),
    ("offlineunit_pro", "offlineunit_max"), ("tip_medium", "tip_huge"),
    ("\"history\" : [", "\"history\" : [ 5, "),
  ]
}
