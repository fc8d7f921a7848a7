import Metryvo

@main
enum Consumer {
  static func main() throws {
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
}
