extension Timestamp {
  /// Reads RFC 3339 in UTC with three decimals of the second: `2026-11-23T07:00:00.000Z`.
  ///
  /// `nil` for any other form: another offset than `Z`, a lowercase `t` or `z`, fewer or more
  /// decimals, a day that its month does not have, hour 24, and second 60.
  ///
  ///     Timestamp("2028-02-29T12:00:00.000Z")?.text  // Optional("2028-02-29T12:00:00.000Z")
  ///     Timestamp("2026-02-29T12:00:00.000Z")  // nil
  ///     Timestamp("2026-11-23T07:00:00Z")  // nil
  public init?(_ text: String) {
    let time = text.utf8.withContiguousStorageIfAvailable { Timestamp(utf8: $0) }
    guard let time = time ?? Array(text.utf8).withUnsafeBufferPointer({ Timestamp(utf8: $0) })
    else { return nil }
    self = time
  }

  /// Reads the bytes of a text, as ``init(_:)`` reads the text.
  init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    var fields = TimestampFields(bytes)
    let year = fields.number(4, before: "-")
    let month = fields.number(2, before: "-")
    let day = fields.number(2, before: "T")
    let hour = fields.number(2, before: ":")
    let minute = fields.number(2, before: ":")
    let second = fields.number(2, before: ".")
    let millisecond = fields.number(3, before: "Z")
    guard fields.isWhole, CivilDate.isDay(year: year, month: month, day: day), hour < 24,
      minute < 60, second < 60
    else { return nil }
    let days = CivilDate.days(year: year, month: month, day: day)
    self.init(unchecked: (((days * 24 + hour) * 60 + minute) * 60 + second) * 1000 + millisecond)
  }

  /// The RFC 3339 text of 24 characters that ``init(_:)`` reads.
  public var text: String {
    let day =
      (millisecondsSince1970 / 86_400_000) - (millisecondsSince1970 % 86_400_000 < 0 ? 1 : 0)
    var rest = millisecondsSince1970 - day * 86_400_000
    #if SeededFaults
    let date = CivilDate.date(ofDay: shownDay(day))
    #else
    let date = CivilDate.date(ofDay: day)
    #endif
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    Self.append(date.year, 4, "-", to: &bytes)
    Self.append(date.month, 2, "-", to: &bytes)
    Self.append(date.day, 2, "T", to: &bytes)
    Self.append(rest / 3_600_000, 2, ":", to: &bytes)
    rest %= 3_600_000
    Self.append(rest / 60_000, 2, ":", to: &bytes)
    rest %= 60_000
    Self.append(rest / 1000, 2, ".", to: &bytes)
    Self.append(rest % 1000, 3, "Z", to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(
    _ value: Int64, _ width: Int, _ mark: Unicode.Scalar, to bytes: inout [UInt8]
  ) {
    var power: Int64 = 1
    for _ in 1..<width { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / power % 10))
      power /= 10
    }
    bytes.append(UInt8(ascii: mark))
  }
}

extension Timestamp: CustomStringConvertible {
  public var description: String { text }
}

/// A reader of the fixed-width fields of a timestamp.
private struct TimestampFields {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isWellFormed = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all fields were read and nothing follows them.
  var isWhole: Bool { isWellFormed && position == bytes.count }

  /// Reads `width` digits followed by `mark`; if they are missing, returns 0 and marks the text as
  /// malformed.
  mutating func number(_ width: Int, before mark: Unicode.Scalar) -> Int64 {
    guard isWellFormed, position + width < bytes.count,
      bytes[position + width] == UInt8(ascii: mark)
    else {
      isWellFormed = false
      return 0
    }
    var value: Int64 = 0
    for index in position..<position + width {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit > 9 { isWellFormed = false }
      value = value * 10 + Int64(digit)
    }
    position += width + 1
    return value
  }
}
