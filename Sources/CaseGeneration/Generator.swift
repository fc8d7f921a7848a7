/// A way to make values of choices, with a name that errors can give.
///
///     let even = Generator("even") { source in 2 * source.integer(in: 0...50) }
///     let pair = Generator("pair") { source in
///       guard let x = source.draw(even), let y = source.draw(even) else { return nil }
///       return (x, y)
///     }
///
/// The body uses nothing but the source: the same choices always make the same value.
public struct Generator<Value>: Sendable {
  /// The name by which errors call it.
  public let name: String
  let body: @Sendable (inout ChoiceSource) -> Value?

  /// A generator from its body; `nil` rejects the case.
  public init(_ name: String, _ body: @escaping @Sendable (inout ChoiceSource) -> Value?) {
    self.name = name
    self.body = body
  }

  /// The value of case `index` of `seed`, a function of the two alone.
  public func value(seed: UInt64, index: UInt64) -> Value? {
    var source = ChoiceSource(seed: seed, index: index)
    return source.draw(self)
  }

  /// The values that `transform` makes of this generator's.
  public func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> Generator<Other> {
    Generator<Other>(name) { $0.draw(self).map(transform) }
  }

  /// Values of the generator that `next` makes of this one's.
  public func flatMap<Other>(
    _ next: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other>(name) { source in
      guard let first = source.draw(self) else { return nil }
      return source.draw(next(first))
    }
  }

  /// Only values for which `isWanted` is true; after 100 others in a row the case is rejected.
  ///
  /// Where most values are unwanted, make wanted ones instead of filtering.
  public func filter(
    _ purpose: String, _ isWanted: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    Generator(name) { source in
      for _ in 0..<100 {
        guard let value = source.draw(self) else { return nil }
        if isWanted(value) { return value }
      }
      source.reject("\(name): 100 values in a row were not \(purpose)")
      return nil
    }
  }
}

extension Generator where Value: Sendable {
  /// One of `elements`; the first is the simplest.
  public static func element(_ name: String, of elements: [Value]) -> Generator {
    Generator(name) { elements.isEmpty ? nil : $0.element(of: elements) }
  }

  /// A value of one of `generators`, each equally likely; the first is the simplest.
  public static func oneOf(_ name: String, _ generators: [Generator]) -> Generator {
    Generator(name) { generators.isEmpty ? nil : $0.draw($0.element(of: generators)) }
  }
}

extension Generator where Value == Int {
  /// Integers of `range`, near its ends and 0 more often than elsewhere; the simplest is nearest to 0.
  public static func integer(in range: ClosedRange<Int>) -> Generator {
    Generator("integer in \(range.lowerBound)...\(range.upperBound)") { $0.integer(in: range) }
  }
}

extension Generator {
  /// Arrays of this generator's values, of every length in `count`.
  public func array(count: ClosedRange<Int>) -> Generator<[Value]> {
    Generator<[Value]>("array of \(name)") { $0.array(count: count, of: self) }
  }
}
