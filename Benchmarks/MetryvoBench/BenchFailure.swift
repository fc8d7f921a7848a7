import PerformanceBudgets

/// The end of a run without a verdict: a line for standard error and an exit code.
struct BenchFailure: Error, CustomStringConvertible {
  var code: Int32
  var description: String

  init(_ code: Int32, _ description: String) {
    self.code = code
    self.description = description
  }

  /// Runs `measure` and maps its errors to exit codes.
  ///
  /// A wrong result is 1, an invalid budget file 65, and a failure of Callgrind 70.
  static func mapping<Value>(_ measure: () throws -> Value) throws(BenchFailure) -> Value {
    do { return try measure() } catch let failure as BenchFailure {
      throw failure
    } catch let error as BudgetFileError {
      throw BenchFailure(65, error.description)
    } catch let error as MeasurementError {
      throw BenchFailure(1, error.description)
    } catch { throw BenchFailure(70, "\(error)") }
  }
}
