import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias Store = NotebookStore<MemoryStore, MemoryStore>
  package typealias Saver =
    @Sendable (inout Store, NotebookContent, NotebookContent) -> [NotebookStoreProblem]

  /// What is saved is loaded, and what cannot be read is not lost.
  package static var stores: Law {
    Law(stores { $0.save($1, after: $2) }, source: "Sources/Notebook/README.md, Stores")
  }

  /// The law for a way to save.
  package static func stores(by save: @escaping Saver) -> Property<EditSequence> {
    var property = Property(
      prefix + "stores-keep-bytes",
      "a notebook that is saved now and then between edits is loaded byte by byte, also after all é "
        + "of its texts changed between one scalar and two; a part of a newer version stays in the "
        + "store and is told, and one that cannot be read stays there or is moved aside",
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
        return .holds
      })
    property.requiredLabels = ["respelled": 10, "newer": 50]
    return property
  }

  private static func stored(_ notebook: NotebookContent) throws -> [UInt8] {
    try NotebookDocument(content: notebook).bytes(withEntitlements: true)
  }

  /// The bytes with `é` of one scalar in place of that of two, and the other way.
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
