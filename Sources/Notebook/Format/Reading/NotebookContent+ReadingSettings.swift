import Calculation
import DecimalArithmetic
import MeasureText
import StrictText
import UnitCatalog

extension NotebookContent {
  /// Reads settings and replaces the current settings.
  mutating func read(settings node: JSONNode, _ source: DataSource) {
    let settings = NotebookSettings(node, in: source)
    if source.isRefused { return }
    if let problem = settings.problem { return source.refuse(problem, in: node) }
    self.settings = settings
  }
}

extension NotebookSettings {
  private static let keys: StaticString = """
    theme skin accent motion haptics keyClick favoritesLayout locale region symbols precision \
    roundingMode formatting copyStyle belowAbsoluteZeroNote calculator
    """

  fileprivate init(_ node: JSONNode, in source: DataSource) {
    self.init()
    let object = DataObject(node, keys: Self.keys, in: source)
    theme = object.choice("theme", else: theme, expected: .theme)
    skin = object.named("skin", expected: .skin) { InterfaceSkin($0) } ?? skin
    accent = object.named("accent", expected: .color) { RGBColor($0) }
    motion = object.choice("motion", else: motion, expected: .motion)
    haptics = object.value("haptics") { HapticSettings($0, in: source) } ?? haptics
    keyClick = object.flag("keyClick", else: keyClick)
    favoritesLayout = object.choice(
      "favoritesLayout", else: favoritesLayout, expected: .favoritesLayout)
    locale = object.named("locale", expected: .locale) { text in
      NumberLocale(rawValue: text).flatMap { $0.rawValue.hasBytes(of: text) ? $0 : nil }
    }
    region = object.named("region", expected: .region) { text in
      RegionCode(rawValue: text).flatMap { $0.rawValue.hasBytes(of: text) ? $0 : nil }
    }
    symbols = object.choice("symbols", else: symbols, expected: .symbols)
    precision = object.value("precision") { PrecisionSettings($0, in: source) } ?? precision
    roundingMode = object.choice("roundingMode", else: roundingMode, expected: .roundingMode)
    formatting = object.value("formatting") { FormattingSettings($0, in: source) } ?? formatting
    copyStyle = object.choice("copyStyle", else: copyStyle, expected: .copyStyle)
    belowAbsoluteZeroNote = object.flag("belowAbsoluteZeroNote", else: belowAbsoluteZeroNote)
    calculatorMode =
      object.value("calculator") { node in
        DataObject(node, keys: "mode", in: source)
          .choice("mode", else: KeypadMode.apple, expected: .calculatorMode)
      } ?? calculatorMode
  }
}

extension HapticSettings {
  init(_ node: JSONNode, in source: DataSource) {
    let object = DataObject(node, keys: "on profile", in: source)
    let standard = HapticSettings()
    self.init(
      isOn: object.flag("on", else: standard.isOn),
      profile: object.choice("profile", else: standard.profile, expected: .hapticStrength))
  }
}

extension PrecisionSettings {
  fileprivate init(_ node: JSONNode, in source: DataSource) {
    let object = DataObject(node, keys: "global perCategory perPair", in: source)
    self.init(
      global: object.decimals("global") ?? PrecisionSettings().global,
      categories: object.value("perCategory") { Self.categories($0, in: source) } ?? [],
      pairs: Self.pairs(object))
  }

  private static func categories(
    _ node: JSONNode, in source: DataSource
  ) -> [CategoryDecimals] {
    DataObject(node, in: source).members.map { member in
      source.inside(.key(member.key)) {
        let decimals = DataObject(member.value, keys: "decimals", in: source)
        return CategoryDecimals(
          category: member.key, decimals: decimals.requiredInteger("decimals"))
      }
    }
  }

  private static func pairs(_ object: DataObject) -> [PairDecimals] {
    let source = object.source
    var seen: Set<[TextKey]> = []
    return object.elements("perPair") { node in
      let pair = DataObject(node, keys: "from to decimals", in: source)
      let (from, to) = (pair.text("from"), pair.text("to"))
      if !seen.insert([TextKey(from), TextKey(to)]).inserted {
        let text = "\(Printable.excerpt(from)) → \(Printable.excerpt(to))"
        source.refuse(.repeatedValue(text), at: node.offset)
      }
      let decimals = PairDecimals(from: from, to: to, decimals: pair.requiredInteger("decimals"))
      if let problem = decimals.problem { source.refuse(problem, in: node) }
      return decimals
    }
  }
}

extension FormattingSettings {
  fileprivate init(_ node: JSONNode, in source: DataSource) {
    self.init()
    let object = DataObject(
      node, keys: "separators grouping scientificFrom scientificBelow", in: source)
    separators = object.value("separators") { NumberMarks($0, in: source) }
    grouping = object.choice("grouping", else: grouping, expected: .grouping)
    if let from = object.named("scientificFrom", expected: .powerOfTen, { Self.exponent($0) }) {
      thresholds.largest = from - 1
    }
    if let below = object.named("scientificBelow", expected: .powerOfTen, { Self.exponent($0) }) {
      thresholds.smallest = below
    }
  }

  /// Returns the exponent of a text like `1e21`: an optional sign and one to four digits.
  private static func exponent(_ text: String) -> Int? {
    guard text.utf8.starts(with: "1e".utf8) else { return nil }
    var digits = text.utf8.dropFirst(2)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard (1...4).contains(digits.count), digits.first != UInt8(ascii: "-"),
      let exponent = SmallInteger.value(ofDigits: String(Substring(digits)))
    else { return nil }
    return isNegative ? -exponent : exponent
  }
}

extension NumberMarks {
  init?(_ node: JSONNode, in source: DataSource) {
    let marks = DataObject(node, keys: "decimal group", in: source)
    guard let decimal = marks.mark("decimal"), let group = marks.mark("group") else { return nil }
    self.init(decimal: decimal, group: group)
  }
}

extension DataObject {
  /// Returns the result of `read` for the text of a key; refuses the text if `read` returns `nil`.
  fileprivate func named<Value>(
    _ key: StaticString, expected: NotebookDataError.Expected, _ read: (String) -> Value?
  ) -> Value? {
    value(key) { node in
      guard let text = self.text(of: node) else { return nil }
      if let value = read(text) { return value }
      source.refuse(text, expected: expected, at: node.offset)
      return nil
    }
  }

  /// Returns the Unicode scalar of a required text; refuses a text of more or fewer scalars.
  fileprivate func mark(_ key: StaticString) -> Unicode.Scalar? {
    if node(key) == nil { source.refuse(.missingKey(key.description), at: offset) }
    return named(key, expected: .numberMark) { text in
      let scalars = text.unicodeScalars
      return scalars.count == 1 ? scalars.first : nil
    }
  }

  /// Returns a required small integer.
  fileprivate func requiredInteger(_ key: StaticString) -> Int {
    if node(key) == nil { source.refuse(.missingKey(key.description), at: offset) }
    return integer(key) ?? 0
  }
}
