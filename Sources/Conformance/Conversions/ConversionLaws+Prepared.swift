import DecimalArithmetic
import PropertyTesting
import UnitConversion

/// Laws that compare prepared plans and batches with single conversions.
extension ConversionLaws {
  /// Returns the law that the fast paths of a prepared plan return the general conversion's
  /// results.
  package func preparation<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      "a-prepared-conversion-is-the-general-one",
      "x by a preparation = x by the map; the text written from x, and from the text of x, is its result: "
        + "value, exponent, conditions, and whether the precision decided the place",
      source: "ConversionPreparation", of: pairs, on: backend
    ) { conversion, value in
      let (map, target) = (conversion.pair.plan.map, conversion.target)
      let context = conversion.context
      let general = ConversionAnswer(B.convert(value, by: map, to: target, in: context))
      let prepared = B.Preparation(map, to: target, in: context)
      let capacity = ConvertedText.capacity(in: context)
      let source = Array(value.scientificString().utf8)
      let read = source.withUnsafeBufferPointer { B.Preparation.read(utf8: $0, in: context) }
      if read.value.scientificString() != value.scientificString() || !read.conditions.isEmpty {
        return .broken([
          ("x", value.scientificString()), ("read", ArithmeticAnswer(read).description),
        ])
      }
      let fromNumber = written(capacity) { prepared.convert(value, into: $0) }
      let fromText = source.withUnsafeBufferPointer { bytes in
        written(capacity) { prepared.convert(utf8: bytes, into: $0) }
      }
      let string = source.withUnsafeBufferPointer {
        prepared.string(utf8: $0, capacity: capacity)
      }
      let ways: [(who: String, what: String)] = [
        ("prepared", ConversionAnswer(prepared.convert(value)).description),
        ("written from the number", fromNumber.description),
        ("written from the text", fromText.description),
      ]
      if let wrong = ways.first(where: { $0.what != general.description }) {
        return .broken([("general", general.description), wrong])
      }
      return .equation(("written from the text", fromText.text), ("as a string", string))
    }
  }

  /// Returns the law that a batch, in any order, returns the results of single conversions.
  package func batch<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      "a-batch-is-one-by-one",
      "the k-th result of x, −x, 0, x by a plan, and of the same backwards, = the k-th number alone: "
        + "value, exponent, conditions",
      source: "PreparedPlan.convert(contentsOf:)", of: pairs, on: backend
    ) { conversion, value in
      let converter = Converter<B>(context: conversion.context, target: conversion.target)
      let units = conversion.pair.plan
      guard let plan = try? converter.plan(from: units.source, to: units.target) else {
        return .broken([("plan", "none")])
      }
      let numbers = [
        value, B(exactly: ArithmeticLaws.negated(conversion.value)), B(exactly: "0"), value,
      ].compactMap(\.self)
      let alone = numbers.map {
        B.convert($0, by: units.map, to: conversion.target, in: conversion.context)
      }
      let together = plan.convert(contentsOf: numbers).map(\.conversion)
      let backwards = plan.convert(contentsOf: numbers.reversed()).reversed().map(\.conversion)
      // The elements need initial values, which the conversion overwrites.
      var results = numbers
      numbers.withUnsafeBufferPointer { source in
        results.withUnsafeMutableBufferPointer { plan.convert(contentsOf: source, into: $0) }
      }
      for (place, single) in alone.enumerated() {
        let expected = ConversionAnswer(single)
        let answers = [together[place], backwards[place]].map { ConversionAnswer($0) }
        let inMemory = results[place].scientificString()
        if answers.contains(where: { $0 != expected }) || inMemory != expected.text {
          return .broken([
            ("alone", expected.description), ("together", answers[0].description),
            ("backwards", answers[1].description), ("in memory", inMemory),
          ])
        }
      }
      return .holds
    }
  }

  private func written(
    _ capacity: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> ConvertedText
  ) -> ConversionAnswer {
    var buffer = [UInt8](repeating: 0, count: capacity)
    let result = buffer.withUnsafeMutableBufferPointer { write($0) }
    return ConversionAnswer(
      text: String(decoding: buffer.prefix(result.length), as: UTF8.self),
      conditions: result.conditions, isPrecisionLimited: result.isPrecisionLimited)
  }
}
