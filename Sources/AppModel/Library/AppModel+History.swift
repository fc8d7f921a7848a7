import Calculation
import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

extension AppModel {
  /// The number of rows to which the history is trimmed once it exceeds this number by a tenth.
  ///
  /// A row takes 400 characters in the host's store, and a browser stores about 5 million
  /// characters.
  private static let historyLimit = 10_000
  /// The number of newest rows that are searched for a repetition of a conversion.
  private static let repetitionLimit = 20
  /// The number syntax of the history.
  static let keptNumbers = NumberSyntax.strict(NumberLocale.english.symbols)

  // MARK: What is kept

  /// Records the conversion or the tool run that an action leaves.
  ///
  /// - Parameters:
  ///   - before: the state before the action.
  ///   - action: the action.
  /// - Returns: the effects for the host.
  mutating func keepHistory(_ before: Left, by action: AppAction) -> [AppEffect] {
    switch action {
    case .input where isBegunAnew(before.converter.field.typed, converter.field.typed):
      return keep(before.converter)
    case .typeAmount where isBegunAnew(before.tools.amount, tools.amount):
      return keep(before.tools)
    case .input, .typeAmount, .select, .key(.digit), .key(.decimal), .key(.sign), .key(.backspace),
      .key(.letters), .key(.undo), .key(.redo):
      return []
    // At a start on another screen the converter still has the input of the last session.
    case .start where !place.hasValueField: return []
    case .copy: return keep(before.converter, isCopied: true)
    case .copyValue(let identifier):
      guard let unit = catalog.unit(identifier), unit.quantity == before.converter.source.quantity
      else { return [] }
      var state = before.converter
      state.use(state.source, unit)
      return keep(state, isCopied: true)
    default: break
    }
    if before.place.hasValueField {
      let isLeft =
        !place.hasValueField || converter.source != before.converter.source
        || converter.target != before.converter.target
        || !converter.field.typed.hasBytes(of: before.converter.field.typed)
      if !isLeft { return [] }
      let kept = keep(before.converter)
      // The order of the quantities changes only out of sight.
      let isUsed = !place.hasValueField && has(resultOf: before.converter)
      let isNew = isUsed && edit(.visitCategory(before.converter.source.quantity))
      return kept.isEmpty && isNew ? [.save] : kept
    }
    if before.place == .tools, place != .tools || tools.tool != before.tools.tool {
      return keep(before.tools)
    }
    return []
  }

  private func has(resultOf state: ConverterState) -> Bool {
    if case .some = answer(to: state) { true } else { false }
  }

  /// The state before an action, which is recorded if the action leaves the conversion or tool run.
  struct Left {
    var place: AppPlace
    var converter: ConverterState
    var tools: ToolsState
  }

  /// The present state, as ``Left`` for the next action.
  var leaving: Left { Left(place: place, converter: converter, tools: tools) }

  /// Returns whether a text replaces another one: both the first and the last byte differ.
  private func isBegunAnew(_ before: String, _ after: String) -> Bool {
    guard let first = before.utf8.first, let newFirst = after.utf8.first else { return false }
    return first != newFirst && before.utf8.last != after.utf8.last
  }

  /// Records a conversion.
  ///
  /// A conversion is not recorded if it has no result, is among the newest rows, or has a number
  /// that is not a decimal.
  private mutating func keep(_ state: ConverterState, isCopied: Bool = false) -> [AppEffect] {
    if state.source == state.target { return [] }
    guard let answer = answer(to: state), answer.end == nil,
      let input = answer.first.given.exactValue(as: Decimal128.self, in: .decimal128)
    else { return [] }
    let conversion = KeptConversion(
      category: state.source.quantity, from: state.source.identifier,
      to: state.target.identifier, input: "\(input)", result: "\(answer.value)",
      isExact: answer.isExact, rounding: notebook.settings.roundingMode,
      text: "\(state.field.text.trimmed) \(state.source.symbol) → "
        + answer.text(.valueWithSymbol))
    for entry in notebook.history.reversed().prefix(Self.repetitionLimit) {
      guard case .conversion(let kept) = entry.content, kept.text.hasBytes(of: conversion.text),
        kept.from.hasBytes(of: conversion.from), kept.to.hasBytes(of: conversion.to)
      else { continue }
      if !isCopied || entry.isCopied { return [] }
      return edit(.markCopied(id: entry.id, true)) ? [.save] : []
    }
    return record(.conversion(conversion), isCopied: isCopied)
  }

  /// Records the run of a tool if the run has an answer and differs from the newest run.
  private mutating func keep(_ run: ToolsState) -> [AppEffect] {
    guard let kept = keptRun(of: run) else { return [] }
    let newest = notebook.history.newest(1, of: .tool).first
    if let newest, newest.content == .tool(kept) { return [] }
    return record(.tool(kept))
  }

  /// Adds a row to the history.
  mutating func record(
    _ content: HistoryEntry.Content, isCopied: Bool = false
  ) -> [AppEffect] {
    let entry = HistoryEntry(
      id: newIdentifier(), createdAt: now, content, isCopied: isCopied)
    if !plan.keeps(entry.kind) { return [] }
    guard edit(.record(entry)) else { return [] }
    if notebook.history.count > Self.historyLimit + Self.historyLimit / 10 { trimHistory() }
    return [.save]
  }

  /// Removes the oldest rows of the most frequent kind.
  private mutating func trimHistory() {
    let history = notebook.history
    let kinds = HistoryKind.allCases.map { ($0, history.count(of: $0)) }
    guard let (kind, count) = kinds.max(by: { $0.1 < $1.1 }) else { return }
    _ = edit(.trimHistory(kind, to: max(0, count - (history.count - Self.historyLimit))))
  }

  // MARK: What is shown

  /// The shown rows, the newest first, and one more row if it exists.
  ///
  /// The preview of a smaller product shows at most as many rows of each kind as its plan allows.
  var shownHistory: [HistoryEntry] {
    let most = library.limit + 1
    if !isPreview { return Array(notebook.history.reversed().prefix(most)) }
    var shown: [HistoryEntry] = []
    var counts = HistoryKind.allCases.map { _ in 0 }
    for entry in notebook.history.reversed() where shown.count < most {
      guard let kind = HistoryKind.allCases.firstIndex(of: entry.kind) else { continue }
      counts[kind] += 1
      if let limit = plan.mostRows(of: entry.kind), counts[kind] > limit { continue }
      shown.append(entry)
    }
    return shown
  }

  /// Returns rows grouped by days, up to the limit of rows.
  func days(of shown: [HistoryEntry]) -> [LibraryViewModel.Day] {
    let today = now.civilTime(minutesEast: minutesEast).dayNumber
    var days: [LibraryViewModel.Day] = []
    for entry in shown.prefix(library.limit) {
      let time = entry.createdAt.civilTime(minutesEast: minutesEast)
      if days.last?.number != time.dayNumber {
        let heading =
          switch today - time.dayNumber {
          case 0: AppText.today
          case 1: AppText.yesterday
          default: AppText.date(day: time.day, month: time.month, year: time.year)
          }
        days.append(
          LibraryViewModel.Day(number: time.dayNumber, heading: heading.english, rows: []))
      }
      days[days.count - 1].rows.append(row(entry))
    }
    return days
  }

  private func row(_ entry: HistoryEntry) -> LibraryViewModel.EntryRow {
    let time = entry.createdAt.civilTime(minutesEast: minutesEast)
    let text = shown(entry)
    let (given, result): (String, String) =
      switch entry.content {
      case .conversion(let conversion): conversion.sides
      case .calculation(let calculation): (calculation.terms, shown(calculation))
      case .tool: ("", text)
      }
    let when = timeText(entry, time)
    return LibraryViewModel.EntryRow(
      identifier: entry.id, text: text, result: result,
      origin: given.utf8.isEmpty ? when : given + " · " + when, isStarred: entry.isStarred)
  }

  /// Returns the age of a row in minutes if it is less than an hour, else its time of day.
  private func timeText(_ entry: HistoryEntry, _ time: CivilTime) -> String {
    let age = now.millisecondsSince1970 - entry.createdAt.millisecondsSince1970
    if (0..<3_600_000).contains(age) { return AppText.minutesAgo(Int(age / 60_000)).english }
    return AppText.clock(hour: time.hour, minute: time.minute).english
  }

  /// Returns the text of a row.
  func shown(_ entry: HistoryEntry) -> String {
    switch entry.content {
    case .conversion(let conversion): conversion.text
    case .calculation(let calculation): calculation.expression + " " + shown(calculation)
    case .tool(let run): shown(run)
    }
  }

  private func shown(_ run: KeptToolRun) -> String {
    let by = run.inputs.text(of: run.tool == .split ? .people : .percent)
    return AppText.toolRun(
      run.tool, by: by, from: money(run.inputs.text(of: .amount)), to: money(result(of: run))
    ).english
  }

  /// Returns the main result of a run: the first share of a split, else the total.
  private func result(of run: KeptToolRun) -> String {
    run.tool == .split ? run.outputs.list(of: .shares).first ?? "" : run.outputs.text(of: .total)
  }

  /// Returns an amount of the history as the tools write amounts.
  private func money(_ amount: String) -> String {
    do throws(MoneyError) {
      let (read, _) = try MoneyAmount.read(
        amount, decimals: Self.moneyDecimals, by: Self.keptNumbers)
      return read.text(money)
    } catch { return shown(plain: amount) }
  }

  /// Returns a line for each group of people with equal shares.
  private func shares(of run: KeptToolRun) -> [String] {
    let shares = run.outputs.list(of: .shares)
    var lines: [String] = []
    var place = 0
    while place < shares.count {
      let end = shares[place...].firstIndex { !$0.hasBytes(of: shares[place]) } ?? shares.count
      lines.append(
        AppText.people(from: place + 1, to: end).english + ": " + money(shares[place]))
      place = end
    }
    return lines
  }

  /// Returns a number of the history with the locale's decimal and grouping marks.
  private func shown(plain number: String) -> String {
    converter.field.marks.typed(ofPlain: number)
  }

  func entryView(_ identifier: String) -> EntryViewModel {
    guard let entry = notebook.history.entry(identifier) else {
      return EntryViewModel(
        identifier: identifier, text: AppText.rowIsDeleted.english, time: "", insertion: "",
        details: [])
    }
    var details: [String] = []
    if case .tool(let run) = entry.content { details = shares(of: run) }
    return EntryViewModel(
      identifier: identifier, text: shown(entry),
      time: timeText(entry, entry.createdAt.civilTime(minutesEast: minutesEast)),
      insertion: AppText.openIn(entry.kind.place).english, details: details)
  }

  // MARK: What is done

  /// Reuses a row of the history on the screen that computed it.
  mutating func openEntry(_ identifier: String) -> [AppEffect] {
    guard let entry = notebook.history.entry(identifier) else { return [] }
    if !has(entry.kind.place) { return notInProduct }
    switch entry.content {
    case .conversion(let conversion):
      guard let source = catalog.unit(conversion.from), let target = catalog.unit(conversion.to),
        source.quantity == target.quantity
      else { return [.announce(AppText.unitIsGone.english)] }
      converter.use(source, target)
      converter.field.replace(with: shown(plain: conversion.input))
      prepare()
      return kept() + enter(.converter)
    case .calculation:
      return takeResult(identifier) + enter(.calculator)
    case .tool(let run):
      tools.take(run, amount: shown(plain: run.inputs.text(of: .amount)))
      return enter(.tools)
    }
  }

  /// Stars or unstars a row; a star also adds a favourite for the units of a conversion.
  mutating func starEntry(_ identifier: String) -> [AppEffect] {
    guard let entry = notebook.history.entry(identifier),
      edit(.star(id: identifier, !entry.isStarred))
    else { return [] }
    if !entry.isStarred, case .conversion(let conversion) = entry.content {
      if addFavorite(.pair(from: conversion.from, to: conversion.to)) {
        return [.save, .announce(AppText.favoriteIsAdded.english)]
      }
    }
    return [.save]
  }

  /// Copies the result of a row.
  mutating func copyEntry(_ identifier: String) -> [AppEffect] {
    guard let entry = notebook.history.entry(identifier) else { return [] }
    let text =
      switch entry.content {
      case .conversion(let conversion): copied(conversion)
      case .calculation(let calculation): shown(calculation)
      case .tool(let run): shown(plain: result(of: run))
      }
    _ = edit(.markCopied(id: identifier, true))
    return [.save, .copy(text, said: AppText.copied(text).english)]
  }

  /// Returns the text that the Copy button copies for a conversion.
  private func copied(_ conversion: KeptConversion) -> String {
    let (given, result) = conversion.sides
    switch notebook.settings.copyStyle {
    case .value: return shown(plain: conversion.result)
    case .valueWithSymbol: return result
    case .expression: return given.utf8.isEmpty ? result : given + " = " + result
    }
  }

  /// Removes a row.
  mutating func deleteEntry(_ identifier: String) -> [AppEffect] {
    guard let entry = notebook.history.entry(identifier) else { return [] }
    let neighbor = focusBeside(entry: identifier)
    guard let inverse = inverse(of: .deleteEntry(id: identifier)) else { return [] }
    library.removal = LibraryState.Removal(
      part: .history, name: row(entry).result, inverse: inverse, control: "more-" + identifier)
    return [.save, .announce(AppText.rowIsDeleted.english)] + leaveSheet(neighbor, of: .history)
  }

  /// Returns the control of the row below a removed row, or of the row above a removed last row.
  private func focusBeside(entry identifier: String) -> String {
    var above: String?
    var isBelow = false
    for entry in shownHistory {
      if isBelow { return "more-" + entry.id }
      isBelow = entry.id.hasBytes(of: identifier)
      if !isBelow { above = entry.id }
    }
    return above.map { "more-" + $0 } ?? control(of: .history)
  }

  /// Shows more rows, and moves the focus to the first of them.
  mutating func showOlder() -> [AppEffect] {
    let first = shownHistory.dropFirst(library.limit).first
    library.limit += LibraryState.rowLimit
    return first.map { focus("more-" + $0.id, of: .history) } ?? []
  }

  /// Removes all rows; they can be restored until a row is added.
  mutating func clearHistory() -> [AppEffect] {
    guard let inverse = inverse(of: .clearHistory) else { return [] }
    (library.clearedHistory, library.removal) = (inverse, nil)
    library.limit = LibraryState.rowLimit
    return [.save, .announce(AppText.historyIsCleared.english)]
      + (sheet == nil ? focus(control(of: .history), of: .history) : closeSheet() + [.goBack])
  }
}

extension HistoryKind {
  /// The screen that computed rows of this kind.
  fileprivate var place: AppPlace {
    switch self {
    case .conversion: .converter
    case .calculation: .calculator
    case .tool: .tools
    }
  }
}

extension KeptConversion {
  /// The input and the result: `12 km` and `7.456 mi`.
  fileprivate var sides: (given: String, result: String) {
    let (arrow, bytes) = (Array(" → ".utf8), Array(text.utf8))
    for start in bytes.indices.reversed() where bytes[start...].starts(with: arrow) {
      return (
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + arrow.count)...], as: UTF8.self)
      )
    }
    return ("", text)
  }
}

extension KeptCalculation {
  /// The expression without its final `=`: `12 + 3`.
  fileprivate var terms: String {
    let bytes = Array(expression.utf8)
    guard bytes.reversed().starts(with: " =".utf8.reversed()) else { return expression }
    return String(decoding: bytes.dropLast(2), as: UTF8.self)
  }
}

/// The field names of a tool's inputs and outputs.
enum ToolFieldName: String {
  case amount, percent, people, total, shares
}

extension [ToolField] {
  /// Returns the text of a field; empty if there is none.
  func text(of name: ToolFieldName) -> String {
    for field in self where field.name.hasBytes(of: name.rawValue) {
      if case .text(let text) = field.value { return text }
    }
    return ""
  }

  /// Returns the list of a field; empty if there is none.
  func list(of name: ToolFieldName) -> [String] {
    for field in self where field.name.hasBytes(of: name.rawValue) {
      if case .list(let list) = field.value { return list }
    }
    return []
  }

  /// Adds a text field.
  mutating func add(_ name: ToolFieldName, _ text: String) {
    append(ToolField(name.rawValue, text))
  }
}
