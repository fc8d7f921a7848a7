/// The recorded choices of one case, and the choices that replace random ones.
@usableFromInline
package final class ChoiceTape {
  private let given: [UInt64]?
  /// The choices made so far.
  package private(set) var taken: [UInt64] = []
  /// The range of each drawn value in ``taken``, inner values before outer ones.
  package private(set) var spans: [Range<Int>] = []

  init(given: [UInt64]?) { self.given = given }

  /// Returns the next choice and records the choice.
  ///
  /// If choices were given, the next one is used, at most `maximum`, or 0 after the last. Otherwise
  /// the result of `random` is used.
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
