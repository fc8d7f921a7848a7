import StrictText
import UnitCatalog

/// The values of one object, each read as the type it must have.
///
/// Of a value that is refused the result is empty. `null` is as good as no key.
struct DataObject {
  let source: DataSource
  /// The byte at which the object begins.
  let offset: Int
  private(set) var members: [JSONMember] = []

  /// The object of a node, in which only `keys` may stand, written with a space between them, and
  /// keys that begin with `x-`.
  init(_ node: JSONNode, keys: StaticString, in source: DataSource) {
    self.init(node, in: source)
    for member in members where !keys.hasWord(member.key) && !member.key.isExtensionKey {
      source.inside(.key(member.key)) {
        source.refuse(
          .unknownKey(Printable.excerpt(member.key), known: keys.dataWords), at: member.offset)
      }
    }
  }

  /// The object of a node with any keys.
  init(_ node: JSONNode, in source: DataSource) {
    self.source = source
    offset = node.offset
    if case .object(let members) = node.content {
      self.members = members
    } else {
      source.refuse(node, expected: .object)
    }
  }

  /// The value of a key.
  func node(_ key: StaticString) -> JSONNode? {
    for member in members where key.hasBytes(of: member.key) {
      if case .null = member.value.content { return nil }
      return member.value
    }
    return nil
  }

  /// The byte at which the value of a key begins, or the object.
  func offset(of key: StaticString) -> Int { node(key)?.offset ?? offset }

  /// What `read` makes of the value of a key; `nil` without the key.
  func value<Value>(_ key: StaticString, _ read: (JSONNode) -> Value?) -> Value? {
    guard let node = node(key) else { return nil }
    return source.inside(.name(key)) { read(node) }
  }

  /// What `read` makes of the value of a key, which must be there.
  func required<Value>(
    _ key: StaticString, else empty: Value, _ read: (JSONNode) -> Value?
  ) -> Value {
    guard let node = node(key) else {
      source.refuse(.missingKey(key.description), at: offset)
      return empty
    }
    return source.inside(.name(key)) { read(node) } ?? empty
  }
}

extension StaticString {
  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  /// Whether the bytes are those of a text.
  func hasBytes(of text: String) -> Bool {
    text.utf8.count == utf8CodeUnitCount && text.withBytes { bytes.elementsEqual($0) }
  }

  /// Whether a text is one of the words, which have a space between them.
  func hasWord(_ text: String) -> Bool { text.withBytes { hasWord($0) } }

  private func hasWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = bytes
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, end - start < text.count, bytes[end] == text[end - start] {
        end += 1
      }
      let isWord = end == bytes.count || bytes[end] == UInt8(ascii: " ")
      if isWord && end - start == text.count { return true }
      while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
      start = end + 1
    }
    return false
  }

  /// The words.
  @inline(never)
  var dataWords: [String] {
    description.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}

extension String {
  /// What `read` makes of the bytes; the texts of a scanner lie in one piece.
  fileprivate func withBytes(_ read: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable(read)
      ?? Array(utf8).withUnsafeBufferPointer(read)
  }

  /// Whether a key is left to others.
  var isExtensionKey: Bool { utf8.starts(with: "x-".utf8) }
}
