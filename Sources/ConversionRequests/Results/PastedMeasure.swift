import EventLog
import MeasureText
import UnitCatalog

/// The first measure in a pasted text, with remarks for people.
///
///     let pasted = try PastedMeasure(in: "It is 5 ft 6 in tall")
///     pasted.number  // Optional("66")
///     pasted.reading.unit.symbol  // "in"
///     pasted.leftOut  // ["It is", "tall"]
public struct PastedMeasure: Sendable {
  /// The numbers, the unit and the place of the measure.
  public let reading: MeasureReading
  /// The parts of the text that were not read.
  public let leftOut: [String]
  /// The remarks for people about choices that the reading made.
  public let notes: [RequestNote]

  /// Finds the first measure in a text; with strict settings the whole text must be one measure.
  ///
  ///     let pasted = try PastedMeasure(in: "It weighs about 5,50 kg, says the label.")
  ///     pasted.number  // Optional("5.5")
  ///     pasted.leftOut  // ["It weighs about", "says the label"]
  ///
  /// - Throws: ``RequestError/unreadable(_:in:)`` with the place in the text.
  public init(
    in text: String, _ settings: ConversionSettings = ConversionSettings(),
    catalog: Catalog = .standard
  ) throws(RequestError) {
    var log = EventLog.off
    try self.init(in: text, settings, catalog: catalog, log: &log)
  }

  /// Finds the first measure in a text, and records the reading in the log.
  ///
  /// - Throws: ``RequestError/unreadable(_:in:)`` with the place in the text.
  public init(
    in text: String, _ settings: ConversionSettings, catalog: Catalog, log: inout EventLog
  ) throws(RequestError) {
    let reader = settings.reader(of: catalog)
    do throws(ReadingError) {
      reading = try settings.isStrict ? reader.read(text) : reader.find(in: text)
    } catch {
      log.record(refused: error, in: text)
      throw .unreadable(error, in: text)
    }
    log.record(read: reading, in: text)
    let bytes = Array(text.utf8)
    leftOut = reading.leftOut.map { String(decoding: bytes[$0], as: UTF8.self) }
    var notes = reading.flags.notes + reading.partNotes(of: text)
    let others = reading.unitsMeantPerhaps
    if !others.isEmpty { notes.append(.unitMayBe(others)) }
    if !leftOut.isEmpty { notes.append(.leftOut(leftOut)) }
    self.notes = notes
  }

  /// The number, or both numbers of a range: `5 – 10`; `nil` for a unit without a number.
  ///
  /// Trailing zeros of the decimals are removed: 5.5 for 5.50.
  public var number: String? {
    guard let first = reading.number?.shortText else { return nil }
    guard let end = reading.rangeEnd?.shortText else { return first }
    return first + " – " + end
  }
}

extension MeasureReading {
  /// The other units that the unit's name may mean; Celsius and Fahrenheit for the degree of
  /// angles.
  package var unitsMeantPerhaps: [MeasureUnit] {
    mayBeTemperature ? [.celsius, .fahrenheit] : alternatives
  }

  /// Whether the unit is the degree of angles, which may also mean a temperature.
  var mayBeTemperature: Bool { unit == .degree && parts.isEmpty }
}

extension ReadNumber {
  /// The number without trailing zeros of its decimals: 5.5 for 5.50.
  fileprivate var shortText: String {
    guard case .decimal(let text) = self else { return text }
    let bytes = Array(text.utf8)
    var kept = bytes.prefix { $0 != UInt8(ascii: "E") }
    let exponent = bytes[kept.count...]
    if !kept.contains(where: { (0x31...0x39).contains($0) }) {
      return bytes.first == UInt8(ascii: "-") ? "-0" : "0"
    }
    guard kept.contains(UInt8(ascii: ".")) else { return text }
    while kept.last == UInt8(ascii: "0") { kept.removeLast() }
    if kept.last == UInt8(ascii: ".") { kept.removeLast() }
    return String(decoding: kept + exponent, as: UTF8.self)
  }
}
