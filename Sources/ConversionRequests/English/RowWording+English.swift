import StrictText
import Wording

extension RowWording {
  /// Returns the reason as an English sentence, without a capital and a full stop.
  package func sentence(_ reason: RowRefusal.Reason) -> String {
    switch reason {
    case .unsplit(let problem): problem.description
    case .tooManyColumns(let count, let expected):
      "the row has \(count.counted("column")) where \(expected.counted("is", "are")) expected"
    case .missingColumn(let count): "the row has \(count.counted("column"))"
    case .notUTF8: "not UTF-8"
    case .refused(let error): refusal(error)
    }
  }
}
