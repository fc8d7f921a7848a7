import Calculation
import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook

extension AppModel {
  /// The number of finished calculations above the display.
  private static let tapeLimit = 20

  var calculatorView: CalculatorViewModel {
    let display = keypad.display(symbols, grouping: grouping)
    return CalculatorViewModel(
      tape: tape, line: display.line, text: display.error == nil ? display.english : "",
      problem: display.error.map { $0.english.asSentence } ?? "",
      clearsAll: keypad.clearingKey == .allClear, decimalMark: decimalMark)
  }

  private var grouping: DigitGrouping { notebook.settings.formatting.grouping.digitGrouping }

  /// The latest finished calculations of the history, the newest last.
  private var tape: [CalculatorViewModel.Row] {
    let free = isPreview ? plan.mostRows(of: .calculation) ?? .max : .max
    let limit = min(Self.tapeLimit, free)
    return notebook.history.newest(limit, of: .calculation).reversed().compactMap { entry in
      guard case .calculation(let calculation) = entry.content else { return nil }
      return CalculatorViewModel.Row(
        identifier: entry.id, line: calculation.expression, result: shown(calculation))
    }
  }

  /// Returns the result of a calculation as the display would show it.
  func shown(_ calculation: KeptCalculation) -> String {
    var other = Keypad<Decimal128>()
    do throws(ReadingError) { try other.paste(calculation.result, as: Self.keptNumbers) } catch {
      return calculation.result
    }
    return other.display(symbols, grouping: grouping).english
  }

  /// Presses a key of the calculator, and records a calculation that the key finishes.
  mutating func calculate(_ key: CalculatorKey) -> [AppEffect] {
    keypad.mode = notebook.settings.calculatorMode
    let before = keypad.finishedCalculation
    press(key)
    guard key == .equals, let finished = keypad.finishedCalculation, finished != before else {
      return []
    }
    let result = finished.result.decimal(in: keypad.context).value
    return record(
      .calculation(
        KeptCalculation(
          expression: finished.line.text(symbols, grouping: grouping),
          result: "\(result)")))
  }

  /// Uses the result of a row of the history as a number of the calculator.
  mutating func takeResult(_ identifier: String) -> [AppEffect] {
    guard case .calculation(let calculation) = notebook.history.entry(identifier)?.content else {
      return []
    }
    _ = pasteKept(calculation.result)
    return []
  }

  /// Copies the number on the display.
  func copyCalculation() -> [AppEffect] {
    let text = keypad.display(symbols, grouping: grouping).text
    return text.utf8.isEmpty ? [] : [.copy(text, said: AppText.copied(text).english)]
  }

  /// Pastes a text as a number of the calculator, or announces the error.
  mutating func pasteNumber(_ text: String) -> [AppEffect] {
    do throws(ReadingError) {
      let flags = try keypad.paste(text, as: syntax)
      if let number = keypad.value?.decimal(in: keypad.context).value {
        note(.pasted("\(number)"))
      }
      let notes = flags.notes.map { $0.englishWithNames.asSentence }
      return notes.isEmpty ? [] : [.announce(notes.joined(separator: " "))]
    } catch { return [.announce(error.message(for: text, countsBytes: false).asSentence)] }
  }
}
