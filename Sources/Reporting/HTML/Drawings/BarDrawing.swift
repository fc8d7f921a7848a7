/// The drawing of a bar chart: a row for each bar with its spread, and the reference line.
struct BarDrawing {
  private let chart: BarChart
  private let identifier: String
  private static let row = 50.0
  private static let thickness = 16.0

  init(_ chart: BarChart, identifier: String) {
    self.chart = chart
    self.identifier = identifier
  }

  var html: String {
    let words = chart.bars.map { bar in
      let spread = bar.spread.isEmpty ? "" : " (\(bar.spread))"
      return "\(bar.label) \(CompactNumber.text(bar.value))\(spread)"
    }
    let bottom = Self.row * Double(chart.bars.count)
    let height = Int(bottom) + (chart.floor == nil ? 2 : 22)
    let title = HTMLText.escaped(chart.unit.isEmpty ? chart.title : "\(chart.title), \(chart.unit)")
    let floor = chart.floor.map { "; \(HTMLText.escaped($0.label))" } ?? ""
    var lines = [
      "<figure class=\"chart\">", "<figcaption>\(title)</figcaption>",
      "<div class=\"bars\"><svg role=\"img\" width=\"100%\" height=\"\(height)\" "
        + "aria-labelledby=\"\(identifier)-title \(identifier)-desc\">",
      "<title id=\"\(identifier)-title\">\(title)</title>",
      "<desc id=\"\(identifier)-desc\">\(HTMLText.escaped(words.joined(separator: "; ")))\(floor)</desc>",
    ]
    for (position, bar) in chart.bars.enumerated() {
      lines += self.bar(bar, position)
    }
    if let floor = chart.floor { lines += line(floor, bottom) }
    return (lines + ["</svg></div>", "</figure>"]).joined(separator: "\n")
  }

  private func bar(_ bar: BarChart.Bar, _ position: Int) -> [String] {
    let top = Self.row * Double(position)
    let y = HTMLText.pixels(top + 22)
    let baseline = HTMLText.pixels(top + 15)
    let spread =
      bar.spread.isEmpty ? "" : " <tspan class=\"spread\">\(HTMLText.escaped(bar.spread))</tspan>"
    var lines = [
      "<text class=\"label\" x=\"0\" y=\"\(baseline)\">\(HTMLText.escaped(bar.label))</text>",
      "<text class=\"value\" x=\"100%\" y=\"\(baseline)\" text-anchor=\"end\">"
        + "\(CompactNumber.text(bar.value))\(spread)</text>",
      "<rect class=\"track\" x=\"0\" y=\"\(y)\" width=\"100%\" height=\"\(Int(Self.thickness))\" rx=\"3\"/>",
      "<rect class=\"bar tone\(position % 4 + 1)\" x=\"0\" y=\"\(y)\" "
        + "width=\"\(HTMLText.percent(chart.share(bar.value)))\" height=\"\(Int(Self.thickness))\" rx=\"3\"/>",
    ]
    if let low = bar.low, let high = bar.high {
      let middle = top + 22 + Self.thickness / 2
      let ends = [low, high].map { HTMLText.percent(chart.share($0)) }
      lines.append(whisker(ends[0], ends[1], middle, middle))
      lines += ends.map { whisker($0, $0, middle - 4, middle + 4) }
    }
    return lines
  }

  private func whisker(_ left: String, _ right: String, _ top: Double, _ bottom: Double) -> String {
    "<line class=\"whisker\" x1=\"\(left)\" x2=\"\(right)\" y1=\"\(HTMLText.pixels(top))\" "
      + "y2=\"\(HTMLText.pixels(bottom))\"/>"
  }

  /// Returns the elements of the reference line, which crosses the bars but not their labels.
  private func line(_ floor: ReferenceLine, _ bottom: Double) -> [String] {
    let share = chart.share(floor.value)
    let x = HTMLText.percent(share)
    let marks = chart.bars.indices.flatMap { position in
      let top = Self.row * Double(position) + 18
      // The rim in the page's colour makes the line visible on a bar.
      return ["rim", "limit"].map {
        "<line class=\"\($0)\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(HTMLText.pixels(top))\" "
          + "y2=\"\(HTMLText.pixels(top + Self.thickness + 8))\"/>"
      }
    }
    return marks + [
      "<text class=\"limit\" x=\"\(x)\" y=\"\(HTMLText.pixels(bottom + 10))\" "
        + "text-anchor=\"\(HTMLText.textAnchor(share))\">\(HTMLText.escaped(floor.label))</text>"
    ]
  }
}
