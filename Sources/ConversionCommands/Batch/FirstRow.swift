import ConversionRequests
import MeasureText
import StrictText
import UnitCatalog

/// The first row of a batch, which may name the columns.
struct FirstRow {
  /// The fields as written; empty if the row cannot be split.
  let fields: [String]
  /// Whether each field is a number when read as a value of the batch.
  let isNumber: [Bool]
  /// The reason why the row cannot be split; `nil` for a row that was split.
  let problem: String?

  init(fields: [String], isNumber: [Bool], problem: String? = nil) {
    self.fields = fields
    self.isNumber = isNumber
    self.problem = problem
  }

  /// Splits the bytes of a row without its line end.
  init(_ row: UnsafeBufferPointer<UInt8>, _ format: RowFormat, _ settings: ConversionSettings) {
    var split = RowFields(RowRules(format))
    do throws(RowFields.Problem) { try split.split(row) } catch {
      self.init(fields: [], isNumber: [], problem: error.reason.description)
      return
    }
    let fields = split.fields.map { split.text($0, of: row) }
    let (syntax, limits) = (settings.syntax, settings.range.limits)
    self.init(
      fields: fields,
      isNumber: fields.map { Self.isNumber(Self.trimmed($0), syntax, limits) })
  }

  /// Whether all fields have only spaces and tabs.
  var isBlank: Bool { problem == nil && fields.allSatisfy { Self.trimmed($0).isEmpty } }

  /// Returns the position of the field with a name, ignoring case, width of letters and spaces
  /// around the name.
  func place(of name: String) -> Int? {
    let name = Self.folded(name)
    return fields.firstIndex { Self.folded(Self.trimmed($0)) == name }
  }

  /// Returns a name in lower case and normal width.
  private static func folded(_ name: String) -> String {
    var narrow = ""
    for scalar in name.unicodeScalars { narrow.unicodeScalars.append(NameFolding.narrow(scalar)) }
    return narrow.lowercased()
  }

  /// Whether the row is a header, which names columns and has no number in these columns.
  ///
  /// A header has at least one of `names`. Neither the fields with these names nor the field at
  /// `value`, the column of the values, is a number.
  func isHeader(naming names: [String], value: Int?) -> Bool {
    let named = names.compactMap { place(of: $0) }
    let places = named + [value].compactMap { $0 }
    return !named.isEmpty && places.allSatisfy { $0 >= fields.count || !isNumber[$0] }
  }

  /// Whether every field with text is a word that is neither a number nor a unit, so that the row
  /// seems to name other columns.
  func namesOtherColumns(_ units: MeasureReader) -> Bool {
    problem == nil && !isBlank
      && fields.map(Self.trimmed).allSatisfy { text in
        text.isEmpty
          || text.contains(where: \.isLetter) && !Words.hasDigit(text)
            && !Self.valueWords.contains(text.lowercased()) && (try? units.read(text)) == nil
      }
  }

  /// The words that programs write in place of a finite number.
  private static let valueWords = [
    "nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity", "null", "none", "na", "n/a",
  ]

  /// Returns the advice for a row of one column that seems to have another separator.
  ///
  /// Semicolons and bars have priority over commas, because commas beside semicolons or bars are
  /// decimal separators.
  func separatorHint(_ format: RowFormat) -> String? {
    guard fields.count == 1 else { return nil }
    let own = format == .tsv ? "tabs" : "commas"
    let option = format == .tsv ? "" : ", and say --format tsv"
    for (mark, name) in [(";", "semicolons"), ("|", "bars")] where fields[0].contains(mark) {
      return "the first row has \(name) and no \(own): if they separate columns, write tabs "
        + "instead, as tr '\(mark)' '\\t' does\(option)"
    }
    guard format == .tsv, fields[0].contains(",") else { return nil }
    return "the first row has commas and no tabs: say --format csv if they separate columns"
  }

  /// The fields as messages quote them.
  var quoted: String { fields.map { "'\($0.excerpt)'" }.joined(separator: ", ") }

  /// Whether a text is a number, even one that no backend can represent.
  private static func isNumber(
    _ text: String, _ syntax: NumberSyntax, _ limits: ReadingLimits
  ) -> Bool {
    do throws(ReadingError) {
      _ = try syntax.read(text, limits: limits)
      return true
    } catch {
      switch error.reason {
      case .tooManyDigits, .exponentOutOfRange, .fractionTooLong, .improperFraction,
        .zeroDenominator:
        return true
      default: return false
      }
    }
  }

  private static func trimmed(_ field: String) -> String {
    let text = field.drop(while: isSpace)
    return String(text.lastIndex { !isSpace($0) }.map { text[...$0] } ?? "")
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }
}
