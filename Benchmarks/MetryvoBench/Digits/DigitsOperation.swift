/// What is measured of `BigDecimal` at numbers of digits, beside libmpdec.
enum DigitsOperation: String, CaseIterable, Codable {
  case add, subtract, multiply, divide, quantize, parse, format
  case squareRoot = "squareroot"
  case exp, ln

  /// The most digits at which ours is measured.
  var mostDigits: Int { isSeries ? 100_000 : 1_000_000 }

  /// The most digits at which libmpdec is: its exp takes minutes at 10⁵, its square root 16 s at 10⁶.
  var mostPeerDigits: Int { isSeries ? 10_000 : self == .squareRoot ? 100_000 : 1_000_000 }

  private var isSeries: Bool { self == .exp || self == .ln }

  /// How time grows with the digits n by theory, for binary coefficients in GMP's limbs.
  ///
  /// M(n) is a product's time: n^1.58 by Karatsuba, n^1.46 and n^1.40 by Toom, n · log n by FFT.
  var theory: String {
    switch self {
    case .add, .subtract, .quantize: "n: the exponents differ by a few digits only"
    case .multiply, .divide, .squareRoot: "M(n): n^1.58 falling to n · log n"
    case .parse, .format: "M(n) · log n; n² below GMP's thresholds"
    case .exp, .ln: "M(n) · log² n; M(n) · √n below some thousand digits"
    }
  }
}

/// Whether a result is a new value or takes the place of an existing one.
enum ResultForm: String, CaseIterable, Codable {
  case fresh, existing
}
