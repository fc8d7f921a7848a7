import ConversionRequests
import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// An answer as JSON; numbers are texts, so no digit is lost.
struct AnswerRecord: Encodable {
  var value: String
  var from: String
  var to: String
  var result: String?
  var rangeValue: String?
  var rangeResult: String?
  var symbol: String
  var text: String
  var remark: String
  var exact: Bool
  var definitions: String
  var precisionLimited: Bool
  var rounding: String
  var backend: String
  var conditions: [String]
  var notes: [String]

  init<Number: DecimalBackend>(
    _ answer: ConversionAnswer<Number>, _ settings: ConversionSettings
  ) {
    let (first, end, plan) = (answer.first, answer.end, answer.plan)
    let results = [first] + [end].compactMap { $0 }
    let happened = results.reduce(Conditions()) { $0.union($1.conversion.conditions) }
    value = first.given.text
    from = plan.source.identifier
    to = plan.target.identifier
    result = first.plainText
    rangeValue = end?.given.text
    rangeResult = end?.plainText
    symbol = plan.target.symbol
    text = answer.text(.valueWithSymbol)
    remark = answer.remark.words
    exact = answer.isExact
    definitions = plan.definitions.rawValue
    precisionLimited = results.contains { $0.conversion.isPrecisionLimited }
    rounding = settings.rounding.rawValue
    backend = Number.backendName
    conditions = Conditions.names.filter { happened.contains($0.condition) }.map(\.name)
    notes = answer.notes.map(\.words)
  }
}
