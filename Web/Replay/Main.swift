import AppSession
import Foundation

/// Replays a log of events natively, and prints a summary of the app's effects for each event.
///
///     replay <log>
///
/// The log has one event on each line, as hexadecimal bytes. The output has a line for each event,
/// with the number of effect bytes and their 32-bit FNV-1a digest.
@main
enum Main {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: replay <log>\n".utf8))
      exit(64)
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    guard let answers = EventReplay.answers(to: String(decoding: data, as: UTF8.self)) else {
      FileHandle.standardError.write(Data("replay: a line is not hexadecimal\n".utf8))
      exit(65)
    }
    print(answers.map { $0 + "\n" }.joined(), terminator: "")
  }
}
