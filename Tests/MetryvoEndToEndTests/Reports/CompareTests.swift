import Foundation
import Testing

/// `metryvo compare`: the compared peers, the findings, and messages for absent peers.
@Suite struct CompareTests {
  private struct Record: Decodable {
    struct Accuracy: Decodable {
      struct Model: Decodable {
        var model: String
        var cases: Int
        var misrounded: Int
        var notOffered: Int
        var errors: [String: Int]
        var leastRightDigits: Int?
      }
      var name: String
      var cases: Int
      var misrounded: Int
      var models: [Model]
      var worst: [Worst]
    }
    struct Worst: Decodable {
      var input: String
      var got: String
      var exact: String
    }
    struct Speed: Decodable {
      var workload: String
      var name: String
      var ratiosToReference: [Double]
    }
    struct Size: Decodable {
      var operation: String
      var digits: [Int]
      var sentence: String
    }
    struct Absent: Decodable {
      var name: String
      var command: String
    }
    var holds: Bool
    var reference: String
    var accuracy: [Accuracy]
    var speed: [Speed]
    var sizes: [Size]
    var absent: [Absent]
    var problems: [String]
  }

  private func record(_ run: CommandRun) throws -> Record {
    try JSONDecoder().decode(Record.self, from: Data(run.output.utf8))
  }

  /// On a machine without peers, the peers inside the process are compared.
  ///
  /// For each absent peer, the output names the command that installs the peer.
  @Test func allThatIsThereIsCompared() throws {
    let run = try CommandRun(
      ["compare", "--cases", "400", "--json"], environment: ["PATH": "/dev/null/x"],
      memoryLimit: 200_000)
    #expect(run.code == 0 && run.error == "", "\(run.error)")
    let record = try record(run)
    #expect(record.holds && record.reference == "native" && record.problems == [])
    // `make tables` may have unpacked GNU units, so this peer may be present.
    let names = record.accuracy.map(\.name).filter { $0 != "units" }
    #expect(
      names == [
        "native", "gmp", "gmp-50", "gmp-100", "gmp-1000", "Foundation.Decimal", "Double",
      ])
    let peers = ["intel", "python", "units", "pint", "decimal.js", "big.js", "bignumber.js"]
    #expect(record.absent.map(\.name) == peers.filter { !record.accuracy.map(\.name).contains($0) })
    #expect(record.absent.allSatisfy { $0.command.contains("install ") })

    for engine in record.accuracy.prefix(5) {
      #expect(engine.misrounded == 0 && engine.worst.isEmpty, "\(engine.name)")
    }
    #expect(record.accuracy.prefix(5).map(\.cases) == [400, 400, 40, 40, 4])
    for engine in record.accuracy where ["Foundation.Decimal", "Double"].contains(engine.name) {
      #expect(engine.misrounded > 40 && !engine.worst.isEmpty, "\(engine.name)")
      #expect(engine.models.count == 10)
      for part in engine.models {
        #expect(part.errors.values.reduce(0, +) == part.cases)
        #expect(part.cases + part.notOffered == (part.cases + part.notOffered > 30 ? 60 : 20))
      }
    }
    for workload in ["text-to-text", "convert"] {
      let ratios = record.speed.filter { $0.workload == workload }
      #expect(ratios.count >= 7 || workload == "convert")
      #expect(ratios.allSatisfy { $0.ratiosToReference.count >= 8 }, "\(workload)")
      #expect(ratios.first?.ratiosToReference.allSatisfy { $0 == 1 } == true)
    }
    #expect(record.sizes.map(\.operation) == ["multiply", "divide", "convert"])
    #expect(record.sizes.allSatisfy { $0.digits == [7, 16, 34] && $0.sentence.contains("gmp") })
  }

  /// The output has a summary of the ratios of time, and the page has the charts.
  @Test func theTableSaysItAtAGlance() throws {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try CommandRun(
      [
        "compare", "--cases", "100", "--engine", "double", "--engine", "foundation", "--report",
        "\(folder)/latest",
      ], memoryLimit: 200_000)
    #expect(run.code == 0 && run.output.contains("At a glance\n"))
    #expect(run.output.contains("\ncompare: no backend of ours was judged ("))
    #expect(run.output.contains("compare: time ÷ Double, text to text: Foundation.Decimal "))
    let page = try CommandRun([
      "report", "--from", "\(folder)/latest", "--to", "\(folder)/index.html",
    ])
    #expect(page.code == 0)
    let html = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
    #expect(html.contains("<figure class=\"chart shares\">"))
    #expect(html.contains("<figure class=\"chart ratios\">"))
  }

  @Test func aPeerThatWasAskedForMustBeThere() throws {
    let rows = [
      ("intel", "no 'cc' on PATH; apt-get install gcc libintelrdfpmath-dev gets it"),
      ("python", "no 'python3' on PATH; apt-get install python3 gets it"),
      ("big.js", "no 'node' on PATH; npm install big.js gets it"),
    ]
    for (name, words) in rows {
      let run = try CommandRun(
        ["compare", "--engine", name], environment: ["PATH": "/dev/null/x"])
      #expect(run.code == 66)
      #expect(run.error == "metryvo: --engine \(name): \(words)\n")
    }
  }

  @Test func misuseIsSaid() throws {
    let rows = [
      (["--engine", "abacus"], "The value 'abacus' is invalid for '--engine <name>'"),
      (["--digits", "0"], "--digits must be 1...2000, not 0."),
      (["--cases", "0"], "--cases must be 1...100000000, not 0."),
      (["--engine", "gmp", "--engine", "gmp"], "--engine and --digits take each value once."),
    ]
    for (arguments, message) in rows {
      let run = try CommandRun(["compare"] + arguments)
      #expect(run.code == 64 && run.error.contains(message), "\(run.error)")
    }
  }

  @Test func numbersAreReadFirst() throws {
    let run = try CommandRun(["compare", "--keystrokes", "/dev/null/x"])
    #expect(run.code == 66)
    #expect(
      run.error
        == "metryvo: cannot read '/dev/null/x': --keystrokes names a file of typed numbers\n")
    #expect(run.processorTime < 1)
  }
}
