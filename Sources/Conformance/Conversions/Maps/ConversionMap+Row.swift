import DecimalArithmetic

/// A map as two columns of a saved case.
///
/// The columns of linear and affine maps are scale and offset: `-1760/7E-3`, `0/1E0`. The columns
/// of each other map are a word with its integers and base, and its ratios in order: `exponential e
/// 2`, `1/5E-5 1/2E0`.
extension ConversionMap {
  var rowForm: String {
    switch self {
    case .linear(let ratio): ratio.row
    case .affine(let map): map.scale.row
    case .irrational(_, let factor): "irrational \(factor.piPower) \(factor.lnTenPower)"
    case .reciprocal: "reciprocal"
    case .logarithm(let map): "logarithm \(map.base.row) \(map.power)"
    case .exponential(let map): "exponential \(map.base.row) \(map.root)"
    case .shift(let map): "shift \(map.base.row)"
    }
  }

  var rowConstants: String {
    let ratios: [ExactRatio] =
      switch self {
      case .linear: [.zero]
      case .affine(let map): [map.offset]
      case .irrational(let ratio, _), .reciprocal(let ratio): [ratio]
      case .logarithm(let map): [map.multiplier, map.argument]
      case .exponential(let map): [map.amplitude, map.rate]
      case .shift(let map): [map.scale, map.multiplier, map.argument]
      }
    return ratios.map(\.row).joined(separator: " ")
  }

  /// The kind of the map, under which a run counts the case.
  var label: Substring {
    switch self {
    case .linear: "linear"
    case .affine: "affine"
    default: rowForm.prefix { $0 != " " }
    }
  }

  /// Creates the map written in two columns; `nil` if the columns describe no map.
  init?(rowForm: String, constants: String) {
    let words = rowForm.split(separator: " ")
    let written = constants.split(separator: " ")
    let ratios = written.compactMap { ExactRatio(row: String($0)) }
    let numbers = words.compactMap { Int($0) }
    guard ratios.count == written.count, let word = words.first else { return nil }
    let base = words.count > 1 ? LogarithmBase(row: words[1]) : nil
    let map: ConversionMap?
    switch (word, ratios.count, numbers.count) {
    case ("irrational", 1, 2) where !ratios[0].isZero:
      map = IrrationalFactor(piPower: numbers[0], lnTenPower: numbers[1]).flatMap {
        $0.isOne ? nil : .irrational(ratios[0], $0)
      }
    case ("reciprocal", 1, 0) where !ratios[0].isZero: map = .reciprocal(ratios[0])
    case ("logarithm", 2, 1):
      map = base.flatMap {
        LogarithmMap(multiplier: ratios[0], base: $0, argument: ratios[1], power: numbers[0])
      }.map { .logarithm($0) }
    case ("exponential", 2, 1):
      map = base.flatMap {
        ExponentialMap(amplitude: ratios[0], base: $0, rate: ratios[1], root: numbers[0])
      }.map { .exponential($0) }
    case ("shift", 3, 0):
      map = base.flatMap {
        ShiftMap(scale: ratios[0], multiplier: ratios[1], base: $0, argument: ratios[2])
      }.map { .shift($0) }
    case (_, 1, 0):
      map = ExactRatio(row: rowForm).flatMap { ConversionMap(scale: $0, offset: ratios[0]) }
    default: map = nil
    }
    guard let map else { return nil }
    self = map
  }

  /// Creates x · scale + offset; `nil` if the scale is 0 or if no common denominator fits 128 bits.
  init?(scale: ExactRatio, offset: ExactRatio) {
    if scale.isZero { return nil }
    if offset.isZero {
      self = .linear(scale)
    } else if let map = AffineMap(scale: scale, offset: offset) {
      self = .affine(map)
    } else {
      return nil
    }
  }

  /// Maps of the same form with simpler constants, and maps of simpler forms.
  var simpler: [ConversionMap] {
    switch self {
    case .linear: return [.linear(.one)]
    case .affine(let map):
      let others = [
        ConversionMap(scale: .one, offset: map.offset),
        ConversionMap(scale: map.scale, offset: .one),
      ]
      return [.linear(map.scale)] + others.compactMap(\.self)
    case .irrational, .reciprocal, .logarithm, .exponential, .shift:
      let ratios = rowConstants.split(separator: " ")
      return ratios.indices.compactMap { place in
        var changed = ratios
        changed[place] = Substring(ExactRatio.one.row)
        return ConversionMap(rowForm: rowForm, constants: changed.joined(separator: " "))
      }
    }
  }
}

extension LogarithmBase {
  fileprivate var row: String {
    switch self {
    case .ten: "ten"
    case .e: "e"
    }
  }

  fileprivate init?(row: Substring) {
    switch row {
    case "ten": self = .ten
    case "e": self = .e
    default: return nil
    }
  }
}

extension ExactRatio {
  /// The ratio as a column: `-1760/1E-3`.
  var row: String { "\(isNegative ? "-" : "")\(numerator)/\(denominator)E\(exponent)" }

  init?(row: String) {
    let parts = row.drop { $0 == "-" }.split { $0 == "/" || $0 == "E" }
    guard parts.count == 3, let numerator = UInt128(parts[0]), let denominator = UInt128(parts[1]),
      denominator > 0, let exponent = Int(parts[2])
    else { return nil }
    self.init(
      isNegative: row.hasPrefix("-"), numerator, over: denominator, exponent: exponent)
  }
}
