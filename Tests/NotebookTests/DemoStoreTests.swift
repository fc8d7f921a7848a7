import Metryvo
import Testing

@Suite struct DemoStoreTests {
  private let time = NotebookSamples.time()
  private let items: [DemoStore.Item] = [.product(.pro), .tip(.small), .tip(.large)]

  /// A shop, and a notebook to which the shop's edits are applied.
  private struct Visit: Hashable {
    var shop = DemoStore()
    var notebook = NotebookContent()

    @discardableResult
    mutating func handle(_ event: DemoStore.Event) throws -> DemoNote? {
      let step = shop.handle(event, at: NotebookSamples.time(), in: notebook)
      for edit in step.edits { try notebook.edit(edit) }
      return step.note
    }
  }

  @Test func aPurchaseAsksFirst() throws {
    var visit = Visit()
    #expect(try visit.handle(.buy(.product(.pro))) == nil)
    #expect(visit.shop.phase == .asking(.product(.pro)))
    #expect(!visit.notebook.entitlements.owns(.pro))
    #expect(try visit.handle(.confirm) == .purchased(.product(.pro)))
    #expect(visit.notebook.entitlements.owns(.pro) && visit.shop.phase == .ready)
    #expect(visit.notebook.entitlements.products.first?.isDemonstration == true)
    #expect(try visit.handle(.buy(.product(.pro))) == .alreadyOwned(.pro))
    for _ in 0..<2 {
      try visit.handle(.buy(.tip(.small)))
      #expect(try visit.handle(.confirm) == .purchased(.tip(.small)))
    }
    #expect(visit.notebook.entitlements.tips.count == 2)
  }

  @Test func nothingIsBoughtWithoutConsent() throws {
    for item in items {
      let ends: [(DemoStore.Event, DemoNote)] = [
        (.cancel, .cancelled(item)), (.fail, .failed(item)),
      ]
      for (event, note) in ends {
        for waits in [false, true] {
          var visit = Visit()
          try visit.handle(.buy(item))
          if waits { #expect(try visit.handle(.askSomebodyElse) == .pending(item)) }
          #expect(try visit.handle(event) == note)
          #expect(visit == Visit())
        }
      }
    }
  }

  @Test func withoutAConnectionNothingIsBoughtOrRestored() throws {
    var visit = Visit()
    try visit.handle(.connection(isOnline: false))
    let offline = visit
    #expect(try visit.handle(.buy(.product(.pro))) == .offline)
    #expect(try visit.handle(.restore) == .offline)
    #expect(visit == offline)
    try visit.handle(.connection(isOnline: true))
    try visit.handle(.buy(.product(.pro)))
    try visit.handle(.connection(isOnline: false))
    #expect(try visit.handle(.confirm) == .offline)
    #expect(visit == offline)
  }

  @Test func whatWasBoughtIsRestored() throws {
    var visit = Visit()
    #expect(try visit.handle(.restore) == .nothingToRestore)
    try visit.handle(.buy(.product(.pro)))
    try visit.handle(.confirm)
    #expect(try visit.handle(.restore) == .nothingToRestore)
    visit.notebook = NotebookContent()
    #expect(try visit.handle(.restore) == .restored([.pro]))
    #expect(visit.notebook.entitlements.owns(.pro))
  }

  /// Handles each event in each state that can be reached with three items.
  @Test func noEventLeadsAstray() throws {
    let events: [DemoStore.Event] =
      items.map { .buy($0) } + [
        .confirm, .askSomebodyElse, .cancel, .fail, .restore, .connection(isOnline: false),
        .connection(isOnline: true),
      ]
    var seen: Set<Visit> = [Visit()]
    var open = [Visit()]
    while let visit = open.popLast() {
      for event in events {
        var next = visit
        let note = try next.handle(event)
        let isPurchase = note.map { ["purchased", "restored"].contains($0.identifier) } ?? false
        #expect(isPurchase == (next.notebook.entitlements != visit.notebook.entitlements))
        #expect(next.shop.isOnline || !isPurchase)
        #expect(try DemoStore(next.shop.bytes) == next.shop)
        if next.notebook.entitlements.tips.count < 3, seen.insert(next).inserted {
          open.append(next)
        }
      }
    }
    #expect(seen.count > 50)
  }

  @Test func demonstrationsHoldWhereTheyAreAllowed() throws {
    var visit = Visit()
    try visit.handle(.buy(.product(.pro)))
    try visit.handle(.confirm)
    let kept = visit.notebook.entitlements
    #expect(kept.verified(by: SumVerifier(), at: time, allowsDemonstrations: true).held == kept)
    let refused = kept.verified(by: SumVerifier(), at: time)
    #expect(!refused.held.owns(.pro) && refused.refused.map(\.error) == [.notALicence])
  }

  @Test func aShopOutlivesItsProgram() throws {
    var visit = Visit()
    try visit.handle(.buy(.product(.pro)))
    try visit.handle(.confirm)
    try visit.handle(.buy(.tip(.large)))
    try visit.handle(.askSomebodyElse)
    let text = """
      {
        "version" : 1,
        "phase" : {
          "kind" : "pending",
          "item" : "tip_large"
        },
        "isOnline" : true,
        "bought" : [
          "offlineunit_pro"
        ]
      }
      """
    #expect(String(decoding: visit.shop.bytes, as: UTF8.self) == text)
    var later = Visit(shop: try DemoStore(visit.shop.bytes))
    #expect(try later.handle(.confirm) == .purchased(.tip(.large)))
    #expect(try later.handle(.restore) == .restored([.pro]))
    #expect(try DemoStore(Array("{\"version\": 1}".utf8)) == DemoStore())
  }

  @Test func aShopIsReadStrictly() {
    let refused: [(String, String)] = [
      ("", "line 1, column 1: the file ends too early; it may be cut off"),
      ("[]", "line 1, column 1: expected an object, found an array"),
      ("{}", "line 1, column 1: the key \"version\" is missing"),
      (
        #"{"version": 2, "new": 1}"#,
        "line 1, column 13: version 2 is not 1, the one that this program reads"
      ),
      (
        #"{"version": 1, "sold": []}"#,
        "line 1, column 16, sold: unknown key \"sold\"; known are version, phase, isOnline, bought, "
          + "and keys that begin with x-"
      ),
      (
        #"{"version": 1, "bought": ["pro"]}"#,
        "line 1, column 27, bought[0]: \"pro\" is no product"
      ),
      (
        #"{"version": 1, "bought": ["offlineunit_pro", "offlineunit_pro"]}"#,
        "line 1, column 46, bought[1]: \"offlineunit_pro\" stands twice; keep one"
      ),
      (
        #"{"version": 1, "phase": {"kind": "asking"}}"#,
        "line 1, column 25, phase: the key \"item\" is missing"
      ),
      (
        #"{"version": 1, "phase": {"kind": "ready", "item": "tip_small"}}"#,
        "line 1, column 43, phase.item: unknown key \"item\"; known are kind, and keys that begin "
          + "with x-"
      ),
      (
        #"{"version": 1, "phase": {"kind": "pending", "item": "tip"}}"#,
        "line 1, column 53, phase.item: \"tip\" is no product or tip"
      ),
      (
        #"{"version": 1, "phase": {"kind": "sold"}}"#,
        "line 1, column 34, phase.kind: \"sold\" is no phase"
      ),
      (
        #"{"version": 1, "isOnline": 1}"#,
        "line 1, column 28, isOnline: expected true or false, found a number"
      ),
      (
        String(repeating: " ", count: 4097),
        "the text has more than 4096 bytes, the most that is read"
      ),
    ]
    for (text, sentence) in refused {
      do throws(NotebookDataError) {
        _ = try DemoStore(Array(text.utf8))
        Issue.record("accepted: \(text)")
      } catch { #expect(error.english == sentence, "\(text.prefix(60))") }
    }
  }

  @Test func notesAreSentencesThatClaimNoPayment() {
    let notes: [(DemoNote, String)] = [
      (.purchased(.product(.pro)), "Pro is yours, as a demonstration; no money moved"),
      (.purchased(.tip(.small)), "thank you; this is a demonstration, and no money moved"),
      (.pending(.tip(.large)), "the large tip waits for somebody else's consent"),
      (.cancelled(.product(.pro)), "Pro was not bought"),
      (.failed(.tip(.medium)), "the medium tip could not be bought; try again later"),
      (.alreadyOwned(.pro), "Pro is yours already"),
      (.restored([.pro]), "Pro is yours again, as a demonstration"),
      (.nothingToRestore, "there is nothing to restore"),
      (.offline, "there is no connection; all that is yours works, so try again later"),
    ]
    for (note, sentence) in notes { #expect(note.english == sentence) }
    #expect(Set(notes.map(\.0.identifier)).count == 8)
  }
}
