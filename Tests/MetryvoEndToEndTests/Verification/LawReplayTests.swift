import Foundation
import Testing

/// The replay of one law or one case, and runs that a signal ends.
@Suite struct LawReplayTests {
  @Test func oneCaseOfALawIsRepeated() throws {
    let run = try CommandRun(["verify", "laws", "add-commutes", "--seed", "3", "--case", "5"])
    #expect(run.code == 0 && run.error == "metryvo verify: seed 3\n")
    #expect(run.output.contains("Case 5 of add-commutes"))
    #expect(run.output.contains("native: add "))
    #expect(!run.output.contains("Vectors"))
  }

  /// For a single case, a law does not require its labels.
  @Test func oneCaseNeedsNoLabels() throws {
    for law in ["oracle-agrees-divide", "directed-divide"] {
      let run = try CommandRun(["verify", "laws", law, "--seed", "1", "--case", "0"])
      #expect(run.code == 0 && run.output.contains("Case 0 of \(law)"), "\(run.output)")
      #expect(run.output.contains(": divide "), "\(run.output)")
    }
  }

  /// The map of rounding cells shows at least ten hits for each cell.
  @Test func roundingCellsAreShown() throws {
    let run = try CommandRun(["verify", "laws", "directed", "--cases", "200", "--json"])
    #expect(run.code == 0, "\(run.error)")
    let data = Data(run.output.utf8)
    let record = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cells = try #require((record["cellMaps"] as? [[String: Any]])?.first)
    let charts = try #require(cells["charts"] as? [[String: Any]])
    let rows = try #require(charts.first?["rows"] as? [[String: Any]])
    #expect(cells["map"] as? String == "rounding cells" && cells["cells"] as? Int == 1_536)
    #expect(cells["met"] as? Int == 1_536 && cells["leastHits"] as? Int ?? 0 >= 10)
    #expect(charts.count == 1 && rows.count == 8)
    for field in rows.flatMap({ $0["fields"] as? [[String: Any]] ?? [] }) {
      let (met, reachable) = (field["met"] as? Int, field["reachable"] as? Int)
      #expect(met == 32 && reachable == 32 && (field["least"] as? Int ?? 0) >= 10, "\(field)")
    }
    let one = try CommandRun(["verify", "laws", "directed-add", "--cases", "200"])
    #expect(one.code == 0 && one.output.contains("256 of 256 rounding cells met"), "\(one.output)")
    #expect(one.output.contains("native, gmp, gmp-limbs"))
    let short = try CommandRun(["verify", "laws", "directed", "--seconds", "1"])
    #expect(
      short.code == 0 && short.output.contains("of 1536 rounding cells met"), "\(short.output)")
    let native = try CommandRun([
      "verify", "laws", "directed-fma", "--cases", "200", "--backend", "native",
    ])
    #expect(native.code == 0 && !native.output.contains("gmp-limbs"), "\(native.output)")
  }

  /// The maps of conversions and of texts show at least ten hits for each cell.
  @Test func cellsOfConversionsAndTextsAreShown() throws {
    let run = try CommandRun(["verify", "laws", "conversions-of-every-cell", "--cases", "400"])
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.output.contains("1920 of 2816 cells of conversions met")
        && run.output.contains("unreachable: 896"), "\(run.output)")
    let law = "typed-numbers-are-read-by-the-rules"
    let texts = try CommandRun(["verify", "laws", law, "--cases", "2000", "--json"])
    #expect(texts.code == 0, "\(texts.error)")
    let record = try #require(
      JSONSerialization.jsonObject(with: Data(texts.output.utf8)) as? [String: Any])
    let cells = try #require((record["cellMaps"] as? [[String: Any]])?.first)
    let missed = try #require(cells["missed"] as? [String])
    #expect(cells["required"] as? Int == 10 && !missed.contains { $0.hasPrefix("reading") })
  }

  @Test func conversionsAreRepeatedToo() throws {
    let law = "conversion-is-exact-then-rounded-once"
    let run = try CommandRun(["verify", "laws", law, "--case", "77", "--backend", "gmp"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("oracle = gmp = gmp-limbs: "), "\(run.output)")
    #expect(run.output.contains("of which 1 was run"))
  }

  @Test func backendsAreKnownByTheirTypesToo() throws {
    let run = try CommandRun(["verify", "laws", "fma-x", "--backend", "decimal128"])
    #expect(run.code == 64 && run.error.contains("There is no law 'fma-x'"), "\(run.error)")
    let fma = try CommandRun([
      "verify", "laws", "oracle-agrees-fma", "--cases", "200", "--backend", "Decimal128",
    ])
    #expect(fma.code == 0 && fma.output.contains("native"))
  }

  @Test func lawsAreChosenByTheBeginningOfTheirNames() throws {
    let run = try CommandRun(["verify", "laws", "backends-agree", "--cases", "50"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("native = gmp-limbs    58         0   2900"), "\(run.output)")
    // A complete name selects only its law, even if other names begin with it.
    let one = try CommandRun(["verify", "laws", "exhaustive-precision-2", "--cases", "50"])
    #expect(one.code == 0 && !one.output.contains("exhaustive-precision-2-wide"))
  }

  /// The report of an exhaustive law states the number of judged and of all cases.
  @Test func anExhaustiveLawSaysWhatItWentThrough() throws {
    let run = try CommandRun([
      "verify", "laws", "exhaustive-precision-1", "--cases", "300", "--backend", "native",
    ])
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.output.contains(
        "exhaustive-precision-1: 300 of 263480 cases, each in 8 rounding modes"))
    let one = try CommandRun([
      "verify", "laws", "exhaustive-precision-2-wide", "--case", "9884179", "--backend", "gmp",
    ])
    #expect(one.code == 0 && one.output.contains("Case 9884179 of exhaustive-precision-2-wide"))
    #expect(one.output.contains("1 of 9884180 cases"))
  }

  @Test func lawsAreListed() throws {
    let run = try CommandRun(["verify", "laws", "--list"])
    #expect(run.code == 0 && run.error == "")
    for law in [
      "oracle-agrees-add", "divide-mirrors", "backends-agree-quantize", "exhaustive-precision-2",
      "rounding-keeps-the-order", "bid-encoding-round-trip", "conversions-keep-the-order",
      "round-trip-restores-32-digits",
    ] {
      #expect(run.output.contains("\(law)\n  "), "\(law)")
    }
  }

  @Test func misuseIsSaid() throws {
    let rows: [([String], String)] = [
      (["laws", "x"], "There is no law 'x'; 'metryvo verify laws --list' lists them."),
      (["laws", "ad"], "There is no law 'ad'; 'metryvo verify laws --list' lists them."),
      (
        ["laws", "exhaustive", "--case", "1"],
        "--case needs the whole name of a law: 'exhaustive' begins several."
      ),
      (["--case", "1"], "Unknown option '--case'"),
      (["laws"], "Expected the name of a law"),
      (["laws", "add", "--vectors", "x"], "Unknown option '--vectors'"),
      (
        ["laws", "add-commutes", "--case", "1", "--seconds", "1"],
        "--case judges one case: leave --cases and --seconds out."
      ),
      (
        ["laws", "backends-agree-add", "--backend", "gmp"],
        "The law 'backends-agree-add' judges both backends: leave --backend out."
      ),
      (
        ["laws", "limb-lengths-divide", "--backend", "native"],
        "The law 'limb-lengths-divide' judges BigDecimal, whose operands are long: leave --backend out."
      ),
      (
        ["laws", "dpd-encoding-round-trip", "--backend", "gmp"],
        "The law 'dpd-encoding-round-trip' judges Decimal128: leave --backend out."
      ),
    ]
    for (arguments, message) in rows {
      let run = try CommandRun(["verify"] + arguments)
      #expect(run.code == 64 && run.error.contains(message), "\(run.error)")
    }
  }

  @Test func unreadableRegressionsAreNamed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "what 1 + 1\n".write(
      toFile: folder + "/add-commutes.decTest", atomically: true, encoding: .utf8)
    let run = try CommandRun(
      ["verify", "laws", "add-commutes", "--cases", "10", "--regressions", folder])
    #expect(run.code == 1)
    // The report wraps long lines.
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\(folder)/add-commutes.decTest: regressions:1:10: '->'"))
  }

  /// A run prints its seed at the start, so the seed of a killed run is known.
  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func seedIsKnownOfARunThatIsKilled(signal: Int32) throws {
    let process = Process()
    process.executableURL = CommandRun.executable("metryvo")
    process.arguments = [
      "verify", "laws", "divide-brackets", "--cases", "100000000", "--seed", "7",
    ]
    let error = Pipe()
    process.standardError = error
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // The first line is printed before any case is judged; reading waits for it.
    let first = error.fileHandleForReading.availableData
    #expect(String(decoding: first, as: UTF8.self).hasPrefix("metryvo verify: seed 7\n"))
    kill(process.processIdentifier, signal)
    let rest = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    let repeated =
      String(decoding: first + rest, as: UTF8.self)
      .components(separatedBy: "metryvo verify: seed 7\n").count - 1
    #expect(repeated == (signal == SIGKILL ? 1 : 2))
  }
}
