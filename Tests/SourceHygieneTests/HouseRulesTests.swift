import Foundation
import Testing

/// Rules of the project that the compiler does not check.
@Suite struct HouseRulesTests {
  @Test func filesAreSmall() throws {
    // These files are generated.
    let written = ["Sources/UnitCatalog/Constants/", "Tests/CommentExamplesTests/"]
    let long = try PackageFiles.swift.filter { path in
      !written.contains(where: path.hasPrefix)
    }.filter {
      try PackageFiles.lines($0).count > 600
    }
    #expect(long == [])
  }

  /// Comments are at most 100 columns wide, and none begins with a comparison alone.
  @Test func commentsAreNarrowAndStandAlone() throws {
    var offenders: [String] = []
    for path in PackageFiles.swift + PackageFiles.benchmarks {
      var before = ""
      for (number, line) in try PackageFiles.lines(path).enumerated() {
        let comment = line.trimmingPrefix { $0 == " " }
        let isFirst = !before.hasPrefix("//")
        before = String(comment)
        guard comment.hasPrefix("//") else { continue }
        if line.count > 100 { offenders.append("\(path):\(number + 1): \(line.count) columns") }
        if isFirst, comment.hasPrefix("/// The same") {
          offenders.append("\(path):\(number + 1): \(comment)")
        }
      }
    }
    #expect(offenders == [])
  }

  /// The comment of a function begins with a verb: `Returns`, `Adds`, `Whether` for "returns
  /// whether".
  ///
  /// A comment may also begin with the name of an operation in capitals, with code or with a tag.
  /// The comment of a law states what holds.
  @Test func commentsOfFunctionsBeginWithVerbs() throws {
    let words = #/(?:public|package|fileprivate|private|static|mutating|nonisolated|@\S+)\s+/#
    let names = #/[A-Z]+:?|[`-].*/#
    var offenders: [String] = []
    var count = 0
    for path in PackageFiles.swift + PackageFiles.benchmarks where !path.hasPrefix("Tests/") {
      var comment: (number: Int, first: String)?
      for (number, line) in try PackageFiles.lines(path).enumerated() {
        let text = line.trimmingPrefix { $0 == " " }
        if text.hasPrefix("///") {
          let first = text.dropFirst(3).split { " ,".contains($0) }.first.map(String.init) ?? ""
          if comment == nil { comment = (number + 1, first) }
          continue
        }
        if text.hasPrefix("@"), !text.contains("func "), !text.contains("init") { continue }
        defer { comment = nil }
        guard let comment else { continue }
        let declaration = text.replacing(words, with: "")
        guard declaration.hasPrefix("func ") || declaration.hasPrefix("init") else { continue }
        count += 1
        if comment.first.hasSuffix("s") || comment.first == "Whether" || text.contains("-> Law")
          || comment.first.wholeMatch(of: names) != nil
        {
          continue
        }
        offenders.append("\(path):\(comment.number): \(comment.first)")
      }
    }
    #expect(offenders == [] && count > 3_000)
  }

  @Test func namesSayWhatIsInside() {
    let refused = ["Utils", "Utilities", "Helper", "Common", "Misc", "Manager"]
    let vague = PackageFiles.swift.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return refused.contains { name.contains($0) }
    }
    #expect(vague == [])
  }

  /// A folder has at most twelve loose Swift files; more are sorted into folders by subject.
  ///
  /// Golden files, scripts and modules of Python are not counted.
  @Test func noFolderHasMoreThanADozenFiles() {
    // The data of the units: one file for each quantity, found by the name of the quantity.
    let exempt = ["Sources/UnitCatalog/Data"]
    let folders = Dictionary(grouping: PackageFiles.swift + PackageFiles.benchmarks) { path in
      path.split(separator: "/").dropLast().joined(separator: "/")
    }
    let crowded = folders.filter { $0.value.count > 12 }
    #expect(folders.count > 100)
    #expect(crowded.keys.filter { !exempt.contains($0) }.sorted() == [])
    #expect(exempt.filter { crowded[$0] == nil } == [])
  }

  @Test func noTwoFilesDifferOnlyInCase() {
    let folded = Dictionary(grouping: PackageFiles.paths) { $0.lowercased() }
    #expect(folded.values.filter { $0.count > 1 } == [])
  }

  @Test func theEngineImportsNoFoundation() throws {
    let engine = [
      "DecimalArithmetic", "NativeDecimal", "GMPDecimal", "UnitCatalog", "UnitConversion",
      "MeasureText", "ConversionRequests", "Metryvo", "Wording", "CaseGeneration",
      "ConformanceCases", "StrictText", "UnitRegistry", "EventLog", "Calculation", "Markup",
      "Notebook", "AppModel", "AppScreens", "AppSession",
    ]
    let modules = ["Web/Sources/", "Web/Check/PublishedVectors/", "Web/Check/WebVectors/"]
    let folders = engine.map { "Sources/\($0)/" } + modules
    let offenders = try PackageFiles.swift.filter { path in
      guard folders.contains(where: { path.hasPrefix($0) }) else { return false }
      return try PackageFiles.text(path).contains("import Foundation")
    }
    #expect(offenders == [])
  }

  /// The oracle and the backends share no code, and the oracle does not use the rounding decision
  /// of the backends.
  @Test func oracleAndBackendsDoNotMeet() throws {
    let houses = ["NativeDecimal", "GMPDecimal", "ExactArithmetic"]
    var offenders: [String] = []
    for path in PackageFiles.swift {
      guard let house = houses.first(where: { path.hasPrefix("Sources/\($0)/") }) else { continue }
      let text = try PackageFiles.text(path)
      for other in houses where other != house && text.contains("import \(other)") {
        offenders.append("\(path) imports \(other)")
      }
      let decisions = ["increments(", "overflowsToInfinity(", "DecimalText."]
      for decision in decisions where house == "ExactArithmetic" && text.contains(decision) {
        offenders.append("\(path) calls \(decision)")
      }
    }
    #expect(offenders == [])
  }

  /// The comment of the rounding decision names the files of backends that restate it: those that
  /// compare a mode with a mode to nearest.
  @Test func fastPathsOfTheRoundingDecisionAreNamed() throws {
    let decision = "Sources/DecimalArithmetic/Rounding/RoundingMode+Decision.swift"
    let backends = ["NativeDecimal", "GMPDecimal"]
    let text = try PackageFiles.text(decision)
    let sentence = try #require(text.firstMatch(of: /except in (?s:.*?) Laws/)?.output)
    let names = sentence.matches(of: /`([\w+]+)`/).map { String($0.output.1) }
    let files = try PackageFiles.swift.filter { path in
      let isOfBackend = backends.contains { path.hasPrefix("Sources/\($0)/") }
      guard isOfBackend, !path.contains("+Faults") else { return false }
      return try PackageFiles.text(path).contains("== .half")
    }
    let restating = files.compactMap { $0.split(separator: "/").last?.split(separator: ".").first }
    #expect(restating.count == 5)
    #expect(Set(names) == Set(restating.map(String.init) + backends))
  }

  /// Each target has a README, and the list of targets links to it.
  @Test func everyTargetHasItsPage() throws {
    let folders = PackageFiles.paths.filter { $0.hasPrefix("Sources/") }
      .map { $0.split(separator: "/") }.filter { $0.count > 2 }.map { String($0[1]) }
    let targets = Set(folders).subtracting(["CGMP", "CBuildInformation"])
    let withoutPage = targets.filter { !PackageFiles.paths.contains("Sources/\($0)/README.md") }
    let list = try PackageFiles.text("Sources/README.md")
    let unlisted = targets.filter { !list.contains("| [`\($0)`](\($0)/README.md) | ") }
    #expect(targets.count > 10 && withoutPage == [])
    #expect(unlisted == [])
  }

  /// Each page is short enough to read in one sitting.
  @Test func pagesAreShort() throws {
    let size = try PackageFiles.text("README.md").utf8.count
    #expect(size <= 9_216)
    let long = try PackageFiles.pages.filter {
      try PackageFiles.text($0).filter { $0 == "\n" }.count > 120
    }
    #expect(PackageFiles.pages.count > 40 && long == [])
  }

  /// The package has one manifest, in which a single switch adds the benchmark's peers.
  @Test func theManifestHasOneSwitch() throws {
    let names = try PackageFiles.text("Package.swift").components(separatedBy: "environment[\"")
      .dropFirst().map { $0.prefix { $0 != "\"" } }
    // `METRYVO_COMMIT` is a value, not a switch.
    #expect(names == ["METRYVO_PEERS", "METRYVO_COMMIT"])
  }

  /// Laws compare for equality, without a tolerance.
  @Test func lawsHaveNoTolerance() throws {
    let folders = ["Sources/Conformance", "Sources/Peers/", "Sources/ProductLaws/"]
    let words = ["tolerance", "epsilon", "accuracy:", "isApproximately", "ulpOfOne"]
    let offenders = try PackageFiles.swift.filter { path in
      guard folders.contains(where: path.hasPrefix) else { return false }
      let code = try PackageFiles.text(path).split(separator: "\n").filter {
        !$0.contains("//")
      }.joined(separator: "\n")
      return words.contains { code.contains($0) }
    }
    #expect(offenders == [])
  }
}
