import Conformance
import Metryvo

/// Reads a decTest file.
///
/// An error must have a line and a column of the text. An accepted case must be unchanged after it
/// is written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
  do throws(DecTestError) {
    let cases = try DecTestReader.read(bytes, name: "fuzz").cases
    precondition(cases.count <= lines, "more cases than lines")
    for testCase in cases {
      precondition((1...lines).contains(testCase.line), "a case lies outside the file")
      checkWriting(of: testCase)
    }
  } catch {
    precondition((1...lines).contains(error.line), "an error lies outside the file")
    precondition(error.column >= 1 && error.column <= count + 1, "a column lies outside the file")
    precondition(!"\(error)".isEmpty, "an error says nothing")
  }
  return 0
}

/// Checks that a case is unchanged after it is written as a file with its context and read again.
private func checkWriting(of testCase: DecTestCase) {
  guard
    let again = try? DecTestReader.read(DecTestWriter.text(of: testCase), name: "written").cases,
    again.count == 1
  else { preconditionFailure("a case that was read cannot be read when it is written") }
  precondition(
    again[0].identifier == testCase.identifier && again[0].operation == testCase.operation
      && again[0].operands == testCase.operands && again[0].result == testCase.result
      && again[0].conditions == testCase.conditions && again[0].context == testCase.context
      && again[0].isExtended == testCase.isExtended,
    "a case is read otherwise when it is written")
}
