extension ReportDocument {
  /// One document of the findings in `folder`, in the order of their parts.
  ///
  /// A fact on which all parts agree is shown once, any other with the parts that say so. A part that
  /// is missing is a conclusion `not run`, with the command that writes it.
  ///
  /// - Throws: what ``ReportFolder/readAll()`` throws.
  public static func merged(
    from folder: ReportFolder, title: String = "Metryvo report"
  ) throws(ReportError) -> ReportDocument {
    let parts = try folder.readAll()
    var report = ReportDocument(title: title)
    report.facts = merged(
      parts.compactMap { part, document in document.map { (part.rawValue, $0.facts) } })
    for (part, document) in parts {
      guard let document else {
        report.conclusions.append(
          ReportConclusion(
            part.rawValue, verdict: .notRun,
            text: "not run: '\(part.command) --report \(folder.path)' writes \(part.fileName)"))
        continue
      }
      report.conclusions += document.concluded(as: part)
      report.sections += document.sections.map { section in
        var section = section
        section.identifier = "\(part.rawValue)-\(section.identifier)"
        section.part = part.rawValue
        return section
      }
    }
    return report
  }

  /// The document's conclusions, or the gravest verdict of its sections if it draws none.
  private func concluded(as part: ReportFolder.Part) -> [ReportConclusion] {
    if !conclusions.isEmpty { return conclusions }
    let verdict = ReportVerdict.gravest(of: sections.compactMap(\.verdict)) ?? .notRun
    return [ReportConclusion(part.rawValue, verdict: verdict, text: verdict.words)]
  }

  private static func merged(_ parts: [(name: String, facts: [ReportFact])]) -> [ReportFact] {
    var facts: [(fact: ReportFact, parts: [String])] = []
    for (name, partFacts) in parts {
      for fact in partFacts {
        if let index = facts.firstIndex(where: { $0.fact == fact }) {
          facts[index].parts.append(name)
        } else if let index = facts.lastIndex(where: { $0.fact.name == fact.name }) {
          facts.insert((fact, [name]), at: index + 1)
        } else {
          facts.append((fact, [name]))
        }
      }
    }
    return facts.map { fact, names in
      names.count == parts.count
        ? fact : ReportFact("\(fact.name) (\(names.joined(separator: ", ")))", fact.value)
    }
  }
}
