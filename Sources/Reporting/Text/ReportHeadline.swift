import Wording

/// What a report comes to in two sentences: whether all holds, and which budget has the least room.
struct ReportHeadline {
  let verdict: ReportVerdict
  /// The first sentence: `All that ran holds; 1 part was not run.`.
  let words: String
  /// The second, `Least room of 71 limits: …`; `nil` without limits.
  let room: String?

  init(_ document: ReportDocument) {
    let verdicts = document.conclusions.map(\.verdict)
    verdict = ReportVerdict.gravest(of: verdicts) ?? .notRun
    let failed = verdicts.count { $0 == .failed }
    let missing = document.conclusions.count(where: \.isOfMissingPart)
    let found =
      switch verdict {
      case .ok: "All that ran holds"
      case .failed: "\(failed) of \(verdicts.count.counted("finding")) failed"
      case .inconclusive: "Nothing failed, and not all is decided"
      case .notRun: "Nothing ran"
      }
    words =
      found + (missing > 0 ? "; \(missing.counted("part was not", "parts were not")) run." : ".")
    // A figure has always the room of its tolerance.
    let judged = document.budgets.filter { $0.margin != nil && $0.isFigure != true }
    let least = judged.min(by: BudgetBoard.Entry.isShownBefore)
    room = least.map {
      "Least room of \(judged.count.counted("limit")): \($0.label): \($0.measuredText), "
        + "\($0.budgetText), margin \($0.marginText)."
    }
  }
}

extension [ReportConclusion] {
  /// What failed, what is undecided, what did not run, and then what holds; equals in their order.
  var gravestFirst: [ReportConclusion] {
    let order: [ReportVerdict] = [.failed, .inconclusive, .notRun, .ok]
    return order.flatMap { verdict in filter { $0.verdict == verdict } }
  }
}

extension ReportDocument {
  /// The report in six lines at most: its headline, and what each chapter comes to.
  ///
  /// What does not hold stands first; of what holds only the first two parts are told.
  package var summary: [String] {
    let headline = ReportHeadline(self)
    let chapters = ReportChapter.allCases.compactMap { chapter -> String? in
      let own = conclusions.filter { $0.chapter == chapter }
      if own.isEmpty { return nil }
      let verdict = ReportVerdict.gravest(of: own.map(\.verdict)) ?? .notRun
      let told = own.gravestFirst.prefix(max(2, own.count { $0.verdict != .ok }))
      let more = own.count > told.count ? ["and \(own.count - told.count) more"] : []
      let words = told.map { "\($0.subject): \($0.text)" } + more
      return "\(verdict.sign) \(chapter.title): \(words.joined(separator: "; "))"
    }
    return [headline.words] + (headline.room.map { [$0] } ?? []) + chapters
  }
}
