import ArgumentParser
import EventLog

/// The option for a log of the events on the way to the result.
package struct LogOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Print step by step what happened, to standard error.",
      discussion: "The last 1000 events, one a line, when the command has ended."))
  package var log = false

  package init() {}

  private static let capacity = 1_000

  /// Calls `work` with a log, and prints the log even if `work` throws.
  package func printing<Result>(_ work: (inout EventLog) throws -> Result) throws -> Result {
    var events = EventLog(capacity: log ? Self.capacity : 0)
    defer { Self.print(events) }
    return try work(&events)
  }

  private static func print(_ log: EventLog) {
    if log.droppedCount > 0 {
      StandardError.write("log: \(log.droppedCount) earlier events are not shown")
    }
    for event in log.events { StandardError.write("log: \(event)") }
  }
}
