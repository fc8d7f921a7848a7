extension ReportFolder.Part {
  /// The chapter of the part; for a part with several chapters, the chapter of most of its
  /// sections.
  var chapter: ReportChapter {
    switch self {
    case .verify, .conversions, .compare: .accuracy
    case .mutants: .coverage
    case .bench, .app: .budgets
    case .peers: .speed
    }
  }

  /// Returns the chapter of a section of the part.
  package func chapter(of section: ReportSection) -> ReportChapter {
    switch (self, section.identifier) {
    case (.verify, "rounding-cells"): .coverage
    case (.bench, let name): name == "budgets" || name == "not-judged" ? .budgets : .speed
    case (.compare, let name): name == "glance" || name == "accuracy" ? .accuracy : .speed
    default: chapter
    }
  }
}
