import Foundation
import PerformanceBudgets

/// Foundation's `Measurement` on the texts of the prepared workloads: text → `Double` → text.
///
/// `Measurement` rounds at each step, and its mile is 1609.34 m. The check compares three digits
/// only, which suffices to show that the conversion was computed.
@usableFromInline package enum FoundationMeasurements {
  /// Returns the subjects of the workloads that `Measurement` supports.
  @usableFromInline package static func subjects() -> [Subject] {
    [
      subject(PreparedWorkloads.mileText, from: UnitLength.miles, to: .kilometers) {
        $0 * 1.609_344
      },
      subject(PreparedWorkloads.fahrenheitText, from: UnitTemperature.fahrenheit, to: .celsius) {
        ($0 - 32) / 1.8
      },
    ]
  }

  private static func subject<Kind: Dimension>(
    _ workload: String, from source: Kind, to target: Kind, exact: @escaping (Double) -> Double
  ) -> Subject {
    let texts = PreparedTexts()
    func convert(_ text: String) -> String? {
      guard let value = Double(text) else { return nil }
      return Measurement(value: value, unit: source).converted(to: target).value.description
    }
    return Subject(
      "Foundation.Measurement", workload: workload, samplesPerBlock: 1,
      operationsPerSample: PreparedTexts.count,
      run: { _ in for text in texts.strings { blackHole(convert(text)) } },
      check: {
        for text in texts.strings {
          guard let value = Double(text), let got = convert(text).flatMap({ Double($0) }) else {
            throw WrongResult(input: text, got: "nothing", expected: "a number")
          }
          let expected = exact(value)
          if abs(got - expected) > 1e-3 * max(1, abs(expected)) {
            throw WrongResult(input: text, got: "\(got)", expected: "\(expected)")
          }
        }
      })
  }
}
