import ConversionCommands

/// The entry point of `metryvo`: converts, and hands everything else over to `metryvo-lab`.
@main
enum Main {
  static func main() {
    CommandProgram(RootCommand.self).run { arguments in
      if LaboratoryProgram.isMeant(by: arguments) { try LaboratoryProgram.become() }
      return false
    }
  }
}
