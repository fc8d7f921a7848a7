/// A pair of units, or a single unit, that a person wants at hand.
///
///     let run = Favorite(
///       id: "a1", .pair(from: "mile", to: "kilometer"), label: "Run", color: .blue, decimals: 1,
///       createdAt: .epoch)
///     var notebook = NotebookContent()
///     try notebook.edit(.addFavorite(run))
///     notebook.favorites.map(\.label)  // [Optional("Run")]
///
/// The person orders the favourites in ``NotebookContent/favorites``. A pair or a unit has at most
/// one favourite. An identifier belongs to one subject: if the subject of a favourite changes, the
/// program sets a new identifier. Otherwise the result of merging three notebooks may depend on
/// their order.
public struct Favorite: Hashable, Sendable {
  /// The identifier, opaque and unique among favourites: 1 to 128 bytes.
  public var id: String
  /// The pair or the unit.
  public var subject: Subject
  /// The person's own name for the favourite.
  public var label: String?
  /// The colour that the person chose.
  public var color: ColorTag?
  /// The decimals of the result, 0 to 12; `nil` for the decimals of the settings.
  public var decimals: Int?
  /// The time when the favourite was added.
  public var createdAt: Timestamp
  /// The time when the label, the colour, the decimals or the subject changed; `nil` for never.
  ///
  /// A merge keeps the later of two states. The program sets the time, because a notebook has no
  /// clock: see ``NotebookEdit/changeFavorite(_:)``.
  public var updatedAt: Timestamp?
  /// The time of the last use; `nil` for never.
  public var lastUsedAt: Timestamp?

  /// The subject of a favourite; identifiers name the units.
  public enum Subject: Hashable, Sendable {
    /// A conversion from one unit to another.
    case pair(from: String, to: String)
    /// A unit with a star in a list.
    case unit(String)
  }

  /// Creates a favourite from its parts; ``NotebookContent/edit(_:in:)`` checks it.
  ///
  ///     let run = Favorite(
  ///       id: "a1", .pair(from: "mile", to: "kilometer"), decimals: 13, createdAt: .epoch)
  ///     var notebook = NotebookContent()
  ///     let result = Result { try notebook.edit(.addFavorite(run)) }
  ///     result  // failure(13 decimals cannot be shown; choose 0 to 12)
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

/// The colours of favourites; each skin has its own shade of a colour.
public enum ColorTag: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, blue, purple, gray
}

extension Favorite.Subject {
  /// Whether both subjects name the same units in the same direction.
  func isSame(as other: Favorite.Subject) -> Bool {
    switch (self, other) {
    case (.unit(let unit), .unit(let otherUnit)): unit.hasBytes(of: otherUnit)
    case (.pair(let from, let to), .pair(let otherFrom, let otherTo)):
      from.hasBytes(of: otherFrom) && to.hasBytes(of: otherTo)
    default: false
    }
  }
}
