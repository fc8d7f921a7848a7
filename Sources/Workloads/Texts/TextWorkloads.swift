import DecimalArithmetic
import MeasureText
import PerformanceBudgets
import UnitCatalog
import UnitConversion

/// The workloads of reading typed text, writing results and searching, with their checks.
@usableFromInline package enum TextWorkloads {
  /// The workload of a field of liters with all units of volume.
  ///
  /// After each keystroke the text is read and converted to every unit of volume, and each result
  /// is written.
  @usableFromInline package static let keystroke = "keystroke-to-volumes"

  /// Typical typed measures: with a symbol, with a name, and with a symbol that several units
  /// share.
  @usableFromInline package static let quantities: [(text: String, number: String, unit: String)] =
    [
      ("5.5 km", "5.5", "kilometer"), ("26.2 miles", "26.2", "mile"), ("12 oz", "12", "ounce"),
    ]

  /// The workload of reading one of ``quantities``; the texts name the subjects.
  @usableFromInline package static let read = "read"

  /// The description of ``read``.
  @usableFromInline package static let knownRead = KnownWorkload(
    read, subjects: quantities.map(\.text))

  /// Texts as people type them into the field of liters, in English.
  static let numbers = ["1234.5678", "0.000123", "1,234,567.891", "2.5e6", "-40.25", "3.785411784"]

  /// Returns the subject that reads one of ``quantities``; one operation is one reading.
  ///
  /// - Precondition: `index` is an index of ``quantities``.
  @usableFromInline package static func reading(_ index: Int) -> Subject {
    let (text, number, unit) = quantities[index]
    let reader = MeasureReader()
    return Subject(
      text, workload: read, samplesPerBlock: 8, operationsPerSample: 512,
      run: { _ in
        var total = 0
        for _ in 0..<512 {
          if let reading = try? reader.read(text) { total &+= reading.utf8Range.upperBound }
        }
        blackHole(total)
      },
      check: {
        let reading = try reader.read(text)
        guard reading.number == .decimal(number), reading.unit.identifier == unit else {
          throw WrongResult(
            input: text, got: "\(reading.number.map { "\($0)" } ?? "nothing") \(reading.unit)",
            expected: "\(number) \(unit)")
        }
      })
  }

  /// Returns the subject of ``keystroke`` on a backend.
  ///
  /// A sample is one keystroke. A block of samples types all numbers `times` times. The function is
  /// `@inlinable` so that the executable gets code specialised for the backend.
  @inlinable
  package static func keystrokes<Number: DecimalBackend>(
    on _: Number.Type, times: Int = 32
  ) throws(ConversionError) -> Subject {
    let field = try VolumeField<Number>()
    return Subject(
      Number.backendName, workload: keystroke, samplesPerBlock: times * field.keys.count,
      operationsPerSample: field.plans.plans.count,
      run: { blackHole(field.show(field.keys[$0 % field.keys.count])) }, check: field.check)
  }
}

/// A field for liters, with a list of every unit of volume.
@usableFromInline
final class VolumeField<Number: DecimalBackend> {
  /// The content of the field after each keystroke.
  @usableFromInline let keys: [String]
  @usableFromInline let plans: QuantityPlans<Number>
  @usableFromInline let format = NumberFormat()
  @usableFromInline let syntax = NumberSyntax.lenient(.english)
  @usableFromInline let converted: UnsafeMutableBufferPointer<UInt8>
  @usableFromInline let results: UnsafeMutableBufferPointer<Converted<Int>>
  @usableFromInline let room: UnsafeMutableBufferPointer<UInt8>

  @usableFromInline
  init() throws(ConversionError) {
    keys = TextWorkloads.numbers.flatMap { text in text.indices.map { String(text[...$0]) } }
    plans = try Converter<Number>(target: format.target).plans(from: "liter")
    converted = .allocate(capacity: plans.textCapacity * plans.plans.count)
    results = .allocate(capacity: plans.plans.count)
    results.initialize(repeating: Converted(Conversion(0)))
    room = .allocate(capacity: format.capacity(forBytes: plans.textCapacity))
  }

  deinit {
    converted.deallocate()
    results.deallocate()
    room.deallocate()
  }

  /// Writes the results of a text, and returns their total length in bytes; 0 if the text is not a
  /// number.
  @inlinable
  func show(_ text: String) -> Int {
    var total = 0
    visit(text) { _, bytes in total &+= bytes.count }
    return total
  }

  /// Calls `body` with the index of each plan and the bytes of its result.
  @inlinable
  func visit(_ text: String, _ body: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    // Text that is not yet a number, such as a lone sign, has no results.
    guard case .decimal(var digits)? = try? syntax.read(text).number else { return }
    digits.withUTF8 { plans.convert(utf8: $0, into: converted, results: results) }
    for place in results.indices {
      let start = place &* plans.textCapacity
      let bytes = UnsafeBufferPointer(rebasing: converted[start..<(start &+ results[place].value)])
      let count = format.write(utf8: bytes, isRounded: true, into: room).value
      body(place, UnsafeBufferPointer(rebasing: room[..<count]))
    }
  }

  /// Checks that each result equals that of the backend's own conversion, which uses no prepared
  /// plan.
  @usableFromInline
  func check() throws {
    for text in keys {
      var shown: [String] = []
      visit(text) { shown.append(String(decoding: $1, as: UTF8.self)) }
      guard let number = try? syntax.read(text).number else {
        if !shown.isEmpty { throw WrongResult(input: text, got: shown[0], expected: "nothing") }
        continue
      }
      let context = plans.plans[0].context
      let value: Number = number.value(in: context).value
      let expected = plans.plans.map { plan in
        let result = Number.convert(value, by: plan.plan.map, to: format.target, in: context)
        return format.text(of: result.value, isRounded: true)
      }
      if shown != expected {
        let place = zip(shown, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
        throw WrongResult(
          input: "\(text) liter to \(plans.plans[place].plan.target)",
          got: place < shown.count ? shown[place] : "nothing", expected: expected[place])
      }
    }
  }
}
