/// People by their positions, counted from 1: `person 2`, `people 1 to 3, 5`.
///
/// At most ten runs of neighbors are listed.
struct PeopleText {
  let text: String

  init(_ positions: [Int]) {
    var runs: [ClosedRange<Int>] = []
    for position in positions {
      if let last = runs.last, last.upperBound + 1 == position {
        runs[runs.count - 1] = last.lowerBound...position
      } else {
        runs.append(position...position)
      }
    }
    text = (positions.count == 1 ? "person " : "people ") + Self.list(runs)
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
