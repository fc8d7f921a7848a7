/// The drawing of a share chart: a bar for each whole, with its parts in the order of the legend.
struct ShareDrawing {
  private let chart: ShareChart
  private let identifier: String
  private static let row = 46.0
  private static let thickness = 18
  /// The numbers of colours for good parts and for other parts.
  private static let tones = (good: 2, bad: 7)

  init(_ chart: ShareChart, identifier: String) {
    self.chart = chart
    self.identifier = identifier
  }

  var html: String {
    let title = HTMLText.escaped(chart.title)
    let keys = chart.parts.indices.map { part in
      "<span class=\"key \(tone(part))\">\(HTMLText.escaped(chart.parts[part]))</span>"
    }
    let words = chart.bars.map { bar in
      let shares = chart.parts.indices.filter { bar.counts[$0] > 0 }.map {
        "\(chart.parts[$0]) \(bar.percent(of: $0))"
      }
      return "\(bar.label): \(shares.joined(separator: ", "))"
    }
    let height = Int(Self.row) * chart.bars.count + 2
    var lines = [
      "<figure class=\"chart shares\">", "<figcaption>\(title)</figcaption>",
      "<p class=\"keys\">\(keys.joined(separator: " "))</p>",
      "<div class=\"bars\"><svg role=\"img\" width=\"100%\" height=\"\(height)\" "
        + "aria-labelledby=\"\(identifier)-title \(identifier)-desc\">",
      "<title id=\"\(identifier)-title\">\(title)</title>",
      "<desc id=\"\(identifier)-desc\">\(HTMLText.escaped(words.joined(separator: "; ")))</desc>",
    ]
    for (position, bar) in chart.bars.enumerated() { lines += self.bar(bar, position) }
    lines.append("</svg></div>")
    if let note = chart.note { lines.append("<p class=\"note\">\(HTMLText.escaped(note))</p>") }
    return (lines + ["</figure>"]).joined(separator: "\n")
  }

  private func bar(_ bar: ShareChart.Bar, _ position: Int) -> [String] {
    let top = Self.row * Double(position)
    let baseline = HTMLText.pixels(top + 15)
    let y = HTMLText.pixels(top + 21)
    var lines = [
      "<text class=\"label\" x=\"0\" y=\"\(baseline)\">\(HTMLText.escaped(bar.label))</text>",
      "<text class=\"spread\" x=\"100%\" y=\"\(baseline)\" text-anchor=\"end\">"
        + "\(HTMLText.escaped(bar.remark))</text>",
      "<rect class=\"track\" x=\"0\" y=\"\(y)\" width=\"100%\" height=\"\(Self.thickness)\"/>",
    ]
    var start = 0.0
    for part in chart.parts.indices where bar.counts[part] > 0 {
      let share = bar.share(of: part)
      lines.append(
        "<rect class=\"bar \(tone(part))\" x=\"\(HTMLText.percent(start))\" y=\"\(y)\" "
          + "width=\"\(HTMLText.percent(share))\" height=\"\(Self.thickness)\"><title>"
          + "\(HTMLText.escaped(chart.parts[part])): \(bar.percent(of: part))</title></rect>")
      start += share
    }
    return lines
  }

  private func tone(_ part: Int) -> String {
    part < chart.goodParts
      ? "good\(min(part, Self.tones.good - 1) + 1)"
      : "bad\(min(part - chart.goodParts, Self.tones.bad - 1) + 1)"
  }
}
