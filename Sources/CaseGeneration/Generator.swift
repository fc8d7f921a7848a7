/// A named function that makes a value from choices.
///
///     let even = Generator("even") { source in 2 * source.integer(in: 0...50) }
///     let rising = Generator<[Int]>("rising") { source in
///       guard let x = source.draw(even), let y = source.draw(even) else { return nil }
///       return [min(x, y), max(x, y)]
///     }
///     rising.value(seed: 7, index: 0)  // Optional([2, 18])
///
/// The body must depend on the source alone, so that equal choices always make equal values.
public struct Generator<Value>: Sendable {
  /// The name of the generator in error messages.
  public let name: String
  let body: @Sendable (inout ChoiceSource) -> Value?

  /// Creates a generator from its body; a body that returns `nil` rejects the case.
  ///
  ///     let sum = Generator("sum of dice") { $0.uniform(in: 1...6) + $0.uniform(in: 1...6) }
  ///     sum.value(seed: 7, index: 0)  // Optional(5)
  public init(_ name: String, _ body: @escaping @Sendable (inout ChoiceSource) -> Value?) {
    self.name = name
    self.body = body
  }

  /// Returns the value of case `index` of `seed`, a function of these two numbers alone.
  ///
  ///     let die = Generator("die") { $0.uniform(in: 1...6) }
  ///     (0..<8).compactMap { die.value(seed: 7, index: $0) }  // [4, 3, 6, 2, 4, 3, 4, 1]
  ///     die.value(seed: 7, index: 5)  // Optional(3)
  ///
  /// - Returns: `nil` if the generator rejects the case.
  public func value(seed: UInt64, index: UInt64) -> Value? {
    var source = ChoiceSource(seed: seed, index: index)
    return source.draw(self)
  }

  /// Returns a generator of `transform(value)` for each value of this generator.
  ///
  ///     let price = Generator.integer(in: 0...99).map { "0.\($0 / 10)\($0 % 10)" }
  ///     (0..<3).compactMap { price.value(seed: 7, index: $0) }  // ["0.01", "0.13", "0.99"]
  public func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> Generator<Other> {
    Generator<Other>(name) { $0.draw(self).map(transform) }
  }

  /// Returns a generator that draws a value from this generator, then draws from `next(value)`.
  ///
  ///     let ordered = Generator.integer(in: 0...99).flatMap { low in
  ///       Generator.integer(in: low...99).map { [low, $0] }
  ///     }
  ///     (0..<3).compactMap { ordered.value(seed: 7, index: $0) }  // [[1, 18], [13, 65], [99, 99]]
  public func flatMap<Other>(
    _ next: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other>(name) { source in
      guard let first = source.draw(self) else { return nil }
      return source.draw(next(first))
    }
  }

  /// Returns a generator of the values for which `isWanted` is true.
  ///
  /// After 100 unwanted values in a row the case is rejected. `purpose` completes the message "100
  /// values in a row were not …". If most values are unwanted, write a generator that makes only
  /// wanted values.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 0)
  ///     source.draw(Generator.integer(in: 0...9).filter("above 9") { $0 > 9 })  // nil
  ///     source.rejection  // Optional("integer in 0...9: 100 values in a row were not above 9")
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
  /// Returns a generator of the elements of `elements`, each equally likely; the first is the
  /// simplest.
  ///
  ///     let side = Generator.element("coin", of: ["heads", "tails"])
  ///     (0..<3).compactMap { side.value(seed: 7, index: $0) }  // ["tails", "heads", "tails"]
  public static func element(_ name: String, of elements: [Value]) -> Generator {
    Generator(name) { elements.isEmpty ? nil : $0.element(of: elements) }
  }

  /// Returns a generator that draws from one of `generators`, each equally likely.
  ///
  /// The first generator is the simplest.
  ///
  ///     let answer = Generator.oneOf("answer", [.element("no", of: [0]), .integer(in: 40...42)])
  ///     (0..<6).compactMap { answer.value(seed: 7, index: $0) }  // [42, 0, 42, 0, 40, 0]
  public static func oneOf(_ name: String, _ generators: [Generator]) -> Generator {
    Generator(name) { generators.isEmpty ? nil : $0.draw($0.element(of: generators)) }
  }
}

extension Generator where Value == Int {
  /// Returns a generator of the integers of `range`, of which the nearest to 0 is the simplest.
  ///
  /// The ends of `range`, 0 and small magnitudes are more frequent than other integers, as in
  /// ``ChoiceSource/integer(in:)``.
  ///
  ///     let year = Generator.integer(in: -1_000...2_000)
  ///     (0..<6).compactMap { year.value(seed: 7, index: $0) }  // [806, -609, 2, -16, 2, 1424]
  public static func integer(in range: ClosedRange<Int>) -> Generator {
    Generator("integer in \(range.lowerBound)...\(range.upperBound)") { $0.integer(in: range) }
  }
}

extension Generator {
  /// Returns a generator of arrays of this generator's values, of every length in `count`.
  ///
  ///     let digits = Generator.integer(in: 0...9).array(count: 0...3)
  ///     (0..<4).compactMap { digits.value(seed: 7, index: $0) }  // [[9, 1], [2], [8, 7, 1], [2]]
  public func array(count: ClosedRange<Int>) -> Generator<[Value]> {
    Generator<[Value]>("array of \(name)") { $0.array(count: count, of: self) }
  }
}
