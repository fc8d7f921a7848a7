import Foundation

extension WorkloadMeasurement {
  /// The values by round that a budget judges, each with the subject it is told of; none if not measured.
  func figures(of budget: Budget) -> [(subject: String?, values: [Double])] {
    switch budget.metric {
    case .growthExponent:
      return growthExponents.map { [(nil, $0)] } ?? []
    case .ratioToSubject:
      guard let subject = budget.subject, let other = budget.other,
        let ratios = ratios(of: subject, to: other)
      else { return [] }
      return [(subject, ratios)]
    default:
      return subjects.filter { budget.subject == nil || $0.name == budget.subject }
        .map { ($0.name, $0.values(of: budget.metric, sensitivity: budget.sensitivity)) }
    }
  }

  /// The power p of the size by which the time of an operation grows, time ∝ sizeᵖ: of each round the slope of
  /// the straight line through (log size, log time) of the subjects with a size, by least squares.
  ///
  /// Within a round the subjects run forwards and backwards, so a steady drift of the machine cancels.
  ///
  /// - Returns: one exponent for each round; `nil` if there are not two sizes.
  public var growthExponents: [Double]? {
    let points = subjects.compactMap { subject -> (x: Double, rates: [Double])? in
      guard let size = subject.size, let rates = subject.values[.operationsPerSecond] else {
        return nil
      }
      return (log(size), rates)
    }
    let mean = points.reduce(0) { $0 + $1.x } / Double(max(points.count, 1))
    let spread = points.reduce(0) { $0 + ($1.x - mean) * ($1.x - mean) }
    guard spread > 0 else { return nil }
    return (0..<rounds).map { round in
      -points.reduce(0) { $0 + ($1.x - mean) * log($1.rates[round]) } / spread
    }
  }
}

extension SubjectMeasurement {
  /// The values by round: with a sensitivity p the ratio to chain¹⁻ᵖ · yardstickᵖ; see ``Budget/sensitivity``.
  func values(of metric: Metric, sensitivity: Double) -> [Double] {
    guard metric == .ratioToYardstick, sensitivity != 1, let chains = values[.ratioToChain],
      let yardsticks = values[.ratioToYardstick]
    else { return values[metric] ?? [] }
    return zip(chains, yardsticks).map { pow($0, 1 - sensitivity) * pow($1, sensitivity) }
  }
}

extension Metric {
  /// The metrics of single subjects that it is made of.
  var sources: [Metric] {
    if isOfSeveralSubjects { return [.operationsPerSecond] }
    return self == .ratioToYardstick ? [self, .ratioToChain] : [self]
  }
}
