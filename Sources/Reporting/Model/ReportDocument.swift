/// The findings of one or several runs, as input of every renderer.
///
/// A document is data without layout or escapes. The caller adds every fact, including the date, so
/// an equal document always renders to an equal text.
package struct ReportDocument: Codable, Sendable, Equatable {
  /// The title, such as `metryvo verify`.
  package var title: String
  /// The facts in the order in which they are shown: version, commit, seed, toolchain, machine and
  /// others.
  package var facts: [ReportFact]
  /// The findings.
  package var sections: [ReportSection]
  /// The conclusions of the run: the last lines in a terminal, the first lines of a page.
  package var conclusions: [ReportConclusion]

  /// Creates a document from its parts.
  ///
  /// ```swift
  /// var document = ReportDocument(title: "metryvo verify", facts: [ReportFact("seed", "1")])
  /// document.sections.append(ReportSection("laws", title: "Laws", verdict: .ok))
  /// ```
  package init(
    title: String, facts: [ReportFact] = [], sections: [ReportSection] = [],
    conclusions: [ReportConclusion] = []
  ) {
    self.title = title
    self.facts = facts
    self.sections = sections
    self.conclusions = conclusions
  }
}

/// A name and its value, such as `seed` and `1`.
package struct ReportFact: Codable, Sendable, Equatable {
  /// The name of the fact.
  package var name: String
  /// The value as shown.
  package var value: String

  /// Creates a fact.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// The conclusion of a run in one line: `verify: all holds (9 s)`.
package struct ReportConclusion: Codable, Sendable, Equatable {
  /// The part of the run that the conclusion is about: `verify`, `bench`, `compare`.
  package var subject: String
  /// The verdict.
  package var verdict: ReportVerdict
  /// The verdict in words, which must be clear without colour.
  package var text: String
  /// The chapter of the conclusion, if it differs from the part's chapter.
  package var chapter: ReportChapter?

  /// Creates a conclusion.
  package init(
    _ subject: String, verdict: ReportVerdict, text: String, chapter: ReportChapter? = nil
  ) {
    self.subject = subject
    self.verdict = verdict
    self.text = text
    self.chapter = chapter
  }
}
