import ArgumentParser

/// The option for coloured output.
package struct ColorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When to colour; auto: on a terminal, unless NO_COLOR is set.",
      valueName: "when"))
  var color = ColorChoice.auto

  package init() {}

  /// Applies the choice during parsing, so that errors of other options are coloured by it, too.
  package func validate() throws { TerminalColor.choice = color }
}

extension ColorChoice: ExpressibleByArgument {}
