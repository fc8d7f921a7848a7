/// Distributions of latencies in nanoseconds on one logarithmic axis.
package struct LatencyChart: Codable, Sendable, Equatable {
  /// The title of the chart.
  package var title: String
  /// The distributions, one below the other.
  package var series: [Series]
  /// The limit in nanoseconds.
  package var limit: ReferenceLine?

  /// Creates a chart from its series.
  package init(title: String, series: [Series], limit: ReferenceLine? = nil) {
    self.title = title
    self.series = series
    self.limit = limit
  }

  /// One distribution.
  package struct Series: Codable, Sendable, Equatable {
    /// The name of the subject.
    package var name: String
    /// The buckets in any order.
    package var buckets: [Bucket]
    /// The measured percentiles; if empty, the upper bounds of the buckets replace them.
    package var percentiles: [Percentile]

    /// Creates a series from its buckets.
    package init(_ name: String, buckets: [Bucket], percentiles: [Percentile] = []) {
      self.name = name
      self.buckets = buckets
      self.percentiles = percentiles
    }
  }

  /// A percentile with its name.
  package struct Percentile: Codable, Sendable, Equatable {
    /// The name: `p99.9` or `max`.
    package var name: String
    /// The value in nanoseconds.
    package var nanoseconds: Double

    /// Creates a percentile.
    package init(_ name: String, nanoseconds: Double) {
      self.name = name
      self.nanoseconds = nanoseconds
    }
  }

  /// The number of latencies between two bounds in nanoseconds; in JSON `[lower, upper, count]`.
  package struct Bucket: Sendable, Equatable {
    /// The lower bound in nanoseconds.
    package var lower: Int
    /// The upper bound in nanoseconds.
    package var upper: Int
    /// The number of latencies.
    package var count: Int

    /// Creates a bucket.
    ///
    /// - Precondition: 0 ≤ `lower` ≤ `upper`, and `count` ≥ 0.
    package init(lower: Int, upper: Int, count: Int) {
      precondition(
        Self.isValid([lower, upper, count]), "a bucket has 0 ≤ lower ≤ upper and a count ≥ 0")
      self.lower = lower
      self.upper = upper
      self.count = count
    }

    fileprivate static func isValid(_ values: [Int]) -> Bool {
      values.count == 3 && 0 <= values[0] && values[0] <= values[1] && values[2] >= 0
    }
  }
}

extension LatencyChart.Bucket: Codable {
  package init(from decoder: any Decoder) throws {
    let values = try [Int](from: decoder)
    guard Self.isValid(values) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "expected [lower, upper, count] with 0 ≤ lower ≤ upper, count ≥ 0"))
    }
    self.init(lower: values[0], upper: values[1], count: values[2])
  }

  package func encode(to encoder: any Encoder) throws {
    try [lower, upper, count].encode(to: encoder)
  }
}

extension LatencyChart.Series {
  /// The given percentiles, or p50, p90, p99, p99.9 and max computed from the buckets.
  var shownPercentiles: [LatencyChart.Percentile] {
    if !percentiles.isEmpty { return percentiles }
    let filled = buckets.filter { $0.count > 0 }.sorted { $0.upper < $1.upper }
    let total = filled.reduce(0.0) { $0 + Double($1.count) }
    let wanted = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999), ("max", 1)]
    return wanted.compactMap { name, share in
      var sum = 0.0
      let reached = filled.first { bucket in
        sum += Double(bucket.count)
        return sum >= (total * share).rounded(.up)
      }
      return reached.map { LatencyChart.Percentile(name, nanoseconds: Double($0.upper)) }
    }
  }
}
