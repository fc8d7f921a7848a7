import EventLog
import Testing

@Suite struct EventLogTests {
  private func log(of count: Int, capacity: Int) -> EventLog {
    var log = EventLog(capacity: capacity)
    for number in 0..<count { log.record(EventLog.Event("test.counted", [("n", "\(number)")])) }
    return log
  }

  @Test(arguments: [0, 1, 2, 7]) func theLatestEventsAreKeptInOrder(_ capacity: Int) {
    for count in 0...20 {
      let log = log(of: count, capacity: capacity)
      let kept = min(count, capacity)
      #expect(log.events.map(\.arguments[0].value) == (count - kept..<count).map(String.init))
      #expect(log.droppedCount == (capacity == 0 ? 0 : count - kept))
    }
  }

  @Test func noEventIsMadeForALogThatIsOff() {
    var made = 0
    func event() -> EventLog.Event {
      made += 1
      return EventLog.Event("test.made", [])
    }
    var log = EventLog.off
    log.record(event())
    #expect(made == 0)
    log = EventLog(capacity: 1)
    log.record(event())
    #expect(made == 1)
  }

  @Test func anEventIsOneLineThatCanBeReadBack() {
    let event = EventLog.Event(
      "test.written", [("plain", "5"), ("spaced", "a b"), ("marks", #"a="b\"#), ("none", "")])
    #expect(event.description == #"test.written plain=5 spaced="a b" marks="a=\"b\\" none="""#)
    #expect(EventLog.Event("test.lines", [("x", "a\nb\t")]).description == "test.lines x=\"a b \"")
  }
}
