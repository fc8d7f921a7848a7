/// A seeded fault of the table, which a build with the trait `SeededFaults` can activate.
package struct ListedFault: Sendable {
  /// The area of the code that has a fault; the laws of this area are searched first.
  package enum Area: String, Sendable, CaseIterable {
    case arithmetic, conversion, text, calculation, notebook
  }

  /// The number of the fault, counted from 1.
  package let number: Int
  /// The name of the fault, which is the name of its case in `SeededFault`.
  package let name: String
  /// The fault as a sentence.
  package let statement: String
  /// The paths of the files that contain the fault, below `Sources`.
  package let files: [String]

  /// The area of the code to which the files belong.
  package var area: Area {
    func has(_ words: [String]) -> Bool {
      files.contains { file in words.contains { file.contains($0) } }
    }
    if has(["Calculation/"]) { return .calculation }
    if has(["Notebook/"]) { return .notebook }
    if has(["MeasureText/", "NumericString"]) { return .text }
    let conversions = ["Unit", "Conversion", "Short", "Place"]
    return has(conversions) && !name.hasPrefix("nativeZero") ? .conversion : .arithmetic
  }
}
