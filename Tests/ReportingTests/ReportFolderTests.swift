import Foundation
import Reporting
import Testing

@Suite struct ReportFolderTests {
  /// Runs `body` with the path of a folder that does not exist yet.
  ///
  /// Removes the folder afterwards.
  private func withFolder(_ body: (ReportFolder) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try body(ReportFolder(path: root.appendingPathComponent("a/b").path))
  }

  @Test func whatIsWrittenIsRead() throws {
    try withFolder { folder in
      let file = try folder.write(.bench, document: SampleDocument.document, data: ["p99": 1])
      #expect(file == "\(folder.path)/bench.json" && file == folder.file(of: .bench))
      #expect(try folder.read(.bench) == SampleDocument.document)
      #expect(try folder.read(.verify) == nil)
      #expect(try folder.figures([String: Int].self, of: .bench) == ["p99": 1])
      #expect(try folder.figures([String: Int].self, of: .verify) == nil)
      #expect(throws: ReportError.self) { try folder.figures(Int.self, of: .bench) }
      let contents = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(contents == ["bench.json"])
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.hasPrefix("{\n  \"data\" : {\n    \"p99\" : 1\n  },\n  \"document\""))
      #expect(text.hasSuffix("\"kind\" : \"bench\",\n  \"schema\" : 1\n}\n"))
      try folder.write(.bench, document: ReportDocument(title: "later"), data: [0])
      #expect(try folder.read(.bench)?.title == "later")
    }
  }

  @Test func malformedFilesAreNamedWithTheirProblem() throws {
    let head = "{\"schema\":1,\"kind\":\"verify\",\"document\":"
    let section = "{\"identifier\":\"s\",\"title\":\"s\",\"blocks\":"
    let rest = "{\"title\":\"t\",\"facts\":[],\"conclusions\":[],\"sections\":"
    let rows: [(String, String)] = [
      ("", "not JSON, or cut off"),
      (head, "not JSON, or cut off"),
      ("{\"kind\":\"verify\"}", "schema: missing"),
      ("{\"schema\":2,\"kind\":\"verify\"}", "schema 2, expected 1"),
      ("{\"schema\":1,\"kind\":\"bench\"}", "kind 'bench', expected 'verify'"),
      (head + "{\"title\":\"t\",\"facts\":[]}}", "document.sections: missing"),
      (
        head + rest + "[{\"identifier\":\"s\",\"blocks\":[]}]}}",
        "document.sections[0].title: missing"
      ),
      (
        head + rest + "[\(section)[{\"picture\":1}]}]}}",
        "document.sections[0].blocks[0]: expected one key of paragraph, table, latencies, budgets, bars, "
          + "growth, history, cells, shares, ratios, preformatted"
      ),
      (
        head + rest
          + "[\(section)[{\"table\":{\"columns\":[{\"title\":\"a\",\"alignment\":\"left\"}],"
          + "\"rows\":[{\"cells\":[],\"isSummary\":false}]}}]}]}}",
        "document.sections[0].blocks[0].table.rows: row 0 has 0 cells for 1 column"
      ),
      (
        head + rest
          + "[\(section)[{\"cells\":{\"title\":\"\",\"columns\":[\"a\"],\"required\":1,"
          + "\"rows\":[{\"label\":\"r\",\"fields\":[]}]}}]}]}}",
        "document.sections[0].blocks[0].cells.rows: row 0 has 0 fields for 1 column"
      ),
      (
        head + rest
          + "[\(section)[{\"latencies\":{\"title\":\"\",\"series\":[{\"name\":\"\","
          + "\"percentiles\":[],\"buckets\":[[2,1,0]]}]}}]}]}}",
        "document.sections[0].blocks[0].latencies.series[0].buckets[0]: expected [lower, upper, "
          + "count] with 0 ≤ lower ≤ upper, count ≥ 0"
      ),
    ]
    for (text, problem) in rows {
      try withFolder { folder in
        let file = folder.file(of: .verify)
        try ReportFolder.write(text, to: file)
        let error = #expect(throws: ReportError.self) { try folder.read(.verify) }
        #expect(error == .malformed(file: file, problem: problem))
      }
    }
  }

  @Test func errorsSayTheFileAndTheWayOut() {
    let rows: [(ReportError, String)] = [
      (.missingFolder("r"), "no folder 'r': 'metryvo verify --report r' makes it"),
      (
        .noFindings("r"),
        "no findings in 'r' (verify.json, conversions.json, mutants.json, bench.json, peers.json, app.json, compare.json): 'metryvo verify --report r' writes some"
      ),
      (.unreadable(file: "f"), "cannot read 'f'"),
      (
        .malformed(file: "f", problem: "p"),
        "'f' is no report: p; run the command that writes it again"
      ),
      (.unwritable(file: "f"), "cannot write 'f'"),
      (.unwritableFolder("r"), "cannot write into the folder 'r': name another one"),
    ]
    for (error, text) in rows { #expect(error.description == text) }
  }

  @Test func commandsNameTheFolder() {
    let commands = ReportFolder.Part.allCases.map { $0.command(into: "r") }
    #expect(
      commands == [
        "metryvo verify --report r", "metryvo verify conversions --report r",
        "make mutants REPORT=r", "metryvo-bench --report r", "make bench-peers REPORT=r",
        "make app-check REPORT=r", "metryvo compare --report r",
      ])
    #expect(ReportFolder.Part.mutants.command(into: ReportFolder.standardPath) == "make mutants")
  }

  @Test func placesThatCannotBeReadOrWritten() throws {
    try withFolder { folder in
      #expect(throws: ReportError.missingFolder(folder.path)) { try folder.readAll() }
      try ReportFolder.write("", to: folder.file(named: "other.txt"))
      #expect(throws: ReportError.noFindings(folder.path)) { try folder.readAll() }
      let below = folder.file(named: "other.txt/x.html")
      #expect(throws: ReportError.unwritable(file: below)) {
        try ReportFolder.write("", to: below)
      }
      try FileManager.default.createDirectory(
        atPath: folder.file(of: .verify), withIntermediateDirectories: true)
      #expect(throws: ReportError.unreadable(file: folder.file(of: .verify))) {
        try folder.readAll()
      }
    }
  }

  /// Trying a folder creates it and its parents, and leaves no file.
  @Test func aFolderIsTriedBeforeTheWork() throws {
    try withFolder { folder in
      let inner = ReportFolder(path: folder.file(named: "a/b/"))
      for _ in 0..<2 { try inner.makeWritable() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: inner.path) == [])
      try ReportFolder.write("", to: folder.file(named: "other.txt"))
      let places = ["other.txt", "other.txt/x"].map(folder.file(named:))
      for path in places + ["/dev/null", "/dev/null/x", "/proc", "/proc/x"] {
        #expect(throws: ReportError.unwritableFolder(path)) {
          try ReportFolder(path: path).makeWritable()
        }
      }
    }
  }

  @Test func partsAreMergedInOrder() throws {
    try withFolder { folder in
      let laws = ReportSection("laws", title: "Laws", verdict: .ok)
      let facts = [ReportFact("version", "1"), ReportFact("load", "0.10")]
      try folder.write(
        .compare,
        document: ReportDocument(
          title: "c", facts: [ReportFact("version", "1"), ReportFact("load", "0.20")],
          sections: [laws]), data: 0)
      try folder.write(
        .verify,
        document: ReportDocument(
          title: "v", facts: facts + [ReportFact("seed", "7")], sections: [laws],
          conclusions: [ReportConclusion("judge", verdict: .failed, text: "2 cases failed")]),
        data: 0)
      let report = try ReportDocument.merged(from: folder)
      #expect(report.title == "Metryvo report")
      #expect(
        report.facts == [
          ReportFact("version", "1"), ReportFact("load", "0.10 (verify); 0.20 (compare)"),
          ReportFact("seed", "7"),
        ])
      #expect(
        report.conclusions == [
          ReportConclusion("verify", verdict: .failed, text: "2 cases failed", chapter: .accuracy),
          ReportConclusion(
            "conversions", verdict: .notRun,
            text: "not run: 'metryvo verify conversions --report \(folder.path)' writes "
              + "conversions.json", chapter: .accuracy),
          ReportConclusion(
            "mutants", verdict: .notRun,
            text: "not run: 'make mutants REPORT=\(folder.path)' writes mutants.json",
            chapter: .coverage),
          ReportConclusion(
            "bench", verdict: .notRun,
            text: "not run: 'metryvo-bench --report \(folder.path)' writes bench.json",
            chapter: .budgets),
          ReportConclusion(
            "peers", verdict: .notRun,
            text: "not run: 'make bench-peers REPORT=\(folder.path)' writes peers.json",
            chapter: .speed),
          ReportConclusion(
            "app", verdict: .notRun,
            text: "not run: 'make app-check REPORT=\(folder.path)' writes app.json",
            chapter: .budgets),
          ReportConclusion("compare", verdict: .ok, text: "ok", chapter: .accuracy),
        ])
      #expect(report.sections.map(\.identifier) == ["verify-laws", "compare-laws"])
      #expect(report.sections.map(\.part) == ["verify", "compare"])
      #expect(TerminalRenderer().render(report).contains("\ncompare · Laws: ok\n"))
      #expect(HTMLRenderer.render(report).contains("<a href=\"#compare-laws\">compare</a>"))
    }
  }

  /// A device or a pipe is written directly, because a rename would replace the pipe by a file.
  @Test func aPipeTakesTheText() throws {
    let path = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    // A pipe opened for reading and writing lets the test neither wait for a reader nor for a
    // writer.
    let descriptor = open(path, O_RDWR)
    defer { close(descriptor) }
    try ReportFolder.write("text", to: path)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    let pipe = FileHandle(fileDescriptor: descriptor)
    #expect(try pipe.read(upToCount: 4) == Data("text".utf8))
  }

  @Test func theGravestVerdictWins() {
    let rows: [([ReportVerdict], ReportVerdict?)] = [
      ([], nil), ([.notRun], .notRun), ([.notRun, .ok], .ok),
      ([.ok, .inconclusive, .notRun], .inconclusive),
      ([.inconclusive, .failed, .ok], .failed),
    ]
    for (verdicts, gravest) in rows { #expect(ReportVerdict.gravest(of: verdicts) == gravest) }
  }
}
