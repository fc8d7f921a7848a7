/// A chapter of the page: one of the four questions that a report answers.
package enum ReportChapter: String, Codable, Sendable, CaseIterable {
  /// Are results right?
  case accuracy
  /// How fast are the backends, compared with other libraries?
  case speed
  /// Do the budgets hold?
  case budgets
  /// How much was tested, and would the tests find mistakes?
  case coverage

  /// The heading of the chapter.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
