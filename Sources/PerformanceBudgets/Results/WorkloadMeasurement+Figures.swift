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
        .map { ($0.name, $0.values(of: budget.metric, budget.sensitivity)) }
    }
  }

  /// The power p of the size by which the time of an operation grows, time ∝ sizeᵖ: of each round the slope of
  /// the straight line through (log size, log time) of the subjects with a size, by least squares.
  ///
  /// Within a round the subjects run forwards and backwards, so a steady drift of the machine cancels.
  ///
  /// - Returns: one exponent for each round; `nil` if there are not two sizes.
  package var growthExponents: [Double]? {
    let points = subjects.compactMap { subject -> (size: Double, rates: [Double])? in
      guard let size = subject.size, let rates = subject.values[.operationsPerSecond] else {
        return nil
      }
      return (size, rates)
    }
    let exponents = (0..<rounds).compactMap { round in
      PowerFit.exponent(points.map { ($0.size, 1 / $0.rates[round]) })
    }
    return exponents.isEmpty ? nil : exponents
  }
}

extension WorkloadMeasurement {
  /// Those of the values, one for each round, that are of calm rounds; all if it is not known which those are.
  package func calm<Value>(_ values: [Value]) -> [Value] {
    guard let calm, disturbances.count == values.count else { return values }
    return zip(values, disturbances).filter { $1 <= Self.calmBound * calm }.map(\.0)
  }
}

extension SubjectMeasurement {
  /// The values by round; ratios to the yardstick are those of ``Sensitivity``.
  package func values(of metric: Metric, _ sensitivity: Sensitivity) -> [Double] {
    guard metric == .ratioToYardstick, sensitivity != Sensitivity() else {
      return values[metric] ?? []
    }
    let (p, q) = (sensitivity.yardstick, sensitivity.products)
    guard let chains = values[.ratioToChain], let yardsticks = values[.ratioToYardstick] else {
      return []
    }
    let ratios = zip(chains, yardsticks).map { pow($0, 1 - p - q) * pow($1, p) }
    if q == 0 { return ratios }
    return zip(ratios, values[.ratioToProducts] ?? []).map { $0 * pow($1, q) }
  }
}

extension Metric {
  /// The metrics of single subjects that it is made of.
  var sources: [Metric] {
    if isOfSeveralSubjects { return [.operationsPerSecond] }
    return self == .ratioToYardstick ? [self, .ratioToChain, .ratioToProducts] : [self]
  }
}
