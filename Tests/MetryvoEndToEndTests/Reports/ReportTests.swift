import Foundation
import Testing

/// `metryvo verify --report` and `metryvo report`.
@Suite struct ReportTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func whatVerifyFindsIsReported() throws {
    try withFolder { folder in
      let verify = try CommandRun([
        "verify", "--cases", "50", "--backend", "native", "--vectors",
        "Corpora/metryvo/directed-decimal128/dir_add.decTest", "--report", "\(folder)/latest",
      ])
      #expect(verify.code == 0 && verify.output.contains("Laws of arithmetic: ok\n"))
      let run = try CommandRun([
        "report", "--from", "\(folder)/latest", "--to", "\(folder)/index.html",
      ])
      #expect(run.code == 0 && run.error == "")
      let lines = run.output.split(separator: "\n")
      #expect(lines[1].hasSuffix("; verify: all holds (0 s)") || lines[1].hasSuffix("and 1 more"))
      let missing = ["conversions", "compare", "bench", "app"]
      #expect(missing.allSatisfy { part in lines.contains { $0.contains("\(part): not run: '") } })
      let expected: [String] = [
        "All that ran holds; 6 parts were not run.",
        "– Coverage: mutants: not run: 'make mutants REPORT=\(folder)/latest' writes mutants.json",
        "report: \(folder)/index.html, \(folder)/latest/report.md, \(folder)/latest/report.json, "
          + "\(folder)/latest/report.xml, \(folder)/latest/benchmarks.json",
      ]
      #expect([lines[0], lines[4], lines[5]].map { String($0) } == expected)
      #expect(try text("\(folder)/index.html").contains("4361 + 0 + 0"))
      #expect(try text("\(folder)/latest/report.md").contains("| native | 43 | 0 | "))
      let json = try JSONSerialization.jsonObject(
        with: Data(text("\(folder)/latest/report.json").utf8))
      #expect((json as? [String: Any])?["title"] as? String == "Metryvo report")
      let findings = try JSONSerialization.jsonObject(
        with: Data(text("\(folder)/latest/verify.json").utf8))
      let data = (findings as? [String: Any])?["data"] as? [String: Any]
      #expect(data?["holds"] as? Bool == true)
    }
  }

  /// The report contains the file of seeded faults, and the certificate has their score.
  @Test func seededFaultsAreScored() throws {
    struct Certificate: Decodable {
      struct Score: Decodable {
        var isMeasured: Bool
        var text: String
      }
      var commit: String
      var mutation: Score
    }
    try withFolder { folder in
      let verify = ["verify", "laws", "oracle-agrees-minus", "--cases", "10", "--report", folder]
      func certificate() throws -> Certificate {
        #expect(try CommandRun(verify).code == 0)
        return try JSONDecoder().decode(
          Certificate.self, from: Data(text("\(folder)/certificate.json").utf8))
      }
      let first = try certificate()
      #expect(first.mutation.text == "not measured: run make mutants")
      let rows = ["law", "survived"].enumerated().map { number, outcome in
        """
        {"number":\(number),"name":"fault\(number)","statement":"s","files":["f"],"finding":
          {"outcome":"\(outcome)","by":"negation","backend":"native","cases":3,"seconds":0.5}}
        """
      }.joined(separator: ",")
      let run = """
        {"version":"1","commit":"\(first.commit)","seed":7,"rows":[\(rows)],"seconds":1}
        """
      let document = """
        {"title":"m","facts":[],"sections":[],
        "conclusions":[{"subject":"faults","verdict":"failed","text":"1 of 2"}]}
        """
      try """
      {"schema":1,"kind":"mutants","document":\(document),
      "data":{"commit":"\(first.commit)","runs":[\(run)]}}
      """.write(toFile: "\(folder)/mutants.json", atomically: true, encoding: .utf8)
      let second = try certificate()
      #expect(second.mutation.isMeasured)
      #expect(
        second.mutation.text
          == "1 of 2 seeded faults found on seed 7; not found: fault1")
      let report = try CommandRun(["report", "--from", folder, "--to", "\(folder)/index.html"])
      #expect(report.code == 0 && report.output.contains("✗ Coverage: mutants: 1 of 2\n"))
    }
  }

  @Test func endsWithoutFindings() throws {
    try withFolder { folder in
      let missing = try CommandRun(["report", "--from", folder])
      #expect(missing.code == 66)
      #expect(
        missing.error
          == "metryvo: no folder '\(folder)': 'metryvo verify --report \(folder)' makes it\n")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let empty = try CommandRun(["report", "--from", folder])
      #expect(empty.code == 66 && empty.error.contains("writes some"))
      try "{".write(toFile: "\(folder)/compare.json", atomically: true, encoding: .utf8)
      let malformed = try CommandRun(["report", "--from", folder])
      #expect(malformed.code == 65)
      #expect(
        malformed.error == "metryvo: '\(folder)/compare.json' is no report: not JSON, or cut off; "
          + "run the command that writes it again\n")
    }
  }

  @Test func aPlaceThatCannotBeWrittenIsAnError() throws {
    try withFolder { folder in
      let document = "{\"title\":\"\",\"facts\":[],\"sections\":[],\"conclusions\":[]}"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "{\"schema\":1,\"kind\":\"bench\",\"document\":\(document)}".write(
        toFile: "\(folder)/bench.json", atomically: true, encoding: .utf8)
      let page = "\(folder)/bench.json/index.html"
      let run = try CommandRun(["report", "--from", folder, "--to", page])
      #expect(run.code == 74 && run.error == "metryvo: cannot write '\(page)'\n")
    }
  }
}
