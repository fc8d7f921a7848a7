import DecimalArithmetic
import NativeDecimal

/// Compares a prepared conversion with the general conversion: numbers, bytes, strings, conditions.
struct PreparedComparison {
  let map: ConversionMap
  let target: RoundingTarget
  let context: ArithmeticContext
  let preparation: Decimal128.Preparation

  init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
    self.map = map
    self.target = target
    self.context = context
    preparation = Decimal128.Preparation(map, to: target, in: context)
  }

  /// Returns the differences for the number of a text, written to buffers of these sizes.
  func findings(_ text: String, sizes: [Int] = [64]) -> [String] {
    let read = Decimal128.readExactly(text, in: .decimal128)
    let general = Decimal128.convert(read.value, by: map, to: target, in: context)
    let prepared = preparation.convert(read.value)
    general.value.checkInvariants()
    var found: [String] = []
    func report(_ what: String) {
      found.append("'\(text)' by \(map) to \(target) in \(context): \(what), not \(general)")
    }
    if prepared.value.bits != general.value.bits || prepared.conditions != general.conditions
      || prepared.isPrecisionLimited != general.isPrecisionLimited
    {
      report("\(prepared)")
    }
    let scientific = general.value.scientificString()
    let expected = ConvertedText(
      length: scientific.utf8.count, conditions: general.conditions.union(read.conditions),
      isPrecisionLimited: general.isPrecisionLimited)
    var bytes = text
    bytes.withUTF8 { bytes in
      for size in sizes {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { buffer in
          let written = preparation.convert(utf8: bytes, into: buffer)
          let result = String(decoding: buffer.prefix(written.length), as: UTF8.self)
          if written != expected || result != scientific { report("'\(result)' \(written)") }
          let again = preparation.convert(read.value, into: buffer)
          let same = String(decoding: buffer.prefix(again.length), as: UTF8.self)
          if same != scientific || again.conditions != general.conditions {
            report("'\(same)' \(again) from the number")
          }
        }
      }
      let string = preparation.string(
        utf8: bytes, capacity: ConvertedText.capacity(in: context))
      if string != scientific { report("the string '\(string)'") }
    }
    return found
  }
}
