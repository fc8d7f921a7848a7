import CaseGeneration
import ConformanceCases
import Metryvo

/// The reference cases: operations of the engine as texts, which are equal on every platform.
public enum ReferenceCases {
  /// Returns operands, result and conditions of one operation.
  ///
  /// The operations take turns, so a few hundred cases cover all of them.
  static func arithmetic(_ index: Int) -> String {
    var source = ChoiceSource(seed: seed, index: UInt64(index))
    let operation = operations[index % operations.count]
    let drawn = ArithmeticQuestion.operands(of: operation, by: generator, &source)
    let context = ArithmeticContext.decimal128.rounding(generator.rounding(&source))
    let texts = drawn.map { $0.text }
    let answer = operation.answer(of: texts, in: context)
    return "\(operation.rawValue) \(texts.joined(separator: " ")) -> \(answer)"
  }

  /// Returns a generated conversion between two units of a quantity, as measure and conditions.
  static func conversion(_ index: Int) -> String {
    var source = ChoiceSource(seed: seed, index: UInt64(index))
    let units = source.element(of: Catalog.standard.quantities).units
    let unit = source.element(of: units)
    let target = source.element(of: units)
    let number = Decimal128.parse(generator.operand(&source).value.text, in: .decimal128).value
    let measure = Measure(number, unit)
    let converter = Converter<Decimal128>(
      context: .decimal128.rounding(generator.rounding(&source)),
      target: source.oneIn(2)
        ? .digits(source.uniform(in: 1...34))
        : .decimals(source.uniform(in: 0...11), elseDigits: 2))
    guard let conversion = try? converter.convert(measure, to: target) else {
      return "\(unit.identifier) does not convert to \(target.identifier)"
    }
    return "\(measure.value) \(unit.symbol) -> \(format.text(of: conversion.value)) "
      + "\(target.symbol) \(conversion.conditions)"
  }

  /// Returns the answer, remark and notes of a request in words, or the reason why there is no
  /// answer.
  static func request(_ index: Int) -> String {
    var source = ChoiceSource(seed: seed, index: UInt64(index))
    let units = source.element(of: Catalog.standard.quantities).units
    let unit = source.element(of: units)
    let target = source.element(of: units)
    let name = source.element(of: [unit.symbol, unit.name, unit.pluralName])
    let number = "\(source.uniform(in: 0...9_999)).\(source.uniform(in: 0...99))"
    let text = "\(number) \(name) to \(source.element(of: [target.symbol, target.name]))"
    do throws(RequestError) {
      let answer = try requests.convert(text)
      var said = "\(text) = \(answer.text) (\(answer.remark.english))"
      for note in answer.notes { said += "; \(note.english)" }
      return said
    } catch { return "\(text): \(error.english)" }
  }

  private static let requests = RequestConverter<Decimal128>()
  private static let format = NumberFormat(
    precision: .all, trailingZeros: .kept, grouping: .never)
  static let seed: UInt64 = 128
  private static let generator = OperandGenerator(format: .decimal128)
  private static let operations = ArithmeticOperation.allCases
}
