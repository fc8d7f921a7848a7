import GMPDecimal
import Metryvo

/// The ways to read numbers; the first byte of an input chooses one.
private let syntaxes: [NumberSyntax] =
  NumberLocale.allCases.flatMap { [.lenient($0), .strict($0.symbols)] } + [.plain]

/// Reads a number as people write it, and as a numeric string by both backends.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  if count == 0 { return 0 }
  let text = UnsafeBufferPointer(start: start + 1, count: count - 1)
  read(text, by: syntaxes[Int(start[0]) % syntaxes.count])
  compareBackends(text)
  return 0
}

/// What is read is within the limits, and reads the same when a program writes it; errors have a place.
private func read(_ text: UnsafeBufferPointer<UInt8>, by syntax: NumberSyntax) {
  do throws(ReadingError) {
    let number = try syntax.read(utf8: text, limits: .decimal128).number
    let value: Outcome<Decimal128> = number.value(in: .decimal128)
    guard case .decimal(let written) = number else { return }
    let again = try NumberSyntax.plain.read(written, limits: .decimal128).number
    precondition(again == number, "a numeric string is read as another number")
    precondition(
      Decimal128.parse(written, in: .decimal128).value.isEqual(to: value.value),
      "a number has another value than its numeric string")
  } catch {
    precondition((0...text.count).contains(error.offset), "an error lies outside the text")
    precondition((1...text.count + 1).contains(error.column), "a column lies outside the text")
  }
}

/// Both backends read the same value with the same conditions.
private func compareBackends(_ text: UnsafeBufferPointer<UInt8>) {
  let native = Decimal128.parse(utf8: text, in: .decimal128)
  let gmp = BigDecimal.parse(utf8: text, in: .decimal128)
  precondition(native.conditions == gmp.conditions, "the conditions of the backends differ")
  precondition(
    native.value.scientificString() == gmp.value.scientificString(),
    "the backends read different numbers")
}

extension Decimal128 {
  /// Whether the bits are the same.
  fileprivate func isEqual(to other: Decimal128) -> Bool {
    scientificString() == other.scientificString()
  }
}
