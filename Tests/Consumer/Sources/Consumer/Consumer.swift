import Metryvo

@main
enum Consumer {
  static func main() throws {
    let value = try NumberReader.decimal128.read("5", as: Decimal128.self)
    let units = try UnitReader().read(from: "mi", to: "km")
    let converter = Converter<Decimal128>()
    let result = try converter.convert(Measure(value, units.source.unit), to: units.target.unit)
    let text = NumberWriter().write(result.value)
    precondition(text == "8.04672" && result.isExact, "5 mi are 8.04672 km, not \(text)")
    print("consumer-check: 5 mi = \(text) km, built without gmp.h")
  }
}
