/// Why an edit was refused; the notebook is as before.
///
/// An error is a value: ``identifier`` says which sentence it is, its arguments what stands in the
/// sentence, and ``english`` is the sentence in English.
public enum NotebookEditError: Error, Hashable, Sendable {
  /// An identifier of a row that is empty, too long or has control characters.
  case malformedID(String)
  /// An identifier that another row of the list bears.
  case repeatedID(String)
  /// An identifier that no row of the list bears.
  case unknownID(String)
  /// A favourite of units that another favourite has: the other one.
  case alreadyFavorite(NamedRow)
  /// A position outside of the list of favourites.
  case positionOutOfRange(Int, count: Int)
  /// Decimals outside of 0 to 12.
  case decimalsOutOfRange(Int)
  /// Marks of numbers that are equal, or digits, signs or the letter of an exponent.
  case ambiguousSeparators
  /// Sizes for exponents outside of those of decimal128, or in the wrong order.
  case thresholdsOutOfRange
  /// A text that is no number in digits.
  case notANumber(String)
  /// A name of a tool's value, or an identifier that decimals are set for, that is none: 1 to 64 bytes
  /// of ASCII without spaces.
  case malformedName(String)
  /// A name that stands twice in the inputs or outputs of a tool.
  case repeatedField(String)
  /// A row, settings or entitlements of more values than a reader takes.
  case tooManyValues(limit: Int)
  /// Rows were added since the history was cleared, although they may be deleted again.
  case historyHasRows
  /// A problem of a custom unit or category.
  case userUnit(UserUnitProblem)
  /// A custom unit or category that another custom unit needs: its name and the other's.
  case inUse(String, by: String)

  /// The word for the kind of error, which stays from version to version.
  public var identifier: String {
    switch self {
    case .malformedID: "malformedID"
    case .repeatedID: "repeatedID"
    case .unknownID: "unknownID"
    case .alreadyFavorite: "alreadyFavorite"
    case .positionOutOfRange: "positionOutOfRange"
    case .decimalsOutOfRange: "decimalsOutOfRange"
    case .ambiguousSeparators: "ambiguousSeparators"
    case .thresholdsOutOfRange: "thresholdsOutOfRange"
    case .notANumber: "notANumber"
    case .malformedName: "malformedName"
    case .repeatedField: "repeatedField"
    case .tooManyValues: "tooManyValues"
    case .historyHasRows: "historyHasRows"
    case .userUnit: "userUnit"
    case .inUse: "inUse"
    }
  }
}
