import PropertyTesting

/// A property with a known smallest counterexample, which a run must find and shrink to.
struct PlantedBug: Sendable {
  let name: String
  /// The smallest case that breaks the property.
  let smallest: String
  let run: @Sendable (PropertyRun) -> PropertyReport

  /// Creates a property that breaks for the cases for which `isWrong` returns `true`.
  init<Case: Sendable>(
    _ name: String, smallest: String, in generator: Generator<Case>,
    simplifications: [Simplification<Case>] = [], isWrong: @escaping @Sendable (Case) -> Bool
  ) {
    self.name = name
    self.smallest = smallest
    var property = Property(name, "", of: generator) { isWrong($0) ? .broken([]) : .holds }
    property.simplifications = simplifications
    self.run = { [property] in property.run($0) }
  }
}

extension PlantedBug {
  private static let natural = Generator.integer(in: 0...1_000_000)
  private static let small = Generator.integer(in: 0...1_000)
  private static let list = small.array(count: 0...40)
  private static func pair(_ part: Generator<Int>) -> Generator<[Int]> { part.array(count: 2...2) }

  static let all: [PlantedBug] = [
    PlantedBug("above a limit", smallest: "500", in: natural) { $0 >= 500 },
    PlantedBug("a multiple of 97", smallest: "97", in: natural) { $0 > 0 && $0 % 97 == 0 },
    PlantedBug("a sum", smallest: "[0, 1001]", in: pair(natural)) { $0[0] + $0[1] > 1_000 },
    PlantedBug("a small difference", smallest: "[1000, 1001]", in: pair(.integer(in: 0...2_000))) {
      $0[0] >= 1_000 && $0[1] >= 1_000 && $0[0] != $0[1] && abs($0[0] - $0[1]) <= 10
    },
    PlantedBug("a product", smallest: "[100, 10000]", in: pair(.integer(in: 0...10_000))) {
      $0[0] * $0[1] >= 1_000_000
    },
    PlantedBug("a negative number", smallest: "-38", in: .integer(in: -100_000...100_000)) {
      $0 < -37
    },
    PlantedBug(
      "a long list", smallest: "\(Array(repeating: 0, count: 10))", in: list
    ) { $0.count >= 10 },
    PlantedBug("an element", smallest: "[900]", in: list) { $0.contains { $0 >= 900 } },
    PlantedBug("a sum of elements", smallest: "[1, 1000, 1000, 1000]", in: list) {
      $0.reduce(0, +) > 3_000
    },
    PlantedBug("not its own reverse", smallest: "[0, 1]", in: list) { $0 != $0.reversed() },
    PlantedBug("an element twice", smallest: "[0, 0]", in: list) { Set($0).count < $0.count },
    PlantedBug("three different elements", smallest: "[0, 1, 2]", in: list) { Set($0).count >= 3 },
    PlantedBug("a descent", smallest: "[1, 0]", in: list) {
      zip($0, $0.dropFirst()).contains(where: >)
    },
    PlantedBug("two that point to each other", smallest: "[1, 0]", in: indices) { list in
      list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
    },
    PlantedBug(
      "many in lists of lists", smallest: "[\(Array(repeating: 0, count: 11))]",
      in: small.array(count: 0...12).array(count: 0...12)
    ) { $0.reduce(0) { $0 + $1.count } > 10 },
    PlantedBug(
      "a before b", smallest: #"["a", "b"]"#,
      in: Generator.element("letter", of: "abcdefghijklmnopqrstuvwxyz".map(String.init))
        .array(count: 0...30)
    ) { word in
      word.firstIndex(of: "a").map { word[$0...].contains("b") } ?? false
    },
    PlantedBug("a tree out of balance", smallest: "(. (. (. .)))", in: BinaryTree.generator) {
      $0.isOutOfBalance
    },
    PlantedBug("a divisor that becomes 0", smallest: "0/(0+0)", in: Sum.generator) {
      $0.value == nil
    },
    PlantedBug(
      "a long coefficient, an even exponent", smallest: "1000000000000000E0",
      in: SmallDecimal.generator, simplifications: SmallDecimal.simplifications
    ) { $0.coefficient >= 1_000_000_000_000_000 && $0.exponent % 2 == 0 },
    PlantedBug(
      "a coefficient that ends in 5", smallest: "-1005E-1", in: SmallDecimal.generator,
      simplifications: SmallDecimal.simplifications
    ) { $0.isNegative && $0.exponent < 0 && $0.coefficient > 999 && $0.coefficient % 10 == 5 },
  ]

  /// Lists whose numbers are below their length.
  private static let indices = Generator<[Int]>("indices") { source in
    let count = source.uniform(in: 2...10)
    return source.array(count: count...count, of: .integer(in: 0...count - 1))
  }
}
