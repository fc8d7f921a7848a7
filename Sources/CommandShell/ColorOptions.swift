import ArgumentParser

/// Whether a command colours what it prints.
package struct ColorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When to colour; auto: on a terminal, unless NO_COLOR is set.",
      valueName: "when"))
  var color = ColorChoice.auto

  package init() {}

  /// Takes effect at once, so that what is wrong with other options is said in the same way.
  package func validate() throws { TerminalColor.choice = color }
}

extension ColorChoice: ExpressibleByArgument {}
