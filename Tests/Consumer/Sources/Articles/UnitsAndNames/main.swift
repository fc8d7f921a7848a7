import Metryvo

let mile = MeasureUnit.mile
print(mile.symbol, mile.quantity)  // mi length
print(mile.definition, mile.kind)  // 1760 yard exact

let catalog = Catalog.standard
print(catalog.unit("mile-per-hour")?.symbol ?? "no such unit")  // mph
print(catalog.lookUp("KILOMETRES"))  // found(kilometer)
print(catalog.lookUp("oz", in: "mass"))  // found(ounce)
print(catalog.lookUp("ton", in: "mass"))  // ambiguous([ton, ton-imperial, tonne])
print(catalog.lookUp("kilometr"))  // unknown(suggestions: [kilometer])

let requests = RequestConverter<Decimal128>()
let ounces = try requests.convert("12 oz to mL")
print(ounces.text)
// 354.88235475 mL
for note in ounces.notes { print(note.english) }
// 'oz' was read as US fluid ounce (fluid-ounce); also: fluid-ounce-imperial

var settings = ConversionSettings()
settings.region = RegionCode(rawValue: "GB")
print(try RequestConverter<Decimal128>(settings).convert("12 oz to mL").text)
// 340.95675 mL

do throws(RequestError) {
  print(try requests.convert("5 mw to W").text)
} catch {
  print(error)
}
// 'mw' is neither mW (milliwatt) nor MW (megawatt): write the case that is meant

for match in UnitSearch().matches(for: "killometer", limit: 2) { print(match.unit, match.edits) }
// kilometer 1
// cubic-kilometer 1

let smoot = CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67")
let withSmoots = try Catalog.standard.adding([smoot])
let bridge = RequestConverter<Decimal128>(catalog: withSmoots)
print(try bridge.convert("364.4 smoots to m").text)  // 620.13592 m

let currency = CustomQuantity(name: "Currency (manual)", baseName: "euro", baseSymbol: "€")
let dollar = CustomUnit(name: "dollar", symbol: "$", reference: "euro", factor: "0.92")
let money = try Catalog.standard.adding(currency).adding([dollar])
print(try RequestConverter<Decimal128>(catalog: money).convert("5 dollars to euros").text)
// 4.6 €
