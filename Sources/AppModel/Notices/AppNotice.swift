import Notebook

/// A notice that is shown until a person dismisses it.
public enum AppNotice: Hashable, Sendable {
  /// The app stopped and was restarted with the stored data.
  case restarted
  /// The app stopped several times and was started without the stored data.
  case startedEmpty
  /// The browser cannot store data, with the name of the error: `QuotaExceededError`.
  case notStored(reason: String)
  /// A new version of the app is available.
  case updateReady
  /// The app previews a product.
  case previewed(ProductProfile)
  /// Stored data could not be read.
  case unreadable(String)
  /// The stored unsaved input could not be read completely.
  case draftDamaged
  /// A link names an unknown unit.
  case unknownUnit(String)
  /// A link names two units with different quantities.
  case otherQuantities(String, String)
  /// A link has a value that is too long for the field.
  case longValue
}
