/// A path: the fragment of an address or a link of the app's own scheme, with parameters.
///
///     AppPath("#/converter?from=kg&to=lb&value=20").value(of: "to")         // "lb"
///     AppPath("web+offlineunit://converter?from=mi").place                  // "converter"
///
/// Parameters are read as `application/x-www-form-urlencoded` (URL Standard, section 5.1). The
/// first of several parameters with one name counts. An invalid escape stays unchanged.
public struct AppPath: Hashable, Sendable {
  /// The scheme of links that the app may register.
  public static let scheme = "web+offlineunit:"

  /// The name of the place, such as `converter`; empty for none.
  public let place: String
  private let parameters: [Parameter]

  private struct Parameter: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// Parses a path.
  public init(_ text: String) {
    var rest = Array(text.utf8)[...]
    if rest.starts(with: Self.scheme.utf8) { rest = rest.dropFirst(Self.scheme.utf8.count) }
    rest = rest.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "/") }
    let parts = rest.split(separator: UInt8(ascii: "?"), maxSplits: 1)
    let place = rest.first == UInt8(ascii: "?") ? [] : parts.first ?? []
    self.place = Self.decoded(place.last == UInt8(ascii: "/") ? place.dropLast() : place)
    parameters = (place.isEmpty ? parts.first ?? [] : parts.dropFirst().first ?? [])
      .split(separator: UInt8(ascii: "&")).map { pair in
        let halves = pair.split(
          separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        return Parameter(
          name: Self.decoded(halves[0]), value: halves.count > 1 ? Self.decoded(halves[1]) : "")
      }
  }

  /// Returns the value of the first parameter with this name; `nil` if there is none.
  public func value(of name: String) -> String? {
    parameters.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// Returns a value encoded for a path: each byte except letters, digits and `-` as `%XX`.
  static func encoded(_ value: String) -> String {
    var bytes: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var decoded: [UInt8] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "%"), position + 1 < bytes.endIndex,
        let high = digit(bytes[position]), let low = digit(bytes[position + 1])
      {
        decoded.append(high << 4 | low)
        position += 2
      } else {
        decoded.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
