/// A titled part of a document with its own verdict.
package struct ReportSection: Codable, Sendable, Equatable {
  /// An identifier for links and programs: lower case with hyphens, unique in its document.
  package var identifier: String
  /// The heading.
  package var title: String
  /// The part that wrote the section, in a merged document.
  package var part: String?
  /// The chapter of the section, in a merged document.
  package var chapter: ReportChapter?
  /// The verdict of the section; `nil` if it judges nothing.
  package var verdict: ReportVerdict?
  /// The blocks, from top to bottom.
  package var blocks: [ReportBlock]

  /// Creates a section from its parts.
  package init(
    _ identifier: String, title: String, verdict: ReportVerdict? = nil, blocks: [ReportBlock] = []
  ) {
    self.identifier = identifier
    self.title = title
    self.verdict = verdict
    self.blocks = blocks
  }

  /// The heading with part and verdict: `verify · Laws of arithmetic: ok`.
  var heading: String {
    let name = part.map { "\($0) · \(title)" } ?? title
    return verdict.map { "\(name): \($0.words)" } ?? name
  }
}
