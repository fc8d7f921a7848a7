/// A mistake that a build with the trait `SeededFaults` can be given, as the table has it.
package struct ListedFault: Sendable {
  /// Which laws are likely to find it first.
  package enum Area: String, Sendable, CaseIterable {
    case arithmetic, conversion, text, calculation
  }

  /// The number it is chosen by, from 1.
  package let number: Int
  /// Its name: the case of `SeededFault`.
  package let name: String
  /// What is wrong, in a sentence.
  package let statement: String
  /// Where it is, below `Sources`.
  package let files: [String]

  /// The area of the files.
  package var area: Area {
    func has(_ words: [String]) -> Bool {
      files.contains { file in words.contains { file.contains($0) } }
    }
    if has(["Calculation/"]) { return .calculation }
    if has(["MeasureText/", "NumericString"]) { return .text }
    let conversions = ["Unit", "Conversion", "Short", "Place"]
    return has(conversions) && !name.hasPrefix("nativeZero") ? .conversion : .arithmetic
  }
}
