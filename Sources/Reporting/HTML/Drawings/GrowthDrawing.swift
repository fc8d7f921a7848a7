/// The drawing of a growth chart: a line for each series, with its name at the end of the line.
///
/// Horizontal positions are shares of the width and heights are pixels, so text keeps its size on
/// every screen.
struct GrowthDrawing {
  private let chart: GrowthChart
  private let identifier: String
  private let sizes: LogarithmicAxis
  private let times: LogarithmicAxis
  private static let plot = 180.0
  private static let height = 208.0

  init(_ chart: GrowthChart, identifier: String) {
    self.chart = chart
    self.identifier = identifier
    sizes = LogarithmicAxis(around: chart.sizes)
    times = LogarithmicAxis(around: chart.series.flatMap(\.points).map(\.nanoseconds))
  }

  var html: String {
    let title = HTMLText.escaped(chart.heading)
    let words = chart.series.map { series in
      let points = series.points.map {
        "\(chart.text($0.nanoseconds)) at \(CompactNumber.round($0.size))"
      }
      return "\(series.name): \(points.joined(separator: ", "))"
    }
    let keys = chart.series.enumerated().map { position, series in
      "<span class=\"key tone\(position % 4 + 1)\">\(HTMLText.escaped(series.name))</span>"
    }
    var lines = [
      "<figure class=\"chart\">", "<figcaption>\(title)</figcaption>",
      "<p class=\"keys lines\">\(keys.joined(separator: " "))</p>",
      "<div class=\"plot growth\"><svg role=\"img\" width=\"100%\" height=\"\(Int(Self.height))\" "
        + "aria-labelledby=\"\(identifier)-title \(identifier)-desc\">",
      "<title id=\"\(identifier)-title\">\(title)</title>",
      "<desc id=\"\(identifier)-desc\">\(HTMLText.escaped(words.joined(separator: "; ")))</desc>",
    ]
    lines += grid + chart.series.enumerated().flatMap { line($1, tone: $0 % 4 + 1) }
    lines.append("</svg></div>")
    if let note = chart.note { lines.append("<p class=\"note\">\(HTMLText.escaped(note))</p>") }
    return (lines + ["</figure>"]).joined(separator: "\n")
  }

  private var grid: [String] {
    let columns = sizes.ticks.flatMap { tick in
      let x = HTMLText.percent(sizes.share(tick))
      return [
        "<line class=\"grid\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"\(Int(Self.plot))\"/>",
        "<text class=\"tick\" x=\"\(x)\" y=\"\(Int(Self.plot) + 18)\" text-anchor=\"middle\">"
          + "\(CompactNumber.round(tick))</text>",
      ]
    }
    let rows = times.ticks.flatMap { tick in
      let y = HTMLText.pixels(height(tick))
      return [
        "<line class=\"grid\" x1=\"0\" x2=\"100%\" y1=\"\(y)\" y2=\"\(y)\"/>",
        "<text class=\"tick\" x=\"-6\" y=\"\(y)\" dy=\"4\" text-anchor=\"end\">"
          + "\(chart.counts == nil ? CompactNumber.roundNanoseconds(tick) : CompactNumber.round(tick))</text>",
      ]
    }
    return columns + rows
  }

  private func line(_ series: GrowthChart.Series, tone: Int) -> [String] {
    let places = series.points.map {
      (x: HTMLText.percent(sizes.share($0.size)), y: HTMLText.pixels(height($0.nanoseconds)))
    }
    let segments = zip(places, places.dropFirst()).map { from, to in
      "<line class=\"curve\" x1=\"\(from.x)\" y1=\"\(from.y)\" x2=\"\(to.x)\" y2=\"\(to.y)\"/>"
    }
    let dots = zip(places, series.points).map { place, point in
      "<circle class=\"bar\" cx=\"\(place.x)\" cy=\"\(place.y)\" r=\"3\"><title>"
        + "\(HTMLText.escaped(series.name)), \(CompactNumber.round(point.size)): "
        + "\(HTMLText.escaped(chart.text(point.nanoseconds)))</title></circle>"
    }
    return ["<g class=\"tone\(tone)\">"] + segments + dots + ["</g>"]
  }

  /// Returns the vertical position of a time, from the top.
  private func height(_ nanoseconds: Double) -> Double {
    Self.plot * (1 - times.share(nanoseconds))
  }
}
