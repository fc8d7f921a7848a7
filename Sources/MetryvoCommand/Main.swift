import ConversionCommands

/// The entry point of `metryvo`: converts, and starts `metryvo-lab` for the other commands.
@main
enum Main {
  static func main() {
    CommandProgram(RootCommand.self).run { arguments in
      if LaboratoryProgram.isMeant(by: arguments) { try LaboratoryProgram.become() }
      return false
    }
  }
}
