extension ReportDocument {
  /// Returns one document with the findings in `folder`, in the order of the parts.
  ///
  /// A fact with equal values in all parts is listed once; any other fact is listed with the parts
  /// of each value. Conclusions have the names of their parts. A missing part gives the conclusion
  /// `not run`, with the command that writes the part.
  ///
  /// - Throws: the errors of ``ReportFolder/readAll()``.
  package static func merged(
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
            text: ReportConclusion.missing
              + "'\(part.command(into: folder.path))' writes \(part.fileName)",
            chapter: part.chapter))
        continue
      }
      report.conclusions += document.concluded(as: part)
      report.sections += document.sections.map { section in
        var section = section
        section.chapter = part.chapter(of: section)
        section.identifier = "\(part.rawValue)-\(section.identifier)"
        section.part = part.rawValue
        return section
      }
    }
    return report
  }

  /// Returns the document's conclusions, or the gravest verdict of its sections if there are none.
  private func concluded(as part: ReportFolder.Part) -> [ReportConclusion] {
    if !conclusions.isEmpty {
      return conclusions.map {
        .init(
          part.rawValue, verdict: $0.verdict, text: $0.text, chapter: $0.chapter ?? part.chapter)
      }
    }
    let verdict = ReportVerdict.gravest(of: sections.compactMap(\.verdict)) ?? .notRun
    return [
      ReportConclusion(
        part.rawValue, verdict: verdict, text: verdict.words, chapter: part.chapter)
    ]
  }

  private static func merged(_ parts: [(name: String, facts: [ReportFact])]) -> [ReportFact] {
    var facts: [(name: String, values: [(value: String, parts: [String])])] = []
    for (part, partFacts) in parts {
      for fact in partFacts {
        let index = facts.firstIndex { $0.name == fact.name } ?? facts.count
        if index == facts.count { facts.append((fact.name, [])) }
        if let known = facts[index].values.firstIndex(where: { $0.value == fact.value }) {
          facts[index].values[known].parts.append(part)
        } else {
          facts[index].values.append((fact.value, [part]))
        }
      }
    }
    return facts.map { name, values in
      let texts = values.map { value, parts in
        values.count == 1 ? value : "\(value) (\(parts.joined(separator: ", ")))"
      }
      return ReportFact(name, texts.joined(separator: "; "))
    }
  }
}

extension ReportConclusion {
  /// The prefix of a missing part's conclusion.
  fileprivate static let missing = "not run: "
  /// Whether the conclusion belongs to a missing part.
  var isOfMissingPart: Bool { verdict == .notRun && text.hasPrefix(Self.missing) }
}
