import Conformance

/// Reads a decTest file; an error names a line and a column of the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
  do throws(DecTestError) {
    let file = try DecTestReader.read(bytes, name: "fuzz")
    precondition(file.cases.count <= lines, "more cases than lines")
  } catch {
    precondition((1...lines).contains(error.line), "an error lies outside the file")
    precondition(error.column >= 1 && error.column <= count + 1, "a column lies outside the file")
    precondition(!"\(error)".isEmpty, "an error says nothing")
  }
  return 0
}
