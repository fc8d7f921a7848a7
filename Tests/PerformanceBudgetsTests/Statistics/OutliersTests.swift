import PerformanceBudgets
import Testing

@Suite struct OutliersTests {
  @Test func valuesBeyondTheFencesAreCounted() {
    // Quartiles 3 and 9 of 1...12: fences at -6 and 18, and at -15 and 27.
    let inside = (1...10).map(Double.init)
    let rows: [([Double], Int, Int)] = [
      ([], 0, 0), ([5], 0, 0), (inside + [11, 12], 0, 0), (inside + [18, 18], 0, 0),
      (inside + [11, 19], 1, 0), (inside + [28, 19], 2, 1), (inside + [28, 1e9], 2, 2),
      ([Double](repeating: 1, count: 9) + [2], 1, 1),
    ]
    for (values, outlying, farOut) in rows {
      let found = Outliers(values)
      #expect(found.outlying == outlying && found.farOut == farOut, "\(values)")
      #expect(found.count == values.count)
    }
  }
}
