import Metryvo
import Testing

@Suite struct TimestampTests {
  @Test func textsAreReadAndWritten() {
    let cases: [(String, Int64)] = [
      ("1970-01-01T00:00:00.000Z", 0), ("1969-12-31T23:59:59.999Z", -1),
      ("2000-02-29T12:34:56.789Z", 951_827_696_789),
      ("2026-11-23T07:00:00.000Z", 1_795_417_200_000),
      ("0000-01-01T00:00:00.000Z", -62_167_219_200_000),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ]
    for (text, milliseconds) in cases {
      #expect(Timestamp(text)?.millisecondsSince1970 == milliseconds)
      #expect(Timestamp(millisecondsSince1970: milliseconds)?.text == text)
    }
  }

  /// Civil time is UTC plus the offset of the place.
  @Test func aPlaceHasItsOwnTime() throws {
    let cases: [(String, Int, [Int])] = [
      ("1970-01-01T00:00:00.000Z", 0, [1970, 1, 1, 0, 0, 0]),
      ("1970-01-01T00:00:00.000Z", -1, [1969, 12, 31, 23, 59, -1]),
      ("2026-11-23T23:59:59.999Z", 330, [2026, 11, 24, 5, 29, 20_781]),
      ("2028-03-01T04:00:30.000Z", -480, [2028, 2, 29, 20, 0, 21_243]),
      ("0000-01-01T00:00:00.000Z", -1440, [-1, 12, 31, 0, 0, -719_529]),
    ]
    for (text, minutes, parts) in cases {
      let time = try #require(Timestamp(text)).civilTime(minutesEast: minutes)
      #expect(
        [time.year, time.month, time.day, time.hour, time.minute, time.dayNumber] == parts,
        "\(text)")
    }
    #expect(Timestamp.epoch.text == "1970-01-01T00:00:00.000Z")
  }

  @Test func otherFormsAreRefused() {
    let texts = [
      "", "2026-11-23", "2026-11-23T07:00:00Z", "2026-11-23T07:00:00.00Z",
      "2026-11-23T07:00:00.0000Z", "2026-11-23t07:00:00.000Z", "2026-11-23T07:00:00.000z",
      "2026-11-23T07:00:00.000+00:00", "2026-11-23 07:00:00.000Z", "2026-13-01T00:00:00.000Z",
      "2026-00-01T00:00:00.000Z", "2026-02-29T00:00:00.000Z", "1900-02-29T00:00:00.000Z",
      "2026-04-31T00:00:00.000Z", "2026-01-00T00:00:00.000Z", "2026-01-01T24:00:00.000Z",
      "2026-01-01T00:60:00.000Z", "2026-01-01T00:00:60.000Z", "+026-01-01T00:00:00.000Z",
      "2026-11-23T07:00:00.000Z ", "２026-11-23T07:00:00.000Z",
    ]
    for text in texts { #expect(Timestamp(text) == nil, "\(text)") }
  }

  @Test func everyDayIsReadBack() {
    for day in stride(from: Int64(-719_528), through: 2_932_896, by: 17) {
      let time = Timestamp(millisecondsSince1970: day * 86_400_000 + 3_723_004)
      #expect(time != nil && time.flatMap { Timestamp($0.text) } == time)
    }
  }

  @Test func yearsBeyondFourDigitsHaveNoTimestamp() {
    #expect(Timestamp(millisecondsSince1970: 253_402_300_800_000) == nil)
    #expect(Timestamp(millisecondsSince1970: -62_167_219_200_001) == nil)
    #expect(Timestamp(millisecondsSince1970: .min) == nil)
  }
}
