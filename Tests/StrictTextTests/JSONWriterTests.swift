import Foundation
import StrictText
import Testing

/// For keys in ascending order, the writer's bytes equal those of `JSONEncoder`.
@Suite struct JSONWriterTests {
  private struct Sample: Encodable {
    var empty: [String] = []
    var inner = ["a": -1, "b": 0]
    var numbers: [Int] = [0, .min, .max]
    var texts: [String]
  }

  @Test func theBytesAreThoseOfTheEncoder() throws {
    let texts =
      (0..<0x100).compactMap(Unicode.Scalar.init).map { "a\($0)b" }
      + ["", "é – €", "👍🏽", "a/b", "\\u0041", "\u{2028}\u{2029}\u{FEFF}"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let expected = try encoder.encode(Sample(texts: texts))
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("empty")
      writer.strings([])
      writer.key("inner")
      writer.object { writer in
        writer.key("a")
        writer.integer(-1)
        writer.key("b")
        writer.integer(0)
      }
      writer.key("numbers")
      writer.array { writer in
        for number in [0, Int.min, .max] { writer.integer(number) }
      }
      writer.key("texts")
      writer.strings(texts)
    }
    #expect(writer.bytes == Array(expected))
  }
}
