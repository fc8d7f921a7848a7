import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitConversion

/// Laws of numbers for which a prepared conversion has a fast path, with results at which the path
/// may fail.
extension ConversionLaws {
  /// The pairs with a rational scale, with or without an offset; other pairs have no fast path.
  private var rationalPairs: [UnitPair] {
    pairs.filter { if case .linear = $0.formula { true } else { false } }
  }

  /// Returns the law that a preparation and the map convert short numbers alike.
  ///
  /// ``preparation(_:)`` draws values and targets of every kind; few of its values are short, and
  /// few of its results are ties. In this law all values are short, and half of the values are
  /// built so that the result is near a tie or a carry.
  package func shortNumbers<B: DecimalBackend>(_ backend: B.Type) -> Law {
    .conversion(
      "short-numbers-are-prepared-alike",
      "x of at most 19 digits and nine decimals by a preparation to decimals, as a number and from text, "
        + "= x by the map: value, exponent, conditions; half of the x are near the preimage of a tie or a carry",
      source: "ConversionPreparation", of: Self.shortCases(rationalPairs, shiftedPairs),
      keptAs: ConversionCase.regressionText(pairs)
    ) { conversion, _ in
      guard let value = B(exactly: conversion.value) else { return .notHeld }
      let (map, target) = (conversion.pair.plan.map, conversion.target)
      let context = conversion.context
      let general = B.convert(value, by: map, to: target, in: context)
      let prepared = B.Preparation(map, to: target, in: context)
      let number = prepared.convert(value)
      let source = Array(value.scientificString().utf8)
      let text = source.withUnsafeBufferPointer {
        prepared.string(utf8: $0, capacity: ConvertedText.capacity(in: context))
      }
      let ways: [(who: String, what: String)] = [
        ("general", ConversionAnswer(general).description),
        ("prepared", ConversionAnswer(number).description),
      ]
      if ways[0].what != ways[1].what { return .broken(ways) }
      return .equation(
        ("general", general.value.scientificString()), ("written from the text", text))
    }
  }

  private static func shortCases(
    _ rational: [UnitPair], _ shifted: [UnitPair]
  ) -> Generator<ConversionCase> {
    Generator("short numbers") { source in
      let pairs = source.oneIn(3) && !shifted.isEmpty ? shifted : rational
      if pairs.isEmpty { return nil }
      let pair = source.element(of: pairs)
      let decimals = source.uniform(in: 0...12)
      let mode =
        source.oneIn(4)
        ? source.element(of: RoundingMode.allCases)
        : source.element(of: [.halfEven, .halfUp, .halfDown])
      var value = typed(&source)
      if source.oneIn(2), let preimage = preimage(by: pair, decimals: decimals, &source) {
        value = preimage
      }
      return ConversionCase(
        pair: pair, value: value,
        target: .decimals(decimals, elseDigits: source.uniform(in: 0...2)),
        context: .decimal128.rounding(mode))
    }
  }

  /// Draws a number of up to 19 digits, with up to nine decimals.
  private static func typed(_ source: inout ChoiceSource) -> String {
    let digits = NumberParts.digits(source.uniform(in: 1...19), &source)
    return (source.oneIn(3) ? "-" : "") + digits + "E\(source.uniform(in: -9...0))"
  }

  /// Returns a number of 4 to 18 digits: the rounded preimage of a tie, or of nines next to a tie.
  private static func preimage(
    by pair: UnitPair, decimals: Int, _ source: inout ChoiceSource
  ) -> String? {
    guard case .linear(let scale, let offset) = pair.formula else { return nil }
    let count = source.uniform(in: 1...8)
    let kept =
      source.oneIn(2)
      ? String(repeating: "9", count: count) : NumberParts.digits(count, &source)
    let sign = source.oneIn(3) ? "-" : ""
    let whole = source.oneIn(2) ? "" : String(source.uniform(in: 1...99_999))
    guard let result = Rational(exactly: "\(sign)\(whole)\(kept)5E\(-decimals - 1)") else {
      return nil
    }
    return ((result - offset) / scale).roundedText(digits: source.uniform(in: 4...18))
  }
}
