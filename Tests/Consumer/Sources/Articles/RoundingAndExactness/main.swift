import Metryvo

let meters = try Converter<Decimal128>().convert(1, from: .mile, to: .meter)
print(meters.value, meters.isExact)  // 1609.344 true

let yards = try Converter<Decimal128>().convert(1, from: .foot, to: .yard)
print(yards.value)  // 0.3333333333333333333333333333333333
print(yards.isExact, yards.conditions)  // false Inexact Rounded

let threeDigits = Converter<Decimal128>(target: .digits(3))
print(try threeDigits.convert(1, from: .mile, to: .meter).value)  // 1.61E+3

let twoDecimals = Converter<Decimal128>(target: .decimals(2))
print(try twoDecimals.convert(1, from: .mile, to: .meter).value)  // 1609.34
print(try twoDecimals.convert(1, from: .millimeter, to: .mile).value)  // 6.2E-7

let zeroAllowed = Converter<Decimal128>(target: .decimals(2, elseDigits: 0))
print(try zeroAllowed.convert(1, from: .millimeter, to: .mile).value)  // 0.00

for mode in RoundingMode.allCases {
  let converter = Converter<Decimal128>(
    context: .decimal128.rounding(mode), target: .decimals(2))
  print(mode.rawValue, try converter.convert("0.75", from: .inch, to: .centimeter).value)
}
// half-even 1.90
// half-up 1.91
// half-down 1.90
// down 1.90
// up 1.91
// floor 1.90
// ceiling 1.91
// 05up 1.91

let daltons = try Converter<Decimal128>().convert(1, from: .dalton, to: .kilogram)
print(daltons.value)  // 1.66053906892E-27
print(daltons.conversion.isExact, daltons.isExact)  // true false
print(MeasureUnit.dalton.kind)  // measured

let fortyDecimals = Converter<Decimal128>(target: .decimals(40))
print(try fortyDecimals.convert(1, from: .foot, to: .yard).isPrecisionLimited)  // true

let format = NumberFormat(locale: .german, precision: .decimals(2))
let german = Converter<Decimal128>(target: format.target)
print(format.text(of: try german.convert("1234.5", from: .mile, to: .kilometer)))
// 1.986,74
