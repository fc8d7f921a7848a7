import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// The laws of a type's interchange encodings, judged by codecs that follow the standard's tables.
public enum EncodingLaws {
  /// Returns the two laws of each encoding.
  ///
  ///     let bid = DecimalEncoding<Decimal128>(
  ///       .binary, encode: \.bid, decode: { Decimal128(bid: $0) },
  ///       isCanonical: { Decimal128.isCanonical(bid: $0) })
  ///     EncodingLaws.all(for: [bid]).last?.identifier  // Optional("every-bid-encoding-is-read")
  public static func all<B: DecimalBackend>(for encodings: [DecimalEncoding<B>]) -> [Law] {
    encodings.flatMap { [roundTrip(of: $0), reading(of: $0)] }
  }

  /// Returns the law that encoding and decoding a number returns the number.
  static func roundTrip<B: DecimalBackend>(of encoding: DecimalEncoding<B>) -> Law {
    .arithmetic(
      "\(encoding.coefficient.rawValue)-encoding-round-trip",
      "the \(encoding.coefficient.rawValue) encoding of x is the standard's, canonical, and read as x: sign, "
        + "digits, exponent, payload",
      source: "IEEE 754-2019, 3.5.2", of: ArithmeticQuestion.generator(.plus, in: .decimal128)
    ) { question, _ in
      guard let x = B(exactly: question.operands[0]),
        let expected = encoding.expected(question.operands[0])
      else { return .notHeld }
      let bits = encoding.encode(x)
      let returned = encoding.decode(bits)
      if bits == expected && encoding.isCanonical(bits)
        && returned.scientificString() == x.scientificString()
      {
        return .holds
      }
      return .broken([
        ("standard", hexadecimal(expected)), (B.backendName, hexadecimal(bits)),
        ("canonical", String(encoding.isCanonical(bits))),
        ("read again", returned.scientificString()),
      ])
    }
  }

  /// Returns the law that any bits are decoded as in the standard, and encoded canonically.
  static func reading<B: DecimalBackend>(of encoding: DecimalEncoding<B>) -> Law {
    var property = Property(
      "every-\(encoding.coefficient.rawValue)-encoding-is-read",
      "any 128 bits are read as the number of the standard's table, canonical or not; what is written of "
        + "that is canonical and the same number; bits are canonical if and only if they are written again",
      of: bits(near: encoding)
    ) { bits in
      let number = encoding.decode(bits)
      let expected = DecimalOperand(encoding.number(bits))?.text ?? "?"
      let again = encoding.encode(number)
      let isSame =
        number.scientificString() == expected && encoding.isCanonical(again)
        && encoding.decode(again).scientificString() == expected
        && encoding.isCanonical(bits) == (again == bits)
      if isSame { return .holds }
      return .broken([
        ("standard", expected), (B.backendName, number.scientificString()),
        ("written again", hexadecimal(again)), ("canonical", String(encoding.isCanonical(bits))),
      ])
    }
    property.describe = hexadecimal
    property.text = RegressionText(
      fileExtension: ".txt", header: "# Encodings for which this law did not hold once.\n",
      write: hexadecimal,
      read: { text in
        try RegressionRows.read(text, columns: 1) { columns in
          InterchangeFormat.reading(hexadecimal: columns[0])?.encoding
        }
      })
    return Law(property, source: "IEEE 754-2019, 3.5.2 and table 3.3")
  }

  /// Returns a generator of bits near the limits of the encoding.
  ///
  /// The bits are encoded numbers, some with one or two bits changed; any bits; infinities and NaNs
  /// with superfluous bits; coefficients around 10³⁴ and 10³³.
  private static func bits<B: DecimalBackend>(
    near encoding: DecimalEncoding<B>
  ) -> Generator<UInt128> {
    let operands = OperandGenerator(format: .decimal128)
    return Generator("128 bits") { source in
      let sign = UInt128(source.uniform(in: 0...1)) << 127
      let any = UInt128(source.choice(upTo: .max)) << 64 | UInt128(source.choice(upTo: .max))
      switch source.uniform(in: 0...5) {
      case 0, 1:
        guard var bits = encoding.expected(operands.operand(&source).value.text) else { return nil }
        for _ in 0..<source.uniform(in: 0...2) {
          bits ^= 1 << UInt128(source.uniform(in: 0...127))
        }
        return bits
      case 2: return sign | any
      case 3: return sign | 0b1111 << 123 | any >> 5
      case 4: return sign | 0b11 << 125 | any >> 3
      default:
        let limit: UInt128 = source.oneIn(2) ? .tenTo(34) : .tenTo(33)
        let exponent = UInt128(source.uniform(in: 0...3 << 12 - 1))
        return sign | exponent << 113 | limit - 2 + UInt128(source.uniform(in: 0...4))
      }
    }
  }

  private static func hexadecimal(_ bits: UInt128) -> String {
    InterchangeFormat.decimal128.hexadecimal(bits)
  }
}
