import AppSession
import Foundation

/// Replays a log of events natively, and prints what the app answered to each.
///
///     replay <log>
///
/// The log has the bytes of an event on each line, in hexadecimal. The output has a line for each
/// event: the number of the bytes of the effects, and their FNV-1a digest of 32 bits.
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
