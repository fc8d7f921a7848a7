import DecimalArithmetic
import StrictText
import UnitCatalog

extension LegacyReader {
  func readSettings(_ content: inout NotebookContent) {
    var settings = NotebookSettings()
    settings.theme = object.choice("settings.theme", else: settings.theme, expected: "theme")
    settings.precision = precision()
    settings.roundingMode = object.choice(
      "settings.roundingMode", else: settings.roundingMode, expected: "rounding mode")
    settings.formatting.separators = object.value("settings.formatting.separators") {
      NumberMarks($0, in: source)
    }
    settings.haptics =
      object.value("settings.haptics") { node in
        if case .boolean(let isOn) = node.content { return HapticSettings(isOn: isOn) }
        return HapticSettings(node, in: source)
      } ?? settings.haptics
    if object.flag("settings.reduceMotion", else: false) { settings.motion = .reduced }
    if !source.isRefused {
      content.make(.changeSettings(settings), at: object.offset, source)
    }
  }

  private func precision() -> PrecisionSettings {
    var precision = PrecisionSettings()
    precision.global = object.integer("settings.precision.global") ?? precision.global
    _ = object.value("settings.precision.perCategory") { node in
      let categories = DataObject(node, in: source)
      for member in categories.members {
        source.inside(.key(member.key)) {
          guard let text = categories.numberText(of: member.value) else { return }
          if let decimals = Int(text), text.utf8.count < 3 {
            precision.setDecimals(decimals, ofCategory: member.key)
          } else {
            source.refuse(text, expected: "small whole number", at: member.value.offset)
          }
        }
      }
      return Void?.none
    }
    return precision
  }
}
