import DecimalArithmetic
import StrictText
import UnitCatalog

extension LegacyReader {
  func readSettings(_ content: inout NotebookContent) {
    var settings = NotebookSettings()
    settings.theme = object.choice("settings.theme", else: settings.theme, expected: .theme)
    settings.precision = precision()
    settings.roundingMode = object.choice(
      "settings.roundingMode", else: settings.roundingMode, expected: .roundingMode)
    settings.formatting.separators = object.value("settings.formatting.separators") {
      NumberMarks($0, in: source)
    }
    settings.haptics =
      object.value("settings.haptics") { node in
        if case .boolean(let isOn) = node.content { return HapticSettings(isOn: isOn) }
        return HapticSettings(node, in: source)
      } ?? settings.haptics
    if object.flag("settings.reduceMotion", else: false) { settings.motion = .reduced }
    if source.isRefused { return }
    if let problem = settings.problem { return source.refuse(problem.atFlatKeys, in: node) }
    content.settings = settings
  }

  private func precision() -> PrecisionSettings {
    var precision = PrecisionSettings()
    precision.global = object.integer("settings.precision.global") ?? precision.global
    _ = object.value("settings.precision.perCategory") { node in
      let categories = DataObject(node, in: source)
      for member in categories.members {
        source.inside(.key(member.key)) {
          if let decimals = categories.integer(of: member.value) {
            precision.setDecimals(decimals, ofCategory: member.key)
          }
        }
      }
      return Void?.none
    }
    return precision
  }
}

extension FieldProblem {
  /// The problem with a flat key, such as `settings.precision.global`, in place of the first two
  /// keys of its path.
  fileprivate var atFlatKeys: FieldProblem {
    guard steps.count > 1, case .name(let group) = steps[0], case .name(let name) = steps[1] else {
      return self
    }
    let key = "settings." + group.description + "." + name.description
    return FieldProblem(error, at: [.key(key)] + steps[2...], isOfKey: isOfKey)
  }
}
