import UnitCatalog

/// Returns a catalog with every form of conversion formula, small enough to judge all pairs.
func specialUnitsCatalog() throws(CatalogError) -> Catalog {
  try Catalog(texts: specialQuantities.map { CatalogText(name: $0.name, $0.text) })
}

private var specialQuantities: [(name: String, text: String)] {
  [
    quantity("length", "length", [("meter", "base"), ("kilometer", "1000 meter")]),
    quantity("volume", "length^3", [("cubic-meter", "base"), ("liter", "1e-3 meter^3")]),
    quantity("mass", "mass", [("kilogram", "base")]),
    quantity("time", "time", [("second", "base")]),
    quantity("current", "current", [("ampere", "base")]),
    quantity(
      "temperature", "temperature",
      [
        ("kelvin", "base"), ("celsius", "1 kelvin + 273.15 kelvin"),
        ("fahrenheit", "5/9 kelvin + 273.15 kelvin - 160/9 kelvin"), ("rankine", "5/9 kelvin"),
      ]),
    quantity(
      "angle", "1",
      [
        ("revolution", "base"), ("degree", "1/360 revolution"),
        ("radian", "revolution / 2 * pi"), ("mil", "1e-3 radian"),
      ]),
    quantity(
      "solid-angle", "1",
      [("spat", "base"), ("steradian", "spat / 4 * pi"), ("square-degree", "pi spat / 4 * 180^2")]),
    quantity(
      "consumption", "length^-2",
      [
        ("meter-per-cubic-meter", "base"), ("kilometer-per-liter", "kilometer / liter"),
        ("liter-per-100-kilometer", "reciprocal liter / 100 * kilometer"),
        ("liter-per-kilometer", "reciprocal liter / kilometer"),
      ]),
    quantity(
      "pressure", "mass length^-1 time^-2",
      [
        ("pascal", "base"), ("atmosphere", "101325 pascal"),
        ("decibel-spl", "level 20 log10 re 20e-6 pascal"),
        ("decibel-pascal", "level 20 log10 re pascal"),
      ]),
    quantity(
      "power", "mass length^2 time^-3",
      [
        ("watt", "base"), ("horsepower", "745.69987158227022 watt"),
        ("dbm", "level 10 log10 re 1e-3 watt"), ("dbw", "level 10 log10 re watt"),
      ]),
    quantity(
      "resistance", "mass length^2 time^-3 current^-2", [("ohm", "base")]),
    quantity(
      "voltage", "mass length^2 time^-3 current^-1",
      [
        ("volt", "base"), ("dbv", "level 20 log10 re volt"),
        ("dbu", "level 10 log10 re 1e-3 watt * 600 ohm"),
      ]),
    quantity("amount", "amount", [("mole", "base")]),
    quantity(
      "concentration", "amount length^-3",
      [("mole-per-liter", "mole / liter"), ("ph", "level -1 log10 re mole / liter")],
      base: ("mole-per-cubic-meter", "base")),
    quantity(
      "logarithmic-ratio", "1",
      [("neper", "base"), ("bel", "1/2 ln10 neper"), ("decibel", "1/10 bel")]),
    quantity(
      "field", "mass time^-2 current^-1",
      [("tesla", "base"), ("field-neper", "level 1 ln re 3 tesla")]),
  ]
}

private func quantity(
  _ name: String, _ dimension: String, _ units: [(name: String, definition: String)],
  base: (name: String, definition: String)? = nil
) -> (name: String, text: String) {
  let all = (base.map { [$0] } ?? []) + units
  let head = [
    "quantity \(name)", "name \(name)", "icon none", "base \(all[0].name)",
    "dimension \(dimension)",
  ]
  let lines = all.flatMap { unit in
    [
      "unit \(unit.name)", "symbol \(unit.name)", "name \(unit.name)", "system other",
      "definition \(unit.definition)", "source Test",
    ]
  }
  return (name, (head + lines).joined(separator: "\n"))
}
