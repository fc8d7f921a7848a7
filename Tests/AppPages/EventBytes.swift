import Markup

/// Encodes events as the page does, in version 1 of the protocol.
package enum EventBytes {
  /// A field of an event.
  package enum Field: Sendable {
    case number(UInt64)
    case text(String)
    case bytes([UInt8])
  }

  /// The default clock of events, in milliseconds since 1970.
  package static let now: UInt64 = 1_764_000_000_000

  /// Returns the bytes of an event of a kind, with its clock and fields.
  package static func event(_ kind: UInt8, _ fields: [Field], clock: UInt64 = now) -> [UInt8] {
    var bytes = [kind]
    append(clock, &bytes)
    for field in fields {
      switch field {
      case .number(let value): append(value, &bytes)
      case .text(let text): bytes.appendText(text)
      case .bytes(let part):
        bytes.appendLength(part.count)
        bytes += part
      }
    }
    return bytes
  }

  package static func boot(
    _ languages: [String] = ["en"], path: String = "", traps: Int = 0,
    stored: [(key: String, value: [UInt8])] = [], minutesEast: Int = 0, clock: UInt64 = now
  ) -> [UInt8] {
    var fields: [Field] = [.number(1), .number(77), .number(UInt64(languages.count))]
    fields += languages.map { .text($0) }
    fields += [.number(UInt64(minutesEast + 1440)), .text(path)]
    fields += [.number(UInt64(traps)), .number(UInt64(stored.count))]
    for (key, value) in stored { fields += [.text(key), .bytes(value)] }
    return event(1, fields, clock: clock)
  }

  package static func press(_ name: String, _ value: String = "") -> [UInt8] {
    event(2, [.text(name), .text(value)])
  }

  package static func field(_ name: String, _ text: String, _ selection: Range<Int>) -> [UInt8] {
    event(
      3,
      [
        .text(name), .text(text), .number(UInt64(selection.lowerBound)),
        .number(UInt64(selection.upperBound)),
      ])
  }

  package static func selected(_ name: String, _ selection: Range<Int>) -> [UInt8] {
    event(
      11,
      [
        .text(name), .number(UInt64(selection.lowerBound)), .number(UInt64(selection.upperBound)),
      ])
  }

  /// Asks the app to send the complete tree, because an unchanged element was missing.
  package static let resend = event(5, [])
  package static let idle = event(10, [])
  package static let left = event(12, [])

  private static func append(_ number: UInt64, _ bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// An effect that the app asks the page to perform, in version 1 of the protocol.
package enum PageEffect: Sendable {
  case region(String, tokens: [UInt8])
  case field(id: String, text: String, selection: Range<Int>)
  case focus(String)
  case announce(String, look: String)
  case copy(String, said: String, failed: String)
  case save(key: String, value: [UInt8])
  case remove(key: String)
  case navigate(String, how: String)
  case root(language: String, direction: String, classes: String, color: String)
  case title(String)
  case paste
  case update
  case backUp
  case later
  case haptic(milliseconds: Int)
  case click
  case leave(String)

  /// Decodes effects; returns `nil` for bytes that are not effects.
  package static func read(_ bytes: [UInt8]) -> [PageEffect]? {
    var effects: [PageEffect] = []
    var rest = bytes[...]
    while let kind = rest.popFirst() {
      guard let effect = effect(kind, &rest) else { return nil }
      effects.append(effect)
    }
    return effects
  }

  private static func effect(_ kind: UInt8, _ rest: inout ArraySlice<UInt8>) -> PageEffect? {
    func part() -> [UInt8]? {
      guard let length = rest.popLength(), length <= rest.count else { return nil }
      defer { rest = rest.dropFirst(length) }
      return Array(rest.prefix(length))
    }
    func text() -> String? { part().flatMap { String(validating: $0, as: UTF8.self) } }
    switch kind {
    case 1:
      guard let name = text(), let tokens = part() else { return nil }
      return .region(name, tokens: tokens)
    case 2:
      guard let id = text(), let value = text(), let start = rest.popLength(),
        let end = rest.popLength(), start <= end
      else { return nil }
      return .field(id: id, text: value, selection: start..<end)
    case 3: return text().map { .focus($0) }
    case 4:
      guard let words = text(), let look = text() else { return nil }
      return .announce(words, look: look)
    case 5:
      guard let copied = text(), let said = text(), let failed = text() else { return nil }
      return .copy(copied, said: said, failed: failed)
    case 6:
      guard let key = text(), let value = part() else { return nil }
      return .save(key: key, value: value)
    case 7: return text().map { .remove(key: $0) }
    case 8:
      guard let path = text(), let how = text() else { return nil }
      return .navigate(path, how: how)
    case 9:
      guard let language = text(), let direction = text(), let classes = text(),
        let color = text()
      else { return nil }
      return .root(language: language, direction: direction, classes: classes, color: color)
    case 10: return text().map { .title($0) }
    case 11: return .paste
    case 12: return .update
    case 13: return .backUp
    case 14: return .later
    case 15: return rest.popLength().map { .haptic(milliseconds: $0) }
    case 16: return .click
    case 17: return text().map { .leave($0) }
    default: return nil
    }
  }
}
