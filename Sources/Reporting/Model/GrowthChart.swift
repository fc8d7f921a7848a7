/// How times grow with the size of what is worked on, both axes logarithmic: a power is a straight line.
public struct GrowthChart: Codable, Sendable, Equatable {
  /// What was timed.
  public var title: String
  /// The unit of the sizes, such as `digits`.
  public var unit: String
  /// Whose times they are.
  public var series: [Series]
  /// What the growth comes to, in a sentence.
  public var note: String?

  /// A chart from its series.
  public init(title: String, unit: String, series: [Series], note: String? = nil) {
    self.title = title
    self.unit = unit
    self.series = series
    self.note = note
  }

  /// The times of one of those that are compared.
  public struct Series: Codable, Sendable, Equatable {
    /// Whose times they are.
    public var name: String
    /// The times, sizes ascending.
    public var points: [Point]

    /// A series from its points.
    public init(_ name: String, points: [Point]) {
      self.name = name
      self.points = points
    }
  }

  /// A time at a size.
  public struct Point: Codable, Sendable, Equatable {
    /// The size, in the chart's unit.
    public var size: Double
    /// The time in nanoseconds.
    public var nanoseconds: Double

    /// A point from its place.
    public init(size: Double, nanoseconds: Double) {
      self.size = size
      self.nanoseconds = nanoseconds
    }
  }

  /// All sizes, ascending.
  var sizes: [Double] { Set(series.flatMap(\.points).map(\.size)).sorted() }

  /// `multiply by digits`.
  var heading: String { unit.isEmpty ? title : "\(title) by \(unit)" }
}
