/// Several wholes divided into the same kinds of parts, such as results by the size of their
/// errors.
package struct ShareChart: Sendable, Equatable {
  /// The title of the chart.
  package var title: String
  /// The names of the parts, from good to bad.
  package let parts: [String]
  /// The number of good parts; the other parts are drawn in warning colours.
  package var goodParts: Int
  /// The wholes.
  package private(set) var bars: [Bar]
  /// An explanation for the reader, in one sentence.
  package var note: String?

  /// Creates a chart from its bars.
  ///
  /// - Precondition: there is at least one part, and every bar has a count for each part.
  package init(
    title: String, parts: [String], goodParts: Int, bars: [Bar] = [], note: String? = nil
  ) {
    precondition(!parts.isEmpty, "a whole has a part")
    self.title = title
    self.parts = parts
    self.goodParts = goodParts
    self.bars = []
    self.note = note
    for bar in bars { append(bar) }
  }

  /// Appends a whole.
  ///
  /// - Precondition: the bar has a count of at least 0 for each part.
  package mutating func append(_ bar: Bar) {
    precondition(
      bar.counts.count == parts.count && bar.counts.allSatisfy { $0 >= 0 },
      "a whole has a count for each part")
    bars.append(bar)
  }

  /// One whole.
  package struct Bar: Codable, Sendable, Equatable {
    /// The name of the subject.
    package var label: String
    /// The count of each part.
    package var counts: [Int]
    /// The conclusion, such as `12.3 % misrounded`.
    package var remark: String

    /// Creates a whole from the counts of its parts.
    package init(_ label: String, counts: [Int], remark: String) {
      self.label = label
      self.counts = counts
      self.remark = remark
    }

    /// Returns the share of a part, 0…1; 0 if the whole is 0.
    func share(of part: Int) -> Double {
      let whole = counts.reduce(0.0) { $0 + Double($1) }
      return whole > 0 ? Double(counts[part]) / whole : 0
    }

    /// Returns the share as text such as `12.3 %`.
    ///
    /// The text is empty only for a count of 0, and `100 %` only for the whole.
    func percent(of part: Int) -> String {
      if counts[part] == 0 { return "" }
      let share = share(of: part)
      return share == 1
        ? "100 %"
        : share < 0.001 ? "< 0.1 %" : share > 0.999 ? "> 99.9 %" : CompactNumber.percent(share)
    }
  }
}

extension ShareChart: Codable {
  private enum Key: String, CodingKey {
    case title
    case parts
    case goodParts
    case bars
    case note
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    title = try container.decode(String.self, forKey: .title)
    parts = try container.decode([String].self, forKey: .parts)
    goodParts = try container.decode(Int.self, forKey: .goodParts)
    bars = try container.decode([Bar].self, forKey: .bars)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    if parts.isEmpty {
      throw DecodingError.dataCorruptedError(
        forKey: .parts, in: container, debugDescription: "a whole has a part")
    }
    for (index, bar) in bars.enumerated()
    where bar.counts.count != parts.count || bar.counts.contains(where: { $0 < 0 }) {
      throw DecodingError.dataCorruptedError(
        forKey: .bars, in: container,
        debugDescription: "bar \(index) has not a count ≥ 0 for each of \(parts.count) parts")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(title, forKey: .title)
    try container.encode(parts, forKey: .parts)
    try container.encode(goodParts, forKey: .goodParts)
    try container.encode(bars, forKey: .bars)
    try container.encodeIfPresent(note, forKey: .note)
  }
}

extension ShareChart {
  /// The chart as a table, with a row for each whole and a column for each part.
  var table: ReportTable {
    ReportTable(
      caption: title,
      columns: [.init("who")] + parts.map { .init($0, .right) } + [.init("")],
      rows: bars.map { bar in
        ReportTable.Row([bar.label] + parts.indices.map(bar.percent) + [bar.remark])
      })
  }
}
