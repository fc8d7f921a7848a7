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
  /// The code is 1 for a wrong result, 65 for an invalid budget file, 70 for a Callgrind failure.
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
