import Foundation
import StrictText

/// The text of a file that is read strictly, with the positions of its values.
struct PlacedText {
  private let bytes: [UInt8]
  private let name: String
  let places: TextPlaces

  init(_ data: Data, name: String) {
    bytes = Array(data)
    self.name = name
    places = TextPlaces(bytes)
  }

  /// Scans the text and returns what `body` reads from the root node.
  func read<Value>(
    _ body: (JSONNode) throws(PlacedProblem) -> Value
  ) throws(BudgetFileError) -> Value {
    let root: JSONNode
    do throws(JSONError) { root = try JSONScanner.scan(bytes) } catch {
      let words = error.problem.quoting(BudgetFileError.excerpt).description
      throw place(
        PlacedProblem(path: "", offset: error.offset, reason: "not valid JSON: \(words)"))
    }
    do throws(PlacedProblem) { return try body(root) } catch { throw place(error) }
  }

  private func place(_ placed: PlacedProblem) -> BudgetFileError {
    let place = places.place(of: placed.offset)
    return BudgetFileError(
      file: name, line: place.line, column: place.column, path: placed.path,
      reason: placed.reason)
  }
}
