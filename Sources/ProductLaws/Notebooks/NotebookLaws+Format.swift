import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias Passage = @Sendable (NotebookDocument) throws -> NotebookDocument

  /// The law that writing and reading a notebook between edits does not change the result.
  package static var format: Law {
    Law(
      format { document in try NotebookDocument(document.bytes(withEntitlements: true)) },
      source: "Sources/Notebook/Format/README.md")
  }

  /// Returns the law for an implementation of writing and reading.
  package static func format(by pass: @escaping Passage) -> Property<EditSequence> {
    Property(
      prefix + "format-changes-nothing",
      "after any edits a notebook that was written and read between them equals the one that was "
        + "not, with its time, its program and its profile, and with its products as claims, which "
        + "open nothing and are products again when they are verified; an export without "
        + "entitlements equals it but for them, and is read as an import equals it",
      of: EditSequence.generator,
      { sequence in
        var inMemory = NotebookContent()
        var passed = NotebookDocument(
          content: inMemory, exportedAt: sequence.time, app: "law \"1\"", profile: .prism)
        let heading = passed
        for (number, edit) in sequence.edits.enumerated() {
          let isAccepted = (try? inMemory.edit(edit)) != nil
          if (try? passed.content.edit(edit)) != nil { if !isAccepted { return differ(edit) } }
          if number % 8 == 7 || number == sequence.edits.count - 1 { passed = try pass(passed) }
        }
        guard try passed.content == inMemory.asRead, passed.exportedAt == heading.exportedAt,
          passed.app == heading.app, passed.profile == heading.profile
        else { return .broken([("memory", "\(inMemory)"), ("format", "\(passed)")]) }
        guard
          inMemory.entitlements.inLaws == passed.content.entitlements.inLaws,
          passed.content.entitlements.tier(previewsFreePart: true) == .free
        else { return .broken([("entitlements", "\(passed.content.entitlements)")]) }
        var export = try NotebookDocument(NotebookDocument(content: inMemory).bytes)
        if export.content.entitlements != Entitlements() { return .broken([("export", "licence")]) }
        _ = try export.content.edit(.changeEntitlements(inMemory.entitlements))
        return export.content == inMemory
          ? .holds : .broken([("memory", "\(inMemory)"), ("export", "\(export.content)")])
      })
  }

  private static func differ(_ edit: NotebookEdit) -> Verdict {
    .broken([("accepted behind the format alone", "\(edit)")])
  }
}

extension NotebookContent {
  /// The notebook as a reader returns it from its document, in which products are claims.
  var asRead: NotebookContent {
    get throws {
      var read = self
      _ = try read.edit(.changeEntitlements(entitlements.unverified))
      return read
    }
  }
}

extension Entitlements {
  /// The entitlements that the verifier of the laws accepts, including demonstrations.
  fileprivate var inLaws: Entitlements {
    verified(by: LawVerifier(), at: LawVerifier.time, allowsDemonstrations: true).held
  }
}

extension EditSequence {
  /// The time of the first recorded row, for the heading of a document.
  fileprivate var time: Timestamp? {
    for case .record(let row) in edits { return row.createdAt }
    return nil
  }
}
