/// The reason why an edit was refused; the notebook is unchanged.
///
/// An error is a value: ``identifier`` names the kind of error, the arguments of the case fill the
/// sentence, and ``english`` is the sentence in English.
public enum NotebookEditError: Error, Hashable, Sendable {
  /// A row identifier that is empty, longer than 128 bytes or has control characters.
  case malformedID(String)
  /// A row identifier that another row of the list has.
  case repeatedID(String)
  /// A row identifier that no row of the list has.
  case unknownID(String)
  /// A favourite whose subject another favourite has; the argument names the other favourite.
  case alreadyFavorite(NamedRow)
  /// A position outside of the list of favourites.
  case positionOutOfRange(Int, count: Int)
  /// Decimals outside of 0 to 12.
  case decimalsOutOfRange(Int)
  /// Separators of numbers that are equal, or are digits, signs or the letter of an exponent.
  case ambiguousSeparators
  /// Thresholds of the exponent notation outside of the exponents of decimal128, or in the wrong
  /// order.
  case thresholdsOutOfRange
  /// A text that is not a number in digits.
  case notANumber(String)
  /// A malformed name of a tool's value, or a malformed identifier in the settings of decimals. A
  /// valid name has 1 to 64 bytes of ASCII without spaces.
  case malformedName(String)
  /// A name that occurs twice in the inputs or outputs of a tool.
  case repeatedField(String)
  /// A row, settings or entitlements with more values than a reader accepts.
  case tooManyValues(limit: Int)
  /// A history that was written to since it was cleared, even if the rows were deleted again.
  case historyHasRows
  /// A problem of a custom unit or category.
  case userUnit(UserUnitProblem)
  /// A custom unit or category that another custom unit needs. The arguments are its name and the
  /// name of the other unit.
  case inUse(String, by: String)

  /// The name of the kind of error, which is stable from version to version.
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
