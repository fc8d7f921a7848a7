/// The drawing of a latency chart: the percentiles of each series in words, and its distribution.
///
/// Horizontal positions are shares of the width and heights are pixels, so text keeps its size on
/// every screen.
struct LatencyDrawing {
  private let chart: LatencyChart
  private let identifier: String
  private let axis: LogarithmicAxis
  private static let plot = 96.0
  private static let height = 124.0
  private static let cells = 96
  /// The number of labels above which every second label is hidden on a narrow page.
  private static let most = 6

  init(_ chart: LatencyChart, identifier: String) {
    self.chart = chart
    self.identifier = identifier
    let filled = chart.series.flatMap(\.buckets).filter { $0.count > 0 }
    let percentiles = chart.series.flatMap(\.percentiles).map(\.nanoseconds)
    axis = LogarithmicAxis(
      around: filled.flatMap { [Double($0.lower), Double($0.upper)] } + percentiles
        + (chart.limit.map { [$0.value] } ?? []))
  }

  var html: String {
    var lines = ["<figure class=\"chart\">"]
    lines.append("<figcaption>\(HTMLText.escaped(chart.heading))</figcaption>")
    for (position, series) in chart.series.enumerated() {
      lines += self.series(series, position)
    }
    if !chart.series.isEmpty {
      lines.append(
        "<p class=\"note\">How often each latency was measured. Both axes are logarithmic, so that a "
          + "single slow answer can be seen.</p>")
    }
    lines.append("</figure>")
    return lines.joined(separator: "\n")
  }

  private func series(_ series: LatencyChart.Series, _ position: Int) -> [String] {
    let name = HTMLText.escaped(series.name)
    let values = series.shownPercentiles.map {
      (HTMLText.escaped($0.name), CompactNumber.nanoseconds($0.nanoseconds), $0.nanoseconds)
    }
    let items = values.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }.joined()
    let words = values.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let titleName = "\(identifier)-\(position + 1)-title"
    let descriptionName = "\(identifier)-\(position + 1)-desc"
    let limit = chart.limit.map { "; \(HTMLText.escaped($0.label))" } ?? ""
    var lines = [
      "<div class=\"series tone\(position % 4 + 1)\">",
      "<div class=\"head\"><h3>\(name)</h3><dl class=\"stats\">\(items)</dl></div>",
      "<div class=\"plot\"><svg role=\"img\" width=\"100%\" height=\"\(Int(Self.height))\" "
        + "aria-labelledby=\"\(titleName) \(descriptionName)\">",
      "<title id=\"\(titleName)\">\(name): distribution of latencies</title>",
      "<desc id=\"\(descriptionName)\">\(words)\(limit)</desc>",
    ]
    lines += grid + bars(series) + marks(values.map { ($0.0, $0.1, axis.share($0.2)) })
    if let limit = chart.limit { lines += self.limit(limit) }
    return lines + ["</svg></div>", "</div>"]
  }

  private var grid: [String] {
    let ticks = axis.ticks
    return ticks.enumerated().flatMap { position, tick in
      let x = HTMLText.percent(axis.share(tick))
      // A phone has room for six labels.
      let kind = ticks.count > Self.most && position % 2 == 1 ? "tick minor" : "tick"
      return [
        "<line class=\"grid\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"\(Int(Self.plot))\"/>",
        "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(Int(Self.plot) + 18)\" text-anchor=\"middle\">"
          + "\(CompactNumber.roundNanoseconds(tick))</text>",
      ]
    } + [
      "<line class=\"axis\" x1=\"0\" x2=\"100%\" y1=\"\(Int(Self.plot))\" y2=\"\(Int(Self.plot))\"/>"
    ]
  }

  private func bars(_ series: LatencyChart.Series) -> [String] {
    let cells = LatencyCells(series.buckets, on: axis, cells: Self.cells)
    let width = 1 / Double(Self.cells)
    // The space above the highest bar is for the label of the limit.
    let room = Self.plot - 20
    return cells.heights.enumerated().filter { $0.element > 0 }.map { cell, height in
      let x = HTMLText.percent(Double(cell) * width)
      let y = HTMLText.pixels(Self.plot - height * room)
      let from = CompactNumber.nanoseconds(axis.value(at: Double(cell) * width))
      let to = CompactNumber.nanoseconds(axis.value(at: Double(cell + 1) * width))
      let count = CompactNumber.text(cells.counts[cell].rounded(.up))
      return "<rect class=\"bar\" x=\"\(x)\" y=\"\(y)\" "
        + "width=\"\(HTMLText.percent(width * 0.86))\" "
        + "height=\"\(HTMLText.pixels(height * room))\">"
        + "<title>\(from) – \(to): \(count)</title></rect>"
    }
  }

  private func marks(_ marks: [(name: String, value: String, share: Double)]) -> [String] {
    marks.map { name, value, share in
      let x = HTMLText.percent(share)
      return "<line class=\"mark\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(Int(Self.plot) - 5)\" "
        + "y2=\"\(Int(Self.plot) + 5)\"><title>\(name) \(value)</title></line>"
    }
  }

  private func limit(_ limit: ReferenceLine) -> [String] {
    let share = axis.share(limit.value)
    let x = HTMLText.percent(share)
    return [
      "<line class=\"limit\" x1=\"\(x)\" x2=\"\(x)\" y1=\"16\" y2=\"\(Int(Self.plot))\"/>",
      "<text class=\"limit\" x=\"\(x)\" y=\"11\" text-anchor=\"\(HTMLText.textAnchor(share))\">"
        + "\(HTMLText.escaped(limit.label))</text>",
    ]
  }
}
