/// The record of the choices of one case, and those it was given.
@usableFromInline
package final class ChoiceTape {
  private let given: [UInt64]?
  /// The choices made.
  package private(set) var taken: [UInt64] = []
  /// Where in ``taken`` each drawn value lies, inner ones before outer ones.
  package private(set) var spans: [Range<Int>] = []

  init(given: [UInt64]?) { self.given = given }

  /// The next choice: a given one, as large as it may be, 0 after the last, or a random one.
  @usableFromInline
  func next(upTo maximum: UInt64, otherwise random: () -> UInt64) -> UInt64 {
    let choice: UInt64
    if let given {
      choice = taken.count < given.count ? min(given[taken.count], maximum) : 0
    } else {
      choice = random()
    }
    taken.append(choice)
    return choice
  }

  func endSpan(from start: Int) {
    if start < taken.count { spans.append(start..<taken.count) }
  }
}
