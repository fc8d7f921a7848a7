/// Times or counts by problem size; both axes are logarithmic, so a power law is a straight line.
package struct GrowthChart: Codable, Sendable, Equatable {
  /// The title of the chart.
  package var title: String
  /// The unit of the sizes, such as `digits`.
  package var unit: String
  /// The series to compare.
  package var series: [Series]
  /// The conclusion on the growth, in one sentence.
  package var note: String?
  /// The unit of the values; `nil` for times.
  package var counts: ReportUnit?

  /// Creates a chart from its series.
  package init(
    title: String, unit: String, series: [Series], note: String? = nil, counts: ReportUnit? = nil
  ) {
    self.counts = counts
    self.title = title
    self.unit = unit
    self.series = series
    self.note = note
  }

  /// Returns a value with its unit.
  func text(_ value: Double) -> String { (counts ?? .nanoseconds).text(value) }

  /// The values of one subject.
  package struct Series: Codable, Sendable, Equatable {
    /// The name of the subject.
    package var name: String
    /// The points, by ascending size.
    package var points: [Point]

    /// Creates a series from its points.
    package init(_ name: String, points: [Point]) {
      self.name = name
      self.points = points
    }
  }

  /// A value at a size.
  package struct Point: Codable, Sendable, Equatable {
    /// The size, in the chart's unit.
    package var size: Double
    /// The time in nanoseconds, or a value in the chart's unit.
    package var nanoseconds: Double

    /// Creates a point.
    package init(size: Double, nanoseconds: Double) {
      self.size = size
      self.nanoseconds = nanoseconds
    }
  }

  /// All sizes, ascending.
  var sizes: [Double] { Set(series.flatMap(\.points).map(\.size)).sorted() }

  /// The title with the unit: `multiply by digits`.
  var heading: String { unit.isEmpty ? title : "\(title) by \(unit)" }
}
