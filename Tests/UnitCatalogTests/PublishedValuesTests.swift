import DecimalArithmetic
import Testing
import UnitCatalog

/// Values as statutes and standards print them: 1 `unit` is `value` `other`.
private let published: [(unit: String, value: String, other: String)] = [
  // 24 FR 5348; UK Weights and Measures Act 1985, section 1 and schedule 1
  ("yard", "0.9144", "meter"), ("inch", "2.54", "centimeter"), ("foot", "0.3048", "meter"),
  ("mile", "1609.344", "meter"), ("mile", "5280", "foot"), ("furlong", "201.168", "meter"),
  ("chain", "20.1168", "meter"), ("chain", "66", "foot"), ("link", "0.201168", "meter"),
  ("rod", "5.0292", "meter"), ("rod", "16.5", "foot"), ("fathom", "1.8288", "meter"),
  ("league", "4828.032", "meter"), ("mil", "25.4", "micrometer"), ("hand", "10.16", "centimeter"),
  ("survey-foot", "1200/3937", "meter"), ("survey-mile", "6336000/3937", "meter"),
  ("nautical-mile", "1852", "meter"), ("nautical-mile-admiralty", "1853.184", "meter"),
  ("astronomical-unit", "149597870700", "meter"), ("light-year", "9460730472580800", "meter"),
  ("angstrom", "0.1", "nanometer"), ("point-printer", "100/7227", "inch"),
  ("pound", "0.45359237", "kilogram"), ("ounce", "28.349523125", "gram"),
  ("grain", "64.79891", "milligram"), ("dram", "1.7718451953125", "gram"),
  ("stone", "6.35029318", "kilogram"), ("ton", "907.18474", "kilogram"),
  ("ton-imperial", "1016.0469088", "kilogram"), ("hundredweight", "45.359237", "kilogram"),
  ("hundredweight-imperial", "50.80234544", "kilogram"), ("ounce-troy", "31.1034768", "gram"),
  ("pound-troy", "0.3732417216", "kilogram"), ("pennyweight", "1.55517384", "gram"),
  ("carat", "0.2", "gram"), ("assay-ton", "175/6", "gram"), ("kin", "0.6", "kilogram"),
  ("slug", "4.4482216152605/0.3048", "kilogram"), ("pood", "16.3804964", "kilogram"),
  // NIST Handbook 44, appendix C
  ("cubic-inch", "16.387064", "milliliter"), ("cubic-foot", "28.316846592", "liter"),
  ("gallon", "3.785411784", "liter"), ("gallon", "128", "fluid-ounce"),
  ("quart", "0.946352946", "liter"), ("pint", "473.176473", "milliliter"),
  ("cup", "236.5882365", "milliliter"), ("fluid-ounce", "29.5735295625", "milliliter"),
  ("tablespoon", "14.78676478125", "milliliter"), ("tablespoon", "3", "teaspoon"),
  ("teaspoon", "4.92892159375", "milliliter"), ("gill", "118.29411825", "milliliter"),
  ("bushel", "35.23907016688", "liter"), ("barrel", "158.987294928", "liter"),
  ("gallon-imperial", "4.54609", "liter"), ("pint-imperial", "0.56826125", "liter"),
  ("fluid-ounce-imperial", "28.4130625", "milliliter"), ("cup-metric", "250", "milliliter"),
  ("fluid-dram-imperial", "3.5516328125", "milliliter"),
  ("minim-imperial", "1/480", "fluid-ounce-imperial"),
  ("cup-imperial", "284.130625", "milliliter"), ("cup-us-legal", "240", "milliliter"),
  ("cup-japanese", "200", "milliliter"), ("tablespoon-australian", "20", "milliliter"),
  ("cord", "128", "cubic-foot"), ("board-foot", "144", "cubic-inch"),
  ("acre-foot", "43560", "cubic-foot"), ("sho", "2401/1331", "liter"),
  ("acre", "4046.8564224", "square-meter"), ("acre", "43560", "square-foot"),
  ("hectare", "10000", "square-meter"), ("square-mile", "640", "acre"),
  ("square-yard", "0.83612736", "square-meter"), ("square-foot", "0.09290304", "square-meter"),
  ("square-inch", "6.4516", "square-centimeter"), ("rood", "1011.7141056", "square-meter"),
  ("tsubo", "400/121", "square-meter"), ("mu-chinese", "2000/3", "square-meter"),
  ("survey-acre", "62726400000/15499969", "square-meter"),
  ("knot", "1852/3600", "meter-per-second"), ("mile-per-hour", "0.44704", "meter-per-second"),
  ("kilometer-per-hour", "1/3.6", "meter-per-second"),
  ("light-speed", "299792458", "meter-per-second"),
  ("week", "604800", "second"), ("month-30-day", "30", "day"), ("year-365-day", "365", "day"),
  ("year-gregorian", "31556952", "second"), ("month-gregorian", "2629746", "second"),
  ("year-julian", "31557600", "second"), ("century", "1200", "month-gregorian"),
  // IEC 80000-13
  ("byte", "8", "bit"), ("kilobyte", "1000", "byte"), ("kibibyte", "1024", "byte"),
  ("mebibyte", "1048576", "byte"), ("gigabyte", "1000000000", "byte"),
  ("tebibyte", "1099511627776", "byte"), ("yobibyte", "1208925819614629174706176", "byte"),
]

@Suite struct PublishedValuesTests {
  @Test func scalesAreThePublishedValues() {
    var failures: [String] = []
    for (unit, value, other) in published {
      let expected = ExactRatio(published: value).map { ConversionMap.linear($0) }
      let map = Catalog.standard.unit(unit).flatMap { from in
        Catalog.standard.unit(other).flatMap { from.conversionMap(to: $0) }
      }
      if map == nil || map != expected { failures.append("\(unit) \(value) \(other)") }
    }
    #expect(failures == [])
  }

  @Test func fixedPointsOfTemperatureScalesMeet() {
    // Ice and steam point of each scale, which are 273.15 and 373.15 in kelvins.
    let scales: [(unit: String, ice: String, steam: String)] = [
      ("kelvin", "273.15", "373.15"), ("celsius", "0", "100"), ("fahrenheit", "32", "212"),
      ("rankine", "491.67", "671.67"), ("reaumur", "0", "80"), ("newton-scale", "0", "33"),
      ("delisle", "150", "0"), ("romer", "7.5", "60"),
    ]
    var failures: [String] = []
    for (unit, ice, steam) in scales {
      for (reading, kelvins) in [(ice, "273.15"), (steam, "373.15")] {
        let scale = Catalog.standard.unit(unit)
        let value = ExactRatio(published: reading).flatMap { reading in
          scale.flatMap { $0.scale.multiplied(by: reading)?.adding($0.offset) }
        }
        if value == nil || value != ExactRatio(published: kelvins) {
          failures.append("\(unit) \(reading)")
        }
      }
    }
    #expect(failures == [])
  }
}
