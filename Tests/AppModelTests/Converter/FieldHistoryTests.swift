import AppModel
import Notebook
import PropertyTesting
import Testing

/// Undo and redo of the edits of the converter's field.
@Suite struct FieldHistoryTests {
  private struct Edits: Sendable, CustomStringConvertible {
    var actions: [AppAction]
    var description: String { "\(actions)" }
  }

  private static let edits = Generator<Edits>("edits") { source in
    source.array(
      count: 1...20,
      of: Generator<AppAction>("edit") { source in
        switch source.uniform(in: 0...4) {
        case 0: return .key(.backspace)
        case 1: return .key(.sign)
        case 2: return .clear
        case 3:
          let text = source.element(of: ["5", "1,234", "12 ft", "1,000,", "7.25"])
          return .input(text, selection: text.utf16.count..<text.utf16.count)
        default: return .key(.digit(source.integer(in: 0...9)))
        }
      }
    ).map { Edits(actions: $0) }
  }

  /// Undo leads back through all texts that the field had, and redo leads forth again.
  @Test func undoAndRedoLeadThroughAllTexts() {
    let property = Property(
      "undo-and-redo", "redoⁿ(undoⁿ(edits)) = edits", of: Self.edits
    ) { edits in
      var app = AppModel()
      var texts = [app.converter.field.text]
      for action in edits.actions {
        _ = app.update(action, at: .epoch)
        let text = app.converter.field.text
        if text != texts.last { texts.append(text) }
      }
      for key in [KeypadKey.undo, .redo] {
        for text in texts.reversed().dropFirst() + [texts[0]] {
          _ = app.update(.key(key), at: .epoch)
          guard app.converter.field.text == text else {
            return .broken([("after", "\(key)"), ("text", app.converter.field.text), ("not", text)])
          }
        }
        texts.reverse()
      }
      return .holds
    }
    let report = property.run(.quiet(seed: 3, cases: 2_000))
    #expect(report.holds, "\(report)")
  }

  @Test func anEditAfterAnUndoEndsTheRedo() {
    var app = AppModel()
    for key in [KeypadKey.digit(1), .digit(2), .undo, .digit(3), .redo] {
      _ = app.update(.key(key), at: .epoch)
    }
    #expect(app.converter.field.text == "13")
  }

  /// Undo and redo save only what they change, and have no feedback, as other keyboard shortcuts.
  @Test func undoWithoutAnEditDoesNothing() {
    var app = AppModel()
    _ = app.update(.set(.keyClick, "on"), at: .epoch)
    _ = app.update(.set(.haptics, "heavy"), at: .epoch)
    for key in [KeypadKey.undo, .redo] { #expect(app.update(.key(key), at: .epoch) == []) }
    _ = app.update(.key(.digit(1)), at: .epoch)
    #expect(app.update(.key(.undo), at: .epoch) == [.save])
    #expect(app.update(.key(.undo), at: .epoch) == [])
    #expect(app.update(.key(.redo), at: .epoch) == [.save])
    #expect(app.update(.key(.redo), at: .epoch) == [])
  }

  /// The history of the field has a limited number of texts and a limited total length.
  @Test func undoForgetsTheOldestTexts() {
    var app = AppModel()
    for _ in 0..<150 { _ = app.update(.key(.digit(1)), at: .epoch) }
    for _ in 0..<150 { _ = app.update(.key(.undo), at: .epoch) }
    #expect(app.converter.field.typed.utf8.count == 50)
    for length in [20_000, 19_999, 20_000, 19_999, 20_000, 19_999] {
      let text = String(repeating: "x", count: length)
      _ = app.update(.input(text, selection: length..<length), at: .epoch)
    }
    for _ in 0..<150 { _ = app.update(.key(.undo), at: .epoch) }
    #expect(app.converter.field.typed.utf8.count == 19_999)
  }
}
