/// A titled part of a document with its own verdict.
package struct ReportSection: Codable, Sendable, Equatable {
  /// A name for links and programs: lower case with hyphens, unique in its document.
  package var identifier: String
  /// The heading.
  package var title: String
  /// The command it comes from, in a document merged from several.
  package var part: String?
  /// The question that it answers, in a document of several runs.
  package var chapter: ReportChapter?
  /// What it comes to, if it judges anything.
  package var verdict: ReportVerdict?
  /// What it shows, from top to bottom.
  package var blocks: [ReportBlock]

  /// A section from its parts.
  package init(
    _ identifier: String, title: String, verdict: ReportVerdict? = nil, blocks: [ReportBlock] = []
  ) {
    self.identifier = identifier
    self.title = title
    self.verdict = verdict
    self.blocks = blocks
  }

  /// `verify · Laws of arithmetic: ok`.
  var heading: String {
    let name = part.map { "\($0) · \(title)" } ?? title
    return verdict.map { "\(name): \($0.words)" } ?? name
  }
}
