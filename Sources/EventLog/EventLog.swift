/// The latest events of a piece of work, as values: a ring of bounded size.
///
///     var log = EventLog(capacity: 100)
///     _ = try RequestConverter<Decimal128>().convert("5 mi to km", log: &log)
///     for event in log.events { print(event) }
///
/// A log of capacity 0 is off: no event is made for it. When the ring is full, each event takes the
/// place of the oldest, and ``droppedCount`` counts the events that are gone.
public struct EventLog: Sendable {
  /// The most events that are kept; 0 if the log is off.
  public let capacity: Int
  /// How many events gave their place to later ones.
  public private(set) var droppedCount = 0
  private var ring: [Event] = []

  /// An empty log.
  ///
  /// - Precondition: the capacity is not negative.
  public init(capacity: Int) {
    precondition(capacity >= 0, "a log has no negative capacity")
    self.capacity = capacity
  }

  /// A log that keeps nothing.
  public static var off: EventLog { EventLog(capacity: 0) }

  /// The events that are kept, the oldest first.
  public var events: [Event] {
    let oldest = ring.count < capacity || capacity == 0 ? 0 : droppedCount % capacity
    return Array(ring[oldest...] + ring[..<oldest])
  }

  /// Keeps an event, which is made only if the log is on.
  ///
  /// - Complexity: O(1).
  public mutating func record(_ event: @autoclosure () -> Event) {
    if capacity == 0 { return }
    if ring.count < capacity { return ring.append(event()) }
    ring[droppedCount % capacity] = event()
    droppedCount += 1
  }
}
