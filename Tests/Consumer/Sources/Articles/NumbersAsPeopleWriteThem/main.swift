import Metryvo

let english = RequestConverter<Decimal128>()
let requests = [
  "1,234.5 km to mi", "3 1/2 tbsp to mL", "½ mi to km", "1.5 million km to mi", "2e3 m to km",
  "5 ft 6 in to cm", "1 h 30 min to s", "5-10 mi to km", "-40 °C to °F",
]
for request in requests { print(request, "=", try english.convert(request).text) }
// 1,234.5 km to mi = 767.0827368169887854927225005965163 mi
// 3 1/2 tbsp to mL = 51.753676734375 mL
// ½ mi to km = 0.804672 km
// 1.5 million km to mi = 932056.7883560009544261512765449773 mi
// 2e3 m to km = 2 km
// 5 ft 6 in to cm = 167.64 cm
// 1 h 30 min to s = 5400 s
// 5-10 mi to km = 8.04672 – 16.09344 km
// -40 °C to °F = -40 °F

var settings = ConversionSettings()
settings.locale = .german
settings.decimals = 2
let german = RequestConverter<Decimal128>(settings)
print(try german.convert("1.234,5 km in mi").text)  // 767,08 mi

let doubtful = try english.convert("1,234 m to km")
print(doubtful.text)
// 1.234 km
for note in doubtful.notes { print(note.identifier, "-", note.english) }
// numberReadAs - '1,234 m' was read as 1234 m
// ambiguousSeparator - the mark in the number can be read in two ways

settings.isStrict = true
let strict = RequestConverter<Decimal128>(settings)
do throws(RequestError) {
  print(try strict.convert("1/2 km in mi").text)
} catch {
  print(error.english)
}
// cannot read '1/2 km': unexpected '/' at character 2 (byte 1)

let pasted = try PastedMeasure(in: "It weighs about 5,5 kg, says the label.")
print(pasted.number ?? "no number", pasted.reading.unit)  // 5.5 kilogram
for note in pasted.notes { print(note.english) }
// left out: 'It weighs about', 'says the label'

let number: Decimal128 = 12_345_678
for identifier in ["en", "de", "de-CH", "en-IN"] {
  if let locale = NumberLocale(rawValue: identifier) {
    print(identifier, NumberFormat(locale: locale).text(of: number))
  }
}
// en 12,345,678
// de 12.345.678
// de-CH 12’345’678
// en-IN 1,23,45,678
