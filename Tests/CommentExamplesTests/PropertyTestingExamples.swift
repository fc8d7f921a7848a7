// Written from the doc comments of PropertyTesting by CommentExampleFilesTests.
// swift-format-ignore-file
import Calculation
import CaseGeneration
import Conformance
import ConformanceCases
import ConversionRequests
import DecimalArithmetic
import EventLog
import Foundation
import GMPDecimal
import MeasureText
import NativeDecimal
import Notebook
import PerformanceBudgets
import PropertyTesting
import StrictText
import Testing
import UnitCatalog
import UnitConversion
import UnitRegistry
import UnitRegistryFiles

@Suite struct PropertyTestingExamples {
  @Test func caseRandom1() throws {
    var random = CaseRandom(seed: 7, index: 3)
    var again = CaseRandom(seed: 7, index: 3)
    shows(random.next() == again.next(), ##"true"##)
  }
  @Test func caseRandom2() throws {
    var random = CaseRandom(seed: 7, index: 0)
    shows((0..<8).map { _ in random.number(upTo: 9) }, ##"[6, 1, 9, 3, 1, 4, 3, 6]"##)
  }
  @Test func choiceSource1() throws {
    var source = ChoiceSource(seed: 7, index: 0)
    shows(source.choice(upTo: 99) { $0.number(upTo: 1) == 0 ? 99 : $0.number(upTo: 99) }, ##"16"##)
  }
  @Test func choiceSource2() throws {
    var source = ChoiceSource(seed: 7, index: 0)
    shows(source.draw(Generator<Int>("never") { _ in nil }), ##"nil"##)
    shows(source.rejection, ##"Optional("never")"##)
  }
  @Test func choiceSource3() throws {
    var source = ChoiceSource(seed: 7, index: 0)
    source.reject("no digits")
    source.reject("too long")
    shows(source.rejection, ##"Optional("no digits")"##)
  }
  @Test func choiceSourceDraws1() throws {
    var source = ChoiceSource(seed: 7, index: 0)
    shows((0..<6).map { _ in source.integer(in: -1_000...1_000) }, ##"[403, -45, 209, 3, 822, -830]"##)
  }
  @Test func choiceSourceDraws2() throws {
    var source = ChoiceSource(seed: 7, index: 0)
    shows((0..<1_000).count { _ in source.oneIn(10) }, ##"88"##)
  }
  @Test func choiceSourceDraws3() throws {
    var source = ChoiceSource(seed: 7, index: 0)
    shows(source.array(count: 2...4, of: .integer(in: 0...9)), ##"Optional([0, 1, 6])"##)
  }
  @Test func generator1() throws {
    let even = Generator("even") { source in 2 * source.integer(in: 0...50) }
    let rising = Generator<[Int]>("rising") { source in
      guard let x = source.draw(even), let y = source.draw(even) else { return nil }
      return [min(x, y), max(x, y)]
    }
    shows(rising.value(seed: 7, index: 0), ##"Optional([2, 18])"##)
  }
  @Test func generator2() throws {
    let sum = Generator("sum of dice") { $0.uniform(in: 1...6) + $0.uniform(in: 1...6) }
    shows(sum.value(seed: 7, index: 0), ##"Optional(5)"##)
  }
  @Test func generator3() throws {
    let die = Generator("die") { $0.uniform(in: 1...6) }
    shows((0..<8).compactMap { die.value(seed: 7, index: $0) }, ##"[4, 3, 6, 2, 4, 3, 4, 1]"##)
    shows(die.value(seed: 7, index: 5), ##"Optional(3)"##)
  }
  @Test func generator4() throws {
    let price = Generator.integer(in: 0...99).map { "0.\($0 / 10)\($0 % 10)" }
    shows((0..<3).compactMap { price.value(seed: 7, index: $0) }, ##"["0.01", "0.13", "0.99"]"##)
  }
  @Test func generator5() throws {
    let ordered = Generator.integer(in: 0...99).flatMap { low in
      Generator.integer(in: low...99).map { [low, $0] }
    }
    shows((0..<3).compactMap { ordered.value(seed: 7, index: $0) }, ##"[[1, 18], [13, 65], [99, 99]]"##)
  }
  @Test func generator6() throws {
    var source = ChoiceSource(seed: 7, index: 0)
    shows(source.draw(Generator.integer(in: 0...9).filter("above 9") { $0 > 9 }), ##"nil"##)
    shows(source.rejection, ##"Optional("integer in 0...9: 100 values in a row were not above 9")"##)
  }
  @Test func generator7() throws {
    let side = Generator.element("coin", of: ["heads", "tails"])
    shows((0..<3).compactMap { side.value(seed: 7, index: $0) }, ##"["tails", "heads", "tails"]"##)
  }
  @Test func generator8() throws {
    let answer = Generator.oneOf("answer", [.element("no", of: [0]), .integer(in: 40...42)])
    shows((0..<6).compactMap { answer.value(seed: 7, index: $0) }, ##"[42, 0, 42, 0, 40, 0]"##)
  }
  @Test func generator9() throws {
    let year = Generator.integer(in: -1_000...2_000)
    shows((0..<6).compactMap { year.value(seed: 7, index: $0) }, ##"[806, -609, 2, -16, 2, 1424]"##)
  }
  @Test func generator10() throws {
    let digits = Generator.integer(in: 0...9).array(count: 0...3)
    shows((0..<4).compactMap { digits.value(seed: 7, index: $0) }, ##"[[9, 1], [2], [8, 7, 1], [2]]"##)
  }
  @Test func answerDigest1() throws {
    var pair = AnswerDigest()
    pair.add(UInt128(1) << 64 | 2)
    shows(pair == [2, 1].reduce(into: AnswerDigest()) { $0.add($1 as UInt64) }, ##"true"##)
  }
  @Test func answerDigest2() throws {
    let parts = ["1.5", "0"].reduce(into: AnswerDigest()) { $0.add($1) }
    let whole = ["1.50"].reduce(into: AnswerDigest()) { $0.add($1) }
    shows(parts == whole, ##"false"##)
  }
  @Test func answerDigest3() throws {
    shows(AnswerDigest(AnswerDigest().description) == AnswerDigest(), ##"true"##)
    shows(AnswerDigest("12ab"), ##"nil"##)
  }
  @Test func property1() throws {
    let reversal = Property(
      "reversing-twice", "reversing a list twice gives the list",
      of: Generator.integer(in: -100...100).array(count: 0...20)
    ) { list in
      list.reversed().reversed() == list ? .holds : .broken([("list", "\(list)")])
    }
    shows(reversal.run(PropertyRun(seed: 7, cases: 100)).holds, ##"true"##)
  }
  @Test func property2() throws {
    let dice = Generator.integer(in: 1...6).array(count: 2...2)
    let sum = Property("sum", "a + b = b + a", of: dice) { pair, labels in
      if pair[0] == pair[1] { labels.add("doublet") }
      return pair[0] + pair[1] == pair[1] + pair[0] ? .holds : .broken([])
    }
    shows(sum.run(PropertyRun(seed: 7, cases: 100)).labels.counts, ##"["doublet": 12]"##)
  }
  @Test func property3() throws {
    let odd = Property("odd", "n² is odd", of: Generator.integer(in: 0...99)) { n in
      n % 2 == 0 ? .discarded("n is even") : n * n % 2 == 1 ? .holds : .broken([])
    }
    shows(odd.run(PropertyRun(seed: 7, cases: 100)).discarded, ##"["n is even": 48]"##)
  }
  @Test func property4() throws {
    let shorter = Simplification<[Int]>("drop one end") { list in
      list.isEmpty ? [] : [Array(list.dropLast()), Array(list.dropFirst())]
    }
    shows(shorter.candidates([1, 2, 3]), ##"[[1, 2], [2, 3]]"##)
  }
  @Test func propertyRun1() throws {
    let small = Property("small", "n < 50", of: Generator.integer(in: 0...999)) { n in
      n < 50 ? .holds : .broken([("n", "\(n)")])
    }
    let failure = small.run(PropertyRun(seed: 7, cases: 100)).failure
    shows(failure?.found, ##"Optional("130")"##)
    shows(failure?.shrunk, ##"Optional("50")"##)
  }
  @Test func propertyRun2() throws {
    let small = Property("small", "n < 50", of: Generator.integer(in: 0...999)) { n in
      n < 50 ? .holds : .broken([("n", "\(n)")])
    }
    shows(small.text(ofCase: 3, seed: 7), ##""328""##)
  }
  @Test func propertyReport1() throws {
    let small = Property("small", "n < 50", of: Generator.integer(in: 0...60)) { n in
      n < 50 ? .holds : .broken([])
    }
    var report = small.run(PropertyRun(seed: 7, indices: 50..<100))
    report.add(small.run(PropertyRun(seed: 7, indices: 0..<50)))
    shows(report.failed == small.run(PropertyRun(seed: 7, cases: 100)).failed, ##"true"##)
  }
  @Test func propertyRun3() throws {
    shows(PropertyRun(seed: 7, cases: 1_000).indices, ##"0..<1000"##)
  }
  @Test func propertyRun4() throws {
    let shards = [0..<500, 500..<1_000].map { PropertyRun(seed: 7, indices: $0) }
    shows(shards.map(\.indices.count), ##"[500, 500]"##)
  }
  @Test func regressionText1() throws {
    let lines = RegressionText<Int>(fileExtension: ".txt", header: "") { "\($0)" } read: {
      $0.split(separator: "\n").compactMap { Int($0) }
    }
    try shows(lines.read("3\n" + lines.write(-5) + "\n"), ##"[3, -5]"##)
  }
  @Test func verdict1() throws {
    var labels = Labels()
    for price in ["1.005", "1.015", "1.02"] where price.hasSuffix("5") { labels.add("tie") }
    shows(labels.counts, ##"["tie": 2]"##)
  }
  @Test func verdict2() throws {
    var labels = Labels()
    labels.add("tie")
    let earlier = labels
    labels.add(earlier)
    shows(labels.counts, ##"["tie": 2]"##)
  }
}
