import Foundation
import Laboratory
import ProductLaws
import Testing

/// The table of seeded faults, the cases of `SeededFault` and the places in the sources agree, and
/// normal builds contain no fault.
@Suite struct SeededFaultsTests {
  private static let declaration = "Sources/DecimalArithmetic/SeededFault.swift"
  private static let mark = "SeededFault."

  @Test func tableIsComplete() {
    let faults = FaultTable.all
    let numbers = faults.map(\.number)
    #expect(numbers == Set(numbers).sorted())
    #expect(numbers.first == 1)
    #expect(Set(faults.map(\.name)).count == faults.count)
    #expect(faults.count >= 100)
    #expect(faults.filter { $0.statement.count < 10 || $0.files.isEmpty }.map(\.name) == [])
  }

  @Test func casesAreThoseOfTheTable() throws {
    let cases = try PackageFiles.text(Self.declaration).split(separator: "\n").filter {
      $0.hasPrefix("  case ")
    }
    #expect(cases.map { $0.dropFirst(7) } == FaultTable.all.map { "\($0.name) = \($0.number)" })
  }

  @Test func eachIsWhereTheTableSays() throws {
    var found: [String: Set<String>] = [:]
    for path in PackageFiles.swift where path.hasPrefix("Sources/") && path != Self.declaration {
      for name in try Self.names(in: PackageFiles.text(path)) where name != "activeNumber" {
        found[name, default: []].insert(String(path.dropFirst("Sources/".count)))
      }
    }
    var expected: [String: Set<String>] = [:]
    for fault in FaultTable.all { expected[fault.name] = Set(fault.files) }
    #expect(found == expected)
  }

  /// Sources name faults only inside `#if SeededFaults`, so a normal build contains none.
  @Test func normalBuildsHaveNone() throws {
    var offenders: [String] = []
    var sections = 0
    for path in PackageFiles.swift where path.hasPrefix("Sources/") {
      // For each enclosing `#if`, whether its lines are compiled only with the trait
      // `SeededFaults`.
      var conditions: [Bool] = []
      for line in try PackageFiles.text(path).split(separator: "\n") {
        let code = line.drop { $0 == " " }
        if code.hasPrefix("#if") {
          conditions.append(code == "#if SeededFaults")
          sections += conditions.last == true ? 1 : 0
        } else if code.hasPrefix("#else"), let last = conditions.popLast() {
          conditions.append(last ? false : last)
        } else if code.hasPrefix("#endif") {
          conditions.removeLast()
        } else if !code.hasPrefix("//"), code.contains(Self.mark), !conditions.contains(true) {
          offenders.append("\(path): \(code)")
        }
      }
      #expect(conditions.isEmpty, "\(path)")
    }
    #expect(sections > FaultTable.all.count)
    #expect(offenders == [])
  }

  /// READMEs state the present numbers of seeded faults and of laws.
  @Test func pagesCountThem() throws {
    let laboratory = try PackageFiles.text("Sources/Laboratory/README.md")
    #expect(laboratory.contains(" has \(FaultTable.all.count) of them in\n"))
    let notebook = try PackageFiles.text("Sources/Notebook/README.md")
    let laws = NotebookLaws.all.count
    let faults = FaultTable.all.filter { $0.area == .notebook }.count
    #expect(notebook.contains("\n\(laws) laws of `ProductLaws` judge notebooks"))
    #expect(notebook.contains(" \(faults) seeded faults of `Laboratory` stand in this target"))
  }

  private static func names(in text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .flatMap { line in
        line.components(separatedBy: mark).dropFirst().map { rest in
          String(rest.prefix { $0.isLetter || $0.isNumber })
        }
      }
  }
}
