import Calculation
import DecimalArithmetic
import MeasureText
import Notebook
import PropertyTesting

/// Methods that draw settings and the other parts of a notebook that are not lists.
extension ChoiceSource {
  mutating func notebookSettings() -> NotebookSettings {
    var settings = NotebookSettings()
    settings.theme = element(of: ColorTheme.allCases)
    settings.skin = element(of: InterfaceSkin.allCases)
    settings.accent = optional { RGBColor(value: UInt32($0.uniform(in: 0...0xFF_FFFF))) }
    settings.motion = element(of: MotionLevel.allCases)
    settings.haptics.isOn = oneIn(2)
    settings.haptics.profile = element(of: HapticSettings.Profile.allCases)
    settings.keyClick = oneIn(2)
    settings.favoritesLayout = element(of: FavoritesLayout.allCases)
    settings.locale = optional { $0.element(of: NumberLocale.languages) }
    settings.region = oneIn(2) ? nil : RegionCode(rawValue: element(of: ["GB", "US"]))
    settings.symbols = element(of: SymbolChoice.allCases)
    settings.precision = precision()
    settings.roundingMode = element(of: RoundingMode.allCases)
    settings.formatting.grouping = element(of: FormattingSettings.Grouping.allCases)
    settings.formatting.separators = optional { source in
      NumberMarks(
        decimal: source.element(of: [",", "."]), group: source.element(of: ["'", "\u{202F}"]))
    }
    let smallest = uniform(in: -12...(-1))
    settings.formatting.thresholds = NotationThresholds(
      smallest: smallest, largest: uniform(in: 0...21))
    settings.copyStyle = element(of: MeasureStyle.allCases)
    settings.belowAbsoluteZeroNote = oneIn(2)
    settings.calculatorMode = element(of: KeypadMode.allCases)
    return settings
  }

  private mutating func precision() -> PrecisionSettings {
    var precision = PrecisionSettings(global: uniform(in: 0...12))
    for category in ["length", "x-ray"] where oneIn(2) {
      precision.setDecimals(uniform(in: 0...12), ofCategory: category)
    }
    for target in ["foot", "inch"] where oneIn(2) {
      precision.setDecimals(uniform(in: 0...12), from: "mile", to: target)
    }
    return precision
  }

  mutating func lastConversion() -> LastConversion {
    LastConversion(
      category: "length", from: unitName(), to: unitName(), input: element(of: ["", "1.", "-40"]))
  }

  /// Draws a product of a licence of ``LawVerifier``, or of a ``DemoStore``.
  mutating func productEdit() -> NotebookEdit {
    if oneIn(3) {
      var shop = DemoStore()
      shop.handle(.buy(.product(.pro)), at: time(), in: NotebookContent())
      let step = shop.handle(.confirm, at: time(), in: NotebookContent())
      if let edit = step.edits.first { return edit }
    }
    let licence = Licence(
      id: "\(uniform(in: 0...9))", product: Product.pro.rawValue, holder: keptText(),
      issuedAt: LawVerifier.time)
    let text = SignedLicence.text(
      signedBytes: SignedLicence.signedBytes(of: licence, keyName: LawVerifier().keyName),
      signature: Array(repeating: 0, count: 64))
    guard
      let verified = try? SignedLicence(text: text)
        .verified(by: LawVerifier(), at: LawVerifier.time)
    else { return .removeProduct(.pro) }
    return .addProduct(OwnedProduct(verified, since: time()))
  }

  /// Draws the claim of a document on a product, whose licence may be any text.
  mutating func productClaim() -> ProductClaim {
    ProductClaim(
      .pro, since: time(),
      licence: oneIn(2) ? keptText() : element(of: ["x", ProductClaim.demonstration]))
  }

  mutating func givenTip() -> GivenTip { GivenTip(element(of: Tip.allCases), at: time()) }
}

/// The verifier of the laws, which accepts every signature.
struct LawVerifier: SignatureVerifier {
  let keyName = "laws"
  /// The time at which licences of the laws are issued and verified.
  static let time = ChoiceSource.epoch

  func isValid(signature: [UInt8], of message: [UInt8]) -> Bool { true }
}
