import DecimalArithmetic
import PerformanceBudgets
import UnitCatalog
import UnitConversion

/// Conversions to 12 decimals by prepared plans, from bytes to bytes and from text to text.
///
/// The loops are `@inlinable` so that the measuring executable gets code specialised for the
/// backend.
@usableFromInline package enum PreparedWorkloads {
  /// The workload that converts miles to kilometers, from bytes to bytes.
  @usableFromInline package static let mileBytes = "mile-bytes"
  /// The workload that converts miles to kilometers, from text to text.
  @usableFromInline package static let mileText = "mile-text"
  /// The workload that converts degrees Fahrenheit to degrees Celsius, from bytes to bytes.
  @usableFromInline package static let fahrenheitBytes = "fahrenheit-bytes"
  /// The workload that converts degrees Fahrenheit to degrees Celsius, from text to text.
  @usableFromInline package static let fahrenheitText = "fahrenheit-text"
  /// The workload that converts liters to every unit of volume, from bytes to bytes.
  @usableFromInline package static let everyVolume = "every-volume"
  /// The workload that converts a text to a number by the identifiers of two units, without a plan.
  @usableFromInline package static let identifiers = "identifiers"

  /// The identifiers of the workloads, each with a description.
  @usableFromInline package static let statements: [(identifier: String, statement: String)] = [
    (mileBytes, "mile to kilometer, bytes to bytes, prepared"),
    (mileText, "mile to kilometer, text to text, prepared"),
    (fahrenheitBytes, "°F to °C, bytes to bytes, prepared"),
    (fahrenheitText, "°F to °C, text to text, prepared"),
    (everyVolume, "liters to every unit of volume, bytes to bytes; one operation is all units"),
    (identifiers, "mile to kilometer by identifiers, text to number, not prepared"),
  ]

  @usableFromInline static let target = RoundingTarget.decimals(12, elseDigits: 12)

  /// Returns the subjects of the workloads on a backend, in the order of ``statements``.
  @inlinable
  package static func subjects<Number: DecimalBackend>(
    on _: Number.Type
  ) throws(ConversionError) -> [Subject] {
    let converter = makeConverter(for: Number.self)
    let texts = PreparedTexts()
    let mile = try converter.plan(from: "mile", to: "kilometer")
    let fahrenheit = try converter.plan(from: "fahrenheit", to: "celsius")
    let liter = try converter.plans(from: "liter")
    return [
      bytes(mileBytes, texts, mile), text(mileText, texts, mile),
      bytes(fahrenheitBytes, texts, fahrenheit), text(fahrenheitText, texts, fahrenheit),
      every(texts, liter),
      subject(identifiers, on: Number.self) {
        for text in texts.strings {
          blackHole(try? converter.convert(text, from: "mile", to: "kilometer"))
        }
      } check: {
        for text in texts.strings {
          let got = try converter.convert(text, from: "mile", to: "kilometer")
          try compare(got.value.scientificString(), text, mile)
        }
      },
    ]
  }

  @usableFromInline
  static func makeConverter<Number: DecimalBackend>(for _: Number.Type) -> Converter<Number> {
    Converter(target: target)
  }

  @inlinable
  static func subject<Number: DecimalBackend>(
    _ workload: String, on _: Number.Type, run: @escaping () -> Void,
    check: @escaping () throws -> Void
  ) -> Subject {
    Subject(
      Number.backendName, workload: workload, samplesPerBlock: 1,
      operationsPerSample: PreparedTexts.count, run: { _ in run() }, check: check)
  }

  @inlinable
  static func bytes<Number: DecimalBackend>(
    _ workload: String, _ texts: PreparedTexts, _ plan: PreparedPlan<Number>
  ) -> Subject {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: plan.textCapacity)
    return subject(workload, on: Number.self) {
      var total = 0
      texts.withEach { total &+= plan.convert(utf8: $0, into: buffer).value }
      blackHole(total)
    } check: {
      for text in texts.strings {
        let length = Array(text.utf8).withUnsafeBufferPointer {
          plan.convert(utf8: $0, into: buffer).value
        }
        try compare(String(decoding: buffer.prefix(length), as: UTF8.self), text, plan)
      }
    }
  }

  @inlinable
  static func text<Number: DecimalBackend>(
    _ workload: String, _ texts: PreparedTexts, _ plan: PreparedPlan<Number>
  ) -> Subject {
    subject(workload, on: Number.self) {
      for text in texts.strings { blackHole(try? plan.convert(text)) }
    } check: {
      for text in texts.strings { try compare(plan.convert(text), text, plan) }
    }
  }

  @inlinable
  static func every<Number: DecimalBackend>(
    _ texts: PreparedTexts, _ plans: QuantityPlans<Number>
  ) -> Subject {
    let count = plans.plans.count
    let capacity = plans.textCapacity
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity * count)
    let results = UnsafeMutableBufferPointer<Converted<Int>>.allocate(capacity: count)
    results.initialize(repeating: Converted(Conversion(0)))
    return subject(everyVolume, on: Number.self) {
      texts.withEach { plans.convert(utf8: $0, into: buffer, results: results) }
    } check: {
      for text in texts.strings {
        Array(text.utf8).withUnsafeBufferPointer {
          plans.convert(utf8: $0, into: buffer, results: results)
        }
        for (index, plan) in plans.plans.enumerated() {
          let start = index * capacity
          let got = buffer[start..<(start + results[index].value)]
          try compare(String(decoding: got, as: UTF8.self), text, plan)
        }
      }
    }
  }

  /// Checks that a result equals that of the backend's own conversion, which uses no prepared plan.
  @usableFromInline
  static func compare<Number: DecimalBackend>(
    _ got: String, _ text: String, _ plan: PreparedPlan<Number>, to target: RoundingTarget = target
  ) throws(WrongResult) {
    let number = Number.parse(text, in: plan.context).value
    let expected = Number.convert(
      number, by: plan.plan.map, to: target, in: plan.context
    ).value.scientificString()
    if got != expected {
      throw WrongResult(
        input: "\(text) \(plan.plan.source) to \(plan.plan.target)", got: got, expected: expected)
    }
  }
}
