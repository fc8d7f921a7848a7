import Metryvo
import Testing

/// Operators, repetition and replacement.
@Suite struct KeypadOperationTests {
  @Test func theDisplayShowsWhatIsKnown() throws {
    #expect(try shown("2 + 3 *") == "3")
    #expect(try shown("2 + 3 * 4 *") == "12")
    #expect(try shown("2 + 3 * 4 +") == "14")
    #expect(try shown("2 + 3 *", .immediate) == "5")
  }

  /// An operator replaces the operator before it: the state depends only on the last operator.
  @Test func anOperatorReplacesAnother() throws {
    let operators = ["+", "-", "*", "/"]
    for mode in KeypadMode.allCases {
      for first in operators {
        for second in operators {
          for start in ["2", "2 + 3", "2 * 3", "2 - 3 / 4", "50 %", "2 + 3 =", "9 C", ""] {
            let replaced = try Keypad<Decimal128>.after("\(start) \(first) \(second)", mode: mode)
            #expect(try replaced == Keypad.after("\(start) \(second)", mode: mode))
          }
        }
      }
    }
    #expect(try shown("2 + 3 + * 4 =") == "14")
  }

  @Test func equalsTakesTheShownNumberAsSecondOperand() throws {
    #expect(try shown("4 + =") == "8")
    #expect(try shown("2 + 3 + =") == "10")
    #expect(try shown("2 + 3 * =") == "11")
    #expect(try shown("2 + 3 * =", .immediate) == "25")
  }

  @Test func equalsRepeatsTheLastOperation() throws {
    #expect(try shown("2 + 3 = =") == "8")
    #expect(try shown("20 - 3 = = =") == "11")
    #expect(try shown("1 / 2 = = =") == "0.125")
    #expect(try shown("2 + 3 = 4 = =") == "10")
    #expect(try shown("2 + 3 = +/- =") == "-2")
    #expect(try shown("2 + 3 = AC 4 =") == "4")
    #expect(try shown("2 + 3 = C 4 =") == "4")
  }

  @Test func equalsAloneKeepsTheNumber() throws {
    #expect(try shown("=") == "0")
    #expect(try Keypad<Decimal128>.after("=") == Keypad<Decimal128>())
    #expect(try shown("5 = =") == "5")
    #expect(try shown("1.50 =") == "1.5")
    #expect(try shown("0 +/- =") == "0")
  }

  @Test func valuesAreExactWhileTheyFit() throws {
    #expect(try shown("1 / 3 =") == "\u{2248}0.333333333333333")
    #expect(try shown("1 / 3 * 3 =") == "1")
    #expect(try shown("1 / 7 = * 7 =") == "1")
    #expect(try shown("0.1 + 0.2 =") == "0.3")
    #expect(try shown("2 / 3 =") == "\u{2248}0.666666666666667")
  }

  @Test func percentIsOfTheRunningTotal() throws {
    #expect(try shown("100 + 50 + 10 % =") == "165")
    #expect(try shown("200 + 10 % %") == "40")
    #expect(try shown("2 + 3 * %") == "0.03")
    #expect(try shown("100 + 10 % 5 =") == "105")
    #expect(try shown("100 + 10 % +/- =") == "90")
  }

  @Test func theModeAppliesFromTheNextKeyOn() throws {
    var keypad = try Keypad<Decimal128>.after("8 / 4", mode: .immediate)
    keypad.mode = .apple
    keypad.press(try KeypadKey.keys(in: "* 2 + 1 * 3 ="))
    #expect(keypad.shownText == "7")
    keypad = try .after("2 + 3")
    keypad.mode = .immediate
    keypad.press(try KeypadKey.keys(in: "* 4 ="))
    #expect(keypad.shownText == "20")
    keypad = try .after("1 + 2 * 3")
    keypad.mode = .immediate
    keypad.press(try KeypadKey.keys(in: "/ 7 ="))
    #expect(keypad.shownText == "1")
  }
}
