import AppPages
import AppSession
import Foundation
import PropertyTesting
import Synchronization
import Testing

/// Runs random events through the bytes of the protocol.
///
/// `METRYVO_EVENTS=1000000 swift test -c release --disable-testable-imports --filter
/// RandomEventsTests` sets the number of events; `make test` runs few events.
@Suite struct RandomEventsTests {
  private static let seed: UInt64 = 31
  /// The number of events of one drawn session.
  private static let sessionEvents = 1...200
  private static let fewEvents = 13_000

  private static let events = Atomic<Int>(0)

  private static var property: Property<DrawnSession> {
    Property(
      "sessions-keep-the-laws",
      "after each event the tree is that of a page drawn anew, and the laws of the tree hold",
      of: DrawnSession.generator(events: sessionEvents),
      labelled: { session, labels in
        var pages = PagePair(session.languages)
        defer { events.add(pages.eventCount, ordering: .relaxed) }
        for (number, event) in session.events.enumerated() {
          pages.does(event)
          if number % 64 == 63 || number == session.events.count - 1 { pages.comeBack() }
          guard let problem = pages.problems.first else { continue }
          labels.add("broken: \(problem.prefix(60))")
          return .broken([("event \(number)", "\(event)")] + pages.problems.map { ("law", $0) })
        }
        for label in pages.labels { labels.add(label) }
        return pages.isReplayed() ? .holds : .broken([("replay", "other bytes")])
      })
  }

  @Test func theLawsHold() async {
    let wanted =
      ProcessInfo.processInfo.environment["METRYVO_EVENTS"].flatMap { Int($0) } ?? Self.fewEvents
    let property = Self.property
    // A session has about 125 events, so this number of sessions has at least the wanted number.
    let sessions = max(1, wanted / 120)
    let shards = min(sessions, ProcessInfo.processInfo.activeProcessorCount)
    let clock = ContinuousClock()
    let start = clock.now
    var report = property.emptyReport(PropertyRun(seed: Self.seed, cases: 0))
    await withTaskGroup(of: PropertyReport.self) { group in
      for shard in 0..<shards {
        group.addTask {
          var run = PropertyRun.quiet(seed: Self.seed, cases: 0)
          run.indices = UInt64(shard * sessions / shards)..<UInt64((shard + 1) * sessions / shards)
          run.caseTimeLimit = .seconds(60)
          return property.run(run)
        }
      }
      for await part in group { report.add(part) }
    }
    SeedAnnouncement.write(
      "sessions-keep-the-laws: seed \(Self.seed), \(report.cases) sessions, "
        + "\(Self.events.load(ordering: .relaxed)) events, \(clock.now - start)")
    #expect(report.holds, "\(report)")
    let few = [
      "comes back", "two pages", "search-units", "search-again", "hold", "key of an element",
      "swap", "choose-unit",
      "copy", "star-unit", "show-unit", "pair-decimals", "theme", "open", "back", "convert-from",
      "convert-to", "copy-value", "open-quantity", "search-home",
      "stored cut", "stored newer", "stored removed", "take-measure", "apply-update",
    ].filter { report.labels.counts[$0, default: 0] < sessions / 100 }
    #expect(few.isEmpty, "too seldom: \(few)")
  }
}
