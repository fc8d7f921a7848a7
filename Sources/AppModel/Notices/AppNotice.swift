import Notebook

/// What the app says about itself, until a person takes it away.
public enum AppNotice: Hashable, Sendable {
  /// The app stopped and was started again with what was saved.
  case restarted
  /// The app stopped several times and was started without what was saved.
  case startedEmpty
  /// The browser stores nothing, for a reason that it names: `QuotaExceededError`.
  case notStored(reason: String)
  /// A new version of the app is there, and can be used.
  case updateReady
  /// A product is shown in place of everything.
  case previewed(ProductProfile)
  /// Something that was kept could not be read.
  case unreadable(String)
  /// What was typed and is in no notebook could not be read whole.
  case draftDamaged
  /// A link names a unit that is not there.
  case unknownUnit(String)
  /// A link names two units that measure different things.
  case otherQuantities(String, String)
  /// A link has a value that is too long for the field.
  case longValue
}
