import DecimalArithmetic
import DecimalGenerators
import MeasureText
import NativeDecimal
import PropertyTesting
import UnitCatalog
import UnitConversion

/// What the engine computes for case i, as text: the same everywhere it is compiled.
public enum ReferenceCases {
  /// One operation on generated operands: what was drawn, result and conditions.
  public static func arithmetic(_ index: UInt64) -> String {
    var source = ChoiceSource(seed: seed, index: index)
    let pair = generator.pair(&source)
    let x = number(pair.x)
    let y = number(pair.y)
    let context = ArithmeticContext.decimal128.rounding(generator.rounding(&source))
    let outcome =
      switch source.uniform(in: 0...5) {
      case 0: Decimal128.add(x, y, in: context)
      case 1: Decimal128.subtract(x, y, in: context)
      case 2: Decimal128.multiply(x, y, in: context)
      case 3: Decimal128.divide(x, by: y, in: context)
      case 4: Decimal128.quantize(x, to: y, in: context)
      default: Decimal128.compare(x, y, in: context)
      }
    return "\(pair.x.text) \(pair.y.text): \(x) \(y) -> \(outcome.value) \(outcome.conditions)"
  }

  /// A generated value from one unit to another of its quantity: measure and conditions.
  public static func conversion(_ index: UInt64) -> String {
    var source = ChoiceSource(seed: seed, index: index)
    let units = source.element(of: Catalog.standard.quantities).units
    let unit = source.element(of: units)
    let target = source.element(of: units)
    let measure = Measure(number(generator.operand(&source).value), unit)
    let converter = Converter<Decimal128>(
      context: .decimal128.rounding(generator.rounding(&source)),
      target: source.oneIn(2)
        ? .digits(source.uniform(in: 1...34))
        : .decimals(source.uniform(in: 0...11), elseDigits: 2))
    guard let conversion = try? converter.convert(measure, to: target) else {
      return "\(unit.identifier) does not convert to \(target.identifier)"
    }
    return "\(measure.value) \(unit.symbol) -> \(NumberWriter().write(conversion.value)) "
      + "\(target.symbol) \(conversion.conditions)"
  }

  /// FNV-1a over the texts of the cases `first ..< first + count`, each ended by a zero byte.
  ///
  /// Source: Fowler, Noll, Vo, RFC 9923.
  public static func digest(
    first: UInt64, count: UInt64, of text: (UInt64) -> String
  ) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in first..<first + count {
      for byte in text(index).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = hash &* 0x100_0000_01B3
    }
    return hash
  }

  private static let seed: UInt64 = 128
  private static let generator = OperandGenerator(format: .decimal128)

  private static func number(_ drawn: DrawnDecimal) -> Decimal128 {
    Decimal128.parse(drawn.text, in: .decimal128).value
  }
}
