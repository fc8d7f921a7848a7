import CaseGeneration
import ConformanceCases
import Metryvo

/// What the engine computes for case i, as text: the same everywhere it is compiled.
public enum ReferenceCases {
  /// One operation on generated operands: what was drawn, result and conditions.
  ///
  /// The operations take turns, so that a few hundred cases have every one of them.
  static func arithmetic(_ index: Int) -> String {
    var source = ChoiceSource(seed: seed, index: UInt64(index))
    let operation = operations[index % operations.count]
    let drawn = ArithmeticQuestion.operands(of: operation, by: generator, &source)
    let context = ArithmeticContext.decimal128.rounding(generator.rounding(&source))
    let texts = drawn.map { $0.text }
    let answer = operation.answer(of: texts, in: context)
    return "\(operation.rawValue) \(texts.joined(separator: " ")) -> \(answer)"
  }

  /// A generated value from one unit to another of its quantity: measure and conditions.
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

  /// A request in words: answer, remark and notes, or why there is none.
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
