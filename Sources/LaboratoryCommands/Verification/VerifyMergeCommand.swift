import ArgumentParser
import CommandShell
import Laboratory

struct VerifyMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the shards of a run together.",
    usage: "metryvo verify merge <file or folder> ... [--report <folder>] [options]",
    discussion: """
      Takes what --shard wrote, in any order, and writes what one run would have written. It refuses what \
      is cut, changed or of another run, and names what is missing.
      """)

  @Argument(
    help: ArgumentHelp("The files of shards, or folders with them.", valueName: "paths"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var jobs: JobOptions
  @OptionGroup var folders: FolderOptions
  @OptionGroup var findings: FindingOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if paths.isEmpty {
      throw ValidationError("merge needs the files of shards, or a folder with them.")
    }
  }

  func run() throws {
    try findings.makeWritable()
    var settings = VerificationSettings()
    folders.apply(to: &settings)
    settings.jobs = jobs.jobs
    let report: VerificationReport
    do {
      report = try VerificationReport(merging: paths, settings)
    } catch ShardError.unreadable(let path) {
      throw InputFile.failure(path)
    }
    try findings.finish(report)
  }
}

extension ShardError: SaidAsFailure {
  package var failure: Failure {
    switch self {
    case .unreadable, .emptyFolder, .missing: Failure(code: .missingInput, message: description)
    case .malformed, .repeated: Failure(code: .badInput, message: description)
    }
  }
}
