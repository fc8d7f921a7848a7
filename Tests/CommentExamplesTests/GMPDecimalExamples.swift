// Written from the doc comments of GMPDecimal by CommentExampleFilesTests.
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

@Suite struct GMPDecimalExamples {
  @Test func bigDecimalAdd1() throws {
    shows(BigDecimal.add(12, BigDecimal("7.00")!, in: .decimal128).value, ##"19.00"##)
    let far = BigDecimal.add(BigDecimal("1E+9")!, BigDecimal("0.01")!, in: .decimal32)
    shows(far.value, ##"1.000000E+9"##)
    shows(far.conditions, ##"Inexact Rounded"##)
  }
  @Test func bigDecimalComparable1() throws {
    shows(BigDecimal("9.99")! < 10, ##"true"##)
    shows([BigDecimal("10")!, BigDecimal("9.99")!].sorted(), ##"[9.99, 10]"##)
    shows(BigDecimal("NaN")! < 10, ##"false"##)
  }
  @Test func bigDecimalComparable2() throws {
    shows(BigDecimal("1.50")! <= BigDecimal("1.5")!, ##"true"##)
    shows(BigDecimal("NaN")! <= 10, ##"false"##)
  }
  @Test func bigDecimalCompare1() throws {
    shows(BigDecimal.compare(BigDecimal("2.1")!, BigDecimal("2.10")!, in: .decimal128).value, ##"0"##)
    shows(BigDecimal.compare(2, BigDecimal("NaN")!, in: .decimal128).value, ##"NaN"##)
  }
  @Test func bigDecimalConvert1() throws {
    let mile = ExactRatio(1_609_344, exponent: -6)!
    let marathon = BigDecimal("26.2")!
    let map = ConversionMap.linear(mile)
    shows(BigDecimal.convert(marathon, by: map, to: .decimals(2), in: .decimal128).value, ##"42.16"##)
  }
  @Test func bigDecimalConvert2() throws {
    let ratio = ExactRatio(1, over: 180)!
    let degree = ConversionMap.irrational(ratio, IrrationalFactor(piPower: 1)!)
    let angle = try BigDecimal.convert(
      90, by: degree, to: .digits(30), in: .decimal128, within: .after(.seconds(10)))
    shows(angle.value, ##"1.57079632679489661923132169164"##)
  }
  @Test func bigDecimalDivide1() throws {
    let share = BigDecimal.divide(2, by: 3, in: .decimal32)
    shows(share.value, ##"0.6666667"##)
    shows(share.conditions, ##"Inexact Rounded"##)
    shows(BigDecimal.divide(1, by: 0, in: .decimal32).conditions, ##"Division_by_zero"##)
  }
  @Test func bigDecimalDivideInteger1() throws {
    shows(BigDecimal.divideInteger(-10, by: 3, in: .decimal128).value, ##"-3"##)
    shows(BigDecimal.divideInteger(1, by: BigDecimal("0.3")!, in: .decimal128).value, ##"3"##)
  }
  @Test func bigDecimalEngineeringString1() throws {
    shows(BigDecimal("123E+5")!.description, ##""1.23E+7""##)
    shows(BigDecimal("123E+5")!.engineeringString(), ##""12.3E+6""##)
  }
  @Test func bigDecimalExp1() throws {
    let forty = ArithmeticContext(precision: 40, maxExponent: 999, minExponent: -999)
    shows(BigDecimal.exp(1, in: forty).value, ##"2.718281828459045235360287471352662497757"##)
    shows(BigDecimal.exp(0, in: forty).isExact, ##"true"##)
  }
  @Test func bigDecimalExp2() throws {
    let limit = WorkLimit.after(.seconds(10))
    try shows(BigDecimal.exp(1, in: .decimal32, within: limit).value, ##"2.718282"##)
  }
  @Test func bigDecimalFiniteCoefficient1() throws {
    shows(BigDecimal(exactly: 1_999, exponent: -2, isNegative: false)!, ##"19.99"##)
    shows(BigDecimal(exactly: 1, exponent: .max, isNegative: false), ##"nil"##)
  }
  @Test func bigDecimalFromDouble1() throws {
    shows(BigDecimal(exactValueOf: 0.375), ##"0.375"##)
    shows(BigDecimal(exactValueOf: 0.1).digitCount, ##"55"##)
    shows(BigDecimal(exactValueOf: 0.1) > BigDecimal("0.1")!, ##"true"##)
  }
  @Test func bigDecimalFromDouble2() throws {
    let tenth = BigDecimal.convert(0.1, in: .decimal128)
    shows(tenth.value, ##"0.1000000000000000055511151231257827"##)
    shows(tenth.conditions, ##"Inexact Rounded"##)
  }
  @Test func bigDecimalFromDouble3() throws {
    shows(BigDecimal(shortest: 0.1), ##"0.1"##)
    shows(BigDecimal(shortest: 0.1 + 0.2), ##"0.30000000000000004"##)
    shows(BigDecimal(shortest: 3.0), ##"3"##)
  }
  @Test func bigDecimalFusedMultiplyAdd1() throws {
    let x = BigDecimal("1.000001")!
    shows(BigDecimal.multiply(x, x, in: .decimal32).value, ##"1.000002"##)
    shows(BigDecimal.fma(x, x, adding: BigDecimal("-1.000002")!, in: .decimal32).value, ##"1E-12"##)
  }
  @Test func bigDecimalHashable1() throws {
    shows(BigDecimal("1.50")! == BigDecimal("1.5")!, ##"true"##)
    shows(BigDecimal("NaN")! == BigDecimal("NaN")!, ##"false"##)
  }
  @Test func bigDecimalInPlace1() throws {
    var bill = BigDecimal("19.99")!
    shows(bill.add(BigDecimal("5.01")!, in: .decimal128).isEmpty, ##"true"##)
    shows(bill, ##"25.00"##)
  }
  @Test func bigDecimalInPlace2() throws {
    var balance = BigDecimal("1E+7")!
    shows(balance.subtract(BigDecimal("0.01")!, in: .decimal32), ##"Inexact Rounded"##)
    shows(balance, ##"1.000000E+7"##)
  }
  @Test func bigDecimalInPlace3() throws {
    var savings: BigDecimal = 1_000
    shows(savings.multiply(by: BigDecimal("1.05")!, in: .decimal128).isEmpty, ##"true"##)
    shows(savings, ##"1050.00"##)
  }
  @Test func bigDecimalInPlace4() throws {
    var bill: BigDecimal = 100
    shows(bill.divide(by: 3, in: .decimal32), ##"Inexact Rounded"##)
    shows(bill, ##"33.33333"##)
  }
  @Test func bigDecimalInPlace5() throws {
    var price = BigDecimal("19.9")!
    shows(price.quantize(to: BigDecimal("0.01")!, in: .decimal128).isEmpty, ##"true"##)
    shows(price, ##"19.90"##)
  }
  @Test func bigDecimalIntegers1() throws {
    shows(BigDecimal(Int.max) + 1, ##"9223372036854775808"##)
    shows(BigDecimal(UInt128.max).digitCount, ##"39"##)
  }
  @Test func bigDecimalIntegers2() throws {
    shows(BigDecimal(exactly: Int128.min)!, ##"-170141183460469231731687303715884105728"##)
  }
  @Test func bigDecimalLn1() throws {
    let forty = ArithmeticContext(precision: 40, maxExponent: 999, minExponent: -999)
    shows(BigDecimal.ln(2, in: forty).value, ##"0.6931471805599453094172321214581765680755"##)
    shows(BigDecimal.ln(0, in: forty).value, ##"-Infinity"##)
  }
  @Test func bigDecimalLn2() throws {
    let limit = WorkLimit(isCancelled: { false })
    try shows(BigDecimal.ln(2, in: .decimal32, within: limit).value, ##"0.6931472"##)
  }
  @Test func bigDecimalLog101() throws {
    shows(BigDecimal.log10(BigDecimal("0.001")!, in: .decimal32).value, ##"-3"##)
    let two = BigDecimal.log10(2, in: .decimal32)
    shows(two.value, ##"0.3010300"##)
    shows(two.conditions, ##"Inexact Rounded"##)
  }
  @Test func bigDecimalLog102() throws {
    let limit = WorkLimit.after(.seconds(10))
    try shows(BigDecimal.log10(2, in: .decimal32, within: limit).value, ##"0.3010300"##)
  }
  @Test func bigDecimalLosslessStringConvertible1() throws {
    shows(BigDecimal("1.50")!.description, ##""1.50""##)
    shows(BigDecimal("1,50"), ##"nil"##)
  }
  @Test func bigDecimalModularPower1() throws {
    shows(BigDecimal.power(2, 100, modulo: 1_000, in: .decimal128).value, ##"376"##)
    shows(BigDecimal.power(-2, 3, modulo: 5, in: .decimal128).value, ##"-3"##)
  }
  @Test func bigDecimalModularPower2() throws {
    let prime: BigDecimal = 1_000_000_007
    let limit = WorkLimit.after(.seconds(10))
    let power = try BigDecimal.power(2, 1_000, modulo: prime, in: .decimal128, within: limit)
    shows(power.value, ##"688423210"##)
  }
  @Test func bigDecimalMultiply1() throws {
    let gross = BigDecimal.multiply(BigDecimal("19.99")!, BigDecimal("1.19")!, in: .decimal32)
    shows(gross.value, ##"23.7881"##)
    shows(gross.isExact, ##"true"##)
  }
  @Test func bigDecimalNext1() throws {
    shows(BigDecimal.nextPlus(1, in: .decimal32).value, ##"1.000001"##)
    shows(BigDecimal.nextPlus(-1, in: .decimal32).value, ##"-0.9999999"##)
  }
  @Test func bigDecimalNumberClass1() throws {
    let tiny = BigDecimal("1E-100")!
    shows(tiny.numberClass(in: .decimal32), ##"positiveSubnormal"##)
    shows(tiny.numberClass(in: .decimal128), ##"positiveNormal"##)
  }
  @Test func bigDecimalOperators1() throws {
    shows(BigDecimal("0.1")! + BigDecimal("0.2")!, ##"0.3"##)
    shows((BigDecimal("1E+30")! + BigDecimal("1E-30")!).digitCount, ##"61"##)
  }
  @Test func bigDecimalOperators2() throws {
    shows(BigDecimal("20.00")! - BigDecimal("19.99")!, ##"0.01"##)
    shows(BigDecimal("1.00")! - 1, ##"0.00"##)
  }
  @Test func bigDecimalOperators3() throws {
    shows(BigDecimal("19.99")! * 3, ##"59.97"##)
    let ones = BigDecimal("11111111111111111111")!
    shows(ones * ones, ##"123456790123456790120987654320987654321"##)
  }
  @Test func bigDecimalOperators4() throws {
    var side = BigDecimal("1.50")!
    side *= side
    shows(side, ##"2.2500"##)
  }
  @Test func bigDecimalParse1() throws {
    shows(BigDecimal(exactly: "1.50")!.digitCount, ##"3"##)
    shows(BigDecimal(exactly: "1,50"), ##"nil"##)
  }
  @Test func bigDecimalParse2() throws {
    shows(BigDecimal.parse("19.90", in: .decimal32).value, ##"19.90"##)
    let distance = BigDecimal.parse("299792.458", in: .decimal32)
    shows(distance.value, ##"299792.5"##)
    shows(distance.conditions, ##"Inexact Rounded"##)
  }
  @Test func bigDecimalParse3() throws {
    let bytes = Array("19.90".utf8)
    let price = bytes.withUnsafeBufferPointer { BigDecimal.parse(utf8: $0, in: .decimal32) }
    shows(price.value, ##"19.90"##)
  }
  @Test func bigDecimalParse4() throws {
    var km: BigDecimal = 0
    let bytes = Array("299792.458".utf8)
    shows(bytes.withUnsafeBufferPointer { km.parse(utf8: $0, in: .decimal32) }, ##"Inexact Rounded"##)
    shows(km, ##"299792.5"##)
  }
  @Test func bigDecimalPower1() throws {
    let growth = BigDecimal.power(BigDecimal("1.05")!, 10, in: .decimal128)
    shows(growth.value, ##"1.62889462677744140625"##)
    shows(growth.isExact, ##"true"##)
    shows(BigDecimal.power(2, BigDecimal("0.5")!, in: .decimal32).value, ##"1.414214"##)
  }
  @Test func bigDecimalPower2() throws {
    let half = BigDecimal("0.5")!
    let limit = WorkLimit.after(.seconds(10))
    try shows(BigDecimal.power(2, half, in: .decimal32, within: limit).value, ##"1.414214"##)
  }
  @Test func bigDecimalPreparation1() throws {
    let mile = ExactRatio(1_609_344, exponent: -6)!
    let miles = BigDecimal.Preparation(.linear(mile), to: .decimals(1), in: .decimal128)
    shows([1, 5, 10].map { miles.convert($0).value }, ##"[1.6, 8.0, 16.1]"##)
  }
  @Test func bigDecimalQuantize1() throws {
    let cent = BigDecimal("0.01")!
    shows(BigDecimal.quantize(BigDecimal("2.345")!, to: cent, in: .decimal128).value, ##"2.34"##)
    let halfUp = ArithmeticContext.decimal128.rounding(.halfUp)
    shows(BigDecimal.quantize(BigDecimal("2.345")!, to: cent, in: halfUp).value, ##"2.35"##)
  }
  @Test func bigDecimalReduce1() throws {
    shows(BigDecimal.reduce(BigDecimal("1.500")!, in: .decimal128).value, ##"1.5"##)
    shows(BigDecimal.reduce(BigDecimal("120.00")!, in: .decimal128).value, ##"1.2E+2"##)
  }
  @Test func bigDecimalRemainder1() throws {
    shows(BigDecimal.remainder(BigDecimal("10.2")!, by: 3, in: .decimal128).value, ##"1.2"##)
    shows(BigDecimal.remainder(-10, by: 3, in: .decimal128).value, ##"-1"##)
  }
  @Test func bigDecimalRemainder2() throws {
    shows(BigDecimal.remainder(11, by: 4, in: .decimal128).value, ##"3"##)
    shows(BigDecimal.remainderNear(11, by: 4, in: .decimal128).value, ##"-1"##)
    shows(BigDecimal.remainderNear(10, by: 4, in: .decimal128).value, ##"2"##)
  }
  @Test func bigDecimalRoundToIntegral1() throws {
    let tie = BigDecimal.roundToIntegralExact(BigDecimal("2.5")!, in: .decimal128)
    shows(tie.value, ##"2"##)
    shows(tie.conditions, ##"Inexact Rounded"##)
    shows(BigDecimal.roundToIntegralExact(BigDecimal("7E+2")!, in: .decimal128).value, ##"7E+2"##)
  }
  @Test func bigDecimalSignedNumeric1() throws {
    let zero: BigDecimal = 0
    shows(-zero, ##"-0"##)
    shows(BigDecimal.minus(zero, in: .decimal128).value, ##"0"##)
  }
  @Test func bigDecimalSignedNumeric2() throws {
    var balance = BigDecimal("19.90")!
    balance.negate()
    shows(balance, ##"-19.90"##)
  }
  @Test func bigDecimalSignedNumeric3() throws {
    let avogadro: BigDecimal = 602_214_076_000_000_000_000_000
    shows(avogadro.digitCount, ##"24"##)
    shows(avogadro > BigDecimal(UInt64.max), ##"true"##)
  }
  @Test func bigDecimalSquareRoot1() throws {
    let forty = ArithmeticContext(precision: 40, maxExponent: 999, minExponent: -999)
    shows(BigDecimal.squareRoot(2, in: forty).value, ##"1.414213562373095048801688724209698078570"##)
    shows(BigDecimal.squareRoot(BigDecimal("6.25")!, in: forty).value, ##"2.5"##)
  }
  @Test func bigDecimalText1() throws {
    shows(BigDecimal("0.000001")!.scientificString(), ##""0.000001""##)
    shows(BigDecimal("0.0000001")!.scientificString(), ##""1E-7""##)
  }
  @Test func bigDecimalText2() throws {
    shows(BigDecimal("1.50E+6")!.plainString(), ##""1500000""##)
    shows(BigDecimal("1E-7")!.plainString(), ##""0.0000001""##)
  }
  @Test func bigDecimalTotalOrder1() throws {
    let numbers = ["1", "1.0", "0", "-0"].map { BigDecimal($0)! }
    let sorted = numbers.sorted { BigDecimal.TotalOrder($0) < BigDecimal.TotalOrder($1) }
    shows(sorted, ##"[-0, 0, 1.0, 1]"##)
  }
  @Test func bigDecimalTotalOrder2() throws {
    let prices = ["1.5", "1.50"].map { BigDecimal($0)! }
    shows(Set(prices).count, ##"1"##)
    shows(Set(prices.map { BigDecimal.TotalOrder($0) }).count, ##"2"##)
  }
  @Test func bigDecimalWrite1() throws {
    let price = BigDecimal("19.99")!
    var bytes = [UInt8](repeating: 0, count: price.textLength)
    shows(bytes.withUnsafeMutableBufferPointer { price.write(into: $0) }, ##"5"##)
    shows(String(decoding: bytes, as: UTF8.self), ##""19.99""##)
  }
  @Test func doubleBigDecimal1() throws {
    shows(Double(BigDecimal("0.1")!), ##"0.1"##)
    shows(Double(BigDecimal("9007199254740993")!), ##"9007199254740992.0"##)
    shows(Double(BigDecimal("1E+400")!), ##"inf"##)
  }
  @Test func doubleBigDecimal2() throws {
    shows(Double(exactly: BigDecimal("0.375")!), ##"Optional(0.375)"##)
    shows(Double(exactly: BigDecimal("0.1")!), ##"nil"##)
  }
  @Test func fixedWidthIntegerBigDecimal1() throws {
    shows(Int(exactly: BigDecimal("2.00")!), ##"Optional(2)"##)
    shows(Int(exactly: BigDecimal("2.50")!), ##"nil"##)
    shows(UInt8(exactly: BigDecimal("256")!), ##"nil"##)
  }
  @Test func fixedWidthIntegerBigDecimal2() throws {
    shows(Int(BigDecimal("2.5")!, rounding: .halfEven), ##"Optional(2)"##)
    shows(Int(BigDecimal("2.5")!, rounding: .halfUp), ##"Optional(3)"##)
    shows(UInt8(BigDecimal("255.5")!, rounding: .halfUp), ##"nil"##)
  }
  @Test func limbDecimal1() throws {
    shows(BigDecimal.inForcedLimbs.backendName, ##""gmp-limbs""##)
  }
  @Test func workLimit1() throws {
    let limit = WorkLimit(deadline: .now.advanced(by: .seconds(10)), isCancelled: { true })
    let result = Result { try BigDecimal.ln(2, in: .decimal32, within: limit).value }
    shows(result, ##"failure(GMPDecimal.WorkInterrupted.cancelled)"##)
  }
  @Test func workLimit2() throws {
    let result = Result { try BigDecimal.ln(2, in: .decimal32, within: .after(.zero)).value }
    shows(result, ##"failure(GMPDecimal.WorkInterrupted.deadlinePassed)"##)
  }
}
