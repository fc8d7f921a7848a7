import Foundation
import Metryvo
import Testing

/// The squared characters, U+3300 to U+33FF: each is read as the letters that it stands for, or
/// refused.
@Suite struct SquaredUnitsTests {
  @Test func eachIsReadAsItsLettersOrRefused() throws {
    let reader = MeasureReader(suggestsUnits: false)
    var (failures, read): ([String], Int) = ([], 0)
    for value in 0x3300...0x33FF {
      let scalar = try #require(Unicode.Scalar(value))
      guard let unit = (try? reader.read("1 \(scalar)"))?.unit else { continue }
      read += 1
      // The glyph is pH, but Unicode maps it to PH.
      let letters =
        value == 0x33D7
        ? "pH"
        : String(scalar).precomposedStringWithCompatibilityMapping
          .replacingOccurrences(of: "\u{2215}", with: "/")
          .replacingOccurrences(of: "\u{3BC}", with: "\u{B5}")
      let own = (try? reader.read("1 \(letters)"))?.unit
      if own != unit {
        failures.append("\(scalar) \(unit.identifier), \(letters) \(own?.identifier ?? "refused")")
      }
    }
    #expect(failures == [])
    #expect(read > 120, "\(read)")
    // The catalog lacks angular velocity and acceleration.
    for text in ["㎮", "㎯", "㍲", "㏿", "㏂"] {
      #expect(throws: ReadingError.self, "\(text)") { try reader.read("1 \(text)") }
    }
  }

  /// A number with digits of two scripts is refused with its place.
  @Test func digitsOfTwoWidths() throws {
    for (text, offset) in [("6０ｋｇ", 1), ("６0ｋｇ", 3), ("1.５ km", 2)] {
      let error = #expect(throws: ReadingError.self) { try MeasureReader().read(text) }
      #expect(error?.reason == .mixedDigits && error?.offset == offset, "\(text)")
    }
  }
}
