import Conformance
import DecimalArithmetic
import NativeDecimal
import PropertyTesting

/// The greatest depths of Ziv's loop in calls of the functions of `Decimal128`.
///
/// Depth 0 means that the result was found algebraically, and depth 1 that the first working
/// precision was enough. Each further depth doubles the working precision.
struct ZivDepths: Codable, Sendable {
  /// The number of calls of each function.
  private(set) var calls = 0
  private static let functions = ["exp", "ln", "log10", "power"]
  /// The greatest depth of each function.
  private(set) var greatest = ZivDepths.functions.map { _ in 0 }

  /// Calls each function with `cases` operands of 34 digits, which are drawn from `seed`.
  init(seed: UInt64, cases: Int) {
    let generator = OperandGenerator(format: .decimal128)
    for index in 0..<UInt64(cases) {
      var source = ChoiceSource(seed: seed, index: index)
      let context = ArithmeticContext.decimal128.rounding(generator.rounding(&source))
      guard
        let x = Self.operand(generator, exponents: -36...4, &source),
        let y = Self.operand(generator, exponents: -4...4, &source)
      else { continue }
      calls += 1
      let depths = [
        Decimal128.tracedExp(x, in: context).depth, Decimal128.tracedLn(x, in: context).depth,
        Decimal128.tracedLog10(x, in: context).depth,
        Decimal128.tracedPower(x, y, in: context).depth,
      ]
      for (place, depth) in depths.enumerated() {
        greatest[place] = max(greatest[place], depth)
      }
    }
  }

  /// Whether calls can have produced these depths, which may come from a file.
  var isPossible: Bool {
    calls >= 0 && calls < 1 << 40 && greatest.count == Self.functions.count
      && greatest.allSatisfy { (0...64).contains($0) }
  }

  var description: String {
    let depths = zip(Self.functions, greatest).map { "\($0) \($1)" }.joined(separator: ", ")
    return "Ziv's loop in \(calls) calls of each function of Decimal128, greatest depth: \(depths)"
  }

  /// Draws a positive number whose adjusted exponent is in `exponents`.
  private static func operand(
    _ generator: OperandGenerator, exponents: ClosedRange<Int>, _ source: inout ChoiceSource
  ) -> Decimal128? {
    var drawn = generator.finiteOperand(&source)
    drawn.isNegative = false
    drawn.exponent = source.uniform(in: exponents) - drawn.digitCount + 1
    return Decimal128(exactly: drawn.text)
  }
}
