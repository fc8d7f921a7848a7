extension FaultCampaign {
  /// One line for each fault, then how many were found.
  var text: String {
    let width = rows.map(\.name.count).max() ?? 0
    var lines = rows.map { row in
      let name = row.name.padding(to: width)
      let number = String("  \(row.number)".suffix(3))
      return "\(number)  \(name)  \(row.finding.text)"
    }
    lines.append("")
    for row in survivors {
      lines.append(
        "not found: \(row.name), \(row.statement) (\(row.files.joined(separator: ", ")))")
    }
    let killed = rows.count - survivors.count
    let cases = rows.map(\.finding.cases).sorted()
    lines.append(
      "seeded faults: \(killed) of \(rows.count) found, seed \(seed), \(Int(seconds.rounded())) s; half of "
        + "them within \(cases.isEmpty ? 0 : cases[cases.count / 2]) cases")
    return lines.joined(separator: "\n")
  }
}

extension FaultFinding {
  /// Who found it, and after how much.
  fileprivate var text: String {
    let after = "\(cases) cases, \(Double((seconds * 10).rounded() / 10)) s"
    switch outcome {
    case .law: return "\(by) (\(backend)): \(after)"
    case .vectors: return "vectors \(by) (\(backend)): \(after)"
    case .crash: return "crash in \(by) (\(backend)): \(after)"
    case .hang: return "hang in \(by) (\(backend)): \(after)"
    case .survived: return "NOT FOUND: \(after)"
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
