/// The most recent events of a piece of work, as values in a ring buffer.
///
///     var log = EventLog(capacity: 100)
///     _ = try RequestConverter<Decimal128>().convert("5 mi to km", log: &log)
///     log.events.first?.name  // Optional("request.settings")
///     log.events[1]  // request.divided source="5 mi" target=km
///
/// A log of capacity 0 is off: ``record(_:)`` evaluates no event. When the buffer is full, each new
/// event replaces the oldest, and ``droppedCount`` counts the replaced events.
public struct EventLog: Sendable {
  /// The largest number of events that the log keeps; 0 if the log is off.
  public let capacity: Int
  /// The number of events that later events have replaced.
  public private(set) var droppedCount = 0
  private var ring: [Event] = []

  /// Creates an empty log.
  ///
  ///     var log = EventLog(capacity: 0)
  ///     log.record(EventLog.Event("request.divided", []))
  ///     log.events.isEmpty  // true
  ///
  /// - Precondition: the capacity is not negative.
  public init(capacity: Int) {
    precondition(capacity >= 0, "a log has no negative capacity")
    self.capacity = capacity
  }

  /// A log of capacity 0, which keeps no events.
  public static var off: EventLog { EventLog(capacity: 0) }

  /// The events in the log, the oldest first.
  public var events: [Event] {
    let oldest = ring.count < capacity || capacity == 0 ? 0 : droppedCount % capacity
    return Array(ring[oldest...] + ring[..<oldest])
  }

  /// Adds an event; `event` is evaluated only if the log is on.
  ///
  ///     var log = EventLog(capacity: 2)
  ///     for end in ["1", "2", "3"] { log.record(EventLog.Event("text.read", [("end", end)])) }
  ///     log.events  // [text.read end=2, text.read end=3]
  ///     log.droppedCount  // 1
  ///
  /// - Complexity: O(1).
  public mutating func record(_ event: @autoclosure () -> Event) {
    if capacity == 0 { return }
    if ring.count < capacity { return ring.append(event()) }
    ring[droppedCount % capacity] = event()
    droppedCount += 1
  }
}
