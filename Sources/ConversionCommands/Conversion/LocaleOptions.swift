import ArgumentParser
import CommandShell
import MeasureText
import UnitCatalog

/// The option for the locale of numbers and unit names.
struct LocaleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How numbers and unit names are written, read and printed; by default as in en.",
      discussion: """
        A language (\(Self.languages)), perhaps in a \
        region (de-CH, en-IN, es-MX), whose units are meant as with --region.
        """,
      valueName: "locale"),
    completion: UnitCompletion.locales, transform: Self.locale)
  var locale: NumberLocale?

  /// The identifiers of the languages, joined once, because the parser makes each help text several
  /// times.
  private static let languages = NumberLocale.languages.map(\.rawValue).joined(separator: ", ")

  private static func locale(_ text: String) throws -> NumberLocale {
    if let locale = NumberLocale(rawValue: text) { return locale }
    if let near = NumberLocale.nearest(to: text) {
      throw ValidationError(
        "nothing is known of '\(text.excerpt)'; the nearest locale is \(near.rawValue)")
    }
    throw ValidationError(
      "nothing is known of '\(text.excerpt)', only of \(Self.languages) and regions, like de-CH")
  }
}

/// The options that decide which unit a name means if several units share it.
struct RegionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whose unit is meant where several share a name, e.g. GB for a pint; two letters of ISO 3166.",
      discussion: "Without a unit to convert to, only units that are preferred there.",
      valueName: "code"),
    completion: UnitCompletion.regions, transform: Self.region)
  var region: RegionCode?

  @Option(
    help: ArgumentHelp(
      "Whose unit is meant where several share a name, before --region: imperial for a pint.",
      valueName: "system"))
  var system: MeasurementSystem?

  private static func region(_ text: String) throws -> RegionCode {
    let isCode = text.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    guard text.utf8.count == 2, isCode else {
      throw ValidationError("a region is two letters, like US, not '\(text.excerpt)'")
    }
    let code = text.uppercased()
    if let region = RegionCode(rawValue: code) { return region }
    throw ValidationError("ISO 3166 has no region \(code)")
  }
}

/// The options for the locale, and for units that share a name.
struct LocaleOptions: ParsableArguments {
  @OptionGroup private var numbers: LocaleOption
  @OptionGroup private var units: RegionOptions

  var locale: NumberLocale? { numbers.locale }
  var region: RegionCode? { units.region }
  var system: MeasurementSystem? { units.system }
}

extension MeasurementSystem: ExpressibleByArgument {}
