/// The drawing of a map of cells: a row of fields below each label, in stronger colour for more
/// hits.
///
/// Labels are above their fields, and the words of a column title are below each other, so that
/// both are legible on a phone.
struct CellDrawing {
  private let chart: CellChart
  private let identifier: String
  private static let line = 14.0
  private static let row = 44.0
  private static let field = 22.0

  init(_ chart: CellChart, identifier: String) {
    self.chart = chart
    self.identifier = identifier
  }

  var html: String {
    let title = HTMLText.escaped(chart.title)
    let titles = chart.columns.map { $0.split(separator: " ").map(String.init) }
    let head = Self.line * Double(titles.map(\.count).max() ?? 0)
    let height = Int(head + Self.row * Double(chart.rows.count)) + 2
    var lines = [
      "<figure class=\"chart\">", "<figcaption>\(title)</figcaption>",
      "<div class=\"cells\"><svg role=\"img\" width=\"100%\" height=\"\(height)\" "
        + "aria-labelledby=\"\(identifier)-title \(identifier)-desc\">",
      "<title id=\"\(identifier)-title\">\(title)</title>",
      "<desc id=\"\(identifier)-desc\">\(HTMLText.escaped(words))</desc>",
    ]
    for (column, words) in titles.enumerated() {
      for (number, word) in words.enumerated() {
        let y = head - Self.line * Double(words.count - 1 - number) - 3
        lines.append(text(word, "tick", column, y))
      }
    }
    for (number, row) in chart.rows.enumerated() {
      lines += self.row(row, head + Self.row * Double(number))
    }
    return (lines + ["</svg></div>", "<p class=\"note\">\(note)</p>", "</figure>"])
      .joined(separator: "\n")
  }

  private func row(_ row: CellChart.Row, _ top: Double) -> [String] {
    var lines = [
      "<text class=\"label\" x=\"0\" y=\"\(HTMLText.pixels(top + 16))\">"
        + "\(HTMLText.escaped(row.label))</text>"
    ]
    for (column, field) in row.fields.enumerated() {
      let heat = chart.heat(field).map { "heat\($0)" } ?? "none"
      lines.append(
        "<rect class=\"cell \(heat)\" x=\"\(place(column, of: 0))\" y=\"\(HTMLText.pixels(top + 21))\" "
          + "width=\"\(HTMLText.percent(width * 0.97))\" height=\"\(Int(Self.field))\" rx=\"3\"/>")
      lines.append(text(field.text, "count", column, top + 36))
    }
    return lines
  }

  private func text(_ words: String, _ kind: String, _ column: Int, _ y: Double) -> String {
    "<text class=\"\(kind)\" x=\"\(place(column, of: 0.485))\" y=\"\(HTMLText.pixels(y))\" "
      + "text-anchor=\"middle\">\(HTMLText.escaped(words))</text>"
  }

  /// The width of a column, as a share of the drawing's width.
  private var width: Double { 1 / Double(max(1, chart.columns.count)) }

  private func place(_ column: Int, of share: Double) -> String {
    HTMLText.percent((Double(column) + share) * width)
  }

  /// The content of the drawing as text, for screen readers.
  private var words: String {
    chart.rows.map { row in
      let fields = zip(chart.columns, row.fields).map { "\($0) \($1.text)" }
      return "\(row.label): \(fields.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  private var note: String {
    "The stronger a colour, the more often the least met of its cells was: from \(chart.required) times on, twice, "
      + "four and eight times as often. Red with a dashed rim: less often. A dash: no case reaches it."
  }
}
