/// The prefixes of powers of ten: SI Brochure, 9th edition (2019), section 3, table 7.
struct SIPrefix {
  let name: String
  let symbol: StaticString
  let exponent: Int

  static let all = [
    SIPrefix(name: "yotta", symbol: "Y", exponent: 24),
    SIPrefix(name: "zetta", symbol: "Z", exponent: 21),
    SIPrefix(name: "exa", symbol: "E", exponent: 18),
    SIPrefix(name: "peta", symbol: "P", exponent: 15),
    SIPrefix(name: "tera", symbol: "T", exponent: 12),
    SIPrefix(name: "giga", symbol: "G", exponent: 9),
    SIPrefix(name: "mega", symbol: "M", exponent: 6),
    SIPrefix(name: "kilo", symbol: "k", exponent: 3),
    SIPrefix(name: "hecto", symbol: "h", exponent: 2),
    SIPrefix(name: "deka", symbol: "da", exponent: 1),
    SIPrefix(name: "deci", symbol: "d", exponent: -1),
    SIPrefix(name: "centi", symbol: "c", exponent: -2),
    SIPrefix(name: "milli", symbol: "m", exponent: -3),
    SIPrefix(name: "micro", symbol: "\u{B5}", exponent: -6),
    SIPrefix(name: "nano", symbol: "n", exponent: -9),
    SIPrefix(name: "pico", symbol: "p", exponent: -12),
    SIPrefix(name: "femto", symbol: "f", exponent: -15),
    SIPrefix(name: "atto", symbol: "a", exponent: -18),
    SIPrefix(name: "zepto", symbol: "z", exponent: -21),
    SIPrefix(name: "yocto", symbol: "y", exponent: -24),
  ]
}
