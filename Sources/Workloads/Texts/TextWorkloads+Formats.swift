import DecimalArithmetic
import MeasureText
import PerformanceBudgets

extension TextWorkloads {
  /// The workload of writing numbers for a locale, with the parameter `locale`.
  ///
  /// One operation is one number.
  ///
  ///     {"workload": "format", "parameters": {"locale": "de"}, "subject": "native", …}
  @usableFromInline package static let format = "format"

  /// Returns the description of ``format`` for subjects with these names.
  @usableFromInline package static func knownFormat(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(format, subjects: subjects, required: ["locale"])
  }

  /// Returns the subject of a call of ``format`` on a backend.
  ///
  /// The numbers of ``PreparedTexts`` are written with all decimals and with grouping.
  ///
  /// - Throws: ``ParameterError`` for an unsupported locale.
  @inlinable
  package static func formatting<Number: DecimalBackend>(
    _ call: WorkloadCall, on _: Number.Type
  ) throws(ParameterError) -> Subject {
    let locale = try call.choice("locale", of: NumberLocale.languages)
    let format = NumberFormat(locale: locale, precision: .all, trailingZeros: .kept)
    let texts = PreparedTexts().strings
    let numbers = texts.compactMap { Number(exactly: $0) }
    return Subject(
      Number.backendName, workload: call.description, samplesPerBlock: 2,
      operationsPerSample: numbers.count,
      run: { _ in
        for number in numbers { blackHole(format.text(of: number)) }
      },
      check: {
        try compare(numbers.map { format.text(of: $0) }, texts, locale)
      })
  }

  /// Checks that each text has the digits of its number and the decimal and grouping marks of the
  /// locale's symbols.
  @usableFromInline
  static func compare(
    _ got: [String], _ texts: [String], _ locale: NumberLocale
  ) throws(WrongResult) {
    let symbols = locale.symbols
    if got.count != texts.count {
      throw WrongResult(input: format, got: "\(got.count) texts", expected: "\(texts.count)")
    }
    for (got, text) in zip(got, texts) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      var whole = String(parts[0])
      if whole.count >= 3 + symbols.minimumGroupingDigits {
        for place in stride(from: whole.count - 3, to: 0, by: -3) {
          whole.insert(
            Character(symbols.grouping), at: whole.index(whole.startIndex, offsetBy: place))
        }
      }
      let expected = "\(whole)\(symbols.decimal)\(parts[1])"
      if got != expected { throw WrongResult(input: text, got: got, expected: expected) }
    }
  }
}
