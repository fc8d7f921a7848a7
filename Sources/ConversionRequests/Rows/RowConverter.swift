import DecimalArithmetic
import MeasureText
import StrictText
import UnitCatalog
import UnitConversion

/// Converts rows of a value, its unit and the target unit, one after the other.
///
/// A plan, cached by the bytes of the unit names, converts values in plain digits from bytes to
/// bytes. ``RequestConverter`` has the rules for fractions, numbers with groups and results with a
/// longer remark. A converter must not be shared between threads.
@usableFromInline
package struct RowConverter: ~Copyable {
  private let units: MeasureReader
  private let settings: ConversionSettings
  private let layout: RowLayout
  /// A copy of the layout's property, because reading the property of the layout for each row is
  /// slow.
  private let paddedDecimals: Int?
  /// Whether the decimal mark is a point, so that a plan converts the bytes of a value directly.
  private let readsPoints: Bool
  private let columns: RowColumns
  private let fixedSource: String?
  private let fixedTarget: String?
  private var pairs = PairTable()
  /// The plan or the error of each pair of names, by the number of the pair.
  private var plans: [Result<RowPlan, UnreadablePair>] = []
  private let makePlan: (MeasureUnit, MeasureUnit) throws(ConversionError) -> RowPlan
  private var fields: RowFields
  private let room: UnsafeMutableBufferPointer<UInt8>
  /// The wording of remarks and refusals.
  package let wording: RowWording
  /// The notes on names, each once.
  package private(set) var notes: [RequestNote] = []

  /// Creates a converter of rows.
  ///
  /// `converter` has the context and the target of the settings. `source` and `target` are the
  /// units of all rows if the rows have no column for the unit.
  @inlinable
  package init<Number: DecimalBackend>(
    _ converter: Converter<Number>, _ settings: ConversionSettings, columns: RowColumns,
    source: String? = nil, target: String? = nil, format: RowFormat,
    wording: RowWording = .english
  ) {
    self.init(
      settings, catalog: converter.catalog, columns: columns, source: source, target: target,
      format: format, wording: wording
    ) { (source, target) throws(ConversionError) in
      RowPlan(try converter.plan(from: source, to: target), settings)
    }
  }

  @usableFromInline
  init(
    _ settings: ConversionSettings, catalog: Catalog, columns: RowColumns, source: String?,
    target: String?, format: RowFormat, wording: RowWording,
    makePlan: @escaping (MeasureUnit, MeasureUnit) throws(ConversionError) -> RowPlan
  ) {
    self.settings = settings
    self.columns = columns
    self.wording = wording
    self.makePlan = makePlan
    units = settings.reader(of: catalog)
    let capacity = ConvertedText.capacity(in: settings.context)
    layout = RowLayout(settings, capacity: capacity)
    paddedDecimals = layout.paddedDecimals
    readsPoints = layout.format.symbols.decimal == "."
    fixedSource = source
    fixedTarget = target
    fields = RowFields(RowRules(format))
    room = .allocate(capacity: capacity)
  }

  deinit { room.deallocate() }

  /// Appends the result of a row and its remark; the row has no line end.
  package mutating func convert(
    _ row: UnsafeBufferPointer<UInt8>, appending: Bool, to output: inout RowOutput
  ) throws(RowRefusal) {
    do throws(RowFields.Problem) { try fields.split(row) } catch {
      throw RowRefusal(
        column: error.field, offset: error.offset, reason: .unsplit(error.reason))
    }
    if fields.fields.count > columns.count {
      throw RowRefusal(
        column: columns.count, offset: fields.fields[columns.count].start,
        reason: .tooManyColumns(fields.fields.count, expected: columns.count))
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

  /// Whether a row has only white space in its fields.
  ///
  /// A blank row that is not empty is then split, so that ``writeFields(of:to:)`` can append it.
  package mutating func isBlank(_ row: UnsafeBufferPointer<UInt8>) -> Bool {
    if !row.allSatisfy(fields.rules.format.mayBeBlank) { return false }
    if row.isEmpty { return true }
    do throws(RowFields.Problem) { try fields.split(row) } catch { return false }
    return fields.fields.allSatisfy { field in
      row[field.start..<field.end].allSatisfy {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
    }
  }

  /// Appends the columns of a row without a result.
  package func writeFields(of row: UnsafeBufferPointer<UInt8>, to output: inout RowOutput) {
    output.write(fields, of: row)
  }

  /// Returns the result of a value as bytes; `nil` if the remark must state more than the rounding.
  ///
  /// The method changes nothing. It is `mutating` because a method that borrows the converter would
  /// copy it for each row.
  private mutating func plainResult(
    of bytes: UnsafeBufferPointer<UInt8>, by plan: RowPlan
  ) -> (text: UnsafeBufferPointer<UInt8>, isExact: Bool)? {
    let converted: Converted<Int>
    if readsPoints {
      converted = plan.convert(bytes, room)
    } else {
      guard let reading = try? units.number(utf8: bytes),
        case .decimal(var text) = reading.number, reading.flags.isEmpty
      else { return nil }
      converted = text.withUTF8 { plan.convert($0, room) }
    }
    let text = UnsafeBufferPointer(rebasing: room[..<converted.value])
    let isExact = converted.conversion.isExact
    guard Self.isPlain(text, converted), let written = layout.text(of: text, isExact: isExact)
    else { return nil }
    // `isExact` is that of the conversion alone; the remark of the plan covers the definitions.
    return (written, isExact)
  }

  /// Whether a result is digits and a point, without a condition other than rounding.
  private static func isPlain(
    _ text: UnsafeBufferPointer<UInt8>, _ result: Converted<Int>
  ) -> Bool {
    if !result.conditions.subtracting([.inexact, .rounded]).isEmpty { return false }
    if result.conversion.isPrecisionLimited || result.isBelowAbsoluteZero { return false }
    return !text.hasLetters
  }

  /// Returns the result of a value that is read and answered as a request.
  private func result(
    of field: RowFields.Field, by plan: RowPlan, in row: UnsafeBufferPointer<UInt8>
  ) throws(RowRefusal) -> (number: String, remark: String) {
    let text = fields.text(field, of: row)
    do throws(RequestError) {
      let reading = try number(text)
      let answer = try plan.answer(reading.number, layout.format)
      var remark = wording.remark(answer.remark)
      if answer.isBelowAbsoluteZero { remark += ", below absolute zero" }
      if !reading.flags.isDisjoint(with: [.ambiguousSeparator, .otherGrouping]) {
        remark += ", read as \(reading.number.text)"
      }
      return (answer.text, remark)
    } catch {
      throw RowRefusal(
        column: columns.value, offset: field.start,
        reason: isText(field, of: row) ? .refused(error) : .notUTF8)
    }
  }

  private func number(_ text: String) throws(RequestError) -> NumberReading {
    do throws(ReadingError) {
      return try units.number(text)
    } catch { throw .unreadable(error, in: text) }
  }

  private func missing(_ column: Int, in row: UnsafeBufferPointer<UInt8>) -> RowRefusal {
    RowRefusal(
      column: column, offset: row.count, reason: .missingColumn(of: fields.fields.count))
  }

  private mutating func plan(
    of row: UnsafeBufferPointer<UInt8>
  ) throws(RowRefusal) -> RowPlan {
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
      plans.append(plan(from: from, to: to))
    }
    switch plans[number] {
    case .success(let plan): return plan
    case .failure(let error):
      let field = error.isSource ? source : target
      let column = error.isSource ? columns.source : columns.target
      throw RowRefusal(
        column: column ?? columns.value, offset: field?.start ?? 0,
        reason: field.map { isText($0, of: row) } ?? true ? .refused(error.error) : .notUTF8)
    }
  }

  private func isText(_ field: RowFields.Field, of row: UnsafeBufferPointer<UInt8>) -> Bool {
    String(validating: row[field.start..<field.end], as: UTF8.self) != nil
  }

  private mutating func plan(from: String, to: String) -> Result<RowPlan, UnreadablePair> {
    do throws(UnreadablePair) {
      let (source, target) = (try unit(from, isSource: true), try unit(to, isSource: false))
      for note in ConversionRequest.notes((from, source), (to, target), units)
      where !notes.contains(note) { notes.append(note) }
      let readings = units.fit(source, target)
      return .success(try plan(from: readings.source.unit, to: readings.target.unit))
    } catch { return .failure(error) }
  }

  private func plan(
    from source: MeasureUnit, to target: MeasureUnit
  ) throws(UnreadablePair) -> RowPlan {
    do throws(ConversionError) {
      let plan = try makePlan(source, target)
      func end(isExact: Bool) -> [UInt8] {
        let verdict = plan.plan.verdict(isExact: isExact, rounding: settings.rounding)
        return [fields.rules.format.separator] + Array(wording.remark(ResultRemark(verdict)).utf8)
      }
      plan.exactEnd = end(isExact: true)
      plan.roundedEnd = end(isExact: false)
      return plan
    } catch { throw UnreadablePair(error: .notConvertible(error), isSource: false) }
  }

  private func unit(
    _ name: String, isSource: Bool
  ) throws(UnreadablePair) -> UnitReading {
    do throws(ReadingError) { return try units.unit(name) } catch {
      throw UnreadablePair(error: .unreadable(error, in: name), isSource: isSource)
    }
  }
}

/// The error of a pair of names without a plan, and whether the source's name causes the error.
struct UnreadablePair: Error {
  var error: RequestError
  var isSource: Bool
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a numeric string has letters: an exponent, an infinity or a NaN.
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
