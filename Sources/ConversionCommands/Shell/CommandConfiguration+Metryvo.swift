import ArgumentParser
import BuildInformation

extension CommandConfiguration {
  /// Returns the configuration of the root command of `metryvo`.
  ///
  /// - Parameter laboratory: the commands `verify`, `compare` and `report`, or entries that only
  ///   list these commands.
  /// - Returns: the name, help, version and commands.
  package static func metryvo(
    laboratory: [any ParsableCommand.Type]
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: "metryvo",
      abstract: "Converts units exactly, rounds once, and proves it.",
      discussion: """
        What begins with a number is a conversion: 'convert' may be left out.

        Examples:
          metryvo 5 mi to km                   8.04672 km   (exact)
          metryvo 5 ft 6 in cm                 167.64 cm   (exact)
          metryvo 1 cup                        every unit of volume, as 'metryvo all 1 cup'
          metryvo convert -40 °C °F            -40 °F   (exact)
          metryvo convert 1 ft yd --decimals 4 --rounding half-even
          metryvo search kilom                 units found by a part of what they are called
          metryvo convert --batch rows.tsv     a result for each row of value, from, to
          metryvo units mile                   what 'mile' may mean, with definitions
          metryvo paste "1.234,5 km" --locale de   what a text means, and why
          metryvo calc "100 + 10%"             110   (exact)
          metryvo tip 48.50 --percent 18 --people 3
          metryvo verify                       both backends and all conversions, judged
          metryvo compare                      accuracy and speed of number types, side by side
          metryvo report                       a page of what the commands found last

        Exit codes: 0 all holds; 1 a check failed or nothing was found; 64 usage; 65 bad input;
        66 missing input; 69 metryvo-lab is missing; 70 internal error; 74 input or output error.
        """,
      version: Version.description,
      subcommands: [
        ConvertCommand.self, AllCommand.self, SearchCommand.self, UnitsCommand.self,
        PasteCommand.self, CalcCommand.self, TipCommand.self, DiscountCommand.self,
        SplitCommand.self,
      ] + laboratory)
  }
}
