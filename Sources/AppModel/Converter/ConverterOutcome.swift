import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import UnitConversion

/// What becomes of a text that was typed.
enum ConverterOutcome: Sendable {
  /// There is no text.
  case empty
  /// The text is the beginning of a number: `-`, `1e`.
  case incomplete
  /// A number and its result, which may be missing.
  case result(ConversionResult<Decimal128>, [RequestNote])
  /// A measure with units of its own: `5 ft 6 in`; what is said of its reading.
  case measure(MeasureReading, [RequestNote])
  /// The text is no number.
  case refused(RequestError)
}

extension RequestConverter<Decimal128> {
  /// What becomes of a text between two units.
  func outcome(of text: String, _ state: ConverterState) -> ConverterOutcome {
    if text.utf8.allSatisfy({ $0 == 0x20 }) { return .empty }
    do throws(ReadingError) {
      let read = try settings.syntax.read(text, limits: settings.range.limits)
      return result(of: read, written: text, state)
    } catch {
      if case .success(let measure) = reading(of: text), measure.number != nil {
        return .measure(measure, measure.notes(of: text))
      }
      if error.offset == text.utf8.count, error.isEarlyEnd { return .incomplete }
      return .refused(.unreadable(error, in: text))
    }
  }

  private func result(
    of read: NumberReading, written text: String, _ state: ConverterState
  ) -> ConverterOutcome {
    var notes = RequestNote.notes(on: read, written: text, of: state.source)
    do throws(ConversionError) {
      let plan = try converter.plan(from: state.source, to: state.target)
      do throws(RequestError) {
        let result = try ConversionResult(read.number, by: plan, settings)
        if let note = result.absoluteZeroNote { notes.append(note) }
        return .result(result, notes)
      } catch { return .refused(error) }
    } catch { return .refused(.notConvertible(error)) }
  }

  private func reading(of text: String) -> Result<MeasureReading, ReadingError> {
    do throws(ReadingError) { return .success(try reader.read(text)) } catch {
      return .failure(error)
    }
  }
}

extension ReadingError {
  /// Whether a number ends where more of it must come.
  fileprivate var isEarlyEnd: Bool {
    switch reason {
    case .empty, .expectedDigit: true
    default: false
    }
  }
}

extension MeasureReading {
  /// What is said of a measure that was read of a text.
  fileprivate func notes(of text: String) -> [RequestNote] {
    let others = unitsMeantPerhaps
    // The other meanings are named, which says more than the flag.
    let flags = others.isEmpty ? self.flags : self.flags.subtracting(.ambiguousUnit)
    return flags.notes + partNotes(of: text) + (others.isEmpty ? [] : [.unitMayBe(others)])
  }
}
