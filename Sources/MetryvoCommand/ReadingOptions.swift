import ArgumentParser
import MeasureText
import UnitCatalog

/// How texts are read: the options that every command with numbers or names of units takes.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How numbers and unit names are written; by default as in en.", valueName: "locale"))
  var locale: NumberLocale?

  @Option(
    help: ArgumentHelp(
      "Whose unit is meant where several share a name, e.g. imperial for a pint.",
      valueName: "system"))
  var system: MeasurementSystem?
}

extension NumberLocale: ExpressibleByArgument {}
extension MeasurementSystem: ExpressibleByArgument {}
