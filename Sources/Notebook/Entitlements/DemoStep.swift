/// What a shop for demonstrations answers.
public struct DemoStep: Hashable, Sendable {
  /// What to tell the person; `nil` for nothing.
  public let note: DemoNote?
  /// The edits to make.
  public let edits: [NotebookEdit]

  init(_ note: DemoNote? = nil, _ edits: [NotebookEdit] = []) {
    self.note = note
    self.edits = edits
  }
}

/// What a shop for demonstrations tells a person.
///
/// A note is a value: ``identifier`` says which sentence it is, its arguments what stands in the
/// sentence, and ``english`` is the sentence in English.
public enum DemoNote: Hashable, Sendable {
  /// Something was bought.
  case purchased(DemoStore.Item)
  /// Somebody else must consent.
  case pending(DemoStore.Item)
  /// The person changed their mind.
  case cancelled(DemoStore.Item)
  /// The purchase failed.
  case failed(DemoStore.Item)
  /// The product is there already.
  case alreadyOwned(Product)
  /// Products came back.
  case restored([Product])
  /// Nothing was bought that is not there.
  case nothingToRestore
  /// There is no connection.
  case offline

  /// The word for the kind of note, which stays from version to version.
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
