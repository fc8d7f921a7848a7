extension ReportDocument {
  /// One document of the findings in `folder`, in the order of their parts.
  ///
  /// A fact on which the parts agree is shown as it is, any other with the parts that say so. What a part
  /// concludes bears the part's name. A part that is missing is a conclusion `not run`, with the command
  /// that writes it.
  ///
  /// - Throws: what ``ReportFolder/readAll()`` throws.
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

  /// The document's conclusions, or the gravest verdict of its sections if it draws none.
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
  /// How the text of a part begins that is missing.
  fileprivate static let missing = "not run: "
  /// Whether it stands for a part that is missing.
  var isOfMissingPart: Bool { verdict == .notRun && text.hasPrefix(Self.missing) }
}
