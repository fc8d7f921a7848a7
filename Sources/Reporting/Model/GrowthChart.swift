/// How times grow with the size of what is worked on, both axes logarithmic: a power is a straight line.
package struct GrowthChart: Codable, Sendable, Equatable {
  /// What was timed.
  package var title: String
  /// The unit of the sizes, such as `digits`.
  package var unit: String
  /// Whose times they are.
  package var series: [Series]
  /// What the growth comes to, in a sentence.
  package var note: String?
  /// What the values count; times where nothing is said.
  package var counts: ReportUnit?

  /// A chart from its series.
  package init(
    title: String, unit: String, series: [Series], note: String? = nil, counts: ReportUnit? = nil
  ) {
    self.counts = counts
    self.title = title
    self.unit = unit
    self.series = series
    self.note = note
  }

  /// A value with its unit.
  func text(_ value: Double) -> String { (counts ?? .nanoseconds).text(value) }

  /// The times of one of those that are compared.
  package struct Series: Codable, Sendable, Equatable {
    /// Whose times they are.
    package var name: String
    /// The times, sizes ascending.
    package var points: [Point]

    /// A series from its points.
    package init(_ name: String, points: [Point]) {
      self.name = name
      self.points = points
    }
  }

  /// A time at a size.
  package struct Point: Codable, Sendable, Equatable {
    /// The size, in the chart's unit.
    package var size: Double
    /// The time in nanoseconds, or what else the chart counts.
    package var nanoseconds: Double

    /// A point from its place.
    package init(size: Double, nanoseconds: Double) {
      self.size = size
      self.nanoseconds = nanoseconds
    }
  }

  /// All sizes, ascending.
  var sizes: [Double] { Set(series.flatMap(\.points).map(\.size)).sorted() }

  /// `multiply by digits`.
  var heading: String { unit.isEmpty ? title : "\(title) by \(unit)" }
}
