import Foundation

/// Counts in a fixed number of cells of equal width on a logarithmic axis.
///
/// The buckets of histograms have various widths. Each bucket's count is distributed over the cells
/// in proportion to the overlaps on the axis, so the drawing does not depend on the buckets.
struct LatencyCells {
  /// The count of each cell, in order.
  var counts: [Double]

  init(_ buckets: [LatencyChart.Bucket], on axis: LogarithmicAxis, cells: Int) {
    counts = Array(repeating: 0, count: cells)
    for bucket in buckets where bucket.count > 0 {
      let start = axis.share(Double(bucket.lower)) * Double(cells)
      let end = axis.share(Double(bucket.upper)) * Double(cells)
      let first = min(cells - 1, Int(start))
      let last = min(cells - 1, max(first, Int(end.rounded(.up)) - 1))
      for cell in first...last {
        let overlap = min(end, Double(cell + 1)) - max(start, Double(cell))
        let share = end > start ? max(0, overlap) / (end - start) : 1
        counts[cell] += Double(bucket.count) * share
      }
    }
  }

  /// The height of each cell, 0...1, on a logarithmic scale that shows one slow sample in a
  /// thousand.
  var heights: [Double] {
    let highest = log1p(counts.max() ?? 0)
    return counts.map { highest > 0 && $0 > 0 ? max(0.02, log1p($0) / highest) : 0 }
  }
}
