import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ConversionLaws {
  /// Any map at all, not only those of a catalog's units: ratios of up to 128 bits, offsets that nearly
  /// cancel, contexts of every size, decimals beyond both ends of the range.
  public static func anyMap<B: DecimalBackend>(_ backend: B.Type) -> Law {
    var property = Property(
      "any-map-is-exact-then-rounded-once",
      "x · scale + offset on the backend = by exact rationals, rounded once: value, exponent, conditions",
      of: MapCase.generator(for: backend)
    ) { mapping in
      guard let value = B(exactly: mapping.value) else { return .notHeld }
      guard let map = mapping.map else { return .discarded("scale and offset exceed 128 bits") }
      guard let expected = mapping.expected else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      let got = ConversionAnswer(
        B.convert(value, by: map, to: mapping.target, in: mapping.context))
      return got == ConversionAnswer(expected)
        ? .holds : .broken([(B.backendName, got.description)])
    }
    property.describe = { $0.description }
    property.identify = { "\($0.description) \($0.context.directives)" }
    property.details = { mapping in
      [
        ("context", mapping.context.directives),
        ("oracle", mapping.expected.map { ConversionAnswer($0).description } ?? "not judged"),
      ]
    }
    property.simplifications = MapCase.simplifications
    property.text = MapCase.regressionText
    return Law(property, source: "DecimalBackend.convert")
  }
}
