/// The answer of a ``DemoStore`` to an event.
public struct DemoStep: Hashable, Sendable {
  /// The note for the person; `nil` for no note.
  public let note: DemoNote?
  /// The edits that the program makes.
  public let edits: [NotebookEdit]

  init(_ note: DemoNote? = nil, _ edits: [NotebookEdit] = []) {
    self.note = note
    self.edits = edits
  }
}

/// A note of a ``DemoStore`` for a person.
///
/// A note is a value: ``identifier`` names the kind of note, the arguments of the case fill the
/// sentence, and ``english`` is the sentence in English.
public enum DemoNote: Hashable, Sendable {
  /// The item was bought.
  case purchased(DemoStore.Item)
  /// Another person must consent.
  case pending(DemoStore.Item)
  /// The purchase was cancelled.
  case cancelled(DemoStore.Item)
  /// The purchase failed.
  case failed(DemoStore.Item)
  /// The person has the product already.
  case alreadyOwned(Product)
  /// Earlier purchases were restored.
  case restored([Product])
  /// All purchases are in the notebook already, or nothing was bought.
  case nothingToRestore
  /// There is no connection.
  case offline

  /// The name of the kind of note, which is stable from version to version.
  public var identifier: String {
    switch self {
    case .purchased: "purchased"
    case .pending: "pending"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .alreadyOwned: "alreadyOwned"
    case .restored: "restored"
    case .nothingToRestore: "nothingToRestore"
    case .offline: "offline"
    }
  }
}
