/// The findings of a run, or of several, as every renderer reads them.
///
/// A document is data: it holds neither layout nor escapes, and whoever builds it gives it every fact,
/// the date too, so that the same document always renders to the same text.
package struct ReportDocument: Codable, Sendable, Equatable {
  /// What was run, such as `metryvo verify`.
  package var title: String
  /// Version, commit, seed, toolchain, machine and the like, in the order in which they are shown.
  package var facts: [ReportFact]
  /// The findings.
  package var sections: [ReportSection]
  /// What the run comes to: the last lines of the terminal, the first of a page.
  package var conclusions: [ReportConclusion]

  /// A document from its parts.
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
  /// What it is.
  package var name: String
  /// Its value as shown.
  package var value: String

  /// A fact from its name and value.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What a run comes to, in one line: `verify: all holds (9 s)`.
package struct ReportConclusion: Codable, Sendable, Equatable {
  /// Who says it: `verify`, `bench`, `compare`.
  package var subject: String
  /// The verdict.
  package var verdict: ReportVerdict
  /// The verdict in the words of the run, which must be clear without its colour.
  package var text: String
  /// The question that it answers, where that is not the one of the whole run.
  package var chapter: ReportChapter?

  /// A conclusion from its parts.
  package init(
    _ subject: String, verdict: ReportVerdict, text: String, chapter: ReportChapter? = nil
  ) {
    self.subject = subject
    self.verdict = verdict
    self.text = text
    self.chapter = chapter
  }
}
