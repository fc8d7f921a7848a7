import DecimalArithmetic
import MeasureText
import Notebook
import UnitCatalog

extension ColorTag {
  var english: String {
    switch self {
    case .red: "Red"
    case .orange: "Orange"
    case .yellow: "Yellow"
    case .green: "Green"
    case .blue: "Blue"
    case .purple: "Purple"
    case .gray: "Gray"
    }
  }
}

extension RoundingMode {
  var english: String {
    switch self {
    case .halfEven: "Half even"
    case .halfUp: "Half up"
    case .halfDown: "Half down"
    case .down: "Down"
    case .up: "Up"
    case .floor: "Floor"
    case .ceiling: "Ceiling"
    case .up05: "Up from 0 and 5"
    }
  }

  /// Returns the rule of the mode, with examples that have the decimal mark `mark`.
  func rule(_ mark: String) -> String {
    switch self {
    case .halfEven: "To the nearest; 2\(mark)5 becomes 2, and 3\(mark)5 becomes 4"
    case .halfUp: "To the nearest; 2\(mark)5 becomes 3, and −2\(mark)5 becomes −3"
    case .halfDown: "To the nearest; 2\(mark)5 becomes 2, and −2\(mark)5 becomes −2"
    case .down: "Towards zero; 2\(mark)9 becomes 2, and −2\(mark)9 becomes −2"
    case .up: "Away from zero; 2\(mark)1 becomes 3, and −2\(mark)1 becomes −3"
    case .floor: "To the smaller; 2\(mark)9 becomes 2, and −2\(mark)1 becomes −3"
    case .ceiling: "To the larger; 2\(mark)1 becomes 3, and −2\(mark)9 becomes −2"
    case .up05: "Away from zero behind a 0 or a 5, else towards zero"
    }
  }
}

extension CopyStyle {
  var english: String {
    switch self {
    case .value: "Number"
    case .valueWithSymbol: "Number and symbol"
    case .expression: "Both sides"
    case .scientific: "Scientific"
    }
  }
}

extension ColorTheme {
  var english: String {
    switch self {
    case .system: "As the system"
    case .light: "Light"
    case .dark: "Dark"
    case .oled: "Black"
    }
  }
}

extension NumberLanguage {
  var ownName: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .german: "Deutsch"
    case .french: "Français"
    case .italian: "Italiano"
    case .portuguese: "Português"
    case .japanese: "日本語"
    case .simplifiedChinese: "简体中文"
    case .russian: "Русский"
    case .traditionalChinese: "繁體中文"
    }
  }
}

extension DefinitionKind {
  var exactness: String {
    switch self {
    case .exact: "Exact by definition"
    case .conventional: "Exact under the assumption that the note states"
    case .measured: "Measured, with an uncertainty"
    case .approximate: "Known roughly"
    }
  }
}

extension Int {
  /// The name of a month by its number.
  var monthName: String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ][self - 1]
  }
}

extension AppText {
  /// Returns `1 decimal` or `8 decimals`.
  static func decimalCount(_ count: Int) -> String {
    count == 1 ? "1 decimal" : "\(count) decimals"
  }
}
