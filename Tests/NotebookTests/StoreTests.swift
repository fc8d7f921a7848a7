import Metryvo
import Testing

@Suite struct StoreTests {
  private typealias Store = NotebookStore<MemoryStore, MemoryStore>

  private func store() -> Store { Store(values: MemoryStore(), records: MemoryStore()) }

  @Test func whatIsSavedIsLoaded() throws {
    var store = store()
    let full = try DocumentRoundTripTests.full()
    #expect(store.load().content == NotebookContent())
    #expect(store.save(full, after: NotebookContent()) == [])
    let loaded = store.load()
    #expect(try loaded.content == full.asRead() && loaded.problems == [])
    #expect(store.save(NotebookContent(), after: full) == [])
    #expect(store.values.byteCount == 0 && store.records.byteCount == 0)
  }

  @Test func anyEditsAreSavedStepByStep() {
    var numbers = SampleNumbers(state: 7)
    var notebook = NotebookContent()
    var store = store()
    for step in 0..<600 {
      let before = notebook
      let id = "r\(numbers.below(300))"
      let edit: NotebookEdit =
        switch numbers.below(7) {
        case 0, 1, 2: .record(NotebookSamples.conversion(id, numbers.below(50)))
        case 3: .star(id: id, true)
        case 4: .deleteEntry(id: id)
        case 5: .useUnit(id)
        default: .addFavorite(NotebookSamples.favorite(id), at: 0)
        }
      guard (try? notebook.edit(edit)) != nil else { continue }
      #expect(store.save(notebook, after: before) == [])
      if step.isMultiple(of: 20) { #expect(store.load().content == notebook) }
    }
    #expect(store.load().content == notebook && notebook.history.count > 80)
  }

  /// A store that counts its writes.
  private struct CountingStore: RecordStore {
    var store = MemoryStore()
    var changes: [(put: Int, removed: Int)] = []

    func records() throws(StoreError) -> [StoredRecord] { try store.records() }

    mutating func change(
      putting records: [StoredRecord], removing ids: [String]
    ) throws(StoreError) {
      changes.append((records.count, ids.count))
      try store.change(putting: records, removing: ids)
    }
  }

  @Test func anEditWritesItsRowAlone() throws {
    var store = NotebookStore(values: MemoryStore(), records: CountingStore())
    var notebook = NotebookContent()
    for number in 0..<500 {
      try notebook.edit(.record(NotebookSamples.conversion("r\(number)", number)))
    }
    _ = store.save(notebook, after: NotebookContent())
    let edits: [NotebookEdit] = [
      .star(id: "r200", true), .deleteEntry(id: "r77"),
      .record(NotebookSamples.calculation("new", 250)), .useUnit("mile"),
    ]
    for edit in edits {
      let before = notebook
      try notebook.edit(edit)
      _ = store.save(notebook, after: before)
    }
    let written = store.records.changes.map { [$0.put, $0.removed] }
    #expect(written == [[500, 0], [1, 0], [0, 1], [1, 0]])
  }

  @Test func aStoreThatRefusesOrIsFullIsToldByPart() throws {
    var store = store()
    let full = try DocumentRoundTripTests.full()
    store.values.isRefused = true
    store.records.isRefused = true
    let all = NotebookPart.allCases.map { NotebookStoreProblem.part($0, .refused) }
    #expect(store.save(full, after: NotebookContent()) == all + [.history(.refused)])
    #expect(store.load().problems == all + [.history(.refused)])
    store = self.store()
    store.values.byteLimit = 3000
    store.records.byteLimit = 3000
    let problems = store.save(full, after: NotebookContent())
    #expect(problems.last == .history(.full) && problems.count < 7)
    #expect(store.records.byteCount == 0)
    let loaded = store.load()
    #expect(loaded.problems == [] && loaded.content.settings == full.settings)
    #expect(
      problems.last?.english
        == "history: the store is full; delete some rows, or export and clear them")
  }

  @Test func aDamagedPartLeavesTheOthers() throws {
    let full = try DocumentRoundTripTests.full()
    var saved = store()
    _ = saved.save(full, after: NotebookContent())
    for part in NotebookPart.allCases {
      var store = saved
      let bytes = try #require(try store.values.value(part.key))
      try store.values.set(part.key, to: Array(bytes.dropLast(9)))
      let loaded = store.load()
      #expect(loaded.problems.count == 1 && loaded.problems[0].identifier == "unreadablePart")
      #expect(loaded.content.history == full.history)
      // The unreadable bytes stay until the part changes.
      #expect(store.save(loaded.content, after: loaded.content) == [])
      #expect(try store.values.value(part.key)?.count == bytes.count - 9)
      #expect(store.save(full, after: loaded.content) == [])
      #expect(try store.load().content == full.asRead())
    }
    let damaged = StoredRecord(id: "r5", bytes: Array("{\"id\": \"r5\"}".utf8))
    try saved.records.change(putting: [damaged], removing: [])
    let loaded = saved.load()
    #expect(loaded.content.history.count == full.history.count - 1)
    #expect(
      loaded.problems.map(\.english) == [
        "the row \"r5\" of the history cannot be read: line 1, column 1: the key \"kind\" is missing"
      ])
  }

  private func document(version: String) -> [UInt8] {
    Array(#"{"format": "metryvo-data", "version": \#(version), "layers": []}"#.utf8)
  }

  @Test func aPartOfANewerVersionIsNotOverwritten() throws {
    let full = try DocumentRoundTripTests.full()
    for version in ["2", "\"3\"", "999999999"] {
      let newer = document(version: version)
      for part in NotebookPart.allCases {
        var store = store()
        try store.values.set(part.key, to: newer)
        let problems = [
          NotebookStoreProblem.newerPart(part, version: version.filter { $0.isNumber })
        ]
        let loaded = store.load()
        #expect(loaded.content == NotebookContent() && loaded.problems == problems)
        #expect(store.save(full, after: loaded.content) == problems)
        #expect(store.save(NotebookContent(), after: full) == problems)
        #expect(try store.values.value(part.key) == newer)
        #expect(try store.values.value(part.unreadableKey) == nil)
      }
    }
    #expect(
      NotebookStoreProblem.newerPart(.favorites, version: "2").english
        == "favourites in the store are of version 2, which a newer program wrote; they stay there, "
        + "and changes of them are not kept; update this program")
  }

  @Test func anUnreadablePartIsMovedAside() throws {
    let full = try DocumentRoundTripTests.full()
    for part in NotebookPart.allCases {
      var store = store()
      for unreadable in [Array("{".utf8), document(version: "0"), document(version: "1.5")] {
        try store.values.set(part.key, to: unreadable)
        let loaded = store.load()
        #expect(loaded.problems.map(\.identifier) == ["unreadablePart"])
        #expect(store.save(full, after: loaded.content) == [])
        #expect(try store.values.value(part.unreadableKey) == unreadable)
        #expect(store.load().problems == [])
      }
      // Readable bytes are not moved to the other key.
      #expect(store.save(NotebookContent(), after: full) == [])
      #expect(try store.values.value(part.unreadableKey) == document(version: "1.5"))
      #expect(try store.values.value(part.key) == nil)
    }
  }

  @Test func whatCannotBeMovedAsideIsNotOverwritten() throws {
    var store = store()
    let unreadable = Array("{".utf8)
    try store.values.set(NotebookPart.recents.key, to: unreadable)
    store.values.byteLimit = store.values.byteCount
    var notebook = NotebookContent()
    try notebook.edit(.useUnit("mile"))
    #expect(store.save(notebook, after: NotebookContent()) == [.part(.recents, .full)])
    #expect(try store.values.value(NotebookPart.recents.key) == unreadable)
  }

  /// A store that fails to return a value.
  private struct DamagedStore: KeyValueStore {
    var store = MemoryStore()
    var isDamaged = true

    func value(_ key: String) throws(StoreError) -> [UInt8]? {
      if isDamaged { throw .damaged }
      return try store.value(key)
    }

    mutating func set(_ key: String, to value: [UInt8]?) throws(StoreError) {
      try store.set(key, to: value)
      isDamaged = false
    }
  }

  @Test func whatTheStoreCannotGiveIsOverwritten() throws {
    var store = NotebookStore(values: DamagedStore(), records: MemoryStore())
    var notebook = NotebookContent()
    try notebook.edit(.useUnit("mile"))
    #expect(store.save(notebook, after: NotebookContent()) == [])
    #expect(store.load().content == notebook)
  }

  @Test func anImportIsSavedWithItsBackupOrNotAtAll() throws {
    let full = try DocumentRoundTripTests.full()
    var small = NotebookContent()
    try small.edit(.useUnit("mile"))
    try small.edit(.record(NotebookSamples.conversion("own")))
    let result = small.importing(NotebookDocument(content: full), .replace)
    var saved = store()
    #expect(saved.save(small, after: NotebookContent()) == [])
    try saved.values.set(NotebookDocument.backupKey, to: Array("earlier".utf8))
    try saved.values.set(NotebookPart.settings.key, to: Array("{".utf8))
    func isAll(_ store: Store) throws -> Bool {
      var store = store
      return try store.load().content == result.content.asRead()
        && store.backup() == result.backup.bytes(withEntitlements: true)
    }
    var store = saved
    #expect(store.save(result) == [])
    #expect(try isAll(store))
    let (values, records) = (store.values.byteCount, store.records.byteCount)
    var reasons: Set<String> = []
    for limit in [saved.values.byteCount...values, saved.records.byteCount...records] {
      for most in stride(from: limit.lowerBound, through: limit.upperBound, by: 29) {
        var store = saved
        store.values.byteLimit = limit.upperBound == values ? most : .max
        store.records.byteLimit = limit.upperBound == values ? .max : most
        let problems = store.save(result)
        reasons.formUnion(problems.map(\.identifier))
        store.values.byteLimit = .max
        store.records.byteLimit = .max
        let isAsBefore = store.values == saved.values && store.records == saved.records
        #expect(try problems.isEmpty ? isAll(store) : isAsBefore)
      }
    }
    #expect(reasons == ["backup", "part", "history"])
  }

  @Test func aRecordUnderAnotherKeyIsToldAndNotLoaded() throws {
    for ids in [["r1"], ["r1", "r2"]] {
      var store = store()
      var notebook = NotebookContent()
      for id in ids { try notebook.edit(.record(NotebookSamples.conversion(id))) }
      _ = store.save(notebook, after: NotebookContent())
      let bytes = try #require(try store.records.records().first).bytes
      try store.records.change(putting: [StoredRecord(id: "a", bytes: bytes)], removing: ["r1"])
      let loaded = store.load()
      #expect(loaded.content.history.map(\.id) == Array(ids.dropFirst()))
      #expect(loaded.problems == [.misplacedRow(id: "a", row: "r1")])
      #expect(
        loaded.problems[0].english
          == "the row \"a\" of the history is not read: its record has the row \"r1\"")
      // A row that needs the key moves the misplaced row to another key.
      var after = loaded.content
      try after.edit(.record(NotebookSamples.conversion("a")))
      #expect(store.save(after, after: loaded.content) == [])
      #expect(try store.values.value(Store.unreadableRowsKey) == bytes)
      #expect(store.load().content == after && store.load().problems == [])
    }
  }

  @Test func unreadableRecordsAreMovedAsideAndGoWithTheHistory() throws {
    let damaged = ["x", "y", "z"].map { StoredRecord(id: $0, bytes: Array("{\($0)".utf8)) }
    var notebook = NotebookContent()
    try notebook.edit(.record(NotebookSamples.conversion("own")))
    for isLoaded in [true, false] {
      var store = store()
      _ = store.save(notebook, after: NotebookContent())
      store = Store(values: store.values, records: store.records)
      try store.records.change(putting: damaged, removing: [])
      if isLoaded { #expect(store.load().problems.map(\.identifier).count == 3) }
      func aside() throws -> String? {
        try store.values.value(Store.unreadableRowsKey).map { String(decoding: $0, as: UTF8.self) }
      }
      // Other rows leave the unreadable records in place.
      var after = notebook
      try after.edit(.record(NotebookSamples.conversion("other")))
      #expect(store.save(after, after: notebook) == [])
      #expect(try aside() == nil && store.load().problems.count == 3)
      // If the store has no space for the moved records, the records stay in place.
      var next = after
      try next.edit(.record(NotebookSamples.conversion("y")))
      store.values.byteLimit = store.values.byteCount
      #expect(store.save(next, after: after) == [.history(.full)])
      #expect(try store.records.records().contains(damaged[1]))
      store.values.byteLimit = .max
      #expect(store.save(next, after: after) == [])
      #expect(try aside() == "{y" && store.load().problems.count == 2)
      var cleared = next
      try cleared.edit(.clearHistory)
      #expect(store.save(cleared, after: next) == [])
      #expect(try aside() == "{x\n{z" && store.load().problems == [])
      #expect(try store.records.records() == [])
      try store.values.set(NotebookPart.settings.key, to: Array("{".utf8))
      try store.removeUnreadable()
      #expect(store.values.byteCount == 0)
    }
  }

  @Test func aBackupIsKeptAndRead() throws {
    var store = store()
    let full = try DocumentRoundTripTests.full()
    #expect(try store.backup() == nil)
    let result = full.importing(NotebookDocument(content: NotebookContent()), .replace)
    try store.keep(backup: result.backup)
    let bytes = try #require(try store.backup())
    #expect(try NotebookDocument(bytes).content == full.asRead())
    store.values.byteLimit = 100
    #expect(throws: StoreError.full) { try store.keep(backup: result.backup) }
    #expect(try store.backup() == bytes)
  }
}
