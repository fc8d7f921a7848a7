import DecimalArithmetic
import MeasureText
import PerformanceBudgets

extension TextWorkloads {
  /// Numbers to texts as a locale writes them: `locale`; one operation is one number.
  ///
  ///     {"workload": "format", "parameters": {"locale": "de"}, "subject": "native", …}
  @usableFromInline package static let format = "format"

  /// The workload ``format``, measured on subjects of these names.
  @usableFromInline package static func knownFormat(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(format, subjects: subjects, required: ["locale"])
  }

  /// The subject of a call of ``format`` on a backend: the numbers of ``PreparedTexts``, all decimals, in groups.
  ///
  /// - Throws: ``ParameterError`` for a locale that the product has not.
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

  /// The digits as they are, with the locale's marks set in by the definition of its symbols.
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
