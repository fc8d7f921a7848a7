import UnitCatalog

extension ReadingError: CustomStringConvertible {
  /// One sentence without a full stop: the fault, its place, and a remedy.
  public var description: String { sentence("character \(column) (byte \(offset))") }

  /// Returns the sentence with a given name of the place.
  private func sentence(_ place: String) -> String {
    switch reason {
    case .empty: "a number is missing"
    case .expectedDigit: "the text ends too early: digits must follow"
    case .unexpected(let scalar): "unexpected \(Self.name(of: scalar)) at \(place)"
    case .notANumber: "a word stands at \(place) where a number must begin"
    case .misplacedMark: "the mark at \(place) separates no groups of three digits and no decimals"
    case .misplacedIndianMark:
      "the mark at \(place) separates no decimals and no groups as in 12,34,567: the last three "
        + "digits, and pairs before them"
    case .mixedDigits: "the digit at \(place) is of another script than those before it"
    case .malformedUTF8: "the text is not UTF-8 at \(place)"
    case .tooManyDigits(let count, let limit):
      "the number at \(place) has \(count) digits; at most \(limit) are read"
    case .exponentOutOfRange(let limit, let isTooLarge):
      "the number at \(place) is too \(isTooLarge ? "large" : "small"): the exponent of its first "
        + "digit may be -\(limit)...\(limit)"
    case .improperFraction:
      "the fraction at \(place) is not below 1; write the whole number before it, like 3 1/2"
    case .hyphenatedFraction:
      "a whole number and a fraction with a dash between them, at \(place), may be one number or a "
        + "range: write 2 3/4 for the number"
    case .spacedNumber(let number):
      "'\(number.excerpt)' at \(place) may be one number or two: write one number without the space, and "
        + "two with 'x' between them"
    case .zeroDenominator: "the fraction at \(place) has the denominator 0"
    case .fractionTooLong: "the fraction at \(place) has too many digits"
    case .missingUnit: "the number has no unit: write it like '5 mi'"
    case .unknownUnit(let suggestions):
      "unknown unit at \(place)"
        + (suggestions.isEmpty ? "" : "; did you mean \(Self.list(suggestions))?")
    case .letterCase(let candidates, let absent):
      "the name at \(place) is \(Self.denial(of: candidates, absent, ""))"
    case .unknownQualifier(let known):
      "unknown qualifier of the unit at \(place); known: \(known.joined(separator: ", "))"
    case .bareQualifier(_, let name):
      "the qualifier at \(place) needs parentheses: write '\(name.excerpt)'"
    case .partOfMeasure(let text):
      "'\(text.excerpt)' at \(place) changes the measure beside it and is not understood; write the "
        + "measure without it"
    case .difference:
      "a difference of two measures, at \(place), is not converted: convert them one by one; for a "
        + "range write 10–12 km"
    case .sum: "a sum of two measures, at \(place), is not converted: convert them one by one"
    case .separateParts:
      "the measure at \(place) may be a part of the one before it or one of its own: write a sum "
        + "without a comma, like '1 m 20 cm', or one measure"
    case .noMeasure: "there is no number with a unit"
    }
  }

  /// Returns the sentence of the error with an excerpt of the text.
  ///
  ///     var message = ""
  ///     do { _ = try MeasureReader().read("5 kilometr") } catch {
  ///       message = error.message(for: "5 kilometr")
  ///     }
  ///     message  // unknown unit 'kilometr'; did you mean km (kilometer)?
  ///
  /// - Parameters:
  ///   - text: the text whose reading threw the error.
  ///   - countsBytes: whether places include the byte, for programs, or only the character, for
  ///     people.
  /// - Returns: a sentence without a full stop.
  public func message(for text: String, countsBytes: Bool = true) -> String {
    let sentence = countsBytes ? description : sentence("character \(column)")
    switch reason {
    case .empty: return sentence
    case .notANumber: return "'\(word(of: text).excerpt)' is not a number"
    case .missingUnit: return "'\(text.excerpt)' has no unit: write it like '5 mi'"
    case .tooManyDigits, .exponentOutOfRange: return sentence
    case .unknownUnit(let suggestions):
      return "unknown unit '\(rest(of: text).excerpt)'"
        + (suggestions.isEmpty ? "" : "; did you mean \(Self.list(suggestions))?")
    case .letterCase(let candidates, let absent):
      let word = word(of: text).excerpt
      return "'\(word)' is \(Self.denial(of: candidates, absent, " (\(word))"))"
    case .bareQualifier(let word, let name):
      return
        "'\(word.excerpt)' tells units of this name apart and needs parentheses: write '\(name.excerpt)'"
    case .unknownQualifier(let known):
      return "unknown qualifier in '\(rest(of: text).excerpt)'; known: "
        + known.joined(separator: ", ")
    default: return "cannot read '\(text.excerpt)': \(sentence)"
    }
  }

  /// Returns the text from the place of the error on.
  private func rest(of text: String) -> String {
    String(decoding: text.utf8.dropFirst(offset), as: UTF8.self)
  }

  /// Returns the text from the place of the error up to white space.
  private func word(of text: String) -> String {
    let word = text.utf8.dropFirst(offset).prefix { $0 > 0x20 }
    return String(decoding: word, as: UTF8.self)
  }

  /// Returns the name of a character: `','`, `tab`, or `invisible character U+200B`.
  package static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x20: return "space"
    case 0x9: return "tab"
    case 0xA...0xD, 0x85, 0x2028, 0x2029: return "line break"
    case 0xA0, 0x2007, 0x202F: return "no-break space"
    case 0x21...0x7E: return "'\(scalar)'"
    default: break
    }
    let code = String(Printable.code(of: scalar).dropFirst().dropLast())
    switch scalar.value {
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: return "space \(code)"
    case ..<0x20, 0x7F...0x9F: return "control character \(code)"
    default: return (Printable.isPrintable(scalar) ? "" : "invisible character ") + code
    }
  }

  private static func list(_ units: [MeasureUnit], last: String = " or ") -> String {
    var text = ""
    for (position, unit) in units.enumerated() {
      if position > 0 { text += position == units.count - 1 ? last : ", " }
      text += unit.symbol == unit.identifier ? unit.symbol : "\(unit.symbol) (\(unit.name))"
    }
    return text
  }

  /// Returns the denial of a name whose letter case decides.
  ///
  /// `neither mW (milliwatt) nor MW (megawatt): write the case that is meant`; for the name of an
  /// absent unit `not g (gram), and gigameter (Gm) is not in the catalog: …`.
  private static func denial(of units: [MeasureUnit], _ absent: String?, _ symbol: String) -> String
  {
    let names = list(units, last: " nor ")
    return (units.count == 1 ? "not \(names)" : "neither \(names)")
      + (absent.map { ", and \($0)\(symbol) is not in the catalog" } ?? "")
      + ": write the case that is meant"
  }
}
