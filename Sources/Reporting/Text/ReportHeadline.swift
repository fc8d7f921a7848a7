import Wording

/// The outcome of a report: whether everything holds, and which budget has the least margin.
struct ReportHeadline {
  let verdict: ReportVerdict
  /// The first sentence: `All that ran holds; 1 part was not run.`.
  let words: String
  /// The second sentence: `Least room of 71 limits: …`, or for failures `2 budgets do not hold, the
  /// first: …`; `nil` if there are no budgets.
  let room: String?

  init(_ document: ReportDocument) {
    verdict = ReportVerdict.gravest(of: document.conclusions.map(\.verdict)) ?? .notRun
    let failed = document.conclusions.filter { $0.verdict == .failed }.map(\.subject)
    let missing = document.conclusions.count(where: \.isOfMissingPart)
    let found =
      switch verdict {
      case .ok: "All that ran holds"
      case .failed: "Failed: \(failed.uniqued.joined(separator: ", "))"
      case .inconclusive: "Nothing failed, and not all is decided"
      case .notRun: "Nothing ran"
      }
    words =
      found + (missing > 0 ? "; \(missing.counted("part was not", "parts were not")) run." : ".")
    let judged = document.budgets.filter { $0.margin != nil }
    let broken = judged.filter(\.verdict.needsLook)
    // A figure has at most the margin of its tolerance, so figures and limits are listed
    // separately.
    let figures = judged.filter { $0.isFigure == true }
    let limits = judged.filter { $0.isFigure != true }
    var sentences = [
      ("Least room of \(limits.count.counted("limit"))", limits),
      ("Of \(figures.count.counted("figure")) with a small tolerance", figures),
    ]
    if !broken.isEmpty {
      let words = broken.count.counted("budget does not hold", "budgets do not hold, the first")
      sentences = [(words, broken)]
    }
    let told = sentences.compactMap { words, entries in
      entries.min(by: BudgetBoard.Entry.isShownBefore).map { entry in
        "\(words): \(entry.label): \(entry.measuredText), \(entry.budgetText), margin "
          + "\(entry.marginText)."
      }
    }
    room = told.isEmpty ? nil : told.joined(separator: " ")
  }
}

extension [String] {
  /// The distinct texts in the order of their first occurrences.
  fileprivate var uniqued: [String] {
    enumerated().filter { firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }
}

extension [ReportConclusion] {
  /// Whether everything that ran holds, and at least one part did not run.
  var holdsInPart: Bool {
    ReportVerdict.gravest(of: map(\.verdict)) == .ok && contains { $0.verdict == .notRun }
  }

  /// The conclusions by gravity: failed, inconclusive, not run, ok; equal gravity keeps the order.
  var gravestFirst: [ReportConclusion] {
    let order: [ReportVerdict] = [.failed, .inconclusive, .notRun, .ok]
    return order.flatMap { verdict in filter { $0.verdict == verdict } }
  }
}

extension ReportDocument {
  /// The report in at most six lines: its headline, and the conclusion of each chapter.
  ///
  /// Within a chapter, the gravest conclusions come first. A chapter has two conclusions, or all
  /// failed and inconclusive conclusions if these are more than two.
  package var summary: [String] {
    let headline = ReportHeadline(self)
    let chapters = ReportChapter.allCases.compactMap { chapter -> String? in
      let own = conclusions.filter { $0.chapter == chapter }
      if own.isEmpty { return nil }
      let verdict = ReportVerdict.gravest(of: own.map(\.verdict)) ?? .notRun
      let told = own.gravestFirst.prefix(max(2, own.count { $0.verdict != .ok }))
      let more = own.count > told.count ? ["and \(own.count - told.count) more"] : []
      let words = told.map { "\($0.subject): \($0.text)" } + more
      let title = chapter.title + (own.holdsInPart ? ", in part" : "")
      return "\(verdict.sign) \(title): \(words.joined(separator: "; "))"
    }
    return [headline.words] + (headline.room.map { [$0] } ?? []) + chapters
  }
}
