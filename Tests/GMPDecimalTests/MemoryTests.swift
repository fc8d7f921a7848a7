import DecimalArithmetic
import GMPDecimal
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Values release their memory: a million operations do not enlarge the process.
@Suite struct MemoryTests {
  /// Runs in its own process, where no other test allocates.
  @Test(
    .enabled(
      if: MemoryTests.residentBytes() != nil, "this system does not tell in /proc what is resident")
  )
  func aMillionOperationsLeaveNoMemoryBehind() async {
    await #expect(processExitsWith: .success) {
      // The first rounds fill the caches of the allocator and of the powers.
      MemoryTests.compute(rounds: 3_000)
      let before = try #require(MemoryTests.residentBytes())
      MemoryTests.compute(rounds: 125_000)
      let after = try #require(MemoryTests.residentBytes())
      // If one operation in sixty leaked a value of 64 bytes, the process would grow by 1 MB.
      #expect(after - before < 1 << 20, "\(after - before) bytes more")
    }
  }

  /// Returns the resident memory: the second number of /proc/self/statm counts the pages.
  static func residentBytes() -> Int? {
    #if canImport(Glibc)
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 256)
    let count = fread(&text, 1, text.count, file)
    let fields = String(decoding: text[..<count], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
    #else
    return nil
    #endif
  }

  /// Performs eight operations in each round, on values of 45 to 600 digits.
  static func compute(rounds: Int) {
    let context = ArithmeticContext(precision: 60, maxExponent: 9_999, minExponent: -9_999)
    let digits = "1234567890987654321234567890987654321234567890123"
    guard let x = BigDecimal(exactly: digits), let y = BigDecimal(exactly: "-7.\(digits)E-9"),
      let long = BigDecimal(exactly: String(repeating: digits, count: 12)),
      let unit = BigDecimal(exactly: "1E-5")
    else { return }
    let limbs = LimbDecimal(unit)
    for round in 0..<rounds {
      var value = BigDecimal.add(x, y, in: context).value
      _ = value.multiply(by: y, in: context)
      _ = value.divide(by: x, in: context)
      let shared = value
      _ = value.subtract(shared, in: context)
      _ = BigDecimal.quantize(shared, to: unit, in: context)
      _ = BigDecimal.divide(unit, by: round & 7 == 0 ? long : y, in: context)
      _ = LimbDecimal.multiply(limbs, limbs, in: context)
      _ = BigDecimal(exactly: shared.description)
    }
  }
}
