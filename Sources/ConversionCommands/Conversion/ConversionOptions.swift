import ArgumentParser
import CommandShell
import ConversionRequests
import MeasureText

/// The options of `convert` and `all` for reading requests and printing answers.
struct ConversionOptions: ParsableArguments {
  @OptionGroup private var numbers: NumberOptions
  @OptionGroup private var units: RegionOptions

  @Option(
    help: ArgumentHelp(
      "Print only the number, the number with its unit, or the conversion as an equation.",
      valueName: "style"))
  var style: MeasureStyle?

  @Flag(
    help: ArgumentHelp(
      "Print JSON; numbers are strings, so no digit is lost.",
      discussion:
        "Results have a point and no groups there, whatever the locale; 'text' is as printed."))
  var json = false

  func validate() throws {
    if json && style != nil { throw ValidationError("Give either --json or --style.") }
  }

  var backend: BackendChoice { numbers.backend }

  /// The settings that the options ask for.
  var settings: ConversionSettings {
    var settings = numbers.settings
    settings.region = units.region
    settings.system = units.system
    if let style { settings.style = style }
    return settings
  }

  /// The form of the output.
  var output: RequestedConversion.Output {
    json ? .json : style == nil ? .standard : .lines
  }
}

extension MeasureStyle: ExpressibleByArgument {}
