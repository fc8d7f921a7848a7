extension MedianInterval {
  /// The interval that verdicts rest on: for positive values of successive rounds, which may resemble their neighbours.
  ///
  /// It reaches as far as the farther of two, so it contains the median at least as often as either:
  /// - the interval of order statistics, exact for any distribution if rounds are independent;
  /// - the median × or ÷ (1 + t · s), with s the median's relative standard error over resampled blocks of
  ///   neighbouring rounds, and t of Student's distribution with a degree of freedom for each block but one.
  ///   By a factor, because times and ratios are positive. Percentiles of the resampled medians would
  ///   need 10⁵ of them for the confidence that a run of many budgets asks.
  ///
  /// - Returns: `nil` for values too few for the confidence.
  /// - Complexity: O(n log n + 400 · n).
  package init?(ofRounds values: [Double], confidence: Double) {
    guard let ranked = MedianInterval(values, confidence: confidence) else { return nil }
    let bootstrap = BlockBootstrap(count: values.count)
    let error = bootstrap.standardError(ofMedian: values)
    let t = StudentDistribution.quantile(
      tail: (1 - confidence) / 2, degrees: max(1, bootstrap.blocks - 1))
    let lower = ranked.median / (1 + t * error / ranked.median)
    self.init(
      lower: min(ranked.lower, lower), median: ranked.median,
      upper: max(ranked.upper, ranked.median + t * error))
  }
}
