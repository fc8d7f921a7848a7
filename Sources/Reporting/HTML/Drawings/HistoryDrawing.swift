/// The drawing of a history: for each budget the points of all runs, and the line of the limit.
struct HistoryDrawing {
  private let chart: HistoryChart
  private let identifier: String
  private static let height = 44.0
  /// The share of a limit that the full height represents.
  private static let scale = 1.25

  init(_ chart: HistoryChart, identifier: String) {
    self.chart = chart
    self.identifier = identifier
  }

  var html: String {
    let title = HTMLText.escaped(chart.heading)
    var lines = ["<figure class=\"chart\">", "<figcaption>\(title)</figcaption>"]
    for (position, series) in chart.series.enumerated() { lines += row(series, position) }
    lines.append(
      "<p class=\"note\">The share of its limit that each run used, the latest at the right; the dashed line is "
        + "the limit.</p>")
    return (lines + ["</figure>"]).joined(separator: "\n")
  }

  private func row(_ series: HistoryChart.Series, _ position: Int) -> [String] {
    let name = HTMLText.escaped(series.name)
    let titleName = "\(identifier)-\(position + 1)-title"
    let descriptionName = "\(identifier)-\(position + 1)-desc"
    let words = zip(chart.runs, series.uses).map { run, use in
      "\(run): \(use.map(HistoryChart.Series.percent) ?? "not measured")"
    }
    let limit = HTMLText.pixels(height(1))
    return [
      "<div class=\"budget\">",
      "<div class=\"head\"><span>\(name)</span><span class=\"figure\">"
        + "<strong>\(HTMLText.escaped(series.latest))</strong></span></div>",
      "<div class=\"plot\"><svg role=\"img\" width=\"100%\" height=\"\(Int(Self.height))\" "
        + "aria-labelledby=\"\(titleName) \(descriptionName)\">",
      "<title id=\"\(titleName)\">\(name): share of the limit</title>",
      "<desc id=\"\(descriptionName)\">\(HTMLText.escaped(words.joined(separator: "; ")))</desc>",
      "<line class=\"grid\" x1=\"0\" x2=\"100%\" y1=\"\(Int(Self.height))\" y2=\"\(Int(Self.height))\"/>",
      "<line class=\"limit\" x1=\"0\" x2=\"100%\" y1=\"\(limit)\" y2=\"\(limit)\"/>",
    ] + points(of: series) + ["</svg></div>", "</div>"]
  }

  /// Returns the lines between consecutive runs, and a point for each run.
  private func points(of series: HistoryChart.Series) -> [String] {
    let places = series.uses.enumerated().map { position, use in
      use.map { (x: HTMLText.percent(across(position)), y: HTMLText.pixels(height($0)), use: $0) }
    }
    let segments = zip(places, places.dropFirst()).compactMap { from, to -> String? in
      guard let from, let to else { return nil }
      return
        "<line class=\"curve\" x1=\"\(from.x)\" y1=\"\(from.y)\" x2=\"\(to.x)\" y2=\"\(to.y)\"/>"
    }
    let dots = zip(chart.runs, places).compactMap { run, place -> String? in
      guard let place else { return nil }
      return "<circle class=\"bar\" cx=\"\(place.x)\" cy=\"\(place.y)\" r=\"3\"><title>"
        + "\(HTMLText.escaped(run)): \(HistoryChart.Series.percent(place.use))</title></circle>"
    }
    return ["<g class=\"tone1\">"] + segments + dots + ["</g>"]
  }

  private func across(_ position: Int) -> Double {
    chart.runs.count < 2 ? 1 : Double(position) / Double(chart.runs.count - 1)
  }

  /// Returns the vertical position of a share of the limit; a share beyond the scale is at the
  /// edge.
  private func height(_ use: Double) -> Double {
    Self.height * (1 - max(0, min(1, use / Self.scale)))
  }
}
