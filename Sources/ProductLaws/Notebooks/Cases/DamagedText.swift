import Notebook
import PropertyTesting

/// A document or a table of a notebook, and the damage to its bytes.
package struct DamagedText: Sendable, CustomStringConvertible {
  /// A change of bytes at a relative position of the text.
  struct Damage: Sendable {
    let kind: Int
    /// The position in units of 2⁻²⁰ of the length.
    let place: Int
    let byte: UInt8
  }

  let sequence: EditSequence
  /// The table; `nil` for the document.
  let table: NotebookTable?
  let damages: [Damage]
  /// The number that selects the value of the document to replace.
  let place: Int

  static let generator = Generator<DamagedText>("damaged text") { source in
    guard let sequence = source.draw(EditSequence.generator),
      let damages = source.array(count: 1...3, of: damage)
    else { return nil }
    return DamagedText(
      sequence: sequence,
      table: source.oneIn(3) ? source.element(of: NotebookTable.allCases) : nil,
      damages: damages, place: source.uniform(in: 0...1_000))
  }

  private static let damage = Generator<Damage>("damage") { source in
    let bytes = Array("{}[]\":,;\\'0-\u{0}\n\r\ttrue".utf8) + [0x80, 0xFF]
    return Damage(
      kind: source.uniform(in: 0...8), place: source.uniform(in: 0...(1 << 20) - 1),
      byte: source.element(of: bytes))
  }

  /// The text without damage.
  var whole: [UInt8] {
    let notebook = sequence.notebook
    if let table { return (try? notebook.csv(of: table)) ?? [] }
    return (try? NotebookDocument(content: notebook).bytes(withEntitlements: true)) ?? []
  }

  /// The text with damage.
  var bytes: [UInt8] {
    var bytes = whole
    for damage in damages where !bytes.isEmpty {
      let place = damage.place * bytes.count >> 20
      switch damage.kind {
      case 0: bytes[place] = damage.byte
      case 1: bytes[place] ^= 1 << (damage.byte & 7)
      case 2: bytes.insert(damage.byte, at: place)
      case 3: bytes.remove(at: place)
      case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + Int(damage.byte)))
      case 5: bytes.removeSubrange(place...)
      default: Self.replaceDigit(of: &bytes, from: place, by: damage.byte)
      }
    }
    return bytes
  }

  /// Replaces the next digit by another digit; many such texts are still valid.
  private static func replaceDigit(of bytes: inout [UInt8], from place: Int, by byte: UInt8) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let digit = bytes[place...].firstIndex(where: digits.contains) else { return }
    bytes[digit] = UInt8(ascii: "0") + byte % 10
  }

  package var description: String {
    "\(table.map { "\($0)" } ?? "document") of \(sequence), \(damages)"
  }
}
