extension Subject {
  /// The names that identify a subject among all subjects of a run.
  package struct Identity: Hashable, Sendable {
    package let workload: String
    package let name: String
  }

  package var identity: Identity { Identity(workload: workload, name: name) }
}

extension Subject.Identity {
  /// The identity as a line of a file that two processes exchange.
  var line: String { "\(workload)\t\(name)" }

  /// Parses a ``line``; `nil` for any other text.
  init?(line: some StringProtocol) {
    let parts = line.split(separator: "\t")
    guard parts.count == 2 else { return nil }
    self.init(workload: String(parts[0]), name: String(parts[1]))
  }
}

extension [Subject.Identity: Double] {
  /// The numbers as lines, each before the line of its subject.
  var lines: String { map { "\($0.value)\t\($0.key.line)\n" }.joined() }

  /// Parses ``lines``, and ignores any other line.
  init(lines text: String) {
    self.init()
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let number = Double(parts[0]),
        let subject = Subject.Identity(line: parts[1])
      else { continue }
      self[subject] = number
    }
  }
}
