import AppModel
import MeasureText
import Notebook

/// The app, together with the effects that the last action returned to the host.
struct AppHost {
  static let now: Timestamp = {
    guard let now = Timestamp(millisecondsSince1970: 1_764_000_000_000) else {
      preconditionFailure("a year from 0000 to 9999")
    }
    return now
  }()

  var app: AppModel
  var effects: [AppEffect] = []
  /// The time since the start on the person's clock, in milliseconds.
  private var elapsed: Int64 = 0
  /// The time of the last action.
  var time: Timestamp {
    let time = AppHost.now.millisecondsSince1970 + elapsed
    return Timestamp(millisecondsSince1970: time) ?? AppHost.now
  }

  init(_ app: AppModel = AppModel(identifierPrefix: "t")) { self.app = app }

  /// Creates the app of a person who has typed a text.
  init(typing input: String, locale: NumberLocale = .english) {
    self.init(AppModel(systemLocale: locale, identifierPrefix: "t"))
    does(.input(input, selection: input.utf16.count..<input.utf16.count))
  }

  var picker: UnitPickerViewModel? {
    if case .units(let view) = app.sheetView { view } else { nil }
  }

  /// The symbols of the two units, and the typed text.
  var shownUnits: [String] {
    let view = app.converterView
    return [view.source.symbol, view.target.symbol, view.input]
  }

  /// The converter's result as text; empty if there is no result.
  var result: String {
    if case .value(let text, _, _) = app.converterView.result { text } else { "" }
  }

  /// The quantities that the converter offers.
  var offered: [String] { app.converterView.quantities.map(\.identifier) }

  /// The rows of the history as texts, the newest first.
  var history: [String] {
    var other = self
    other.does(.showLibrary(.history))
    return other.app.libraryView.days.flatMap(\.rows).map(\.text)
  }

  /// Performs an action, then idle work until the lists have all of their rows.
  mutating func does(_ action: AppAction) {
    elapsed += 1_000
    effects = app.update(action, at: time)
    let isBegun = if case .units(let picker) = app.sheet { picker.isBegun } else { false }
    if isBegun || app.place == .allUnits { _ = app.doIdleWork() }
  }
}
