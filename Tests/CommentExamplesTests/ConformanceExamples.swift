// Written from the doc comments of Conformance by CommentExampleFilesTests.
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

@Suite struct ConformanceExamples {
  @Test func arithmeticLaws1() throws {
    let laws = ArithmeticLaws.all(for: Decimal128.self)
    let commutes = laws.first { $0.identifier == "add-commutes" }
    shows(commutes?.run(PropertyRun(seed: 7, cases: 20)).holds, ##"Optional(true)"##)
  }
  @Test func arithmeticLawsAgreement1() throws {
    let laws = ArithmeticLaws.agreement(of: Decimal128.self, and: BigDecimal.self)
    shows(laws[0].identifier, ##""backends-agree-toNumber""##)
    shows(laws[0].run(PropertyRun(seed: 7, cases: 20)).holds, ##"true"##)
  }
  @Test func arithmeticLawsExhaustive1() throws {
    let laws = ArithmeticLaws.exhaustive(Decimal128.self)
    shows(laws.compactMap(\.caseCount), ##"[263480, 1836180, 9884180]"##)
  }
  @Test func arithmeticLawsExhaustive2() throws {
    let both = [DifferentialSubject(Decimal128.self), DifferentialSubject(BigDecimal.self)]
    let laws = ArithmeticLaws.exhaustive(of: both, depth: .oneDigit)
    shows(laws.map(\.identifier), ##"["exhaustive-precision-1"]"##)
  }
  @Test func arithmeticLawsOracle1() throws {
    let laws = ArithmeticLaws.oracleAgreement(Decimal128.self)
    shows(laws.count, ##"58"##)
    shows(laws.last?.identifier, ##"Optional("oracle-agrees-isZero")"##)
  }
  @Test func arithmeticOperationBackend1() throws {
    let operands: [Decimal128] = [2, 3]
    let ratio = ArithmeticOperation.divide.applied(to: operands, in: .decimal32)
    shows(ratio.value.description, ##""0.6666667""##)
    shows(ratio.conditions, ##"Inexact Rounded"##)
  }
  @Test func arithmeticSubject1() throws {
    let root = ArithmeticQuestion(.squareRoot, ["2"], in: .decimal32)
    let subject = BackendSubject(Decimal128.self)
    shows(subject.answer(root), ##"failure(operation not in this release: squareroot)"##)
  }
  @Test func arithmeticSubject2() throws {
    let third = ArithmeticQuestion(.divide, ["1", "3"], in: .decimal32)
    shows(OracleSubject().answer(third), ##"success(0.3333333 Inexact Rounded)"##)
  }
  @Test func differentialSubject1() throws {
    shows(DifferentialSubject(Decimal128.self).name, ##""native""##)
  }
  @Test func directedLaws1() throws {
    let laws = DirectedLaws.all(for: [DifferentialSubject(Decimal128.self)])
    shows(laws.prefix(2).map(\.identifier), ##"["directed-add", "directed-subtract"]"##)
  }
  @Test func discrepancy1() throws {
    let sum = Discrepancy(
      place: "own:12", input: "add 0.1 0.2", context: .decimal128,
      results: [("expected", "0.3"), ("binary", "0.30000000000000004")])
    shows(sum.description.split(separator: "\n").last, ##"Optional("  binary: 0.30000000000000004")"##)
  }
  @Test func discrepancy2() throws {
    var found = Discrepancies()
    for line in 1...25 {
      found.add(Discrepancy(place: "\(line)", input: "", context: .decimal32, results: []))
    }
    shows([found.count, found.first.count], ##"[25, 20]"##)
  }
  @Test func encodingLaws1() throws {
    let bid = DecimalEncoding<Decimal128>(
      .binary, encode: \.bid, decode: { Decimal128(bid: $0) },
      isCanonical: { Decimal128.isCanonical(bid: $0) })
    shows(EncodingLaws.all(for: [bid]).last?.identifier, ##"Optional("every-bid-encoding-is-read")"##)
  }
  @Test func generalBackendSubject1() throws {
    let root = ArithmeticQuestion(.squareRoot, ["2"], in: .decimal32)
    shows(GeneralBackendSubject(Decimal128.self).answer(root), ##"success(1.414214 Inexact Rounded)"##)
  }
  @Test func interchangeFormatBinary1() throws {
    shows(InterchangeFormat.decimal32.decodedBinary(0xB180_02EE), ##""-750E-2""##)
    shows(InterchangeFormat.decimal32.decodedBinary(0xF800_0000), ##""-Infinity""##)
  }
  @Test func interchangeFormatBinary2() throws {
    let encoding = InterchangeFormat.decimal32.encodedBinary("-7.50")
    shows(encoding.map(InterchangeFormat.decimal32.hexadecimal), ##"Optional("b18002ee")"##)
  }
  @Test func interchangeFormatDecode1() throws {
    shows(InterchangeFormat.decimal32.decoded(0xA230_03D0), ##""-750E-2""##)
    shows(InterchangeFormat.decimal32.decoded(0xF800_0000), ##""-Infinity""##)
  }
  @Test func interchangeFormatEncode1() throws {
    let encoding = InterchangeFormat.decimal32.encoded("-7.50")
    shows(encoding.map(InterchangeFormat.decimal32.hexadecimal), ##"Optional("a23003d0")"##)
    shows(InterchangeFormat.decimal32.encoded("3.1415926"), ##"nil"##)
  }
  @Test func interchangeFormatHexadecimal1() throws {
    shows(InterchangeFormat.reading(hexadecimal: "A23003D0")?.format.width, ##"Optional(32)"##)
    shows(InterchangeFormat.reading(hexadecimal: "A23003")?.format.width, ##"nil"##)
  }
  @Test func interchangeFormatHexadecimal2() throws {
    shows(InterchangeFormat.decimal64.hexadecimal(0xA23003D0), ##""00000000a23003d0""##)
  }
  @Test func knownDeviation1() throws {
    let entry = KnownDeviation(file: "own", identifier: "d2", reason: "not yet read")
    let file = try DecTestReader.read("version: 2.62", name: "own")
    let report = VectorRunner(Decimal128.self, deviations: [entry]).run(file)
    shows(KnownDeviation.unused(in: [report]), ##"["own d2"]"##)
  }
  @Test func law1() throws {
    let small = Property("small", "n < 50", of: Generator.integer(in: 0...99)) { n in
      n < 50 ? .holds : .broken([("n", "\(n)")])
    }
    let report = Law(small, source: "").run(PropertyRun(seed: 7, cases: 100))
    shows(report.failure?.replay, ##"Optional("metryvo verify laws small --seed 7 --case 2")"##)
  }
  @Test func law2() throws {
    let plus = ArithmeticLaws.agreement(of: Decimal128.self, and: BigDecimal.self)[1]
    let report = plus.run(PropertyRun(seed: 7, cases: 20))
    shows([report.cases, report.discardedCount, report.failed], ##"[20, 0, 0]"##)
  }
  @Test func law3() throws {
    let laws = ArithmeticLaws.all(for: Decimal128.self)
    let commutes = laws.first { $0.identifier == "add-commutes" }
    shows(commutes?.text(ofCase: 9, seed: 7), ##"Optional("add 1E17 15555559999555E4")"##)
  }
  @Test func vectorRunner1() throws {
    let context = "precision: 3 \n rounding: half_up \n maxExponent: 9 \n minExponent: -9 \n"
    let cases = "d1 divide 2 3 -> 0.667 Inexact Rounded \n d2 divide 2 3 -> 0.667"
    let file = try DecTestReader.read(context + cases, name: "own")
    let report = VectorRunner(OracleSubject()).run(file)
    shows([report.passed, report.failures.count], ##"[1, 1]"##)
  }
  @Test func arithmeticAnswer1() throws {
    let infinite = Decimal128.divide(1, by: 0, in: .decimal128)
    shows(ArithmeticAnswer(infinite).description, ##""Infinity Division_by_zero""##)
  }
  @Test func arithmeticAnswer2() throws {
    shows(ArithmeticAnswer(truth: true).text, ##""1""##)
  }
  @Test func arithmeticOperation1() throws {
    let power = ArithmeticOperation(decTestName: "power", operandCount: 3)
    shows(power?.rawValue, ##"Optional("powermod")"##)
    shows(ArithmeticOperation(decTestName: "sine", operandCount: 1), ##"nil"##)
  }
  @Test func arithmeticOperationGeneralBackend1() throws {
    let x: [Decimal128] = [2]
    shows(ArithmeticOperation.squareRoot.answer(of: x, in: .decimal32), ##"1.414214 Inexact Rounded"##)
    shows(ArithmeticOperation.isZero.answer(of: x, in: .decimal32).text, ##""0""##)
  }
  @Test func arithmeticQuestion1() throws {
    shows(ArithmeticQuestion(.divide, ["1", "3"], in: .decimal128).description, ##""divide 1 3""##)
  }
  @Test func decTestReader1() throws {
    let line = Array("d1 add 0.1 0.2 0.3".utf8)
    shows(Result { try DecTestReader.read(line, name: "my") }, ##"failure(my:1:16: '->' is missing)"##)
  }
  @Test func decTestReader2() throws {
    let context = "precision: 3 \n rounding: half_up \n maxExponent: 9 \n minExponent: -9 \n"
    let file = try DecTestReader.read(context + "d1 divide 2 3 -> 0.667 Inexact", name: "own")
    shows(file.cases[0].result, ##"number("0.667")"##)
    shows(file.cases[0].conditions, ##"Inexact"##)
  }
  @Test func operandGenerator1() throws {
    var source = ChoiceSource(seed: 7, index: 4)
    let drawn = OperandGenerator(format: .decimal32).operand(&source)
    shows(drawn.value.text, ##""74E11""##)
    shows(drawn.shape, ##"tie"##)
  }
  @Test func operandGenerator2() throws {
    var source = ChoiceSource(seed: 7, index: 1)
    shows(OperandGenerator(format: .decimal32).specialOperand(&source).text, ##""-Infinity""##)
  }
  @Test func operandGenerator3() throws {
    var source = ChoiceSource(seed: 7, index: 5)
    let (x, y, shape, _) = OperandGenerator(format: .decimal32).pair(&source)
    shows([x.text, y.text], ##"["4555550E89", "-4555552E88"]"##)
    shows(shape, ##"nearCancellation"##)
  }
}
