import Metryvo

@main
enum Consumer {
  static func main() throws {
    try convertByConstants()
    let reader = MeasureReader()
    let (measure, target) = reader.fit(try reader.read("5 mi"), try reader.unit("km"))
    let value: Decimal128? = measure.number?.exactValue(in: .decimal128)
    guard let value else { preconditionFailure("5 is a number") }
    let converter = Converter<Decimal128>()
    let result = try converter.convert(Measure(value, measure.unit), to: target.unit)
    let text = NumberFormat(precision: .all).text(of: result.value)
    precondition(text == "8.04672" && result.isExact, "5 mi are 8.04672 km, not \(text)")
    print("consumer-check: 5 mi = \(text) km, built without gmp.h")
  }

  /// Converts with the most obvious spellings, which must compile and agree.
  private static func convertByConstants() throws {
    let format = NumberFormat(precision: .decimals(2))
    let converter = Converter<Decimal128>(target: format.target)
    let results = [
      try converter.convert(5, from: .mile, to: .kilometer),
      try converter.convert(5, from: "mile", to: "kilometer"),
      try converter.convert("5", from: .mile, to: .kilometer),
      try converter.convert("5", from: "mile", to: "kilometer"),
    ]
    for result in results {
      precondition(format.text(of: result) == "8.05", "5 mi are 8.05 km, not \(result.value)")
    }
    let double = try converter.convert(double: 5, from: .mile, to: .kilometer)
    precondition(double == 8.04672, "5 mi are 8.04672 km, not \(double)")
    precondition(RoundingTarget.decimals(2) == format.target, "other digits by default")
  }
}
