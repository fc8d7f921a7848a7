/// What a generator draws from: a sequence of choices, each a number from 0 to a maximum.
///
/// At first the choices come from the random bits of case i. To shrink a case, its choices are
/// recorded, changed and drawn again: whatever is built from choices can be made smaller without
/// code of its own. 0 is the simplest choice everywhere, so draw with the simplest thing first.
public struct ChoiceSource: ~Copyable {
  /// The number of the case.
  public let index: UInt64
  /// Why no case can be made, if that is so: named by the generator that gave up.
  public var rejection: String? { refusal?.reason }

  @usableFromInline var random: CaseRandom
  @usableFromInline package var tape: ChoiceTape?
  @usableFromInline var remaining = Self.maximumChoices
  @usableFromInline var depth = 0
  // References, not values: almost no source has either, and the end of a source costs its fields.
  @usableFromInline var refusal: Refusal?

  /// How many choices a case may make; then it is rejected.
  public static let maximumChoices = 1 << 18

  /// How many generators may be drawn within each other; then the case is rejected.
  ///
  /// A generator that draws itself without end stops here, before the stack ends. A body that calls
  /// itself as a function is not seen: it ends the process where the stack ends.
  public static let maximumDepth = 1_000

  /// The choices of case `index` of `seed`.
  @inlinable
  public init(seed: UInt64, index: UInt64) {
    self.index = index
    random = CaseRandom(seed: seed, index: index)
  }

  /// The same, recorded; with `given` choices in place of the random ones, and 0 after their end.
  package init(seed: UInt64, index: UInt64, recordingFrom given: [UInt64]? = nil) {
    self.init(seed: seed, index: index)
    tape = ChoiceTape(given: given)
  }

  /// A number from 0 to `maximum`, by default each equally likely.
  ///
  /// - Parameters:
  ///   - maximum: the largest number.
  ///   - draw: makes a random choice, at most `maximum`; it may prefer some. It is not called when
  ///     given choices are drawn again.
  // A third of the cost of an operand lies in the calls of the next functions if they are not inlined.
  @inlinable @inline(__always)
  public mutating func choice(
    upTo maximum: UInt64, drawnBy draw: (inout CaseRandom) -> UInt64
  ) -> UInt64 {
    guard remaining > 0 else { return exhausted() }
    remaining &-= 1
    return tape?.next(upTo: maximum) { draw(&random) } ?? draw(&random)
  }

  /// A number from 0 to `maximum`, each equally likely.
  @inlinable @inline(__always)
  public mutating func choice(upTo maximum: UInt64) -> UInt64 {
    choice(upTo: maximum) { $0.number(upTo: maximum) }
  }

  /// Draws a value; a shrinker may remove the choices it took as a whole.
  ///
  /// - Returns: `nil` if the generator made none; ``rejection`` says why.
  public mutating func draw<Value>(_ generator: Generator<Value>) -> Value? {
    let start = tape?.taken.count
    guard refusal == nil else { return nil }
    if depth == Self.maximumDepth {
      reject("\(generator.name): more than \(Self.maximumDepth) generators within each other")
      return nil
    }
    depth += 1
    let value = generator.body(&self)
    depth -= 1
    if let refusal, refusal.isUnnamed {
      self.refusal = Refusal("\(generator.name): \(refusal.reason)")
    } else if value == nil {
      reject(generator.name)
    }
    if let start { tape?.endSpan(from: start) }
    return refusal == nil ? value : nil
  }

  /// Says that no case can be made of these choices, and why.
  public mutating func reject(_ reason: String) { refusal = refusal ?? Refusal(reason) }

  @usableFromInline
  mutating func exhausted() -> UInt64 {
    refusal = refusal ?? Refusal("more than \(Self.maximumChoices) choices", isUnnamed: true)
    return 0
  }
}

/// Why no case can be made.
@usableFromInline
final class Refusal {
  let reason: String
  /// Whether no generator is named yet: the innermost one that is being drawn will be.
  let isUnnamed: Bool

  init(_ reason: String, isUnnamed: Bool = false) {
    self.reason = reason
    self.isUnnamed = isUnnamed
  }
}
