import DecimalArithmetic
import Foundation
import Metryvo
import Peers
import Testing

/// Peers of conversions: their questions, the reading of their answers, and the messages for absent
/// peers.
@Suite struct ConversionPeerTests {
  private static func asked(_ text: String, _ from: String, _ to: String) throws -> AskedConversion
  {
    let catalog = Catalog.standard
    return AskedConversion(
      text,
      by: try ConversionPlan(
        from: #require(catalog.unit(from)), to: #require(catalog.unit(to))))
  }

  /// Returns one conversion with each form of formula.
  private static func questions() throws -> [AskedConversion] {
    [
      try asked("5", "mile", "kilometer"), try asked("98.6", "fahrenheit", "celsius"),
      try asked("8", "liter-per-100-kilometer", "mile-per-gallon"),
      try asked("180", "degree", "radian"), try asked("1", "watt", "decibel-milliwatt"),
      try asked("30", "decibel-milliwatt", "watt"),
    ]
  }

  /// Runs `body` with a new folder, which is removed afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, to path: String, isProgram: Bool = false) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    if isProgram {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  /// Returns the results as doubles; `nil` for results that are no numbers.
  private func values(_ results: [AccuracyResult]) -> [Double?] {
    results.map {
      switch $0 {
      case .decimal(let text): Double(text)
      case .binary(let double): double
      case .noNumber, .notOffered: nil
      }
    }
  }

  private static let right = [
    8.04672, 37, 29.401822916666666, 3.141592653589793, 30, 1,
  ]

  private func isNear(_ values: [Double?], _ right: [Double?]) -> Bool {
    values.count == right.count
      && zip(values, right).allSatisfy { value, right in
        guard let value, let right else { return value == nil && right == nil }
        return abs(value - right) <= 1e-9 * abs(right)
      }
  }

  @Test func recipesAreWrittenWithRoundedConstants() throws {
    let fields = try Self.questions().map {
      ConversionRecipe($0.plan.map, digits: 10).fields
    }
    #expect(
      fields == [
        ["linear", "1.609344", "0"], ["linear", "0.5555555556", "-17.77777778"],
        ["reciprocal", "235.2145833"], ["linear", "0.01745329252", "0"],
        ["logarithm", "10", "10", "1000", "1"], ["exponential", "0.001", "10", "0.1", "1"],
      ])
  }

  // MARK: Scripts of ours

  @Test func anotherProgramSpeaksTheProtocol() throws {
    try withFolder { folder in
      let path = folder + "/peer"
      // The script answers with the text that it read, and reports long times.
      try write(
        #"""
        #!/bin/sh
        printf 'ready\t7.1\n'
        while IFS= read -r line; do
          case "$line" in
          drop) echo dropped ;;
          keep*) echo kept ;;
          time*) echo 1500 ;;
          ask*reciprocal*) echo - ;;
          ask*logarithm*) echo '!Infinity is no number' ;;
          ask*) printf '%s\n' "${line##*	}" ;;
          esac
        done
        """#, to: path, isProgram: true)
      let peer = try ScriptedPeer.python(path, timeLimit: .seconds(20))
      #expect(peer.description == "Python's decimal, libmpdec 7.1")
      let questions = try Self.questions()
      #expect(
        try peer.results(of: questions) == [
          .decimal("5"), .decimal("98.6"), .notOffered, .decimal("180"),
          .noNumber("Infinity is no number"), .decimal("30"),
        ])
      #expect(try peer.prepare(questions) == 6)
      #expect(try peer.nanoseconds(.convert, passes: 3) == 1_500)
    }
  }

  @Test func greetingsAreRead() throws {
    let rows: [(String, PeerError)] = [
      (#"missing\tpint"#, .withoutModule("", module: "pint")), ("hello", .unreadable("hello")),
      (#"set\t1"#, .unreadable("set\t1")),
    ]
    try withFolder { folder in
      for (greeting, error) in rows {
        let path = folder + "/peer"
        try write("#!/bin/sh\nprintf '\(greeting)\\n'\nsleep 1\n", to: path, isProgram: true)
        let thrown = #expect(throws: PeerError.self) {
          try ScriptedPeer.pint(path, timeLimit: .seconds(20))
        }
        if case .withoutModule(_, let module) = error {
          #expect(thrown == .withoutModule(path, module: module))
        } else {
          #expect(thrown == error)
        }
      }
    }
  }

  @Test func whoIsNotThereIsNamed() {
    #expect(throws: PeerError.notFound("no-such")) { try ScriptedPeer.python("no-such") }
    #expect(throws: PeerError.notFound("no-such")) { try ScriptedPeer.pint("no-such") }
    #expect(throws: PeerError.notFound("no-such")) {
      try ScriptedPeer.javaScript("big.js", program: "no-such")
    }
    #expect(throws: PeerError.notFound("no-such")) { try ScriptedPeer.intel(compiler: "no-such") }
    #expect(throws: PeerError.notFound("no-such")) { try GNUUnitsPeer("no-such") }
    #expect(ConversionPeerKind.allCases.allSatisfy { $0.advice.contains("install ") })
  }

  @Test func aTimeThatIsNoneIsSaid() throws {
    try withFolder { folder in
      let path = folder + "/peer"
      try write(
        "#!/bin/sh\nprintf 'ready\\t1\\n'\nwhile read line; do [ -z \"$line\" ] || echo soon; done\n",
        to: path, isProgram: true)
      let peer = try ScriptedPeer.python(path, timeLimit: .seconds(20))
      #expect(throws: PeerError.unreadable("soon")) { try peer.nanoseconds(.text, passes: 1) }
    }
  }

  // MARK: Python

  private static let python = (try? ScriptedPeer.python()) != nil
  private static let pythonSkip: Comment = "there is no python3 with libmpdec on PATH"

  @Test(.enabled(if: python, pythonSkip)) func pythonConverts() throws {
    let peer = try ScriptedPeer.python()
    let questions = try Self.questions()
    let results = try peer.results(of: questions)
    #expect(results[0] == .decimal("8.046720"))
    #expect(isNear(values(results), Self.right))
    #expect(try peer.prepare(questions) == 6)
    for form in TimedForm.allCases { #expect(try peer.nanoseconds(form, passes: 10) > 0) }
    // The peer reports a text that is no number, and answers the next question.
    let bad = try peer.results(of: [Self.asked("x", "mile", "kilometer"), questions[0]])
    #expect(bad[1] == .decimal("8.046720") && values(bad)[0] == nil)
  }

  @Test(.enabled(if: python, pythonSkip)) func pintIsAskedAsItsUsersDo() throws {
    try withFolder { folder in
      // A replacement for the part of Pint that the peer uses: names of units, Quantity, to and
      // magnitude.
      try write(
        """
        __version__ = "0.0"
        class Quantity:
            scales = {"mile": 1609.344, "kilometer": 1000.0, "degree": 0.017453292519943295, "radian": 1.0}
            def __init__(self, magnitude, unit):
                self.magnitude, self.unit = magnitude, unit
            def to(self, unit):
                return Quantity(self.magnitude * self.scales[self.unit] / self.scales[unit], unit)
        class UnitRegistry:
            Quantity = Quantity
        """, to: folder + "/pint.py")
      let peer = try ScriptedPeer.pint(environment: ["PYTHONPATH": folder])
      #expect(peer.description == "Pint 0.0" && peer.format == .binary64)
      let results = try peer.results(of: Self.questions())
      #expect(
        isNear(values(results), [8.04672, nil, nil, 3.141592653589793, nil, nil])
          && results[4] == .notOffered)
      #expect(try peer.prepare(Self.questions()) == 2)
      #expect(try peer.nanoseconds(.text, passes: 100) > 0)
    }
  }

  // MARK: JavaScript

  private static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
    .contains(where: FileManager.default.isExecutableFile)
  private static let nodeSkip: Comment = "there is no node"

  /// Returns a replacement for the part of a library that the peer uses, on JavaScript's numbers;
  /// decimal.js also has logarithms.
  private func library(_ name: String, hasLogarithms: Bool) -> String {
    """
    class Number34 {
      constructor(x) { this.x = Number(x.x ?? x); if (Number.isNaN(this.x)) throw new Error("no number\\n"); }
      times(y) { return new Number34(this.x * y.x); }
      plus(y) { return new Number34(this.x + y.x); }
      div(y) { return new Number34(this.x / y.x); }
      pow(y) { return new Number34(this.x ** (y.x ?? y)); }
      toString() { return String(this.x); }
      static set(options) { Number34.options = options; }
      static config(options) { Number34.options = options; }
    }
    \(hasLogarithms
      ? """
      Number34.prototype.ln = function () { return new Number34(Math.log(this.x)); };
      Number34.prototype.log = function (base) { return new Number34(Math.log(this.x) / Math.log(base)); };
      Number34.prototype.exp = function () { return new Number34(Math.exp(this.x)); };
      """ : "")
    module.exports = Number34;
    """
  }

  @Test(.enabled(if: node, nodeSkip)) func librariesOfJavaScriptAreAsked() throws {
    for name in ["decimal.js", "big.js", "bignumber.js"] {
      try withFolder { folder in
        let hasLogarithms = name == "decimal.js"
        try write(
          library(name, hasLogarithms: hasLogarithms), to: "\(folder)/\(name)/index.js")
        try write(
          #"{"version": "9.8.7", "main": "index.js"}"#, to: "\(folder)/\(name)/package.json")
        let peer = try ScriptedPeer.javaScript(name, environment: ["NODE_PATH": folder])
        #expect(peer.description == "\(name) 9.8.7" && peer.name == name)
        let questions = try Self.questions()
        let right: [Double?] =
          hasLogarithms ? Self.right : Self.right.prefix(4).map { $0 } + [nil, nil]
        #expect(isNear(values(try peer.results(of: questions)), right), "\(name)")
        #expect(try peer.prepare(questions) == (hasLogarithms ? 6 : 4))
        #expect(try peer.nanoseconds(.text, passes: 20_000) > 0)
        let bad = try peer.results(of: [Self.asked("x", "mile", "kilometer"), questions[0]])
        #expect(bad[0] == .noNumber("Error: no number ") && bad[1] != .notOffered)
      }
    }
  }

  @Test(.enabled(if: node, nodeSkip)) func aMissingLibraryIsNamed() throws {
    try withFolder { folder in
      let error = #expect(throws: PeerError.self) {
        try ScriptedPeer.javaScript("big.js", environment: ["NODE_PATH": folder])
      }
      if case .withoutModule(_, let module)? = error {
        #expect(module == "big.js")
      } else {
        // The library is in a folder that node searches by default.
        #expect((try? ScriptedPeer.javaScript("big.js")) != nil)
      }
    }
  }

  // MARK: Intel's library and GNU units

  private static let intel = (try? ScriptedPeer.intel()) != nil

  @Test(.enabled(if: intel, "there is no cc, or it does not find libbidgcc000.a"))
  func intelConverts() throws {
    let peer = try ScriptedPeer.intel()
    let results = try peer.results(of: Self.questions())
    #expect(results[0] == .decimal("+8046720E-6"))
    #expect(isNear(values(results), Self.right))
    #expect(try peer.prepare(Self.questions()) == 6)
    for form in TimedForm.allCases { #expect(try peer.nanoseconds(form, passes: 1_000) > 0) }
  }

  @Test func aMissingLibraryOfCIsNamed() throws {
    guard ["/usr/bin/cc", "/bin/cc"].contains(where: FileManager.default.isExecutableFile) else {
      return
    }
    #expect(throws: PeerError.withoutIntelLibrary("libnone.a")) {
      try ScriptedPeer.intel(library: "libnone.a")
    }
  }

  @Test func unitsAreAskedInPairsOfLines() throws {
    try withFolder { folder in
      let path = folder + "/units"
      try write(
        #"""
        #!/bin/sh
        case "$1" in --version) echo 'GNU Units version 0.1'; exit ;; esac
        while IFS= read -r have; do
          IFS= read -r want
          case "$have > $want" in
          '5 (mile) > kilometer') echo 8.0467200000000005 ;;
          'tempF(98.6) > tempC') echo 37 ;;
          '180 (degree) > radian') echo '	3.1415926535897931' ;;
          *) echo "conformability error" ;;
          esac
        done
        """#, to: path, isProgram: true)
      let peer = try GNUUnitsPeer(path, timeLimit: .seconds(20))
      #expect(peer.description == "GNU Units version 0.1" && !peer.timesItself)
      let questions = try Self.questions()
      #expect(
        try peer.results(of: questions) == [
          .binary(8.0467200000000005), .binary(37), .notOffered, .binary(3.1415926535897931),
          .notOffered, .notOffered,
        ])
      #expect(try peer.prepare(questions) == 3)
      #expect(try peer.nanoseconds(.text, passes: 2) > 0)
      #expect(throws: PeerError.unreadable("conformability error")) {
        try peer.results(of: [Self.asked("6", "mile", "kilometer")])
      }
    }
  }

  /// The maps of names can be read.
  ///
  /// Without a map, a peer would answer no question.
  @Test func theirNamesAreKnown() throws {
    for kind in [TableKind.pint, .gnuUnits] { #expect(try kind.map.entries.count > 500) }
  }
}
