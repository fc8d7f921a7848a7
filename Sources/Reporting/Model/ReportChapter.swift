/// What a person asks a report: four questions, each of which is a part of the page.
package enum ReportChapter: String, Codable, Sendable, CaseIterable {
  /// Are results right?
  case accuracy
  /// How fast is it, beside others?
  case speed
  /// Do the budgets hold?
  case budgets
  /// How much was tried, and would mistakes be found?
  case coverage

  /// The heading.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
