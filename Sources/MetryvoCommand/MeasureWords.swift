import MeasureText

/// A value and its unit as words of the command line: two words, or one that holds both.
struct MeasureWords {
  let number: String
  let unit: String

  init(_ words: some Collection<String>) throws(MeasureTextError) {
    let first = words.first ?? ""
    if words.count == 2 {
      (number, unit) = (first, words.dropFirst().first ?? "")
      return
    }
    (number, unit) = MeasureSplitter.split(first)
    if unit.isEmpty { throw .missingUnit(MeasureTextError.excerpt(first)) }
  }
}
