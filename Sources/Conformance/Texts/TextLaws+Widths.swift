import MeasureText
import PropertyTesting
import UnitCatalog

/// Laws of full-width characters, and of full stops between symbols.
extension TextLaws {
  /// The law that a text with full-width characters is read like the ASCII text.
  ///
  /// The offsets in the reading must be those of the full-width text.
  package static var widthsReadAlike: Law {
    Law(
      Property(
        "widths-are-read-alike",
        "a text of which some characters have full width is refused where the common one is, else the "
          + "same number and unit are read, at the bytes that were written",
        of: WidenedText.generator
      ) { drawn in
        let reader = MeasureReader(.lenient(drawn.locale), suggestsUnits: false)
        let common = try? reader.find(in: drawn.common)
        let wide = try? reader.find(in: drawn.written)
        guard let common, let wide else {
          return common == nil && wide == nil
            ? .agrees(on: "refused")
            : .broken([
              ("common", common?.unit.identifier ?? "refused"),
              ("written", wide?.unit.identifier ?? "refused"),
            ])
        }
        let places = ([common.utf8Range, common.utf8UnitRange] + common.leftOut).map(drawn.place)
        if common.number != wide.number || common.unit != wide.unit
          || places != [wide.utf8Range, wide.utf8UnitRange] + wide.leftOut
        {
          return .broken([
            ("common", "\(places) \(common.unit.identifier)"),
            ("written", "\(wide.utf8Range) \(wide.unit.identifier)"),
          ])
        }
        return .agrees(on: "\(wide.utf8Range) \(wide.unit.identifier)")
      }, source: "UnicodeData.txt, compatibility mappings <wide>")
  }

  /// The law that a full stop between two symbols is read as a product of the units.
  package static var stopsMultiply: Law {
    Law(
      Property(
        "stops-between-symbols-multiply",
        "two metric symbols with a full stop between them are the unit of their product, or none",
        of: PointedSymbols.generator
      ) { drawn in
        let reader = MeasureReader(suggestsUnits: false)
        guard let pointed = try? reader.unit(drawn.pointed) else { return .agrees(on: "refused") }
        let product = try? reader.unit(drawn.product)
        return pointed.unit == product?.unit
          ? .agrees(on: pointed.unit.identifier)
          : .broken([
            ("written", drawn.pointed), ("read", pointed.unit.identifier),
            ("the product", product?.unit.identifier ?? "no unit"),
          ])
      }, source: "SI Brochure, 9th edition (2019), section 5.4.2")
  }
}

/// An ASCII text, and the text with some characters replaced by full-width characters.
private struct WidenedText: CustomStringConvertible, Sendable {
  var locale: NumberLocale
  var common: String
  var written: String
  /// The offset in the written text for each byte of the common text and for its end.
  var places: [Int]

  var description: String { "'\(written)' (\(locale.rawValue))" }

  func place(_ range: Range<Int>) -> Range<Int> {
    places[range.lowerBound]..<places[range.upperBound]
  }

  private static let narrow = [
    "5 km: h", "5 km (2x)", "at 5 kg, net", "(5 kg) each", "5 lb!",
  ]

  static let generator = Generator<WidenedText>("text of two widths") { source in
    let isPasted = source.oneIn(2)
    let pasted = isPasted ? source.draw(PastedText.generator) : nil
    if isPasted && pasted == nil { return nil }
    let common = pasted?.text ?? source.element(of: narrow)
    var (written, places) = ("", [Int]())
    for scalar in common.unicodeScalars {
      places += (0..<UTF8.width(scalar)).map { _ in written.utf8.count }
      let isWide = ("!"..."~").contains(scalar) && !("0"..."9").contains(scalar) && scalar != "-"
      let wide = isWide && source.oneIn(2) ? Unicode.Scalar(scalar.value + 0xFEE0) : nil
      written.unicodeScalars.append(wide ?? scalar)
    }
    places.append(written.utf8.count)
    return WidenedText(
      locale: pasted?.locale ?? .english, common: common, written: written, places: places)
  }
}

/// Two symbols of metric units; a symbol consists of letters.
private struct PointedSymbols: CustomStringConvertible, Sendable {
  var first: String
  var second: String

  var pointed: String { "\(first).\(second)" }
  var product: String { "\(first)\u{22C5}\(second)" }
  var description: String { pointed }

  private static let symbols = Catalog.standard.units.filter { $0.systems.contains(.metric) }
    .map(\.symbol).filter { symbol in
      symbol.utf8.count < 4 && symbol.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    }
  /// The symbols of one letter.
  ///
  /// Most of these letters are prefixes too. So two symbols without a full stop often form the
  /// symbol of another unit.
  private static let prefixes = symbols.filter { $0.utf8.count == 1 }

  static let generator = Generator<PointedSymbols>("two symbols") { source in
    PointedSymbols(
      first: source.element(of: source.oneIn(2) ? prefixes : symbols),
      second: source.element(of: source.oneIn(2) ? prefixes : symbols))
  }
}
