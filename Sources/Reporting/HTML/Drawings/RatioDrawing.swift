import Foundation

/// The drawing of a ratio chart on a logarithmic axis, with a line at 1.
///
/// Each ratio is a mark, and its interval is a line with ends.
struct RatioDrawing {
  private let chart: RatioChart
  private let identifier: String
  private static let row = 40.0

  init(_ chart: RatioChart, identifier: String) {
    self.chart = chart
    self.identifier = identifier
  }

  var html: String {
    let title = HTMLText.escaped(chart.heading)
    let words = chart.rows.map { "\($0.label) \($0.text)" }.joined(separator: "; ")
    let bottom = Self.row * Double(chart.rows.count)
    var lines = [
      "<figure class=\"chart ratios\">", "<figcaption>\(title)</figcaption>",
      "<div class=\"plot\"><svg role=\"img\" width=\"100%\" height=\"\(Int(bottom) + 22)\" "
        + "aria-labelledby=\"\(identifier)-title \(identifier)-desc\">",
      "<title id=\"\(identifier)-title\">\(title)</title>",
      "<desc id=\"\(identifier)-desc\">\(HTMLText.escaped(words))</desc>",
    ]
    lines += grid(bottom)
    for (position, row) in chart.rows.enumerated() { lines += mark(row, position) }
    return
      (lines + [
        "</svg></div>",
        "<p class=\"note\">The axis is logarithmic: each line is ten times the last.</p>",
        "</figure>",
      ]).joined(separator: "\n")
  }

  private func grid(_ bottom: Double) -> [String] {
    chart.decades.flatMap { decade in
      let value = pow(10, Double(decade))
      let x = HTMLText.percent(chart.share(value))
      return [
        "<line class=\"\(decade == 0 ? "axis" : "grid")\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" "
          + "y2=\"\(HTMLText.pixels(bottom))\"/>",
        "<text class=\"tick\" x=\"\(x)\" y=\"\(HTMLText.pixels(bottom + 16))\" "
          + "text-anchor=\"middle\">\(CompactNumber.round(value))</text>",
      ]
    }
  }

  private func mark(_ row: RatioChart.Row, _ position: Int) -> [String] {
    let top = Self.row * Double(position)
    let middle = HTMLText.pixels(top + 28)
    let baseline = HTMLText.pixels(top + 14)
    let remark = row.remark.isEmpty ? "" : " · \(row.remark)"
    var lines = [
      "<text class=\"label\" x=\"0\" y=\"\(baseline)\">\(HTMLText.escaped(row.label))</text>",
      "<text class=\"spread\" x=\"100%\" y=\"\(baseline)\" text-anchor=\"end\">"
        + "\(HTMLText.escaped(row.text + remark))</text>",
    ]
    if let low = row.low, let high = row.high {
      let ends = [low, high].map { HTMLText.percent(chart.share($0)) }
      lines.append(whisker(ends[0], ends[1], middle, middle))
      lines += ends.map {
        whisker($0, $0, HTMLText.pixels(top + 24), HTMLText.pixels(top + 32))
      }
    }
    lines.append(
      "<circle class=\"bar tone\(position % 4 + 1)\" cx=\"\(HTMLText.percent(chart.share(row.value)))\" "
        + "cy=\"\(middle)\" r=\"4\"><title>\(HTMLText.escaped("\(row.label) \(row.text)"))</title></circle>"
    )
    return lines
  }

  private func whisker(_ left: String, _ right: String, _ top: String, _ bottom: String) -> String {
    "<line class=\"whisker\" x1=\"\(left)\" x2=\"\(right)\" y1=\"\(top)\" y2=\"\(bottom)\"/>"
  }
}
