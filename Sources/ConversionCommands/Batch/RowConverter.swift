import CommandShell
import ConversionRequests
import DecimalArithmetic
import MeasureText
import StrictText
import UnitCatalog
import UnitConversion
import Wording

/// Converts rows, one after the other: each worker of a batch has one of its own.
///
/// A value in plain digits goes from bytes to bytes through a plan kept by the bytes of its units. All else,
/// from a fraction to a result there is none of, goes the way of `convert`.
struct RowConverter<Number: DecimalBackend>: ~Copyable {
  /// Why a row has no result: the column, and the place in the row.
  struct Problem: Error {
    var column: Int
    var offset: Int
    var reason: String
  }

  private let converter: Converter<Number>
  private let units: MeasureReader
  private let settings: ConversionSettings
  private let syntax: NumberSyntax
  private let layout: RowLayout
  /// Of the layout, because looking it up there for each row takes longer than writing it.
  private let paddedDecimals: Int?
  /// Whether a point is the decimal mark, so that every numeric string is read as what it is.
  private let readsPoints: Bool
  private let columns: BatchColumns
  private let fixedSource: String?
  private let fixedTarget: String?
  private var pairs = PairTable()
  /// What each pair of names came to, by its number.
  private var plans: [Result<RowPlan<Number>, UnreadablePair>] = []
  private var fields: RowFields
  private let room: UnsafeMutableBufferPointer<UInt8>
  /// What names were read as, each once.
  private(set) var notes: [String] = []

  init(
    converter: Converter<Number>, settings: ConversionSettings, batch: BatchOptions,
    columns: BatchColumns, format: RowFormat
  ) {
    self.converter = converter
    self.settings = settings
    self.columns = columns
    units = settings.reader(of: converter.catalog)
    syntax = settings.syntax
    let capacity = ConvertedText.capacity(in: settings.context)
    layout = RowLayout(settings, capacity: capacity)
    paddedDecimals = layout.paddedDecimals
    readsPoints = layout.format.symbols.decimal == "."
    fixedSource = batch.source
    fixedTarget = batch.target
    fields = RowFields(RowRules(format))
    room = .allocate(capacity: capacity)
  }

  deinit { room.deallocate() }

  /// Appends the result of a row without its line end, and what is to be known of it.
  mutating func convert(
    _ row: UnsafeBufferPointer<UInt8>, appending: Bool, to output: inout RowOutput
  ) throws(Problem) {
    do {
      try fields.split(row)
    } catch {
      throw Problem(column: error.field, offset: error.offset, reason: error.reason.description)
    }
    if fields.fields.count > columns.count {
      throw Problem(
        column: columns.count, offset: fields.fields[columns.count].start,
        reason: "the row has \(fields.fields.count.counted("column")) where "
          + "\(columns.count.counted("is", "are")) expected")
    }
    let plan = try plan(of: row)
    guard let field = fields.field(columns.value) else {
      throw missing(columns.value, in: row)
    }
    let bytes = UnsafeBufferPointer(rebasing: row[field.start..<field.end])
    if let (text, isExact) = plainResult(of: bytes, by: plan) {
      if appending { output.write(fields, of: row) }
      output.write(
        result: text, decimals: paddedDecimals,
        end: isExact ? plan.exactEnd : plan.roundedEnd)
      return
    }
    let (number, remark) = try result(of: field, by: plan, in: row)
    if appending { output.write(fields, of: row) }
    output.write(result: number, remark: remark)
  }

  /// Whether a row has nothing but white space in its fields; such a row is split afterwards.
  mutating func isBlank(_ row: UnsafeBufferPointer<UInt8>) -> Bool {
    if !row.allSatisfy(fields.rules.format.mayBeBlank) { return false }
    if row.isEmpty { return true }
    guard (try? fields.split(row)) != nil else { return false }
    return fields.fields.allSatisfy { field in
      row[field.start..<field.end].allSatisfy {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
    }
  }

  /// Appends the columns of a row that has no result.
  func writeFields(of row: UnsafeBufferPointer<UInt8>, to output: inout RowOutput) {
    output.write(fields, of: row)
  }

  /// The result of a value from bytes to bytes; `nil` if more is to be said than its rounding.
  ///
  /// Nothing is changed. A method that borrows the converter gets a copy of it, at each row.
  private mutating func plainResult(
    of bytes: UnsafeBufferPointer<UInt8>, by plan: RowPlan<Number>
  ) -> (text: UnsafeBufferPointer<UInt8>, isExact: Bool)? {
    let converted: Converted<Int>
    if readsPoints {
      converted = plan.prepared.convert(utf8: bytes, into: room)
    } else {
      guard let reading = try? syntax.read(utf8: bytes, limits: settings.range.limits),
        case .decimal(var text) = reading.number, reading.flags.isEmpty
      else { return nil }
      converted = text.withUTF8 { plan.prepared.convert(utf8: $0, into: room) }
    }
    let text = UnsafeBufferPointer(rebasing: room[..<converted.value])
    let isExact = converted.conversion.isExact
    guard Self.isPlain(text, converted), let written = layout.text(of: text, isExact: isExact)
    else { return nil }
    // Of the conversion alone: the remark of the plan says how far its definitions are exact.
    return (written, isExact)
  }

  /// Whether a text is digits and a point, and nothing happened but rounding.
  private static func isPlain(
    _ text: UnsafeBufferPointer<UInt8>, _ result: Converted<Int>
  ) -> Bool {
    if !result.conditions.subtracting([.inexact, .rounded]).isEmpty { return false }
    if result.conversion.isPrecisionLimited || result.isBelowAbsoluteZero { return false }
    return !text.hasLetters
  }

  /// As `convert` reads and writes it.
  private func result(
    of field: RowFields.Field, by plan: RowPlan<Number>, in row: UnsafeBufferPointer<UInt8>
  ) throws(Problem) -> (number: String, remark: String) {
    let text = fields.text(field, of: row)
    do throws(Failure) {
      let reading = try number(text)
      let result = try self.result(of: reading.number, by: plan.prepared)
      var remark = result.remark.words
      if result.isBelowAbsoluteZero { remark += ", below absolute zero" }
      if !reading.flags.isDisjoint(with: [.ambiguousSeparator, .otherGrouping]) {
        remark += ", read as \(reading.number.text)"
      }
      return (settings.written(result.conversion, as: layout.format).value, remark)
    } catch {
      throw Problem(
        column: columns.value, offset: field.start,
        reason: isText(field, of: row) ? error.message : "not UTF-8")
    }
  }

  private func result(
    of number: ReadNumber, by plan: PreparedPlan<Number>
  ) throws(Failure) -> ConversionResult<Number> {
    do throws(RequestError) {
      let result = try ConversionResult(number, by: plan, settings)
      if let refusal = result.refusal { throw refusal }
      return result
    } catch { throw Failure(error) }
  }

  private func number(_ text: String) throws(Failure) -> NumberReading {
    do throws(ReadingError) {
      return try syntax.read(text, limits: settings.range.limits)
    } catch { throw Failure(error, in: text) }
  }

  private func missing(_ column: Int, in row: UnsafeBufferPointer<UInt8>) -> Problem {
    Problem(
      column: column, offset: row.count,
      reason: "the row has \(fields.fields.count.counted("column"))")
  }

  private mutating func plan(of row: UnsafeBufferPointer<UInt8>) throws(Problem) -> RowPlan<Number>
  {
    let source = fields.field(columns.source)
    if let column = columns.source, source == nil { throw missing(column, in: row) }
    let target = fields.field(columns.target)
    if let column = columns.target, target == nil { throw missing(column, in: row) }
    func bytes(_ field: RowFields.Field?) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: row[(field?.start ?? 0)..<(field?.end ?? 0)])
    }
    let key = PairKey(bytes(source), bytes(target))
    let number: Int
    if let known = pairs.number(of: key) {
      number = known
    } else {
      if pairs.count == PairTable.limit {
        pairs = PairTable()
        plans.removeAll()
      }
      let from = source.map { fields.text($0, of: row) } ?? fixedSource ?? ""
      let to = target.map { fields.text($0, of: row) } ?? fixedTarget ?? ""
      number = pairs.count
      pairs.add(key)
      plans.append(makePlan(from: from, to: to))
    }
    switch plans[number] {
    case .success(let plan): return plan
    case .failure(let error):
      let field = error.isSource ? source : target
      let column = error.isSource ? columns.source : columns.target
      throw Problem(
        column: column ?? columns.value, offset: field?.start ?? 0,
        reason: field.map { isText($0, of: row) } ?? true ? error.reason : "not UTF-8")
    }
  }

  private func isText(_ field: RowFields.Field, of row: UnsafeBufferPointer<UInt8>) -> Bool {
    String(validating: row[field.start..<field.end], as: UTF8.self) != nil
  }

  private mutating func makePlan(from: String, to: String) -> Result<
    RowPlan<Number>, UnreadablePair
  > {
    do {
      let (source, target) = (try unit(from, isSource: true), try unit(to, isSource: false))
      for note in ConversionRequest.notes((from, source), (to, target), units)
      where !notes.contains(note.words) { notes.append(note.words) }
      let readings = units.fit(source, target)
      return .success(
        RowPlan(
          try converter.plan(from: readings.source.unit, to: readings.target.unit),
          rounding: settings.rounding, separator: fields.rules.format.separator))
    } catch let error as UnreadablePair {
      return .failure(error)
    } catch {
      return .failure(
        UnreadablePair(reason: Failure(error)?.message ?? "\(error)", isSource: false))
    }
  }

  private func unit(_ name: String, isSource: Bool) throws -> UnitReading {
    do throws(ReadingError) { return try units.unit(name) } catch {
      let failure = Failure(error, in: name)
      throw UnreadablePair(reason: failure.message, isSource: isSource)
    }
  }
}

/// Why two names give no plan, and which of them is to blame.
struct UnreadablePair: Error {
  var reason: String
  var isSource: Bool
}

/// A plan with what stands behind its results: a separator and the remark.
final class RowPlan<Number: DecimalBackend> {
  let prepared: PreparedPlan<Number>
  let exactEnd: [UInt8]
  let roundedEnd: [UInt8]

  init(_ prepared: PreparedPlan<Number>, rounding: RoundingMode, separator: UInt8) {
    self.prepared = prepared
    func end(isExact: Bool) -> [UInt8] {
      let verdict = prepared.plan.verdict(isExact: isExact, rounding: rounding)
      return [separator] + ResultRemark(verdict).words.utf8
    }
    exactEnd = end(isExact: true)
    roundedEnd = end(isExact: false)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a numeric string has letters, as exponents, infinities and NaNs have.
  ///
  /// Letters have the bit 0x40; digits, the point and the signs do not.
  fileprivate var hasLetters: Bool {
    let memory = UnsafeRawBufferPointer(self)
    var bits: UInt64 = 0
    var place = 0
    while place &+ 8 <= count {
      bits |= memory.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      place &+= 8
    }
    while place < count {
      bits |= UInt64(self[place])
      place &+= 1
    }
    return bits & 0x4040_4040_4040_4040 != 0
  }
}
