import PerformanceBudgets

/// An end without a verdict: a line for standard error and an exit code.
struct BenchFailure: Error, CustomStringConvertible {
  var code: Int32
  var message: String

  var description: String { message }

  init(_ code: Int32, _ message: String) {
    self.code = code
    self.message = message
  }

  /// What is measured, or that results are wrong: 1.
  static func ofWrongResults<Value>(
    _ measure: () throws(MeasurementError) -> Value
  ) throws(BenchFailure) -> Value {
    do throws(MeasurementError) { return try measure() } catch {
      throw BenchFailure(1, error.description)
    }
  }
}
