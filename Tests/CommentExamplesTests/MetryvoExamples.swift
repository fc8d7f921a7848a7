// Written from the doc comments of Metryvo by CommentExampleFilesTests.
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

@Suite struct MetryvoExamples {
  @Test func calculatedValue1() throws {
    let one = CalculatedValue<Decimal128>(1)
    let third = try one.divided(by: CalculatedValue(3), in: .decimal128)
    try shows(third.multiplied(by: CalculatedValue(3), in: .decimal128) == one, ##"true"##)
  }
  @Test func calculatedValue2() throws {
    let thirds = CalculatedValue<Decimal128>.fraction(ExactRatio(2, over: 3)!)
    shows(thirds.decimal(in: .decimal32).value, ##"0.6666667"##)
    shows(thirds.decimal(in: .decimal32).conditions, ##"Inexact Rounded"##)
  }
  @Test func calculatedValue3() throws {
    let eighth = CalculatedValue<Decimal128>.fraction(ExactRatio(1, over: 8)!)
    shows(eighth.rounded(to: .decimals(2), in: .decimal128).value, ##"0.12"##)
  }
  @Test func calculatedValueArithmetic1() throws {
    let tenth = CalculatedValue<Decimal128>.fraction(ExactRatio(1, over: 10)!)
    let fifth = CalculatedValue<Decimal128>.fraction(ExactRatio(1, over: 5)!)
    try shows(tenth.adding(fifth, in: .decimal128).decimal(in: .decimal128).value, ##"0.3"##)
  }
  @Test func calculatedValueArithmetic2() throws {
    let third = CalculatedValue<Decimal128>.fraction(ExactRatio(1, over: 3)!)
    let three = CalculatedValue<Decimal128>(3)
    try shows(third.multiplied(by: three, in: .decimal128) == CalculatedValue(1), ##"true"##)
  }
  @Test func calculatedValueArithmetic3() throws {
    let one = CalculatedValue<Decimal128>(1)
    try shows(one.divided(by: CalculatedValue(3), in: .decimal128).isExact, ##"true"##)
    let result = Result { try one.divided(by: .zero, in: .decimal128) }
    shows(result, ##"failure(division by zero has no value)"##)
  }
  @Test func calculatedValueArithmetic4() throws {
    let rate = try CalculatedValue<Decimal128>(15).percent(in: .decimal128)
    shows(rate.decimal(in: .decimal128).value, ##"0.15"##)
  }
  @Test func calculatedValueNumbers1() throws {
    let third = ReadNumber.fraction(ExactRatio(1, over: 3)!)
    let value = try CalculatedValue<Decimal128>(third, in: .decimal128)
    shows(value.isExact, ##"true"##)
    shows(value.decimal(in: .decimal32).value, ##"0.3333333"##)
  }
  @Test func calculatedValuePower1() throws {
    let two = CalculatedValue<Decimal128>(2)
    let quarter = try two.raised(to: CalculatedValue(-2), in: .decimal128)
    shows(quarter.decimal(in: .decimal128).value, ##"0.25"##)
  }
  @Test func discountRequest1() throws {
    let price = try MoneyAmount(minorUnits: 100_00, decimals: 2)
    let discounts: [Discount] = [.percent(ExactRatio(20)!), .percent(ExactRatio(10)!)]
    let answer = try DiscountRequest(price: price, discounts).answer()
    shows(answer.prices, ##"[80.00, 72.00]"##)
    shows(answer.effectivePercent == ExactRatio(28), ##"true"##)
  }
  @Test func discountRequest2() throws {
    let price = try MoneyAmount(minorUnits: 19_99, decimals: 2)
    var request = DiscountRequest(price: price, [.percent(ExactRatio(15)!)])
    request.taxPercent = ExactRatio(8)!
    let answer = try request.answer()
    shows([answer.reducedPrice, answer.tax, answer.total], ##"[16.99, 1.36, 18.35]"##)
  }
  @Test func editedText1() throws {
    shows(EditedText("1,234").caret, ##"5"##)
    shows(EditedText("1,234", caret: 2).caret, ##"2"##)
  }
  @Test func explanationStepEnglish1() throws {
    let bill = try MoneyAmount(minorUnits: 48_50, decimals: 2)
    let step = try TipRequest(bill: bill, percent: ExactRatio(18)!).answer().steps[0]
    shows(step.english(NumberFormat(locale: .german)), ##""18 % of 48,50 is a tip of 8,73""##)
  }
  @Test func expressionCalculator1() throws {
    let calculator = ExpressionCalculator<Decimal128>()
    try shows(calculator.calculate("100 + 10%").value == CalculatedValue(110), ##"true"##)
    try shows(calculator.calculate("-2^2").value == CalculatedValue(-4), ##"true"##)
  }
  @Test func expressionCalculator2() throws {
    let german = ExpressionCalculator<Decimal128>(syntax: .lenient(.german))
    try shows(german.calculate("1.234,5 + 10%").value.decimal(in: .decimal128).value, ##"1357.95"##)
  }
  @Test func expressionCalculator3() throws {
    let calculator = ExpressionCalculator<Decimal128>()
    try shows(calculator.calculate("0.1 + 0.2").value.decimal(in: .decimal128).value, ##"0.3"##)
    try shows(calculator.calculate("1 / 3 * 3").value == CalculatedValue(1), ##"true"##)
    let result = Result { try calculator.calculate("2(3)") }
    shows(result, ##"failure(an operator such as * is missing at character 2 (byte 1))"##)
  }
  @Test func expressionErrorEnglish1() throws {
    let calculator = ExpressionCalculator<Decimal128>()
    var message = ""
    do throws(ExpressionError) { _ = try calculator.calculate("2 +") }
      catch { message = error.message(for: "2 +") }
    shows(message, ##"cannot compute '2 +': a number is missing at character 4 (byte 3)"##)
  }
  @Test func finishedCalculation1() throws {
    var keypad = Keypad<Decimal128>()
    try keypad.press(KeypadKey.keys(in: "100 + 10 % ="))
    let entry = keypad.finishedCalculation
    shows(entry?.line.text(NumberLocale.english.symbols), ##"Optional("100 + 10 % =")"##)
    shows(entry?.shownResult(NumberLocale.english.symbols).text, ##"Optional("110")"##)
  }
  @Test func finishedCalculation2() throws {
    var keypad = Keypad<Decimal128>()
    try keypad.press(KeypadKey.keys(in: "2 / 3 ="))
    let result = keypad.finishedCalculation?.shownResult(NumberLocale.german.symbols)
    shows(result?.markedText, ##"Optional("≈0,666666666666667")"##)
  }
  @Test func itemizedSplitRequest1() throws {
    let twelve = try MoneyAmount(minorUnits: 12_00, decimals: 2)
    let nine = try MoneyAmount(minorUnits: 9_00, decimals: 2)
    let items = [BillItem(twelve, sharedBy: [0]), BillItem(nine, sharedBy: [0, 1])]
    var request = ItemizedSplitRequest(items: items, people: 2)
    request.tipPercent = ExactRatio(10)!
    try shows(request.answer().bill.shares.amounts, ##"[18.15, 4.95]"##)
  }
  @Test func itemizedSplitRequest2() throws {
    let pizza = BillItem(try MoneyAmount(minorUnits: 10_00, decimals: 2), sharedBy: [0, 1, 2])
    let wine = BillItem(try MoneyAmount(minorUnits: 8_00, decimals: 2), sharedBy: [2])
    let answer = try ItemizedSplitRequest(items: [pizza, wine], people: 3).answer()
    shows(answer.subtotals[0] == ExactRatio(10, over: 3), ##"true"##)
    shows(answer.bill.shares.amounts, ##"[3.34, 3.33, 11.33]"##)
  }
  @Test func keypad1() throws {
    var keypad = Keypad<Decimal128>()
    for key in try KeypadKey.keys(in: "100 + 10 % =") { keypad.press(key) }
    shows(keypad.display().text, ##""110""##)
    shows(keypad.display().line, ##""100 + 10 % =""##)
  }
  @Test func keypad2() throws {
    let keys = try KeypadKey.keys(in: "2 + 3 * 4 =")
    var (apple, immediate) = (Keypad<Decimal128>(), Keypad<Decimal128>(mode: .immediate))
    apple.press(keys)
    immediate.press(keys)
    shows([apple.display().text, immediate.display().text], ##"["14", "20"]"##)
  }
  @Test func keypadDisplay1() throws {
    var keypad = Keypad<Decimal128>()
    try keypad.press(KeypadKey.keys(in: "1234.50"))
    shows(keypad.display().text, ##""1,234.50""##)
    shows(keypad.display(NumberLocale.german.symbols).text, ##""1.234,50""##)
  }
  @Test func keypadPaste1() throws {
    var keypad = Keypad<Decimal128>()
    try keypad.paste("1.234,50", as: .lenient(.german))
    shows(keypad.display().text, ##""1,234.5""##)
  }
  @Test func keypadPress1() throws {
    var keypad = Keypad<Decimal128>()
    try keypad.press(KeypadKey.keys(in: "1 / 0 ="))
    shows(keypad.error == .divisionByZero, ##"true"##)
    keypad.press(.seven)
    shows(keypad.display().text, ##""7""##)
  }
  @Test func keypadPress2() throws {
    var keypad = Keypad<Decimal128>()
    try keypad.press(KeypadKey.keys(in: "2 * 3 = ="))
    shows(keypad.display().text, ##""18""##)
  }
  @Test func keypadKey1() throws {
    shows(KeypadKey(digit: 7) == .seven, ##"true"##)
    shows(KeypadKey.sign.notation, ##""+/-""##)
  }
  @Test func keypadKey2() throws {
    shows(KeypadKey(digit: 7)?.notation, ##"Optional("7")"##)
    shows(KeypadKey(digit: 10), ##"nil"##)
  }
  @Test func keypadKeyNotation1() throws {
    try shows(KeypadKey.keys(in: "10 + -5 =").map(\.notation), ##"["1", "0", "+", "5", "+/-", "="]"##)
    try shows(KeypadKey.keys(in: "1.234,5", NumberLocale.german.symbols).count, ##"6"##)
    shows(try? KeypadKey.keys(in: "2 plus 3"), ##"nil"##)
  }
  @Test func keypadLine1() throws {
    var keypad = Keypad<Decimal128>()
    try keypad.press(KeypadKey.keys(in: "1.50 + 1234"))
    shows(keypad.line.text(NumberLocale.german.symbols), ##""1,50 + 1.234""##)
  }
  @Test func liveGrouping1() throws {
    let grouping = LiveGrouping(NumberLocale.english.symbols)
    let typed = grouping.applying(.insert("4"), to: EditedText("123"))
    shows(typed.text, ##""1,234""##)
    shows(typed.caret, ##"5"##)
    shows(grouping.applying(.deleteBackward, to: typed).text, ##""123""##)
  }
  @Test func liveGroupingEdit1() throws {
    let grouping = LiveGrouping(NumberLocale.english.symbols)
    shows(grouping.applying(.insert("."), to: EditedText("1,234")).text, ##""1,234.""##)
    shows(grouping.applying(.deleteBackward, to: EditedText("1,234", caret: 2)).text, ##""234""##)
    shows(grouping.applying(.insert("x"), to: EditedText("1,234")).text, ##""1,234""##)
  }
  @Test func moneyAmount1() throws {
    let price = try MoneyAmount(minorUnits: 48_50, decimals: 2)
    shows(price.description, ##""48.50""##)
  }
  @Test func moneyAmount2() throws {
    try shows(MoneyAmount(minorUnits: 48_50, decimals: 2), ##"48.50"##)
    try shows(MoneyAmount(minorUnits: 48_50, decimals: 0), ##"4850"##)
  }
  @Test func moneyAmount3() throws {
    try shows(MoneyAmount(exactly: ExactRatio(1, over: 2)!, decimals: 2), ##"0.50"##)
    let third = Result { try MoneyAmount(exactly: ExactRatio(1, over: 3)!, decimals: 2) }
    shows(third, ##"failure(≈0.333333 is no amount of a currency with 2 decimals)"##)
  }
  @Test func moneyAmountReading1() throws {
    try shows(MoneyAmount.read("1.234,50", decimals: 2, by: .lenient(.german)).amount, ##"1234.50"##)
    let read = Result { try MoneyAmount.read("48.505", decimals: 2, by: .lenient(.english)) }
    shows(read, ##"failure('48.505' has too many decimals from character 6 on: the currency has 2)"##)
  }
  @Test func moneyAmountReading2() throws {
    try shows(MoneyAmount(.decimal("4.5"), decimals: 2), ##"4.50"##)
    try shows(MoneyAmount(.fraction(ExactRatio(1, over: 4)!), decimals: 2), ##"0.25"##)
    shows(try? MoneyAmount(.fraction(ExactRatio(1, over: 3)!), decimals: 2), ##"nil"##)
  }
  @Test func moneyAmountSums1() throws {
    let coffee = try MoneyAmount(minorUnits: 3_80, decimals: 2)
    try shows(coffee.adding(MoneyAmount(minorUnits: 1_20, decimals: 2)), ##"5.00"##)
  }
  @Test func moneyAmountSums2() throws {
    let coffee = try MoneyAmount(minorUnits: 3_80, decimals: 2)
    try shows(coffee.subtracting(MoneyAmount(minorUnits: 5_00, decimals: 2)), ##"-1.20"##)
    let yen = try MoneyAmount(minorUnits: 100, decimals: 0)
    shows(try? coffee.subtracting(yen), ##"nil"##)
  }
  @Test func moneyAmountWriting1() throws {
    let price = try MoneyAmount(minorUnits: 1_234_50, decimals: 2)
    shows(price.text(NumberFormat(locale: .german)), ##""1.234,50""##)
  }
  @Test func moneyErrorEnglish1() throws {
    let bill = try MoneyAmount(minorUnits: -5_00, decimals: 2)
    let error = MoneyError.negativeAmount(bill, .bill)
    shows(error.english(NumberFormat(locale: .german)), ##""the bill is -5,00, below 0""##)
  }
  @Test func moneyRounding1() throws {
    let cash = try MoneyRounding(toStep: ExactRatio(5, exponent: -2)!, decimals: 2)
    try shows(cash.rounded(ExactRatio(57_23, exponent: -2)!), ##"57.25"##)
  }
  @Test func moneyRounding2() throws {
    let yen = try MoneyRounding(toDecimals: 0, mode: .down)
    try shows(yen.rounded(ExactRatio(1_999, exponent: -1)!), ##"199"##)
  }
  @Test func moneyRounding3() throws {
    let half = try MoneyAmount(minorUnits: 50, decimals: 2)
    let rounding = try MoneyRounding(toStep: half, mode: .up)
    try shows(rounding.rounded(ExactRatio(19_01, exponent: -2)!), ##"19.50"##)
  }
  @Test func moneyRounding4() throws {
    let cash = try MoneyRounding(toStep: ExactRatio(5, exponent: -2)!, decimals: 2)
    try shows(cash.rounded(ExactRatio(57_22, exponent: -2)!), ##"57.20"##)
  }
  @Test func moneyRoundingRounded1() throws {
    let tie = ExactRatio(12_345, exponent: -3)!
    try shows(MoneyRounding(toDecimals: 2).rounded(tie), ##"12.35"##)
    try shows(MoneyRounding(toDecimals: 2, mode: .halfEven).rounded(tie), ##"12.34"##)
  }
  @Test func priceBeforeRequest1() throws {
    let paid = try MoneyAmount(minorUnits: 80_00, decimals: 2)
    let request = PriceBeforeRequest(reducedPrice: paid, [.percent(ExactRatio(20)!)])
    try shows(request.answer().price, ##"100.00"##)
    try shows(request.answer().isExact, ##"true"##)
  }
  @Test func priceBeforeRequest2() throws {
    let paid = try MoneyAmount(minorUnits: 15_99, decimals: 2)
    let request = PriceBeforeRequest(reducedPrice: paid, [.percent(ExactRatio(20)!)])
    try shows(request.answer().price, ##"19.99"##)
    try shows(request.answer().isExact, ##"false"##)
    try shows(request.answer().givesReducedPrice, ##"true"##)
  }
  @Test func shownNumber1() throws {
    let thirds = CalculatedValue<Decimal128>.fraction(ExactRatio(2, over: 3)!)
    shows(thirds.shown(NumberLocale.german.symbols, in: .decimal128).text, ##""0,666666666666667""##)
  }
  @Test func splitRequest1() throws {
    let ten = try MoneyAmount(minorUnits: 10_00, decimals: 2)
    let evenly = SplitRequest(total: ten, .evenly(people: 3))
    try shows(evenly.answer().shares.amounts, ##"[3.34, 3.33, 3.33]"##)
    let weighted = SplitRequest(total: ten, .weights([ExactRatio(2)!, .one]))
    try shows(weighted.answer().shares.amounts, ##"[6.67, 3.33]"##)
  }
  @Test func splitRequest2() throws {
    let ten = try MoneyAmount(minorUnits: 10_00, decimals: 2)
    let cash = try MoneyRounding(toStep: ExactRatio(5, exponent: -2)!, decimals: 2)
    let request = SplitRequest(total: ten, .evenly(people: 3), rounding: cash)
    try shows(request.answer().shares.amounts, ##"[3.35, 3.35, 3.35]"##)
    try shows(request.answer().shares.difference, ##"0.05"##)
  }
  @Test func tipRequest1() throws {
    let bill = try MoneyAmount(minorUnits: 48_50, decimals: 2)
    var request = TipRequest(bill: bill, percent: ExactRatio(18)!)
    request.people = 3
    let answer = try request.answer()
    shows([answer.tip, answer.total], ##"[8.73, 57.23]"##)
    shows(answer.shares.amounts, ##"[19.08, 19.08, 19.07]"##)
  }
  @Test func tipRequest2() throws {
    let bill = try MoneyAmount(minorUnits: 48_50, decimals: 2)
    var request = TipRequest(bill: bill, percent: ExactRatio(18)!)
    request.rounding = .total(try MoneyRounding(toStep: .one, decimals: 2))
    let answer = try request.answer()
    shows([answer.tip, answer.total], ##"[8.50, 57.00]"##)
  }
  @Test func backendRange1() throws {
    let ranges: [BackendRange] = [.decimal128, .arbitraryPrecision]
    shows(ranges.map { $0.context(precision: 50, rounding: .halfUp).precision }, ##"[34, 50]"##)
  }
  @Test func conversionAnswer1() throws {
    let plan = try Converter<Decimal128>().plan(from: .mile, to: .kilometer)
    let range = try MeasureReader().read("5-10 mi")
    let settings = ConversionSettings()
    try shows(ConversionAnswer(range, by: plan, settings).text, ##""8.04672 – 16.09344 km""##)
  }
  @Test func conversionAnswer2() throws {
    let answer = try RequestConverter<Decimal128>().convert("5 mi to km")
    shows(answer.text(.value), ##""8.04672""##)
    shows(answer.text(.expression), ##""5 mi = 8.04672 km""##)
  }
  @Test func conversionResult1() throws {
    let plan = try Converter<Decimal128>().plan(from: .yard, to: .foot)
    let third = try NumberSyntax.lenient(.english).read("1/3").number
    let result = try ConversionResult(third, by: plan, ConversionSettings())
    shows(result.written.value, ##""1""##)
  }
  @Test func conversionSettings1() throws {
    var settings = ConversionSettings()
    settings.locale = .german
    settings.decimals = 2
    try shows(RequestConverter<Decimal128>(settings).convert("1.234,5 km in mi").text, ##""767,08 mi""##)
  }
  @Test func conversionSettingsNumbers1() throws {
    var settings = ConversionSettings()
    settings.system = .imperial
    try shows(settings.reader(of: .standard).read("1 pint").unit, ##"pint-imperial"##)
  }
  @Test func conversionSettingsNumbers2() throws {
    let settings = ConversionSettings()
    let exact = Conversion(Decimal128("8.50")!)
    shows(settings.written(exact, as: settings.numbers).value, ##""8.5""##)
    let rounded = Conversion(Decimal128("8.50")!, [.inexact, .rounded])
    shows(settings.written(rounded, as: settings.numbers).value, ##""8.50""##)
  }
  @Test func convertedRows1() throws {
    let rows = RequestConverter<Decimal128>().convert(rows: "5,mi,km\n1,ft,m\n", format: .csv)
    shows(rows.text, ##""8.04672,exact\n0.3048,exact\n""##)
  }
  @Test func numberFormatConverted1() throws {
    let format = NumberFormat(precision: .decimals(2))
    let converter = Converter<Decimal128>(target: format.target)
    try shows(format.text(of: converter.convert("26.2", from: .mile, to: .kilometer)), ##""42.16""##)
  }
  @Test func pastedMeasure1() throws {
    let pasted = try PastedMeasure(in: "It is 5 ft 6 in tall")
    shows(pasted.number, ##"Optional("66")"##)
    shows(pasted.reading.unit.symbol, ##""in""##)
    shows(pasted.leftOut, ##"["It is", "tall"]"##)
  }
  @Test func pastedMeasure2() throws {
    let pasted = try PastedMeasure(in: "It weighs about 5,50 kg, says the label.")
    shows(pasted.number, ##"Optional("5.5")"##)
    shows(pasted.leftOut, ##"["It weighs about", "says the label"]"##)
  }
  @Test func requestConverter1() throws {
    let answer = try RequestConverter<Decimal128>().convert("5 ft 6 in to cm")
    shows(answer.text, ##""167.64 cm""##)
    shows(answer.remark.english, ##""exact""##)
  }
  @Test func requestConverter2() throws {
    var settings = ConversionSettings()
    settings.digits = 3
    let converter = RequestConverter<Decimal128>(settings)
    try shows(converter.convert("1 km to mi").text, ##""0.621 mi""##)
  }
  @Test func requestConverter3() throws {
    let converter = RequestConverter<Decimal128>()
    try shows(converter.convert("12 fl oz to mL").text, ##""354.88235475 mL""##)
    try shows(converter.convert("5-10 mi in km").text, ##""8.04672 – 16.09344 km""##)
  }
  @Test func requestConverter4() throws {
    var log = EventLog(capacity: 100)
    try shows(RequestConverter<Decimal128>().convert("5 mi to km", log: &log).text, ##""8.04672 km""##)
    shows(log.events.last?.name, ##"Optional("request.answered")"##)
  }
  @Test func requestConverter5() throws {
    let converter = RequestConverter<Decimal128>()
    try shows(converter.convert("3 1/2", from: "cups", to: "mL").text, ##""828.05882775 mL""##)
  }
  @Test func requestConverter6() throws {
    let converter = RequestConverter<Decimal128>()
    let request = try RequestReader(converter.reader).read(["0 mpg to L/100km"])
    try shows(converter.answer(request).refusal?.identifier, ##"Optional("noResult")"##)
  }
  @Test func requestConverter7() throws {
    var settings = ConversionSettings()
    (settings.region, settings.digits) = (RegionCode(rawValue: "US"), 3)
    let converter = RequestConverter<Decimal128>(settings)
    let request = try RequestReader(converter.reader).read(["1.8 m"])
    try shows(converter.answers(request).rows.map(\.text), ##"["0.00112 mi", "5.91 ft", "70.9 in"]"##)
  }
  @Test func requestNote1() throws {
    let reading = try MeasureReader().unit("KM")
    shows(RequestNote("KM", reading)?.identifier, ##"Optional("nameInOtherCase")"##)
  }
  @Test func requestNote2() throws {
    let text = "1 gallon 1 pint"
    let notes = try MeasureReader().read(text).partNotes(of: text)
    shows(notes.map(\.identifier), ##"["nameReadAs", "nameReadAs"]"##)
  }
  @Test func requestReader1() throws {
    let words = ["5", "N", "m"]
    try shows(RequestReader(MeasureReader()).read(words).target?.name, ##"Optional("m")"##)
    let reader = RequestReader(MeasureReader(), prefersMeasures: true)
    try shows(reader.read(words).source.unit, ##"newton-meter"##)
  }
  @Test func requestReader2() throws {
    let reader = RequestReader(MeasureReader())
    try shows(reader.read(["5 ft 6 in to cm"]).target?.name, ##"Optional("cm")"##)
    try shows(reader.read(["5", "in", "in", "cm"]).source.unit, ##"inch"##)
  }
  @Test func requestReader3() throws {
    let request = try RequestReader(MeasureReader()).measure(["5", "ft", "6", "in"])
    shows(request.source.number?.text, ##"Optional("66")"##)
    shows(request.target?.name, ##"nil"##)
  }
  @Test func resultRemark1() throws {
    shows(ResultRemark(.exact).english, ##""exact""##)
    shows(ResultRemark(.rounded(.halfUp)).english, ##""rounded half-up""##)
  }
  @Test func resultRemark2() throws {
    let plan = try ConversionPlan(from: .dalton, to: .kilogram)
    let verdict = plan.verdict(isExact: true, rounding: .halfUp)
    shows(verdict == .exactForDefinition(.measured), ##"true"##)
  }
  @Test func affineMap1() throws {
    let scale = ExactRatio(5, over: 9)!
    let offset = ExactRatio(isNegative: true, 160, over: 9)!
    let map = ConversionMap.affine(AffineMap(scale: scale, offset: offset)!)
    shows(Decimal128.convert(32, by: map, to: .decimals(1), in: .decimal128).value, ##"0"##)
  }
  @Test func arithmeticContext1() throws {
    let nineDigits = ArithmeticContext(precision: 9, maxExponent: 99, minExponent: -99)
    shows(Decimal128.divide(2, by: 3, in: nineDigits).value, ##"0.666666667"##)
  }
  @Test func arithmeticContext2() throws {
    shows(Decimal128.divide(2, by: 3, in: .decimal32).value, ##"0.6666667"##)
    shows(Decimal128.divide(2, by: 3, in: .decimal32.rounding(.down)).value, ##"0.6666666"##)
  }
  @Test func conversionPreparation1() throws {
    shows(ConvertedText.capacity(in: .decimal128), ##"64"##)
  }
  @Test func decimalBackend1() throws {
    shows(Decimal128(exactly: "123E+5")!.scientificString(), ##""1.23E+7""##)
  }
  @Test func decimalBackendRound1() throws {
    let cents = RoundingTarget.decimals(2, elseDigits: 1)
    shows(Decimal128.round(Decimal128("2.345")!, to: cents, in: .decimal128).value, ##"2.34"##)
    shows(Decimal128.round(Decimal128("0.0042")!, to: cents, in: .decimal128).value, ##"0.004"##)
  }
  @Test func decimalNotation1() throws {
    shows(Decimal128("123E+5")!.formatted(.engineering), ##""12.3E+6""##)
  }
  @Test func decimalText1() throws {
    shows(DecimalText.plainLength(digitCount: 3, exponent: 5), ##"8"##)
    shows("12300000".count, ##"8"##)
    shows(DecimalText.plainLength(digitCount: 3, exponent: -5), ##"7"##)
    shows("0.00123".count, ##"7"##)
  }
  @Test func exactRatio1() throws {
    let fifth = ExactRatio(1, over: 5)!
    shows([fifth.numerator, fifth.denominator], ##"[2, 1]"##)
    shows(fifth.exponent, ##"-1"##)
    shows(fifth == ExactRatio(20, over: 100), ##"true"##)
  }
  @Test func exactRatioArithmetic1() throws {
    let inch = ExactRatio(254, exponent: -4)!
    shows(inch.multiplied(by: ExactRatio(12)!) == ExactRatio(3_048, exponent: -4), ##"true"##)
  }
  @Test func exactRatioArithmetic2() throws {
    shows(ExactRatio(2)!.divided(by: ExactRatio(3)!) == ExactRatio(2, over: 3), ##"true"##)
    shows(ExactRatio(2)!.divided(by: .zero), ##"nil"##)
  }
  @Test func exactRatioArithmetic3() throws {
    let third = ExactRatio(1, over: 3)!
    shows(third.adding(ExactRatio(1, over: 6)!) == ExactRatio(1, over: 2), ##"true"##)
  }
  @Test func exactRatioArithmetic4() throws {
    let third = ExactRatio(1, over: 3)!
    shows(third.subtracting(ExactRatio(1, over: 12)!) == ExactRatio(1, over: 4), ##"true"##)
  }
  @Test func exactRatioArithmetic5() throws {
    shows(ExactRatio(1_024)!.raised(to: 2)?.numerator, ##"Optional(1048576)"##)
    shows(ExactRatio(3)!.raised(to: -2) == ExactRatio(1, over: 9), ##"true"##)
    shows(ExactRatio.zero.raised(to: -1), ##"nil"##)
  }
  @Test func irrationalFactor1() throws {
    shows(IrrationalFactor(piPower: 2)?.piPower, ##"Optional(2)"##)
    shows(IrrationalFactor(piPower: 1, lnTenPower: 1), ##"nil"##)
  }
  @Test func irrationalFactor2() throws {
    let pi = IrrationalFactor(piPower: 1)!
    shows(pi.multiplied(by: pi, times: 3)?.piPower, ##"Optional(4)"##)
    shows(pi.multiplied(by: pi, times: 4), ##"nil"##)
  }
  @Test func irrationalFactor3() throws {
    let pi = IrrationalFactor(piPower: 1)!
    shows(pi.divided(by: pi)?.isOne, ##"Optional(true)"##)
  }
  @Test func levelMaps1() throws {
    let dBm = LogarithmMap(
      multiplier: ExactRatio(10)!, base: .ten, argument: ExactRatio(1_000)!, power: 1)!
    let map = ConversionMap.logarithm(dBm)
    shows(Decimal128.convert(2, by: map, to: .digits(4), in: .decimal128).value, ##"33.01"##)
  }
  @Test func levelMaps2() throws {
    let milliwatts = ExponentialMap(
      amplitude: .one, base: .ten, rate: ExactRatio(1, exponent: -1)!, root: 1)!
    let map = ConversionMap.exponential(milliwatts)
    shows(Decimal128.convert(33, by: map, to: .digits(4), in: .decimal128).value, ##"1995"##)
  }
  @Test func levelMaps3() throws {
    shows(LogarithmBase.ten.rationalLogarithm(of: ExactRatio(1_000)!), ##"Optional(3)"##)
    shows(LogarithmBase.ten.rationalLogarithm(of: ExactRatio(2)!), ##"nil"##)
  }
  @Test func numericString1() throws {
    let bytes = Array("-1.50E+3".utf8)
    let number = try bytes.withUnsafeBufferPointer { try NumericString($0) }
    shows(number.digitCount, ##"3"##)
    shows(number.exponent, ##"1"##)
  }
  @Test func roundingModeDecision1() throws {
    let mode = RoundingMode.halfEven
    shows(mode.increments(lastDigit: 4, isNegative: false, discarded: .half), ##"false"##)
    shows(mode.increments(lastDigit: 5, isNegative: false, discarded: .half), ##"true"##)
  }
  @Test func roundingModeDecision2() throws {
    shows(RoundingMode.floor.overflowsToInfinity(isNegative: true), ##"true"##)
    shows(RoundingMode.floor.overflowsToInfinity(isNegative: false), ##"false"##)
  }
  @Test func roundingTarget1() throws {
    shows(RoundingTarget.decimals(2), ##"decimals(2, elseDigits: 2)"##)
    shows(RoundingTarget.decimals(0), ##"decimals(0, elseDigits: 1)"##)
  }
  @Test func event1() throws {
    let event = EventLog.Event("text.read", [("text", "5 mi"), ("unit", "mile")])
    shows(event.description, ##""text.read text=\"5 mi\" unit=mile""##)
  }
  @Test func event2() throws {
    shows(EventLog.Event("text.read", [("text", "5 mi")]), ##"text.read text="5 mi""##)
    shows(EventLog.Event("text.read", [("text", "5")]), ##"text.read text=5"##)
  }
  @Test func eventLog1() throws {
    var log = EventLog(capacity: 100)
    _ = try RequestConverter<Decimal128>().convert("5 mi to km", log: &log)
    shows(log.events.first?.name, ##"Optional("request.settings")"##)
    shows(log.events[1], ##"request.divided source="5 mi" target=km"##)
  }
  @Test func eventLog2() throws {
    var log = EventLog(capacity: 0)
    log.record(EventLog.Event("request.divided", []))
    shows(log.events.isEmpty, ##"true"##)
  }
  @Test func eventLog3() throws {
    var log = EventLog(capacity: 2)
    for end in ["1", "2", "3"] { log.record(EventLog.Event("text.read", [("end", end)])) }
    shows(log.events, ##"[text.read end=2, text.read end=3]"##)
    shows(log.droppedCount, ##"1"##)
  }
  @Test func catalogPreferredUnits1() throws {
    shows(Catalog.standard.preferredUnits(of: "length", in: "US"), ##"[mile, foot, inch]"##)
    shows(Catalog.standard.preferredUnits(of: "length", in: "DE"), ##"[kilometer, meter, centimeter]"##)
  }
  @Test func formatSettings1() throws {
    var settings = FormatSettings(locale: .french)
    settings.standard.precision = .decimals(4)
    settings.setQuantity("currency", FormatOverride(precision: .decimals(2)))
    settings.setPair(from: "mile", to: "kilometer", FormatOverride(precision: .decimals(1)))
    let format = settings.format(from: .mile, to: .kilometer)
    shows(format.text(of: Decimal128("42.1648128")!), ##""42,2""##)
  }
  @Test func formatSettings2() throws {
    var settings = FormatSettings()
    settings.setQuantity("mass", FormatOverride(precision: .decimals(1)))
    shows(settings.format(of: .kilogram).precision == .decimals(1), ##"true"##)
    shows(settings.format(of: .mile) == settings.standard, ##"true"##)
  }
  @Test func formatSettings3() throws {
    var settings = FormatSettings()
    settings.setPair(from: "mile", to: "kilometer", FormatOverride(precision: .decimals(1)))
    shows(settings.format(from: .mile, to: .kilometer).precision == .decimals(1), ##"true"##)
    shows(settings.format(from: .kilometer, to: .mile) == settings.standard, ##"true"##)
  }
  @Test func formatSettings4() throws {
    var settings = FormatSettings()
    settings.setQuantity("mass", FormatOverride(rounding: .down))
    shows(settings.override(ofQuantity: "mass") == FormatOverride(rounding: .down), ##"true"##)
    shows(settings.override(ofQuantity: "length"), ##"nil"##)
  }
  @Test func measureFormat1() throws {
    shows(MeasureFormat().write(Decimal128("8.04672")!, .kilometer).value, ##""8.04672 km""##)
    shows(MeasureFormat(.value).write(Decimal128("8.04672")!, .kilometer).value, ##""8.04672""##)
  }
  @Test func measureFormat2() throws {
    let format = MeasureFormat(.expression)
    let result = Decimal128("8.04672")!
    shows(format.write(5, .mile, as: result, .kilometer).value, ##""5 mi = 8.04672 km""##)
  }
  @Test func measureFormat3() throws {
    shows(MeasureFormat().suffix(of: .celsius), ##"" °C""##)
    shows(MeasureFormat().suffix(of: .degree), ##""°""##)
  }
  @Test func measureReader1() throws {
    try shows(MeasureReader().read("1 pint").unit, ##"pint"##)
    try shows(MeasureReader(preferredSystem: .imperial).read("1 pint").unit, ##"pint-imperial"##)
    try shows(MeasureReader(.lenient(.german)).read("2,5 Meilen").number?.text, ##"Optional("2.5")"##)
  }
  @Test func measureReader2() throws {
    let reading = try MeasureReader().read("5 ft 6 in")
    shows(reading.number?.text, ##"Optional("66")"##)
    shows(reading.unit, ##"inch"##)
  }
  @Test func measureReaderFind1() throws {
    let reading = try MeasureReader().find(in: "It weighs ~5 kg (11 lb).")
    shows(reading.number?.text, ##"Optional("5")"##)
    shows(reading.unit, ##"kilogram"##)
    shows(reading.flags == [.approximate, .more], ##"true"##)
  }
  @Test func measureReaderUnits1() throws {
    try shows(MeasureReader().unit("km").unit, ##"kilometer"##)
    try shows(MeasureReader().unit("gallon").alternatives, ##"[gallon-imperial, gallon-dry]"##)
  }
  @Test func measureReaderUnits2() throws {
    let reader = MeasureReader()
    try shows(reader.unit("oz").unit, ##"ounce"##)
    try shows(reader.fit(reader.unit("oz"), reader.unit("mL")).source.unit, ##"fluid-ounce"##)
  }
  @Test func measureReaderUnits3() throws {
    let reader = MeasureReader()
    let sum = try reader.read("2 years 3 days")
    shows(sum.number?.text, ##"Optional("733")"##)
    try shows(reader.fit(sum, reader.unit("months")).source.number?.text, ##"Optional("733.485")"##)
  }
  @Test func measureReaderUnits4() throws {
    let reader = MeasureReader()
    let years = try reader.fit(reader.read("1 year"), toEach: [.day, .decade])
    shows(years.map(\.unit), ##"[year-365-day, year-gregorian]"##)
  }
  @Test func measureReading1() throws {
    let reading = try MeasureReader().find(in: "It is 5 ft 6 in tall")
    shows(reading.leftOut.map(\.description), ##"["0..<5", "16..<20"]"##)
  }
  @Test func measureReading2() throws {
    let parts = try MeasureReader().read("1 gallon 1 pint").parts
    shows(parts[0].unit.alternatives, ##"[gallon-imperial, gallon-dry]"##)
  }
  @Test func measureReading3() throws {
    let ounces = try MeasureReader().read("12 oz")
    shows(ounces.unit, ##"ounce"##)
    shows(ounces.unit(in: "volume"), ##"Optional(fluid-ounce)"##)
  }
  @Test func numberFormat1() throws {
    var format = NumberFormat(locale: .german, precision: .decimals(2))
    shows(format.text(of: Decimal128("1234567.895")!), ##""1.234.567,9""##)
    format.trailingZeros = .padded
    shows(format.text(of: Decimal128("1234567.895")!), ##""1.234.567,90""##)
  }
  @Test func numberFormat2() throws {
    let number = Decimal128("1234567.895")!
    shows(NumberFormat(precision: .decimals(2), rounding: .down).text(of: number), ##""1,234,567.89""##)
    shows(NumberFormat(precision: .significantDigits(3)).text(of: number), ##""1,230,000""##)
  }
  @Test func numberFormatBytes1() throws {
    let format = NumberFormat(locale: .german)
    var number = "1234.5"
    let room = format.capacity(forBytes: number.utf8.count)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: room)
    defer { buffer.deallocate() }
    let length = number.withUTF8 { format.write(utf8: $0, into: buffer).value }
    shows(String(decoding: buffer[..<length], as: UTF8.self), ##""1.234,5""##)
  }
  @Test func numberFormatTarget1() throws {
    let format = NumberFormat(precision: .decimals(2))
    let converter = Converter<Decimal128>(
      context: .decimal128.rounding(format.rounding), target: format.target)
    let result = try converter.convert("26.2", from: .mile, to: .kilometer)
    shows(format.text(of: result.value, isRounded: true), ##""42.16""##)
  }
  @Test func numberFormatWrite1() throws {
    shows(NumberFormat(locale: .german).text(of: Decimal128("1234.5")!), ##""1.234,5""##)
    shows(NumberFormat(precision: .decimals(2)).text(of: Decimal128("2.675")!), ##""2.68""##)
  }
  @Test func numberFormatWrite2() throws {
    let written = NumberFormat(precision: .decimals(2)).write(Decimal128("0.00012345")!)
    shows(written.value, ##""0.00012""##)
    shows(written.conditions == [.rounded, .keptFromZero], ##"true"##)
  }
  @Test func numberFormatWrite3() throws {
    var number = "1234.5"
    shows(number.withUTF8 { NumberFormat(locale: .german).write(utf8: $0).value }, ##""1.234,5""##)
  }
  @Test func numberLocale1() throws {
    shows(NumberLocale.german.symbols.decimal, ##"",""##)
    shows(NumberLocale(rawValue: "de-CH")?.symbols.decimal, ##"Optional(".")"##)
    shows(NumberLocale(rawValue: "de_ch") == NumberLocale(rawValue: "de-CH"), ##"true"##)
  }
  @Test func numberLocale2() throws {
    shows(NumberLocale(.portuguese).rawValue, ##""pt-BR""##)
  }
  @Test func numberLocale3() throws {
    let india = RegionCode(rawValue: "IN")!
    shows(NumberLocale(.english, region: india)?.symbols.hasIndianGroups, ##"Optional(true)"##)
    shows(NumberLocale(.japanese, region: india), ##"nil"##)
  }
  @Test func numberLocaleIdentifier1() throws {
    shows(NumberLocale(rawValue: "de_ch")?.rawValue, ##"Optional("de-CH")"##)
    shows(NumberLocale(rawValue: "zh-TW")?.language == .traditionalChinese, ##"true"##)
    shows(NumberLocale(rawValue: "nl"), ##"nil"##)
  }
  @Test func numberLocaleIdentifier2() throws {
    shows(NumberLocale.nearest(to: "de-US")?.rawValue, ##"Optional("de")"##)
    shows(NumberLocale(rawValue: "de-US"), ##"nil"##)
  }
  @Test func numberSyntax1() throws {
    try shows(NumberSyntax.lenient(.german).read("1.234,50").number, ##"decimal("1234.50")"##)
    try shows(NumberSyntax.lenient(.english).read("2 1/3").number.text, ##""7/3""##)
    try shows(NumberSyntax.lenient(.english).read("1,234").flags == .ambiguousSeparator, ##"true"##)
  }
  @Test func numberSyntax2() throws {
    shows(NumberSyntax.lenient(.german).symbols.decimal, ##"",""##)
  }
  @Test func readNumberText1() throws {
    let german = NumberFormat(locale: .german)
    shows(ReadNumber.decimal("1234.5").text(german), ##""1.234,5""##)
    try shows(NumberSyntax.lenient(.german).read("0 1/3").number.text(german), ##""1/3""##)
  }
  @Test func readNumberValue1() throws {
    let third = try NumberSyntax.lenient(.english).read("1/3").number
    let outcome = third.value(as: Decimal128.self, in: .decimal128)
    shows(outcome.value, ##"0.3333333333333333333333333333333333"##)
    shows(outcome.isExact, ##"false"##)
  }
  @Test func readNumberValue2() throws {
    let third = try NumberSyntax.lenient(.english).read("1/3").number
    shows(third.exactValue(as: Decimal128.self, in: .decimal128), ##"nil"##)
    let price = ReadNumber.decimal("1.50")
    shows(price.exactValue(as: Decimal128.self, in: .decimal128), ##"Optional(1.50)"##)
  }
  @Test func readNumberValue3() throws {
    let third = try NumberSyntax.lenient(.english).read("1/3").number
    let map = MeasureUnit.yard.conversionMap(to: .foot)!
    let feet: Conversion<Decimal128>? = third.converted(
      by: map, to: .digits(34), in: .decimal128)
    shows(feet?.value, ##"Optional(1)"##)
  }
  @Test func readingErrorDescription1() throws {
    var message = ""
    do { _ = try MeasureReader().read("5 kilometr") } catch {
      message = error.message(for: "5 kilometr")
    }
    shows(message, ##"unknown unit 'kilometr'; did you mean km (kilometer)?"##)
  }
  @Test func regionCode1() throws {
    shows(RegionCode(rawValue: "UK")?.rawValue, ##"Optional("GB")"##)
    shows(RegionCode(rawValue: "gb"), ##"nil"##)
  }
  @Test func unitFilter1() throws {
    let british = UnitFilter(quantity: "volume", system: .imperial)
    shows(UnitSearch().matches(for: "gal", filter: british)[0].unit, ##"gallon-imperial"##)
  }
  @Test func unitName1() throws {
    let search = UnitSearch(names: [UnitName("klick", of: "kilometer")])
    shows(search.matches(for: "klick").first?.unit, ##"Optional(kilometer)"##)
  }
  @Test func unitName2() throws {
    shows(UnitName.names(in: .german).first { $0.name == "Zoll" }?.unit, ##"Optional("inch")"##)
    shows(UnitName.names(in: .english).isEmpty, ##"true"##)
  }
  @Test func unitSearch1() throws {
    let search = UnitSearch()
    shows(search.matches(for: "kilom")[0].unit, ##"kilometer"##)
    shows(search.matches(for: "killometer")[0].edits, ##"1"##)
    shows(search.matches(for: "zoll")[0].unit, ##"inch"##)
    let british = UnitFilter(system: .imperial)
    shows(search.matches(for: "gal", filter: british)[0].unit, ##"gallon-imperial"##)
  }
  @Test func unitSearch2() throws {
    shows(UnitSearch(locales: [.german]).matches(for: "zoll").first?.unit, ##"Optional(inch)"##)
    shows(UnitSearch(locales: []).matches(for: "zoll").first?.unit, ##"nil"##)
  }
  @Test func unitSearch3() throws {
    let matches = UnitSearch().matches(for: "killometer", limit: 2)
    shows(matches.map(\.unit), ##"[kilometer, cubic-kilometer]"##)
    shows(matches.map(\.edits), ##"[1, 1]"##)
  }
  @Test func decimal1281() throws {
    let third = Decimal128.divide(1, by: 3, in: .decimal128)
    shows(third.value, ##"0.3333333333333333333333333333333333"##)
    shows(third.conditions, ##"Inexact Rounded"##)
  }
  @Test func decimal128Add1() throws {
    let sum = Decimal128.add(Decimal128("0.10")!, Decimal128("0.2")!, in: .decimal128)
    shows(sum.value, ##"0.30"##)
    shows(sum.isExact, ##"true"##)
  }
  @Test func decimal128Add2() throws {
    shows(Decimal128.subtract(20, Decimal128("17.90")!, in: .decimal128).value, ##"2.10"##)
  }
  @Test func decimal128BinaryEncoding1() throws {
    shows(Decimal128(bid: 0x303C_0000_0000_0000_0000_0000_0000_0096), ##"1.50"##)
  }
  @Test func decimal128BinaryEncoding2() throws {
    shows(Decimal128.isCanonical(bid: Decimal128("1.50")!.bid), ##"true"##)
    shows(Decimal128.isCanonical(bid: 0x3041_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF), ##"false"##)
  }
  @Test func decimal128Classification1() throws {
    let fiftyDigits = ArithmeticContext(precision: 50, maxExponent: 999, minExponent: -999)
    shows(Decimal128.supports(fiftyDigits), ##"false"##)
    shows(Decimal128.supports(.decimal64), ##"true"##)
  }
  @Test func decimal128Comparable1() throws {
    shows(Decimal128("0.1")! < Decimal128("0.10")!, ##"false"##)
    shows(Decimal128("-Infinity")! < 0, ##"true"##)
  }
  @Test func decimal128Comparable2() throws {
    shows(Decimal128("1.50")! <= Decimal128("1.5")!, ##"true"##)
    shows(Decimal128("NaN")! <= 1, ##"false"##)
  }
  @Test func decimal128Compare1() throws {
    shows(Decimal128.compare(Decimal128("2.1")!, Decimal128("2.10")!, in: .decimal128).value, ##"0"##)
    shows(Decimal128.compare(2, Decimal128("NaN")!, in: .decimal128).value, ##"NaN"##)
  }
  @Test func decimal128CompareTotal1() throws {
    shows(Decimal128.compareTotal(Decimal128("12.30")!, Decimal128("12.3")!), ##"-1"##)
    shows(Decimal128.compareTotal(Decimal128("-0")!, 0), ##"-1"##)
  }
  @Test func decimal128Convert1() throws {
    let miles = ConversionMap.linear(ExactRatio(1_609_344, exponent: -3)!)
    let meters = Decimal128.convert(26, by: miles, to: .digits(5), in: .decimal128)
    shows(meters.value, ##"41843"##)
    shows(meters.isExact, ##"false"##)
  }
  @Test func decimal128Copy1() throws {
    shows(Decimal128.copyNegate(0), ##"-0"##)
    shows(Decimal128.copyNegate(Decimal128("NaN")!), ##"-NaN"##)
  }
  @Test func decimal128Copy2() throws {
    shows(Decimal128.copySign(Decimal128("1.50")!, of: -7), ##"-1.50"##)
  }
  @Test func decimal128DecimalEncoding1() throws {
    shows(Decimal128(dpd: 0x2207_8000_0000_0000_0000_0000_0000_00D0), ##"1.50"##)
  }
  @Test func decimal128DecimalEncoding2() throws {
    let noncanonical: UInt128 = 0x2208_0000_0000_0000_0000_0000_0000_016E
    shows(Decimal128(dpd: noncanonical), ##"888"##)
    shows(Decimal128.isCanonical(dpd: noncanonical), ##"false"##)
  }
  @Test func decimal128Divide1() throws {
    shows(Decimal128.divide(Decimal128("2.40")!, by: 2, in: .decimal128).value, ##"1.20"##)
    shows(Decimal128.divide(2, by: 3, in: .decimal32).value, ##"0.6666667"##)
    shows(Decimal128.divide(1, by: 0, in: .decimal128).conditions, ##"Division_by_zero"##)
  }
  @Test func decimal128DivideInteger1() throws {
    shows(Decimal128.divideInteger(-10, by: 3, in: .decimal128).value, ##"-3"##)
    shows(Decimal128.divideInteger(1, by: Decimal128("0.3")!, in: .decimal128).value, ##"3"##)
  }
  @Test func decimal128EncodingSign1() throws {
    shows(Decimal128.copyNegate(encoding: Decimal128(7).bid) == Decimal128(-7).bid, ##"true"##)
  }
  @Test func decimal128EngineeringString1() throws {
    shows(Decimal128("123E+5")!.engineeringString(), ##""12.3E+6""##)
    shows(Decimal128("1E-7")!.engineeringString(), ##""100E-9""##)
  }
  @Test func decimal128Exp1() throws {
    shows(Decimal128.exp(1, in: .decimal128).value, ##"2.718281828459045235360287471352662"##)
    shows(Decimal128.exp(0, in: .decimal128).isExact, ##"true"##)
  }
  @Test func decimal128FiniteCoefficient1() throws {
    shows(Decimal128(exactly: 150, exponent: -2, isNegative: true), ##"Optional(-1.50)"##)
    shows(Decimal128(exactly: 1, exponent: 6_144, isNegative: false), ##"nil"##)
  }
  @Test func decimal128FromDouble1() throws {
    shows(Decimal128.convert(0.1, in: .decimal128).value, ##"0.1000000000000000055511151231257827"##)
    shows(Decimal128.convert(0.1, in: .decimal128).conditions, ##"Inexact Rounded"##)
    shows(Decimal128.convert(0.375, in: .decimal128).value, ##"0.375"##)
  }
  @Test func decimal128FromDouble2() throws {
    shows(Decimal128(exactValueOf: 0.1), ##"0.1000000000000000055511151231257827"##)
  }
  @Test func decimal128FromDouble3() throws {
    shows(Decimal128(exactly: 0.375), ##"Optional(0.375)"##)
    shows(Decimal128(exactly: 0.1), ##"nil"##)
  }
  @Test func decimal128FromDouble4() throws {
    shows(Decimal128(shortest: 0.1), ##"0.1"##)
    shows(Decimal128(shortest: 0.1 + 0.2), ##"0.30000000000000004"##)
  }
  @Test func decimal128FusedMultiplyAdd1() throws {
    let x = Decimal128("1.000001")!
    shows(Decimal128.fma(x, x, adding: Decimal128("-1.000002")!, in: .decimal32).value, ##"1E-12"##)
  }
  @Test func decimal128Hashable1() throws {
    shows(Decimal128("1.50")! == Decimal128("1.5")!, ##"true"##)
    shows(Decimal128("NaN")! == Decimal128("NaN")!, ##"false"##)
  }
  @Test func decimal128Integers1() throws {
    shows(Decimal128(UInt64.max), ##"18446744073709551615"##)
    shows(Decimal128(Int128.max), ##"1.701411834604692317316873037158841E+38"##)
  }
  @Test func decimal128Integers2() throws {
    shows(Decimal128(exactly: UInt64.max), ##"Optional(18446744073709551615)"##)
    shows(Decimal128(exactly: Int128.max), ##"nil"##)
  }
  @Test func decimal128Ln1() throws {
    shows(Decimal128.ln(10, in: .decimal32).value, ##"2.302585"##)
    shows(Decimal128.ln(0, in: .decimal128).value, ##"-Infinity"##)
    shows(Decimal128.ln(-1, in: .decimal128).conditions, ##"Invalid_operation"##)
  }
  @Test func decimal128Log101() throws {
    shows(Decimal128.log10(Decimal128("0.001")!, in: .decimal128).value, ##"-3"##)
    shows(Decimal128.log10(2, in: .decimal32).value, ##"0.3010300"##)
  }
  @Test func decimal128LogB1() throws {
    shows(Decimal128.logB(250, in: .decimal128).value, ##"2"##)
    shows(Decimal128.logB(0, in: .decimal128).conditions, ##"Division_by_zero"##)
  }
  @Test func decimal128Logical1() throws {
    shows(Decimal128.and(1_100, 1_010, in: .decimal128).value, ##"1000"##)
    shows(Decimal128.and(1_200, 1_010, in: .decimal128).conditions, ##"Invalid_operation"##)
  }
  @Test func decimal128LosslessStringConvertible1() throws {
    shows(Decimal128("1.50")!.description, ##""1.50""##)
    shows(Decimal128("1e9999"), ##"nil"##)
  }
  @Test func decimal128MinMax1() throws {
    shows(Decimal128.max(7, Decimal128("NaN")!, in: .decimal128).value, ##"7"##)
    shows(Decimal128.max(Decimal128("1.0")!, 1, in: .decimal128).value, ##"1"##)
  }
  @Test func decimal128MinMax2() throws {
    shows(Decimal128.maxMagnitude(1, -3, in: .decimal128).value, ##"-3"##)
  }
  @Test func decimal128ModularPower1() throws {
    shows(Decimal128.power(2, 100, modulo: 7, in: .decimal128).value, ##"2"##)
  }
  @Test func decimal128Multiply1() throws {
    shows(Decimal128.multiply(Decimal128("1.20")!, 3, in: .decimal128).value, ##"3.60"##)
  }
  @Test func decimal128Next1() throws {
    shows(Decimal128.nextPlus(1, in: .decimal32).value, ##"1.000001"##)
  }
  @Test func decimal128Next2() throws {
    shows(Decimal128.nextMinus(1, in: .decimal32).value, ##"0.9999999"##)
  }
  @Test func decimal128NumberClass1() throws {
    shows(Decimal128("1E-100")!.numberClass(in: .decimal128), ##"positiveNormal"##)
    shows(Decimal128("1E-100")!.numberClass(in: .decimal32), ##"positiveSubnormal"##)
  }
  @Test func decimal128Operators1() throws {
    shows(Decimal128("0.1")! + Decimal128("0.2")!, ##"0.3"##)
  }
  @Test func decimal128Operators2() throws {
    shows(Decimal128("20.00")! - Decimal128("17.90")!, ##"2.10"##)
  }
  @Test func decimal128Operators3() throws {
    shows(Decimal128("1.20")! * 3, ##"3.60"##)
  }
  @Test func decimal128Operators4() throws {
    var price = Decimal128("19.90")!
    price *= 2
    shows(price, ##"39.80"##)
  }
  @Test func decimal128Operators5() throws {
    shows(Decimal128("2.40")! / 2, ##"1.20"##)
    shows(Decimal128(1) / 3, ##"0.3333333333333333333333333333333333"##)
    shows(Decimal128(1) / 0, ##"Infinity"##)
  }
  @Test func decimal128Parse1() throws {
    shows(Decimal128(exactly: "1.50"), ##"Optional(1.50)"##)
    shows(Decimal128(exactly: "1E+6144"), ##"nil"##)
    shows(Decimal128(exactly: "1.000E+6111"), ##"Optional(1.000E+6111)"##)
  }
  @Test func decimal128Parse2() throws {
    shows(Decimal128.parse("3.14159265", in: .decimal32).value, ##"3.141593"##)
    shows(Decimal128.parse("1e9999", in: .decimal128).conditions, ##"Inexact Overflow Rounded"##)
    shows(Decimal128.parse("1_000", in: .decimal128).conditions, ##"Conversion_syntax"##)
  }
  @Test func decimal128Parse3() throws {
    let row = Array("19.90;EUR".utf8)
    let price = row[..<5]
      .withUnsafeBufferPointer { Decimal128.parse(utf8: $0, in: .decimal128) }
    shows(price.value, ##"19.90"##)
  }
  @Test func decimal128Power1() throws {
    shows(Decimal128.power(Decimal128("1.05")!, 3, in: .decimal128).value, ##"1.157625"##)
    shows(Decimal128.power(2, Decimal128("0.5")!, in: .decimal32).value, ##"1.414214"##)
    shows(Decimal128.power(0, 0, in: .decimal128).conditions, ##"Invalid_operation"##)
  }
  @Test func decimal128Preparation1() throws {
    let miles = ConversionMap.linear(ExactRatio(1_609_344, exponent: -3)!)
    let meters = Decimal128.Preparation(miles, to: .decimals(1), in: .decimal128)
    shows([26, 100].map { meters.convert($0).value }, ##"[41842.9, 160934.4]"##)
  }
  @Test func decimal128Quantize1() throws {
    let cent = Decimal128("0.01")!
    shows(Decimal128.quantize(Decimal128("2.665")!, to: cent, in: .decimal128).value, ##"2.66"##)
    shows(Decimal128.quantize(3, to: cent, in: .decimal128).value, ##"3.00"##)
  }
  @Test func decimal128Reduce1() throws {
    shows(Decimal128.reduce(Decimal128("1.500")!, in: .decimal128).value, ##"1.5"##)
    shows(Decimal128.reduce(Decimal128("120.00")!, in: .decimal128).value, ##"1.2E+2"##)
  }
  @Test func decimal128Remainder1() throws {
    shows(Decimal128.remainder(-10, by: 3, in: .decimal128).value, ##"-1"##)
    shows(Decimal128.remainder(Decimal128("10.2")!, by: 1, in: .decimal128).value, ##"0.2"##)
  }
  @Test func decimal128Remainder2() throws {
    shows(Decimal128.remainderNear(10, by: 6, in: .decimal128).value, ##"-2"##)
  }
  @Test func decimal128Rescale1() throws {
    shows(Decimal128.rescale(Decimal128("2.17")!, to: -1, in: .decimal128).value, ##"2.2"##)
  }
  @Test func decimal128RoundToIntegral1() throws {
    let rounded = Decimal128.roundToIntegralExact(Decimal128("2.5")!, in: .decimal128)
    shows(rounded.value, ##"2"##)
    shows(rounded.conditions, ##"Inexact Rounded"##)
  }
  @Test func decimal128RoundToIntegral2() throws {
    let halfUp = ArithmeticContext.decimal128.rounding(.halfUp)
    shows(Decimal128.roundToIntegralValue(Decimal128("2.5")!, in: halfUp).value, ##"3"##)
    shows(Decimal128.roundToIntegralValue(Decimal128("2.5")!, in: halfUp).isExact, ##"true"##)
  }
  @Test func decimal128SameQuantum1() throws {
    shows(Decimal128.sameQuantum(Decimal128("2.17")!, Decimal128("0.01")!), ##"true"##)
    shows(Decimal128.sameQuantum(Decimal128("2.17")!, Decimal128("0.1")!), ##"false"##)
  }
  @Test func decimal128ScaleB1() throws {
    shows(Decimal128.scaleB(Decimal128("7.50")!, by: 3, in: .decimal128).value, ##"7.50E+3"##)
    shows(Decimal128.scaleB(Decimal128("7.50")!, by: -2, in: .decimal128).value, ##"0.0750"##)
  }
  @Test func decimal128Shift1() throws {
    shows(Decimal128.shift(34, by: 3, in: .decimal128).value, ##"34000"##)
    shows(Decimal128.shift(1_234_567, by: -2, in: .decimal128).value, ##"12345"##)
  }
  @Test func decimal128Shift2() throws {
    shows(Decimal128.rotate(1_234_567, by: 2, in: .decimal32).value, ##"3456712"##)
    shows(Decimal128.rotate(34, by: -1, in: .decimal32).value, ##"4000003"##)
  }
  @Test func decimal128Sign1() throws {
    let rounded = Decimal128.plus(Decimal128("3.14159265")!, in: .decimal32)
    shows(rounded.value, ##"3.141593"##)
    shows(rounded.conditions, ##"Inexact Rounded"##)
  }
  @Test func decimal128Sign2() throws {
    shows(Decimal128.minus(Decimal128("1.30")!, in: .decimal128).value, ##"-1.30"##)
    shows(Decimal128.minus(0, in: .decimal128).value, ##"0"##)
  }
  @Test func decimal128SignedNumeric1() throws {
    shows(-Decimal128(0), ##"-0"##)
    shows(Decimal128.minus(0, in: .decimal128).value, ##"0"##)
  }
  @Test func decimal128SignedNumeric2() throws {
    var balance = Decimal128("12.50")!
    balance.negate()
    shows(balance, ##"-12.50"##)
  }
  @Test func decimal128SignedNumeric3() throws {
    let large: Decimal128 = 10_000_000_000_000_000_000_000_000_000_000_000_000
    shows(large, ##"1.000000000000000000000000000000000E+37"##)
  }
  @Test func decimal128SquareRoot1() throws {
    shows(Decimal128.squareRoot(Decimal128("2.25")!, in: .decimal128).value, ##"1.5"##)
    shows(Decimal128.squareRoot(2, in: .decimal32).value, ##"1.414214"##)
    shows(Decimal128.squareRoot(-1, in: .decimal128).conditions, ##"Invalid_operation"##)
  }
  @Test func decimal128SquareRoot2() throws {
    let down = ArithmeticContext.decimal32.rounding(.down)
    shows(Decimal128.ieeeSquareRoot(2, in: down).value, ##"1.414213"##)
    shows(Decimal128.squareRoot(2, in: down).value, ##"1.414214"##)
  }
  @Test func decimal128Text1() throws {
    shows(Decimal128("123E+5")!.scientificString(), ##""1.23E+7""##)
    shows(Decimal128("0.000001")!.scientificString(), ##""0.000001""##)
    shows(Decimal128("0.0000001")!.scientificString(), ##""1E-7""##)
  }
  @Test func decimal128Text2() throws {
    shows(Decimal128("1.23E+7")!.plainString(), ##""12300000""##)
    shows(Decimal128("1E-7")!.plainString(), ##""0.0000001""##)
  }
  @Test func decimal128TotalOrder1() throws {
    let numbers = ["1", "0", "1.0", "-0"].map { Decimal128($0)! }
    shows(numbers.sorted { Decimal128.TotalOrder($0) < .init($1) }, ##"[-0, 0, 1.0, 1]"##)
  }
  @Test func decimal128TotalOrder2() throws {
    let texts = ["1.0", "1", "1.0"]
    shows(Set(texts.map { Decimal128.TotalOrder(Decimal128($0)!) }).count, ##"2"##)
  }
  @Test func decimal128Write1() throws {
    let price = Decimal128("19.90")!
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = bytes.withUnsafeMutableBufferPointer { price.write(into: $0) }
    shows(String(decoding: bytes[..<count], as: UTF8.self), ##""19.90""##)
  }
  @Test func doubleDecimal1281() throws {
    shows(Double(Decimal128("0.1")!), ##"0.1"##)
    shows(Double(Decimal128("1E+400")!), ##"inf"##)
  }
  @Test func doubleDecimal1282() throws {
    shows(Double(exactly: Decimal128("0.375")!), ##"Optional(0.375)"##)
    shows(Double(exactly: Decimal128("0.1")!), ##"nil"##)
  }
  @Test func fixedWidthIntegerDecimal1281() throws {
    shows(Int(exactly: Decimal128("2.00")!), ##"Optional(2)"##)
    shows(Int(exactly: Decimal128("2.5")!), ##"nil"##)
    shows(UInt8(exactly: Decimal128("256")!), ##"nil"##)
  }
  @Test func fixedWidthIntegerDecimal1282() throws {
    shows(Int(Decimal128("2.5")!, rounding: .halfEven), ##"Optional(2)"##)
    shows(Int(Decimal128("2.5")!, rounding: .halfUp), ##"Optional(3)"##)
    shows(UInt8(Decimal128("255.5")!, rounding: .halfUp), ##"nil"##)
  }
  @Test func appearance1() throws {
    shows(InterfaceSkin.glass(.aurora).text, ##""glass:aurora""##)
    shows(InterfaceSkin("glass:blue-green") == .glass(.blueGreen), ##"true"##)
  }
  @Test func appearance2() throws {
    shows(InterfaceSkin("glass:midnight") == .glass(.midnight), ##"true"##)
    shows(InterfaceSkin("glass"), ##"nil"##)
  }
  @Test func appearance3() throws {
    shows(RGBColor("#007AFF")?.text, ##"Optional("#007AFF")"##)
  }
  @Test func appearance4() throws {
    shows(RGBColor(value: 0x7AFF).text, ##""#007AFF""##)
  }
  @Test func appearance5() throws {
    shows(RGBColor("#007aff")?.text, ##"Optional("#007AFF")"##)
    shows(RGBColor("#07f"), ##"nil"##)
  }
  @Test func cellSeparator1() throws {
    shows(CellSeparator(for: .english).rawValue, ##"",""##)
    shows(CellSeparator(for: .german).rawValue, ##"";""##)
  }
  @Test func demoNoteEnglish1() throws {
    let note = DemoNote.purchased(.product(.pro))
    shows(note.english, ##""Pro is yours, as a demonstration; no money moved""##)
  }
  @Test func demoStore1() throws {
    var notebook = NotebookContent()
    var shop = DemoStore()
    shop.handle(.buy(.product(.pro)), at: .epoch, in: notebook)
    let step = shop.handle(.confirm, at: .epoch, in: notebook)
    for edit in step.edits { try notebook.edit(edit) }
    shows(notebook.entitlements.owns(.pro), ##"true"##)
  }
  @Test func demoStore2() throws {
    var shop = DemoStore()
    shop.handle(.buy(.tip(.small)), at: .epoch, in: NotebookContent())
    let step = shop.handle(.cancel, at: .epoch, in: NotebookContent())
    shows(step.note?.english, ##"Optional("the small tip was not bought")"##)
  }
  @Test func demoStoreWritten1() throws {
    var shop = DemoStore()
    shop.handle(.buy(.product(.pro)), at: .epoch, in: NotebookContent())
    var values = MemoryStore()
    try values.set(DemoStore.key, to: shop.bytes)
    try shows(values.value(DemoStore.key).map { try DemoStore($0).phase } == shop.phase, ##"true"##)
  }
  @Test func demoStoreWritten2() throws {
    try shows(DemoStore(Array(#"{"version": 1}"#.utf8)) == DemoStore(), ##"true"##)
    shows(try? DemoStore(Array(#"{"version": 2}"#.utf8)), ##"nil"##)
  }
  @Test func entitlements1() throws {
    let claims = [1, 2].map { ProductClaim(.pro, since: .epoch, licence: "licence \($0)") }
    shows(Entitlements(claims: claims).claims.map(\.licence), ##"["licence 1"]"##)
  }
  @Test func entitlements2() throws {
    let claim = ProductClaim(.pro, since: .epoch, licence: ProductClaim.demonstration)
    shows(Entitlements(claims: [claim]).owns(.pro), ##"false"##)
  }
  @Test func entitlementsVerified1() throws {
    let licence = Licence(
      id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
    let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
    let text = SignedLicence.text(
      signedBytes: signed, signature: Array(repeating: 0, count: 64))
    let file = try SignedLicence(text: text)
    let key = VerifierAnswer(keyName: "release-1", to: file, isValid: true)
    let claim = ProductClaim(.pro, since: .epoch, licence: text)
    let entitlements = Entitlements(claims: [claim])
    shows(entitlements.owns(.pro), ##"false"##)
    shows(entitlements.verified(by: key, at: .epoch).held.owns(.pro), ##"true"##)
  }
  @Test func favorite1() throws {
    let run = Favorite(
      id: "a1", .pair(from: "mile", to: "kilometer"), label: "Run", color: .blue, decimals: 1,
      createdAt: .epoch)
    var notebook = NotebookContent()
    try notebook.edit(.addFavorite(run))
    shows(notebook.favorites.map(\.label), ##"[Optional("Run")]"##)
  }
  @Test func favorite2() throws {
    let run = Favorite(
      id: "a1", .pair(from: "mile", to: "kilometer"), decimals: 13, createdAt: .epoch)
    var notebook = NotebookContent()
    let result = Result { try notebook.edit(.addFavorite(run)) }
    shows(result, ##"failure(13 decimals cannot be shown; choose 0 to 12)"##)
  }
  @Test func formattingSettings1() throws {
    let settings = FormattingSettings(separators: NumberMarks(decimal: ".", group: "'"))
    shows(settings.symbols(NumberLocale.german.symbols).decimal, ##"".""##)
    shows(FormattingSettings().symbols(NumberLocale.german.symbols).decimal, ##"",""##)
  }
  @Test func formattingSettings2() throws {
    let marks = NumberMarks(decimal: ".", group: "'")
    let format = LiveGrouping(marks.symbols(NumberLocale.german.symbols))
    shows(format.applying(.insert("4"), to: EditedText("123")).text == "1'234", ##"true"##)
  }
  @Test func gateAnswerEnglish1() throws {
    let answer = GateAnswer.limitReached(20, lifts: .pro)
    shows(answer.english, ##"Optional("20 is the most without Pro")"##)
  }
  @Test func historyContents1() throws {
    let sum = KeptCalculation(expression: "2 + 3 =", result: "about 5")
    var notebook = NotebookContent()
    let entry = HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))
    let result = Result { try notebook.edit(.record(entry)) }
    shows(result, ##"failure("about 5" is no number; write digits, a point, an exponent)"##)
  }
  @Test func historyContents2() throws {
    let shares = ToolField("shares", list: ["19.08", "19.08", "19.07"])
    shows(shares.value == .list(["19.08", "19.08", "19.07"]), ##"true"##)
  }
  @Test func historyEntry1() throws {
    let entry = HistoryEntry(
      id: "6f1c", createdAt: .epoch,
      .conversion(
        KeptConversion(
          category: "length", from: "kilometer", to: "mile", input: "12",
          result: "7.456454306848", isExact: false, rounding: .halfUp,
          text: "12 km → 7.456 mi")))
    var notebook = NotebookContent()
    try notebook.edit(.record(entry))
    shows(notebook.history.count(of: .conversion), ##"1"##)
  }
  @Test func historyRows1() throws {
    var notebook = NotebookContent()
    let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
    try notebook.edit(.record(HistoryEntry(id: "b", createdAt: .epoch, .calculation(sum))))
    try notebook.edit(.record(HistoryEntry(id: "a", createdAt: .epoch, .calculation(sum))))
    shows(notebook.history.map(\.id), ##"["a", "b"]"##)
    shows(notebook.history.reversed().prefix(1).map(\.id), ##"["b"]"##)
  }
  @Test func historyRows2() throws {
    let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
    var notebook = NotebookContent()
    try notebook.edit(.record(HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))))
    shows(notebook.history.entry("6f1c")?.kind == .calculation, ##"true"##)
    shows(notebook.history.entry("6f1d")?.kind == .calculation, ##"false"##)
  }
  @Test func importNoteEnglish1() throws {
    shows(ImportNote.settingsKept.english, ##""settings: those of this device stay""##)
  }
  @Test func legacyNotebook1() throws {
    let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
    var notebook = NotebookContent()
    try notebook.edit(.record(HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))))
    let written = try LegacyNotebook.write(notebook)
    shows(written.leftOut.map(\.name), ##"["2 + 3 = 5"]"##)
    try shows(LegacyNotebook(written.bytes, at: .epoch).content.history.count, ##"0"##)
  }
  @Test func legacyNotebook2() throws {
    let text = #"{"lastUsedCategoryName": "Luck"}"#
    let legacy = try LegacyNotebook(text: text, at: .epoch)
    shows(legacy.notes, ##"[last conversion: it stayed out, because "Luck" is not known here]"##)
  }
  @Test func legacyNotebookReading1() throws {
    let text = #"{"settings.theme": "dark", "iap.entitlements.pro": true}"#
    let legacy = try LegacyNotebook(text: text, at: .epoch)
    shows(legacy.content.settings.theme.rawValue, ##""dark""##)
    shows(legacy.claimsPro, ##"true"##)
  }
  @Test func legacyNotebookWriting1() throws {
    var settings = NotebookSettings()
    settings.skin = .expressive
    settings.precision.setDecimals(1, from: "mile", to: "kilometer")
    var notebook = NotebookContent()
    try notebook.edit(.changeSettings(settings))
    try shows(LegacyNotebook.write(notebook).omitted, ##"[skin, decimals of pairs]"##)
  }
  @Test func legacyOmissionEnglish1() throws {
    shows(LegacyOmission.pairDecimals.english, ##""decimals of pairs""##)
  }
  @Test func licence1() throws {
    let licence = Licence(
      id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
    let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
    shows(signed.starts(with: "metryvo-licence-1.release-1.".utf8), ##"true"##)
  }
  @Test func memoryStore1() throws {
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    store.values.isRefused = true
    var notebook = NotebookContent()
    try notebook.edit(.search("furlong"))
    shows(store.save(notebook, after: NotebookContent()).map(\.identifier), ##"["part"]"##)
  }
  @Test func memoryStore2() throws {
    var store = MemoryStore(byteLimit: 8)
    try store.set("unit", to: Array("mile".utf8))
    try? store.set("unit", to: Array("kilometer".utf8))
    try shows(store.value("unit").map { String(decoding: $0, as: UTF8.self) }, ##"Optional("mile")"##)
  }
  @Test func notebookContent1() throws {
    let run = Favorite(id: "a1", .pair(from: "mile", to: "kilometer"), createdAt: .epoch)
    var notebook = NotebookContent()
    let undo = try notebook.edit(.addFavorite(run))
    shows(notebook.favorites.count, ##"1"##)
    try notebook.edit(undo)
    shows(notebook.favorites.count, ##"0"##)
  }
  @Test func notebookContentCatalog1() throws {
    let smoot = UserUnit(
      id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
      factor: "67", createdAt: .epoch)
    var notebook = NotebookContent()
    try notebook.edit(.addUnit(smoot))
    let converter = RequestConverter<Decimal128>(catalog: notebook.catalog())
    try shows(converter.convert("100 smoot to m").text, ##""170.18 m""##)
  }
  @Test func notebookContentCheckCategory1() throws {
    let currency = UserCategory(
      id: "9c", name: "Currency", baseName: "euro", baseSymbol: "", createdAt: .epoch)
    shows(NotebookContent().check(currency), ##"[base unit's symbol is missing]"##)
  }
  @Test func notebookContentEdit1() throws {
    let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
    var notebook = NotebookContent()
    try notebook.edit(.record(HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))))
    let undo = try notebook.edit(.star(id: "6f1c", true))
    shows(notebook.history.map(\.isStarred), ##"[true]"##)
    try notebook.edit(undo)
    shows(notebook.history.map(\.isStarred), ##"[false]"##)
  }
  @Test func notebookContentFavorites1() throws {
    let run = Favorite(id: "a1", .pair(from: "mile", to: "kilometer"), createdAt: .epoch)
    var notebook = NotebookContent()
    try notebook.edit(.addFavorite(run))
    shows(notebook.favorite(of: .pair(from: "mile", to: "kilometer"))?.id, ##"Optional("a1")"##)
    shows(notebook.favorite(of: .pair(from: "kilometer", to: "mile"))?.id, ##"nil"##)
  }
  @Test func notebookContentFavorites2() throws {
    let run = Favorite(id: "a1", .pair(from: "mile", to: "kilometer"), createdAt: .epoch)
    var notebook = NotebookContent()
    try notebook.edit(.addFavorite(run))
    shows(notebook.favoriteTarget(from: .mile, in: .standard)?.identifier, ##"Optional("kilometer")"##)
    shows(notebook.favoriteTarget(from: .pound, in: .standard)?.identifier, ##"nil"##)
  }
  @Test func notebookContentMerging1() throws {
    var (phone, laptop) = (NotebookContent(), NotebookContent())
    let run = Favorite(id: "b2", .pair(from: "mile", to: "kilometer"), createdAt: .epoch)
    try phone.edit(.addFavorite(run))
    let weight = Favorite(id: "a1", .pair(from: "pound", to: "kilogram"), createdAt: .epoch)
    try laptop.edit(.addFavorite(weight))
    shows(phone.merged(with: laptop).favorites.map(\.id), ##"["b2", "a1"]"##)
  }
  @Test func notebookContentReadingTable1() throws {
    let table = "id,kind,from,to,createdAt\na1,pair,mile,kilometer,2026-11-23T07:00:00.000Z"
    try shows(NotebookContent(csv: Array(table.utf8), of: .favorites).favorites.map(\.id), ##"["a1"]"##)
  }
  @Test func notebookContentWritingTable1() throws {
    let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
    var notebook = NotebookContent()
    try notebook.edit(.record(HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))))
    let bytes = try notebook.csv(of: .history, separator: CellSeparator(for: .german))
    try shows(NotebookContent(csv: bytes, of: .history) == notebook, ##"true"##)
  }
  @Test func notebookDataError1() throws {
    let error = NotebookDataError(line: 3, column: 5, path: "history[0]", .missingKey("id"))
    shows(error, ##"line 3, column 5, history[0]: the key "id" is missing"##)
  }
  @Test func notebookDataErrorEnglish1() throws {
    let problem = NotebookDataError.Problem.repeatedValue("mile")
    let error = NotebookDataError(line: 12, column: 20, path: "recents.units[3]", problem)
    shows(error.english, ##"line 12, column 20, recents.units[3]: "mile" stands twice; keep one"##)
  }
  @Test func notebookDataErrorExpected1() throws {
    shows(NotebookDataError.Expected.theme.identifier, ##""theme""##)
  }
  @Test func notebookDataErrorExpectedEnglish1() throws {
    shows(NotebookDataError.Expected.color.english, ##""colour; write one like #007AFF""##)
  }
  @Test func notebookDataErrorExpectedEnglish2() throws {
    shows(NotebookDataError.Found.array.english, ##""an array""##)
  }
  @Test func notebookDocument1() throws {
    var notebook = NotebookContent()
    try notebook.edit(.search("furlong"))
    let bytes = try NotebookDocument(content: notebook, app: "metryvo 0.2.0").bytes
    try shows(NotebookDocument(bytes).content == notebook, ##"true"##)
  }
  @Test func notebookDocumentReading1() throws {
    let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "pink"}}"#
    let result = Result { try NotebookDocument(Array(text.utf8)) }
    shows(result, ##"failure(line 1, column 64, settings.theme: "pink" is no theme)"##)
  }
  @Test func notebookDocumentReading2() throws {
    let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "dark"}}"#
    try shows(NotebookDocument(text: text).content.settings.theme.rawValue, ##""dark""##)
  }
  @Test func notebookDocumentWriting1() throws {
    let claim = ProductClaim(.pro, since: .epoch, licence: ProductClaim.demonstration)
    var notebook = NotebookContent()
    try notebook.edit(.changeEntitlements(Entitlements(claims: [claim])))
    let document = NotebookDocument(content: notebook)
    let (stored, exported) = (try document.bytes(withEntitlements: true), try document.bytes)
    try shows(NotebookDocument(stored).content == notebook, ##"true"##)
    try shows(NotebookDocument(exported).content == notebook, ##"false"##)
  }
  @Test func notebookImport1() throws {
    let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "dark"}}"#
    var notebook = NotebookContent()
    let result = notebook.importing(try NotebookDocument(text: text), .replace)
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    if store.save(result).isEmpty { try notebook.edit(.replaceAll(result.content)) }
    shows(notebook.settings.theme.rawValue, ##""dark""##)
  }
  @Test func notebookImport2() throws {
    let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "dark"}}"#
    let result = NotebookContent().importing(try NotebookDocument(text: text), .replace)
    shows(result.content.settings.theme.rawValue, ##""dark""##)
    shows(result.notes, ##"[settings: those of the file hold now]"##)
  }
  @Test func notebookSettings1() throws {
    var notebook = NotebookContent()
    var settings = notebook.settings
    settings.theme = .dark
    try notebook.edit(.changeSettings(settings))
    shows(notebook.settings.theme.rawValue, ##""dark""##)
  }
  @Test func notebookSettingsFormats1() throws {
    var settings = NotebookSettings()
    settings.precision.setDecimals(1, from: "mile", to: "kilometer")
    let format = settings.formats(.german).format(from: .mile, to: .kilometer)
    shows(format.precision == .decimals(1), ##"true"##)
  }
  @Test func notebookSettingsRequests1() throws {
    var settings = NotebookSettings()
    settings.precision.global = 2
    let converter = RequestConverter<Decimal128>(settings.requestSettings(.german))
    try shows(converter.convert("5 mi in km").text, ##""8,05""##)
  }
  @Test func notebookSettingsRequests2() throws {
    var settings = NotebookSettings()
    settings.precision.setDecimals(1, from: "mile", to: "kilometer")
    shows(settings.requestSettings(.english, from: .mile, to: .kilometer).decimals, ##"Optional(1)"##)
    shows(settings.requestSettings(.english, from: .kilometer, to: .mile).decimals, ##"Optional(8)"##)
  }
  @Test func notebookSettingsRequests3() throws {
    var settings = NotebookSettings()
    settings.precision.setDecimals(1, from: "mile", to: "kilometer")
    let answer = try settings.answer("5 mi in km", by: Decimal128.self, .german)
    shows(answer.text, ##""8,0""##)
    shows(answer.text(.valueWithSymbol), ##""8,0 km""##)
  }
  @Test func notebookStore1() throws {
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    var notebook = store.load().content
    let before = notebook
    try notebook.edit(.visitCategory("length"))
    shows(store.save(notebook, after: before), ##"[]"##)
    shows(store.load().content.recents.categories, ##"["length"]"##)
  }
  @Test func notebookStore2() throws {
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    try store.values.set(NotebookPart.settings.key, to: Array("{".utf8))
    let (content, problems) = store.load()
    shows(content == NotebookContent(), ##"true"##)
    shows(problems.map(\.identifier), ##"["unreadablePart"]"##)
  }
  @Test func notebookStore3() throws {
    var notebook = NotebookContent()
    try notebook.edit(.search("furlong"))
    var store = NotebookStore(values: MemoryStore(byteLimit: 9), records: MemoryStore())
    let problems = store.save(notebook, after: NotebookContent())
    shows(problems, ##"[recent items: the store is full; delete some rows, or export and clear them]"##)
  }
  @Test func notebookStoreBackup1() throws {
    let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "dark"}}"#
    let result = NotebookContent().importing(try NotebookDocument(text: text), .replace)
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    shows(store.save(result), ##"[]"##)
    shows(store.load().content.settings.theme.rawValue, ##""dark""##)
  }
  @Test func notebookStoreBackup2() throws {
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    try shows(store.backup(), ##"nil"##)
    try store.keep(backup: NotebookDocument(content: NotebookContent()))
    try shows(store.backup().map { try NotebookDocument($0).content } == NotebookContent(), ##"true"##)
  }
  @Test func notebookStoreRecords1() throws {
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    try store.values.set(NotebookPart.settings.key, to: Array("{".utf8))
    shows(store.load().problems.map(\.identifier), ##"["unreadablePart"]"##)
    try store.removeUnreadable()
    shows(store.load().problems.map(\.identifier), ##"[]"##)
  }
  @Test func notebookStoreProblemEnglish1() throws {
    let problem = NotebookStoreProblem.part(.favorites, .damaged)
    shows(problem.english, ##""favourites: the store is damaged; import the last export""##)
  }
  @Test func ownedProduct1() throws {
    var notebook = NotebookContent()
    var shop = DemoStore()
    shop.handle(.buy(.product(.pro)), at: .epoch, in: notebook)
    let step = shop.handle(.confirm, at: .epoch, in: notebook)
    for edit in step.edits { try notebook.edit(edit) }
    shows(notebook.entitlements.products.map(\.isDemonstration), ##"[true]"##)
  }
  @Test func ownedProduct2() throws {
    let licence = Licence(
      id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
    let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
    let text = SignedLicence.text(
      signedBytes: signed, signature: Array(repeating: 0, count: 64))
    let file = try SignedLicence(text: text)
    let key = VerifierAnswer(keyName: "release-1", to: file, isValid: true)
    let verified = try file.verified(by: key, at: .epoch)
    var notebook = NotebookContent()
    try notebook.edit(.addProduct(OwnedProduct(verified, since: .epoch)))
    shows(notebook.entitlements.owns(.pro), ##"true"##)
  }
  @Test func ownedProduct3() throws {
    let claim = ProductClaim(.pro, since: .epoch, licence: ProductClaim.demonstration)
    let stored = Entitlements(claims: [claim])
    shows(stored.claims.count, ##"1"##)
    shows(stored.owns(.pro), ##"false"##)
  }
  @Test func precisionSettings1() throws {
    var precision = PrecisionSettings()
    precision.setDecimals(4, ofCategory: "length")
    precision.setDecimals(1, from: "mile", to: "kilometer")
    shows(precision.decimals(from: "mile", to: "kilometer", category: "length"), ##"1"##)
    shows(precision.decimals(from: "kilometer", to: "mile", category: "length"), ##"4"##)
  }
  @Test func precisionSettings2() throws {
    var precision = PrecisionSettings()
    precision.setDecimals(4, ofCategory: "length")
    shows(precision.decimals(ofCategory: "length"), ##"Optional(4)"##)
    precision.setDecimals(nil, ofCategory: "length")
    shows(precision.decimals(ofCategory: "length"), ##"nil"##)
  }
  @Test func precisionSettings3() throws {
    let precision = PrecisionSettings(global: 3)
    shows(precision.decimals(from: "mile", to: "kilometer", category: "length"), ##"3"##)
  }
  @Test func precisionSettings4() throws {
    var precision = PrecisionSettings()
    precision.setDecimals(1, from: "mile", to: "kilometer")
    shows(precision.decimals(ofPair: "mile", "kilometer"), ##"Optional(1)"##)
    shows(precision.decimals(ofPair: "kilometer", "mile"), ##"nil"##)
  }
  @Test func productPlan1() throws {
    let plan = ProductPlan(.metryvo, .free)
    shows(plan.answer(to: .feature(.pairPrecision)).english, ##"Optional("this needs Pro")"##)
    shows(plan.limit(.favorites), ##"Optional(20)"##)
  }
  @Test func productPlan2() throws {
    let plan = ProductPlan(.metryvo, .free, proCategories: ["force"])
    shows(plan.answer(to: .category("force")) == .needs(.pro), ##"true"##)
    shows(plan.answer(to: .category("mass")) == .open, ##"true"##)
  }
  @Test func productPlan3() throws {
    shows(ProductPlan(.metryvo, .free).limit(.conversions), ##"Optional(500)"##)
    shows(ProductPlan(.metryvo, .pro).limit(.conversions), ##"nil"##)
  }
  @Test func productPlan4() throws {
    shows(ProductPlan(.metryvo).keeps(.calculation), ##"false"##)
    shows(ProductPlan(.prism).keeps(.calculation), ##"true"##)
  }
  @Test func productPlan5() throws {
    var notebook = NotebookContent()
    let sum = HistoryEntry.Content.calculation(
      KeptCalculation(expression: "2 + 3 =", result: "5"))
    let entries = (1...12).map { HistoryEntry(id: "\($0)", createdAt: .epoch, sum) }
    try notebook.edit(.addEntries(entries))
    let trims = ProductPlan(.prism, .free).dueTrims(of: notebook)
    shows(trims == [.trimHistory(.calculation, to: 10)], ##"true"##)
  }
  @Test func productPlanAnswers1() throws {
    let plan = ProductPlan(.metryvo, .free)
    shows(plan.answer(to: .feature(.pairPrecision)) == .needs(.pro), ##"true"##)
    shows(plan.answer(to: .theme(.oled)) == .open, ##"true"##)
  }
  @Test func productPlanAnswers2() throws {
    var settings = NotebookSettings()
    settings.precision.setDecimals(1, from: "mile", to: "kilometer")
    let plan = ProductPlan(.metryvo, .free)
    shows(plan.answer(to: .changeSettings(settings), in: NotebookContent()) == .needs(.pro), ##"true"##)
  }
  @Test func productProfile1() throws {
    shows(ProductProfile.unitConverter.rule(of: .conversions).free, ##"Optional(100)"##)
    shows(ProductProfile.unitConverter.rule(of: .conversions).requirements, ##"["U-009"]"##)
  }
  @Test func productProfile2() throws {
    shows(Entitlements().tier(previewsFreePart: false) == .pro, ##"true"##)
    shows(Entitlements().tier(previewsFreePart: true) == .free, ##"true"##)
  }
  @Test func productProfileFeatures1() throws {
    let rule = ProductProfile.metryvo.rule(of: .pairPrecision)
    shows([rule.free, rule.pro], ##"[false, true]"##)
  }
  @Test func productProfileLimits1() throws {
    let rule = ProductProfile.metryvo.rule(of: .favorites)
    shows([rule.free, rule.pro], ##"[Optional(20), nil]"##)
  }
  @Test func profileRule1() throws {
    shows(ProductProfile.metryvo.rule(of: .decimals).value(in: .free), ##"Optional(12)"##)
  }
  @Test func recentItems1() throws {
    shows(RecentItems(units: ["mile", "foot", "mile"]).units, ##"["mile", "foot"]"##)
  }
  @Test func signedLicence1() throws {
    let licence = Licence(
      id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
    let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
    let text = SignedLicence.text(
      signedBytes: signed, signature: Array(repeating: 0, count: 64))
    try shows(SignedLicence(text: text).keyName, ##""release-1""##)
  }
  @Test func signedLicence2() throws {
    let result = Result { try SignedLicence(Array("metryvo-licence-2.release-1".utf8)) }
    shows(result, ##"failure(version 2 of licences is not 1, the one that this program reads)"##)
  }
  @Test func signedLicence3() throws {
    let result = Result { try SignedLicence(text: "metryvo-licence-1.release-1") }
    shows(result, ##"failure(the end of the licence is missing; copy the whole file)"##)
  }
  @Test func signedLicence4() throws {
    let licence = Licence(
      id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
    let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
    let text = SignedLicence.text(
      signedBytes: signed, signature: Array(repeating: 0, count: 64))
    let file = try SignedLicence(text: text)
    let (valid, forged) = (
      VerifierAnswer(keyName: "release-1", to: file, isValid: true),
      VerifierAnswer(keyName: "release-1", to: file, isValid: false))
    try shows(file.verified(by: valid, at: .epoch).licence.holder, ##""Ada""##)
    shows(try? file.verified(by: forged, at: .epoch).licence.holder, ##"nil"##)
  }
  @Test func timestamp1() throws {
    let start = Timestamp("2026-11-23T07:00:00.000Z")
    shows(start?.text, ##"Optional("2026-11-23T07:00:00.000Z")"##)
    shows(Timestamp(millisecondsSince1970: 0) == .epoch, ##"true"##)
  }
  @Test func timestamp2() throws {
    shows(Timestamp(millisecondsSince1970: -1)?.text, ##"Optional("1969-12-31T23:59:59.999Z")"##)
    shows(Timestamp(millisecondsSince1970: .max), ##"nil"##)
  }
  @Test func timestampText1() throws {
    shows(Timestamp("2028-02-29T12:00:00.000Z")?.text, ##"Optional("2028-02-29T12:00:00.000Z")"##)
    shows(Timestamp("2026-02-29T12:00:00.000Z"), ##"nil"##)
    shows(Timestamp("2026-11-23T07:00:00Z"), ##"nil"##)
  }
  @Test func userCategory1() throws {
    let currency = UserCategory(
      id: "9c", name: "Currency (manual)", baseName: "euro", baseSymbol: "€", createdAt: .epoch)
    var notebook = NotebookContent()
    try notebook.edit(.addCategory(currency))
    shows(notebook.catalog().quantity("currency-manual")?.name, ##"Optional("Currency (manual)")"##)
  }
  @Test func userCategory2() throws {
    let currency = UserCategory(
      id: "9c", name: "Currency (manual)", baseName: "euro", baseSymbol: "€",
      createdAt: .epoch)
    shows(currency.identifier, ##""currency-manual""##)
  }
  @Test func userUnit1() throws {
    let smoot = UserUnit(
      id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
      factor: "67", createdAt: .epoch)
    var notebook = NotebookContent()
    try notebook.edit(.addUnit(smoot))
    shows(notebook.catalog().unit("smoot")?.quantity, ##"Optional("length")"##)
  }
  @Test func userUnit2() throws {
    let dozen = UserUnit(
      id: "5b", category: "length", name: "Baker's dozen", symbol: "bd", reference: "inch",
      factor: "13", createdAt: .epoch)
    shows(dozen.identifier, ##""bakers-dozen""##)
  }
  @Test func userUnitCheck1() throws {
    var smoot = UserUnit(
      id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
      factor: "67", createdAt: .epoch)
    let notebook = NotebookContent()
    shows(notebook.check(smoot, by: Decimal128.self).example, ##"Optional("1 smoot = 67 in")"##)
    smoot.symbol = "ft"
    shows(notebook.check(smoot, by: Decimal128.self).problems.map(\.identifier), ##"["repeated"]"##)
  }
  @Test func userUnitClash1() throws {
    let smoot = UserUnit(
      id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
      factor: "67", createdAt: .epoch)
    let metric = UserUnit(
      id: "5b", category: "length", name: "smoot", symbol: "sm", reference: "meter",
      factor: "1.7", createdAt: .epoch)
    var (phone, laptop) = (NotebookContent(), NotebookContent())
    try phone.edit(.addUnit(smoot))
    try laptop.edit(.addUnit(metric))
    shows(phone.merged(with: laptop).clashes(extending: .standard).map(\.id), ##"["5b"]"##)
  }
  @Test func userUnitProblem1() throws {
    shows(UserUnitProblem(.factor, .zero), ##"factor is 0; state how many of the reference one is"##)
  }
  @Test func userUnitProblemEnglish1() throws {
    let problem = UserUnitProblem(.factor, .zero)
    shows(problem.english, ##""factor is 0; state how many of the reference one is""##)
  }
  @Test func catalog1() throws {
    let catalog = Catalog.standard
    shows(catalog.unit("mile")?.definition, ##"Optional("1760 yard")"##)
    shows(catalog.lookUp("fl oz"), ##"ambiguous([fluid-ounce, fluid-ounce-imperial])"##)
  }
  @Test func catalog2() throws {
    let copy = try Catalog(Catalog.standard.records)
    shows(copy.unit("mile") == .mile, ##"true"##)
  }
  @Test func catalog3() throws {
    shows(Catalog.standard.unit("mile-per-hour")?.symbol, ##"Optional("mph")"##)
    shows(Catalog.standard.unit("Mile"), ##"nil"##)
  }
  @Test func catalog4() throws {
    shows(Catalog.standard.quantity("length")?.baseUnit, ##"Optional(meter)"##)
    shows(Catalog.standard.quantity("Length")?.baseUnit, ##"nil"##)
  }
  @Test func catalogAdding1() throws {
    let smoot = CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67")
    let catalog = try Catalog.standard.adding([smoot])
    shows(catalog.lookUp("smoots"), ##"found(smoot)"##)
    shows(catalog.quantity("length")?.units.last, ##"Optional(smoot)"##)
  }
  @Test func catalogAdding2() throws {
    let currency = CustomQuantity(name: "Currency", baseName: "euro", baseSymbol: "€")
    let catalog = try Catalog.standard.adding(currency)
    shows(catalog.quantity("currency")?.units, ##"Optional([euro])"##)
  }
  @Test func catalogLookUp1() throws {
    shows(Catalog.standard.lookUp("KILOMETRES"), ##"found(kilometer)"##)
    shows(Catalog.standard.lookUp("oz", in: "mass"), ##"found(ounce)"##)
    shows(Catalog.standard.lookUp("ton", in: "mass"), ##"ambiguous([ton, ton-imperial, tonne])"##)
    shows(Catalog.standard.lookUp("kilometr"), ##"unknown(suggestions: [kilometer])"##)
  }
  @Test func catalogQuantityNames1() throws {
    let catalog = Catalog.standard
    shows(catalog.sections(named: "WEIGHT").map(\.quantity.name), ##"["Mass"]"##)
    shows(catalog.sections(named: "flow").map(\.quantity.name), ##"["Volume flow", "Mass flow"]"##)
    shows(catalog.sections(named: "sound level").compactMap(\.group?.name).count, ##"3"##)
  }
  @Test func catalogQuantityNames2() throws {
    shows(Catalog.standard.quantity(named: "weight")?.identifier, ##"Optional("mass")"##)
    shows(Catalog.standard.quantity(named: "flow")?.identifier, ##"nil"##)
  }
  @Test func catalogQuantityNames3() throws {
    shows(Catalog.standard.quantityNames(near: "temprature"), ##"["Temperature"]"##)
  }
  @Test func catalogError1() throws {
    let error = CatalogError(text: "length", line: 12, unit: "mile", .unknownKey("symbl"))
    shows(error.description, ##""length:12: mile: unknown key \"symbl\"""##)
  }
  @Test func customQuantity1() throws {
    let currency = CustomQuantity(name: "Currency (manual)", baseName: "euro", baseSymbol: "€")
    let dollar = CustomUnit(name: "dollar", symbol: "$", reference: "euro", factor: "0.92")
    let catalog = try Catalog.standard.adding(currency).adding([dollar])
    shows(catalog.unit("dollar")?.quantity, ##"Optional("currency-manual")"##)
  }
  @Test func customUnit1() throws {
    let smoot = CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67")
    let catalog = try Catalog.standard.adding([smoot])
    shows(catalog.unit("smoot")?.definition, ##"Optional("67 inch")"##)
  }
  @Test func customUnit2() throws {
    let mark = CustomUnit(
      name: "oven mark", symbol: "mark", reference: "celsius", factor: "14", offset: "121")
    let catalog = try Catalog.standard.adding([mark])
    let converter = Converter<Decimal128>(catalog: catalog)
    try shows(converter.convert(4, from: "oven-mark", to: "celsius").value, ##"177"##)
  }
  @Test func customUnitError1() throws {
    let error = CustomUnitError(unit: "ell", .repeatedName("in", unit: "inch"))
    shows(error.description, ##""ell: \"in\" already names inch; choose another name or symbol""##)
  }
  @Test func dimensionVector1() throws {
    shows(DimensionVector("length time^-1")?.exponents, ##"Optional([1, 0, -1, 0, 0, 0, 0, 0])"##)
    shows(DimensionVector("speed"), ##"nil"##)
  }
  @Test func exactNumber1() throws {
    try shows(ExactNumber("1.50E+3").text, ##""1.5e3""##)
    try shows(ExactNumber("1/3").value.denominator, ##"3"##)
    shows(try? ExactNumber("1,5"), ##"nil"##)
  }
  @Test func measureUnit1() throws {
    shows(MeasureUnit.mile.definition, ##""1760 yard""##)
    shows(MeasureUnit.mile.scale == ExactRatio(1_609_344, exponent: -3), ##"true"##)
    shows(MeasureUnit.mile.isExactlyDefined, ##"true"##)
  }
  @Test func measureUnitConversionMap1() throws {
    let third = ExactRatio(1, over: 3)!
    shows(MeasureUnit.foot.conversionMap(to: .yard) == .linear(third), ##"true"##)
    shows(MeasureUnit.foot.conversionMap(to: .kilogram), ##"nil"##)
  }
  @Test func quantitySection1() throws {
    let volume = Catalog.standard.quantity("volume")!
    let spoons = UnitGroup(name: "Spoons", units: ["tablespoon", "teaspoon"])
    shows(volume.units(of: spoons), ##"[tablespoon, teaspoon]"##)
  }
  @Test func conversionPlan1() throws {
    let plan = try ConversionPlan(from: .mile, to: .kilometer)
    shows(plan.map == .linear(ExactRatio(1_609_344, exponent: -6)!), ##"true"##)
  }
  @Test func converter1() throws {
    let converter = Converter<Decimal128>(target: .decimals(2))
    try shows(converter.convert(5, from: .mile, to: .kilometer).value, ##"8.05"##)
    try shows(converter.plan(from: .mile, to: .kilometer).convert("26.2"), ##""42.16""##)
  }
  @Test func converter2() throws {
    let halfUp = Converter<Decimal128>(target: .decimals(2))
    try shows(halfUp.convert("0.75", from: .inch, to: .centimeter).value, ##"1.91"##)
    let halfEven = Converter<Decimal128>(context: .decimal128, target: .decimals(2))
    try shows(halfEven.convert("0.75", from: .inch, to: .centimeter).value, ##"1.90"##)
  }
  @Test func converter3() throws {
    let smoot = CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67")
    let catalog = try Catalog.standard.adding([smoot])
    let converter = Converter<Decimal128>(catalog: catalog)
    try shows(converter.convert("364.4", from: "smoot", to: "meter").value, ##"620.13592"##)
  }
  @Test func converter4() throws {
    let result = try Converter<Decimal128>().convert(Measure(-300, .celsius), to: .fahrenheit)
    shows(result.value, ##"-508"##)
    shows(result.isBelowAbsoluteZero, ##"true"##)
  }
  @Test func converter5() throws {
    let plan = try ConversionPlan(from: .liter, to: .gallon)
    shows(Converter<Decimal128>(target: .digits(3)).convert(5, by: plan).value, ##"1.32"##)
  }
  @Test func converter6() throws {
    let converter = Converter<Decimal128>(target: .decimals(2))
    let plan = try converter.plan(from: .mile, to: .kilometer)
    try shows(plan.convert("26.2"), ##""42.16""##)
  }
  @Test func converterDouble1() throws {
    let converter = Converter<Decimal128>()
    try shows(converter.convert(double: 98.6, from: "fahrenheit", to: "celsius"), ##"37.0"##)
  }
  @Test func converterDouble2() throws {
    shows(1.1 * 2.54, ##"2.7940000000000005"##)
    let converter = Converter<Decimal128>()
    try shows(converter.convert(double: 1.1, from: .inch, to: .centimeter), ##"2.794"##)
  }
  @Test func converterDouble3() throws {
    let plan = try Converter<Decimal128>().plan(from: .centimeter, to: .meter)
    shows(plan.convert(double: 3.1), ##"0.031"##)
  }
  @Test func converterEvery1() throws {
    let converter = Converter<Decimal128>(target: .decimals(2))
    let results = try converter.convert(Measure(180, .centimeter), toEach: [.foot, .inch])
    shows(results.map { $0.conversion.value }, ##"[5.91, 70.87]"##)
  }
  @Test func converterEvery2() throws {
    let plans = try Converter<Decimal128>().plans(from: "fahrenheit").plans
    shows(plans.prefix(3).map(\.plan.target), ##"[kelvin, celsius, fahrenheit]"##)
  }
  @Test func converterIdentifiers1() throws {
    let converter = Converter<Decimal128>(target: .decimals(2))
    let plan = try converter.plan(from: "mile", to: "kilometer")
    shows(plan.convert(contentsOf: [1, 2, 3]).map(\.value), ##"[1.61, 3.22, 4.83]"##)
  }
  @Test func converterIdentifiers2() throws {
    let result = try Converter<Decimal128>().convert(1, from: "foot", to: "yard")
    shows(result.value, ##"0.3333333333333333333333333333333333"##)
    shows(result.conditions, ##"Inexact Rounded"##)
  }
  @Test func converterIdentifiers3() throws {
    let converter = Converter<Decimal128>()
    try shows(converter.convert("5", from: "mile", to: "kilometer").value, ##"8.04672"##)
    shows(try? converter.convert("5,5", from: "mile", to: "kilometer").value, ##"nil"##)
  }
  @Test func converterIdentifiers4() throws {
    let units = try Converter<Decimal128>().units(of: "temperature")
    shows(units.prefix(3), ##"[kelvin, celsius, fahrenheit]"##)
  }
  @Test func converterUnits1() throws {
    let converter = Converter<Decimal128>(target: .decimals(2))
    let result = try converter.convert(5, from: .mile, to: .kilometer)
    shows(result.value, ##"8.05"##)
    shows(result.isExact, ##"false"##)
  }
  @Test func converterUnits2() throws {
    let converter = Converter<Decimal128>()
    try shows(converter.convert("26.2", from: .mile, to: .kilometer).value, ##"42.1648128"##)
  }
  @Test func measure1() throws {
    shows(Measure(Decimal128("5.0")!, .mile) == Measure(5, .mile), ##"true"##)
    shows(Measure<Decimal128>(1, .kilometer) == Measure(1000, .meter), ##"false"##)
  }
  @Test func missingResult1() throws {
    let converter = Converter<Decimal128>()
    let plan = try ConversionPlan(from: .milePerGallon, to: .literPer100Kilometer)
    let result = converter.convert(0, by: plan)
    shows(MissingResult(of: result, by: plan, in: converter.context), ##"Optional(division by zero)"##)
  }
  @Test func preparedPlan1() throws {
    let plan = try Converter<Decimal128>().plan(from: "mile", to: "kilometer")
    shows(plan.convert(5).value, ##"8.04672"##)
    try shows(plan.convert("26.2"), ##""42.1648128""##)
  }
  @Test func preparedPlan2() throws {
    let plan = try Converter<Decimal128>().plan(from: .foot, to: .yard)
    shows(plan.convert(6).value, ##"2"##)
    shows(plan.convert(2).isExact, ##"false"##)
  }
  @Test func preparedPlanBatch1() throws {
    let plan = try Converter<Decimal128>().plan(from: .inch, to: .centimeter)
    shows(plan.convert(contentsOf: [1, 2, 3]).map(\.value), ##"[2.54, 5.08, 7.62]"##)
  }
  @Test func preparedPlanText1() throws {
    let plan = try Converter<Decimal128>().plan(from: .mile, to: .kilometer)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: plan.textCapacity)
    defer { buffer.deallocate() }
    var text = "26.2"
    let length = text.withUTF8 { plan.convert(utf8: $0, into: buffer).value }
    shows(String(decoding: buffer[..<length], as: UTF8.self), ##""42.1648128""##)
  }
  @Test func preparedPlanText2() throws {
    let plan = try Converter<Decimal128>().plan(from: .inch, to: .centimeter)
    let room = plan.textCapacity
    shows(String(unsafeUninitializedCapacity: room) { plan.convert(2, into: $0).value }, ##""5.08""##)
  }
  @Test func preparedPlanText3() throws {
    let plan = try Converter<Decimal128>().plan(from: .mile, to: .kilometer)
    try shows(plan.convert("26.2"), ##""42.1648128""##)
    shows(try? plan.convert("26,2"), ##"nil"##)
  }
  @Test func quantityPlans1() throws {
    let plans = try Converter<Decimal128>(target: .decimals(2)).plans(from: "celsius")
    shows(plans.plans.prefix(3).map(\.plan.target.symbol), ##"["K", "°C", "°F"]"##)
    shows(plans.convert(37).prefix(3).map(\.value), ##"[310.15, 37, 98.6]"##)
  }
  @Test func quantityPlans2() throws {
    let cups = try Converter<Decimal128>().plans(from: "cup")
    let place = cups.plans.firstIndex { $0.plan.target == .milliliter }!
    shows(cups.convert(2)[place].value, ##"473.176473"##)
  }
}
