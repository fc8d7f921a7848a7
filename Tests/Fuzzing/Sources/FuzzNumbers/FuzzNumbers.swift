import GMPDecimal
import Metryvo

/// The syntaxes of numbers; the first byte of an input selects one.
private let syntaxes: [NumberSyntax] =
  NumberLocale.distinctCases.flatMap { [.lenient($0), .strict($0.symbols)] } + [.plain]

/// Reads a number as people write it, and a numeric string with each backend.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  if count == 0 { return 0 }
  let text = UnsafeBufferPointer(start: start + 1, count: count - 1)
  read(text, by: syntaxes[Int(start[0]) % syntaxes.count])
  compare(
    Decimal128.parse(utf8: text, in: .decimal128), BigDecimal.parse(utf8: text, in: .decimal128))
  return 0
}

/// Checks that an accepted number is within the limits and is read back unchanged.
///
/// The number is read back as a numeric string. An error must have a place in the text.
private func read(_ text: UnsafeBufferPointer<UInt8>, by syntax: NumberSyntax) {
  do throws(ReadingError) {
    let number = try syntax.read(utf8: text, limits: .decimal128).number
    let value: Outcome<Decimal128> = number.value(in: .decimal128)
    compare(value, number.value(in: .decimal128))
    guard case .decimal(let written) = number else { return }
    precondition(
      value.isExact || value.conditions.contains(.subnormal), "what is within the limits is rounded"
    )
    let again = try NumberSyntax.plain.read(written, limits: .decimal128).number
    precondition(again == number, "a numeric string is read as another number")
    // Compares bits, not values, because the exponent counts the written decimals.
    precondition(
      Decimal128(exactly: value.value.scientificString())?.bid == value.value.bid,
      "what a number writes is read as other bits")
  } catch {
    precondition((0...text.count).contains(error.offset), "an error lies outside the text")
    precondition((1...text.count + 1).contains(error.column), "a column lies outside the text")
  }
}

/// Checks that the two backends have equal values, exponents and conditions.
private func compare(_ native: Outcome<Decimal128>, _ gmp: Outcome<BigDecimal>) {
  precondition(native.conditions == gmp.conditions, "the conditions of the backends differ")
  // A numeric string contains all properties that the two number types share. The buffer is
  // temporary, so no heap memory is allocated.
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * room) { bytes in
    let halves = (
      UnsafeMutableBufferPointer(rebasing: bytes[..<room]),
      UnsafeMutableBufferPointer(rebasing: bytes[room...])
    )
    let counts = (native.value.write(into: halves.0), gmp.value.write(into: halves.1))
    precondition(
      halves.0[..<counts.0].elementsEqual(halves.1[..<counts.1]),
      "the backends have different numbers")
  }
}

/// The buffer size at which `Decimal128.write(into:)` is fastest; it exceeds the longest text.
private let room = 64
