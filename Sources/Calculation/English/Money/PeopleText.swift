/// The English text for people, named by ordinals from 1: `person 2`, `people 1 and 2`,
/// `people 1 to 3, 5`.
///
/// The text lists at most ten runs of consecutive positions, and counts the people of further runs.
package struct PeopleText {
  package let text: String

  package init(_ positions: [Int]) {
    var runs: [ClosedRange<Int>] = []
    for position in positions {
      if let last = runs.last, last.upperBound + 1 == position {
        runs[runs.count - 1] = last.lowerBound...position
      } else {
        runs.append(position...position)
      }
    }
    text = Self.text(runs, count: positions.count)
  }

  /// Creates the text for a range of positions.
  package init(_ positions: Range<Int>) {
    let runs = positions.isEmpty ? [] : [ClosedRange(positions)]
    text = Self.text(runs, count: positions.count)
  }

  private static func text(_ runs: [ClosedRange<Int>], count: Int) -> String {
    let listed = list(runs)
    if count == 1 { return "person " + listed }
    if count == 2, let first = runs.first, let last = runs.last {
      return "people \(first.lowerBound + 1) and \(last.upperBound + 1)"
    }
    return "people " + listed
  }

  private static func list(_ runs: [ClosedRange<Int>]) -> String {
    var text = ""
    for run in runs.prefix(10) {
      text += text.isEmpty ? "" : ", "
      text += "\(run.lowerBound + 1)"
      if run.count > 1 { text += " to \(run.upperBound + 1)" }
    }
    let further = runs.dropFirst(10).reduce(0) { $0 + $1.count }
    return further == 0 ? text : text + " and \(further) more"
  }
}
