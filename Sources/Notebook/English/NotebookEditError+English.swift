import UnitCatalog
import Wording

extension NotebookEditError: CustomStringConvertible {
  public var description: String { english }

  /// The error as a sentence in English, without a capital and a full stop: the problem and its
  /// remedy.
  public var english: String {
    switch self {
    case .malformedID(let id):
      "\"\(Printable.excerpt(id))\" cannot identify a row; use 1 to \(KeptText.idLimit) bytes "
        + "without control characters"
    case .repeatedID(let id): "the list has a row \"\(Printable.excerpt(id))\" already"
    case .unknownID(let id): "the list has no row \"\(Printable.excerpt(id))\""
    case .alreadyFavorite(let first):
      "the favourite \"\(Printable.excerpt(first.name))\" has these units already; change or remove it"
    case .positionOutOfRange(let position, let count):
      "there is no position \(position) among \(count.counted("favourite"))"
    case .decimalsOutOfRange(let decimals):
      "\(decimals) decimals cannot be shown; choose \(PrecisionSettings.range.lowerBound) to "
        + "\(PrecisionSettings.range.upperBound)"
    case .ambiguousSeparators:
      "the marks of numbers must differ, and be neither digits, signs nor the letter e"
    case .thresholdsOutOfRange:
      "exponents begin at sizes from 10^\(FormattingSettings.exponents.lowerBound) to "
        + "10^\(FormattingSettings.exponents.upperBound), the smaller one first"
    case .notANumber(let text):
      "\"\(Printable.excerpt(text))\" is no number; write digits, a point, an exponent"
    case .malformedName(let name):
      "\"\(Printable.excerpt(name))\" is no name; use 1 to \(KeptText.nameLimit) bytes of ASCII "
        + "without spaces"
    case .repeatedField(let name): "\"\(Printable.excerpt(name))\" stands twice in a tool's row"
    case .tooManyValues(let limit): "more than \(limit) values cannot be kept together; drop some"
    case .historyHasRows:
      "the history was written to again; what was cleared can be restored until the next row"
    case .userUnit(let problem): problem.english
    case .inUse(let name, let other):
      "\(Printable.excerpt(other)) needs \(Printable.excerpt(name)); change or remove it first"
    }
  }
}
