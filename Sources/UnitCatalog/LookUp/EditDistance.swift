/// The least number of insertions, deletions, replacements and swaps of neighbours, if small.
///
/// Optimal string alignment: no byte is edited twice.
///
/// - Parameters:
///   - x: one sequence of bytes.
///   - y: the other.
///   - limit: the largest distance of interest.
/// - Returns: `nil` beyond the limit.
/// - Complexity: O(|x| · |y|); O(1) if the lengths differ by more than the limit.
package func editDistance(_ x: [UInt8], _ y: [UInt8], atMost limit: Int) -> Int? {
  if (x.count - y.count).magnitude > limit { return nil }
  var beforePrevious: [Int] = []
  var previous = Array(0...y.count)
  for i in x.indices {
    var current = [i + 1]
    current.reserveCapacity(y.count + 1)
    for j in y.indices {
      var cost = previous[j] + (x[i] == y[j] ? 0 : 1)
      cost = min(cost, previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, x[i] == y[j - 1], x[i - 1] == y[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      current.append(cost)
    }
    // Costs never fall along an alignment, so a row beyond the limit decides.
    if current.allSatisfy({ $0 > limit }) { return nil }
    beforePrevious = previous
    previous = current
  }
  let distance = previous[y.count]
  return distance <= limit ? distance : nil
}
