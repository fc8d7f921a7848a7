import AppModel
import Markup

/// The field of the converter's value, with the buttons that clear it or paste into it.
struct ValueField {
  /// The name of the unit.
  let unit: String
  /// The text of the field.
  let input: String
  /// Whether a phone's own keyboard has letters.
  var hasLetters = false
  /// Whether the Enter key takes over the typed measure.
  var takesMeasure = false
  /// The decimal mark.
  let decimalMark: String
  /// Whether the input is refused.
  let isRefused: Bool
  /// The identifier of the element that describes the outcome of the input.
  let description: String

  func write(_ markup: inout Markup) {
    markup.element(.div) {
      $0.set(.class, "value-row")
    } content: {
      $0.element(.label) {
        $0.set(.class, "hidden")
        $0.set(.for, "value")
      } content: {
        $0.text(AppText.value(unit: unit).english)
      }
      $0.element(.input) {
        $0.set(.id, "value")
        $0.set(.class, "value" + text.style)
        $0.set(.type, "text")
        $0.set(.inputmode, hasLetters ? "text" : "decimal")
        $0.set(.autocomplete, "off")
        // Symbols of units are no words, which a phone would correct.
        $0.set(.autocapitalize, "none")
        $0.set(.autocorrect, "off")
        $0.set(.spellcheck, "false")
        $0.set(.enterkeyhint, "done")
        $0.set(.placeholder, "0")
        $0.set(.ariaDescribedby, isLong ? description + " length" : description)
        if isRefused { $0.set(.ariaInvalid, "true") }
        $0.set(.value, input)
        $0.does(.input("", selection: 0..<0))
        if takesMeasure { $0.does(.takeMeasure, at: "Enter") }
      }
      $0.iconButton(.paste, AppText.paste.english, id: "paste", .paste)
      if !input.utf8.isEmpty {
        $0.iconButton(.clear, AppText.clear.english, id: "clear", .clear)
      }
    }
    if isLong {
      markup.element(.p) {
        $0.set(.id, "length")
        $0.set(.class, "remark")
      } content: {
        $0.text(AppText.characters(input.unicodeScalars.count).english)
      }
    }
  }

  private var text: NumberText { NumberText(input, decimalMark: decimalMark) }

  /// Whether the input is wider than a phone of 390 px, in the smallest font size.
  private var isLong: Bool { text.width > 1_600 }
}
