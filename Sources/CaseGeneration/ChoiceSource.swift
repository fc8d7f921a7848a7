/// The source of a generator's choices; a choice is a number from 0 to a maximum.
///
/// At first the choices come from the random bits of the case. A shrinker records the choices of a
/// case, changes the choices and draws the case again. Every value made of choices can therefore be
/// shrunk without code for the value's type. 0 is always the simplest choice, so a generator must
/// draw its simplest alternative for 0.
public struct ChoiceSource: ~Copyable {
  /// The number of the case.
  public let index: UInt64
  /// The reason for rejecting the case, with the name of the generator that rejected; else `nil`.
  public var rejection: String? { refusal?.reason }

  @usableFromInline var random: CaseRandom
  @usableFromInline package var tape: ChoiceTape?
  @usableFromInline var remaining = Self.maximumChoices
  @usableFromInline var depth = 0
  // `ChoiceTape` and `Refusal` are classes, because few sources need an instance, and the
  // destruction of a source takes time for every value stored in place.
  @usableFromInline var refusal: Refusal?

  /// The largest number of choices of a case; a case that makes more is rejected.
  public static let maximumChoices = 1 << 18

  /// The deepest nesting of generators; a case with deeper nesting is rejected.
  ///
  /// The limit stops a generator that draws itself without end before the stack overflows. The
  /// limit does not apply to a body that calls itself as a function; such a body overflows the
  /// stack and ends the process.
  public static let maximumDepth = 1_000

  /// Creates the source of the random choices of case `index` of `seed`.
  @inlinable
  public init(seed: UInt64, index: UInt64) {
    self.index = index
    random = CaseRandom(seed: seed, index: index)
  }

  /// Creates a source that records its choices.
  ///
  /// Choices of `given` replace the random choices; after the last given choice every choice is 0.
  package init(seed: UInt64, index: UInt64, recordingFrom given: [UInt64]? = nil) {
    self.init(seed: seed, index: index)
    tape = ChoiceTape(given: given)
  }

  /// Returns a number from 0 to `maximum`, drawn by `draw`.
  ///
  /// Recorded choices that are drawn again do not call `draw`.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 0)
  ///     source.choice(upTo: 99) { $0.number(upTo: 1) == 0 ? 99 : $0.number(upTo: 99) }  // 16
  ///
  /// - Parameters:
  ///   - maximum: the largest number.
  ///   - draw: returns a random choice of at most `maximum` and may prefer some numbers. Recorded
  ///     choices that are drawn again do not call `draw`.
  // Inlined: calls of this function and of `choice(upTo:)` would take a third of an operand's time.
  @inlinable @inline(__always)
  public mutating func choice(
    upTo maximum: UInt64, drawnBy draw: (inout CaseRandom) -> UInt64
  ) -> UInt64 {
    guard remaining > 0 else { return exhausted() }
    remaining &-= 1
    return tape?.next(upTo: maximum) { draw(&random) } ?? draw(&random)
  }

  /// Returns a number from 0 to `maximum`, each equally likely.
  @inlinable @inline(__always)
  public mutating func choice(upTo maximum: UInt64) -> UInt64 {
    choice(upTo: maximum) { $0.number(upTo: maximum) }
  }

  /// Draws a value; a shrinker may remove all choices of the value at once.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 0)
  ///     source.draw(Generator<Int>("never") { _ in nil })  // nil
  ///     source.rejection  // Optional("never")
  ///
  /// - Returns: `nil` if the generator made no value; ``rejection`` is the reason.
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

  /// Rejects the case for `reason`; a case that is already rejected keeps its first reason.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 0)
  ///     source.reject("no digits")
  ///     source.reject("too long")
  ///     source.rejection  // Optional("no digits")
  public mutating func reject(_ reason: String) { refusal = refusal ?? Refusal(reason) }

  @usableFromInline
  mutating func exhausted() -> UInt64 {
    refusal = refusal ?? Refusal("more than \(Self.maximumChoices) choices", isUnnamed: true)
    return 0
  }
}

/// The reason for rejecting a case.
@usableFromInline
final class Refusal {
  let reason: String
  /// Whether the reason lacks a generator's name; the innermost generator in use adds its name.
  let isUnnamed: Bool

  init(_ reason: String, isUnnamed: Bool = false) {
    self.reason = reason
    self.isUnnamed = isUnnamed
  }
}
