import Reporting

/// What is not as it must be.
struct PreparedBreaches {
  /// Beyond the limit of nanoseconds.
  var isTooSlow = false
  /// What no neighbour makes worse, in words.
  var others: [String] = []
  /// Whether neighbours took part of the core whenever it was measured: then it is not known whether it is too slow.
  var isBesideNeighbours = false

  var isEmpty: Bool { !isTooSlow && others.isEmpty }

  var words: [String] {
    (isTooSlow ? [isBesideNeighbours ? "undecided: too slow beside neighbours" : "too slow"] : [])
      + others
  }

  var verdict: ReportVerdict {
    isEmpty ? .ok : others.isEmpty && isBesideNeighbours ? .inconclusive : .failed
  }
}
