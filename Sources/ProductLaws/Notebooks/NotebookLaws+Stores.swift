import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias Store = NotebookStore<MemoryStore, MemoryStore>
  package typealias Saver =
    @Sendable (inout Store, NotebookContent, NotebookContent) -> [NotebookStoreProblem]

  /// The law that a saved notebook is loaded unchanged, and that unreadable bytes are not lost.
  package static var stores: Law {
    Law(stores { $0.save($1, after: $2) }, source: "Sources/Notebook/Stores/README.md")
  }

  /// Returns the law for an implementation of saving.
  package static func stores(by save: @escaping Saver) -> Property<EditSequence> {
    var property = Property(
      prefix + "stores-keep-bytes",
      "a notebook that is saved now and then between edits is loaded byte by byte, also after all é "
        + "of its texts changed between one scalar and two; a part of a newer version stays in the "
        + "store and is told, and one that cannot be read stays there or is moved aside; so is a record "
        + "that is no row, or another one than its key says",
      of: EditSequence.generator,
      labelled: { sequence, labels in
        var store = Store(values: MemoryStore(), records: MemoryStore())
        var (notebook, saved) = (NotebookContent(), NotebookContent())
        for (number, edit) in sequence.edits.enumerated() {
          _ = try? notebook.edit(edit)
          guard number % 8 == 7 else { continue }
          if !save(&store, notebook, saved).isEmpty { return .broken([("refused", "\(edit)")]) }
          saved = notebook
        }
        let bytes = respelled(try stored(notebook))
        if try bytes != stored(notebook) { labels.add("respelled") }
        notebook = try NotebookDocument(bytes).content
        guard save(&store, notebook, saved).isEmpty, try stored(store.load().content) == bytes
        else { return .broken([("saved", "\(notebook)"), ("loaded", "\(store.load().content)")]) }
        for part in NotebookPart.allCases {
          let newer = Array(#"{"format": "metryvo-data", "version": 2, "parts": []}"#.utf8)
          for kept in [newer, Array("{".utf8)] {
            var store = store
            try store.values.set(part.key, to: kept)
            let loaded = store.load()
            let problems = save(&store, notebook, loaded.content)
            if problems == loaded.problems { labels.add("newer") }
            let places = try [part.key, part.unreadableKey].map { try store.values.value($0) }
            guard loaded.problems.count == 1, places[0] == kept || places[1] == kept,
              kept != newer || places[0] == kept
            else { return .broken([("lost", "\(part)"), ("told", "\(problems)")]) }
          }
        }
        return try recordProblem(of: store, notebook, save).map { .broken([("record", $0)]) }
          ?? .holds
      })
    property.requiredLabels = ["respelled": 10, "newer": 50]
    return property
  }

  /// Returns the problem of loading and replacing a record that is no row of its key.
  ///
  /// - Returns: `nil` if there is no problem.
  private static func recordProblem(
    of saved: Store, _ notebook: NotebookContent, _ save: Saver
  ) throws -> String? {
    let row = HistoryEntry(
      id: "new", createdAt: ChoiceSource.epoch,
      .calculation(KeptCalculation(expression: "1", result: "1")))
    guard notebook.history.entry("new") == nil else { return nil }
    let rows = try saved.records.records().map(\.bytes) + [Array("{".utf8)]
    for bytes in Set(rows.suffix(3)) {
      var store = saved
      try store.records.change(putting: [StoredRecord(id: "new", bytes: bytes)], removing: [])
      let loaded = store.load()
      guard loaded.problems.count == 1, loaded.content.history == notebook.history else {
        return "\(bytes) is loaded: \(loaded.problems)"
      }
      var after = loaded.content
      _ = try after.edit(.record(row))
      guard save(&store, after, loaded.content).isEmpty, store.load().problems.isEmpty,
        store.load().content.history == after.history,
        try store.values.value(Store.unreadableRowsKey) == bytes
      else { return "\(bytes) is not moved aside" }
    }
    return nil
  }

  private static func stored(_ notebook: NotebookContent) throws -> [UInt8] {
    try NotebookDocument(content: notebook).bytes(withEntitlements: true)
  }

  /// Returns the bytes with each precomposed `é` decomposed, and each decomposed `é` composed.
  private static func respelled(_ bytes: [UInt8]) -> [UInt8] {
    let spellings = [Array("é".utf8), Array("e\u{301}".utf8)]
    var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes[...])
    while let byte = rest.first {
      if let found = spellings.indices.first(where: { rest.starts(with: spellings[$0]) }) {
        result += spellings[1 - found]
        rest = rest.dropFirst(spellings[found].count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
