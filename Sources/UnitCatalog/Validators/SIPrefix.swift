/// The prefixes of powers of ten: SI Brochure, 9th edition (2019), section 3, table 7.
struct SIPrefix {
  let name: String
  let exponent: Int

  static let all = [
    SIPrefix(name: "yotta", exponent: 24), SIPrefix(name: "zetta", exponent: 21),
    SIPrefix(name: "exa", exponent: 18), SIPrefix(name: "peta", exponent: 15),
    SIPrefix(name: "tera", exponent: 12), SIPrefix(name: "giga", exponent: 9),
    SIPrefix(name: "mega", exponent: 6), SIPrefix(name: "kilo", exponent: 3),
    SIPrefix(name: "hecto", exponent: 2), SIPrefix(name: "deka", exponent: 1),
    SIPrefix(name: "deci", exponent: -1), SIPrefix(name: "centi", exponent: -2),
    SIPrefix(name: "milli", exponent: -3), SIPrefix(name: "micro", exponent: -6),
    SIPrefix(name: "nano", exponent: -9), SIPrefix(name: "pico", exponent: -12),
    SIPrefix(name: "femto", exponent: -15), SIPrefix(name: "atto", exponent: -18),
    SIPrefix(name: "zepto", exponent: -21), SIPrefix(name: "yocto", exponent: -24),
  ]
}
