import Metryvo

let answer = try RequestConverter<Decimal128>().convert("5 ft 6 in to cm")
print(answer.text, answer.remark.english)  // 167.64 cm exact

let converter = Converter<Decimal128>(target: .decimals(2))
let result = try converter.convert(5, from: .mile, to: .kilometer)
print(result.value, result.isExact)  // 8.05 false

let requests = RequestConverter<Decimal128>()
let ounces = try requests.convert("12 fl oz to mL")
print(ounces.text)
// 354.88235475 mL
for note in ounces.notes { print(note.english) }
// 'fl oz' was read as US fluid ounce (fluid-ounce); also: fluid-ounce-imperial

do throws(RequestError) {
  print(try requests.convert("5 km to kg").text)
} catch {
  print(error.identifier)
  // notConvertible
  print(error.english)
  // cannot convert kilometer (length) to kilogram (mass): they measure different quantities
}

let plan = try converter.plan(from: .mile, to: .kilometer)
for text in ["1", "26.2", "3.1"] { print(try plan.convert(text)) }
// 1.61
// 42.16
// 4.99
