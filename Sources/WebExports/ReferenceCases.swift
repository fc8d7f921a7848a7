import DecimalArithmetic
import MeasureText
import NativeDecimal
import UnitCatalog
import UnitConversion

/// What the engine computes for case i, as text: the same everywhere it is compiled.
public enum ReferenceCases {
  /// One operation on generated operands: result and conditions.
  public static func arithmetic(_ index: UInt64) -> String {
    var generator = CaseGenerator(case: index)
    let x = number(&generator)
    let y = number(&generator)
    let modes = RoundingMode.allCases
    let context = ArithmeticContext.decimal128.rounding(modes[generator.below(modes.count)])
    let outcome =
      switch generator.below(6) {
      case 0: Decimal128.add(x, y, in: context)
      case 1: Decimal128.subtract(x, y, in: context)
      case 2: Decimal128.multiply(x, y, in: context)
      case 3: Decimal128.divide(x, by: y, in: context)
      case 4: Decimal128.quantize(x, to: y, in: context)
      default: Decimal128.compare(x, y, in: context)
      }
    return "\(x) \(y) -> \(outcome.value) \(outcome.conditions)"
  }

  /// A generated value from one unit to another of its quantity: measure and conditions.
  public static func conversion(_ index: UInt64) -> String {
    var generator = CaseGenerator(case: index)
    let quantities = Catalog.standard.quantities
    let units = quantities[generator.below(quantities.count)].units
    let source = units[generator.below(units.count)]
    let target = units[generator.below(units.count)]
    let measure = Measure(number(&generator), source)
    let modes = RoundingMode.allCases
    let converter = Converter<Decimal128>(
      context: .decimal128.rounding(modes[generator.below(modes.count)]),
      target: generator.below(2) == 0
        ? .digits(1 + generator.below(34)) : .decimals(generator.below(12), elseDigits: 2))
    guard let conversion = try? converter.convert(measure, to: target) else {
      return "\(source.identifier) does not convert to \(target.identifier)"
    }
    return "\(measure.value) \(source.symbol) -> \(NumberWriter().write(conversion.value)) "
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

  private static func number(_ generator: inout CaseGenerator) -> Decimal128 {
    Decimal128.parse(generator.numericString(), in: .decimal128).value
  }
}
