import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import UnitCatalog
import UnitConversion

/// The outcome of reading and converting a typed text.
enum ConverterOutcome: Sendable {
  /// There is no text.
  case empty
  /// The text is the beginning of a number: `-`, `1e+`.
  case incomplete
  /// The text is a number or a range; the result in the answer may be missing.
  case result(ConversionAnswer<Decimal128>)
  /// The text contains a measure with units of its own, such as `5 ft 6 in`.
  ///
  /// The notes tell how the measure was read, and which words were left out.
  case measure(MeasureReading, [RequestNote])
  /// The text is no number.
  case refused(RequestError)
}

extension RequestConverter<Decimal128> {
  /// Reads a text and converts it between the two units of a state.
  func outcome(of text: String, _ state: ConverterState) -> ConverterOutcome {
    let text = text.withoutIsolate
    if text.utf8.allSatisfy({ $0 == 0x20 }) { return .empty }
    do throws(ReadingError) {
      let read = try settings.syntax.read(text, limits: settings.range.limits)
      return answer(state, RequestNote.notes(on: read, written: text, of: state.source)) {
        (plan, notes) throws(RequestError) in
        ConversionAnswer(try ConversionResult(read.number, by: plan, settings), notes: notes)
      }
    } catch {
      if let range = range(text, of: state.source) {
        return answer(state, range.flags.subtracting(.ambiguousUnit).notes) {
          (plan, notes) throws(RequestError) in
          try ConversionAnswer(range, by: plan, settings, notes: notes)
        }
      }
      // A text is incomplete if one more digit makes it a number.
      if (try? settings.syntax.read(text + "1", limits: settings.range.limits)) != nil {
        return .incomplete
      }
      do throws(ReadingError) {
        let measure = try reader.find(in: text)
        if measure.number != nil { return .measure(measure, measure.notes(of: text)) }
      } catch {
        // The text has a measure, but the words beside it may not be left out.
        if error.reason.refusesAll { return .refused(.unreadable(error, in: text)) }
      }
      return .refused(.unreadable(error, in: text))
    }
  }

  private func answer(
    _ state: ConverterState, _ notes: [RequestNote],
    _ answer: (PreparedPlan<Decimal128>, [RequestNote]) throws(RequestError) ->
      ConversionAnswer<Decimal128>
  ) -> ConverterOutcome {
    do throws(ConversionError) {
      let plan = try converter.plan(from: state.source, to: state.target)
      do throws(RequestError) { return .result(try answer(plan, notes)) } catch {
        return .refused(error)
      }
    } catch { return .refused(.notConvertible(error)) }
  }

  /// Reads two numbers of a unit, such as `5–10`; `nil` for other texts.
  private func range(_ text: String, of unit: MeasureUnit) -> MeasureReading? {
    do throws(ReadingError) {
      let measure = try reader.read(text + " " + unit.identifier)
      let isOfText = measure.utf8UnitRange.lowerBound > text.utf8.count && measure.unit == unit
      return measure.rangeEnd != nil && isOfText ? measure : nil
    } catch { return nil }
  }
}

extension String {
  /// The text without the isolate around all of it, in which messages put a number.
  ///
  /// Unicode Technical Standard 35 writes an argument of a message between U+2066 or U+2068 and
  /// U+2069. U+2067 stays, because it may change the order in which digits are seen.
  fileprivate var withoutIsolate: String {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.value == 0x2066 || first.value == 0x2068,
      scalars.last?.value == 0x2069
    else { return self }
    return String(scalars.dropFirst().dropLast())
  }
}

extension MeasureReading {
  /// Returns the notes on how a measure was read from a text.
  fileprivate func notes(of text: String) -> [RequestNote] {
    let others = unitsMeantPerhaps
    // The note lists the other meanings, so the flag without such a list is left out.
    let flags = others.isEmpty ? self.flags : self.flags.subtracting(.ambiguousUnit)
    var notes = flags.notes + partNotes(of: text)
    if !others.isEmpty { notes.append(.unitMayBe(others)) }
    let bytes = Array(text.utf8)
    let leftOut = leftOut.map { String(decoding: bytes[$0], as: UTF8.self) }
    if !leftOut.isEmpty { notes.append(.leftOut(leftOut)) }
    return notes
  }
}
