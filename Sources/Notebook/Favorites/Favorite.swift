/// A pair of units, or a single unit, that a person wants at hand.
///
///     let run = Favorite(
///       id: "a1", .pair(from: "mile", to: "kilometer"), label: "Run", color: .blue, decimals: 1,
///       createdAt: now)
///     try notebook.edit(.addFavorite(run))
///
/// The order of favourites is that of ``NotebookContent/favorites``. A pair or a unit has one
/// favourite at most, and an identifier stands for one subject: a program gives another subject a
/// favourite with a new identifier, else merging three notebooks may depend on their order.
public struct Favorite: Hashable, Sendable {
  /// The identifier, opaque and the only one of its kind among favourites: 1 to 128 bytes.
  public var id: String
  /// What is at hand.
  public var subject: Subject
  /// A name of the person's own.
  public var label: String?
  /// A colour to tell favourites apart.
  public var color: ColorTag?
  /// The decimals of the result, 0 to 12; `nil` for those of the settings.
  public var decimals: Int?
  /// When it was added.
  public var createdAt: Timestamp
  /// When the label, the colour, the decimals or the subject changed; `nil` for never.
  ///
  /// Merging takes the later of two states. The program sets the time, because a notebook has no
  /// clock: see ``NotebookEdit/changeFavorite(_:)``.
  public var updatedAt: Timestamp?
  /// When it was last used; `nil` for never.
  public var lastUsedAt: Timestamp?

  /// What a favourite stands for; units are named by identifiers.
  public enum Subject: Hashable, Sendable {
    /// A conversion.
    case pair(from: String, to: String)
    /// A unit with a star in a list.
    case unit(String)
  }

  /// A favourite from its parts; ``NotebookContent/edit(_:)`` checks it.
  public init(
    id: String, _ subject: Subject, label: String? = nil, color: ColorTag? = nil,
    decimals: Int? = nil, createdAt: Timestamp, updatedAt: Timestamp? = nil,
    lastUsedAt: Timestamp? = nil
  ) {
    self.id = id
    self.subject = subject
    self.label = label
    self.color = color
    self.decimals = decimals
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.lastUsedAt = lastUsedAt
  }
}

/// The colours of favourites; each skin has its own shade.
public enum ColorTag: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, blue, purple, gray
}

extension Favorite.Subject {
  /// Whether the other names the same units in the same direction.
  func isSame(as other: Favorite.Subject) -> Bool {
    switch (self, other) {
    case (.unit(let unit), .unit(let otherUnit)): unit.hasBytes(of: otherUnit)
    case (.pair(let from, let to), .pair(let otherFrom, let otherTo)):
      from.hasBytes(of: otherFrom) && to.hasBytes(of: otherTo)
    default: false
    }
  }
}
