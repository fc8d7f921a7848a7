import StrictText
import UnitCatalog

/// A reader of the values of one JSON object, each as the type that its key requires.
///
/// If a value is refused, the result is an empty value. A `null` counts as a missing key.
struct DataObject {
  let source: DataSource
  /// The byte offset of the object.
  let offset: Int
  private(set) var members: [JSONMember] = []

  /// Reads the object of a node and refuses unknown keys.
  ///
  /// `keys` lists the known keys, separated by spaces. Keys that begin with `x-` are allowed, too.
  init(_ node: JSONNode, keys: StaticString, in source: DataSource) {
    self.init(node, in: source)
    for member in members where !keys.hasWord(member.key) && !member.key.isExtensionKey {
      source.inside(.key(member.key)) {
        source.refuse(
          .unknownKey(Printable.excerpt(member.key), known: keys.dataWords), at: member.offset)
      }
    }
  }

  /// Reads the object of a node with any keys.
  init(_ node: JSONNode, in source: DataSource) {
    self.source = source
    offset = node.offset
    if case .object(let members) = node.content {
      self.members = members
    } else {
      source.refuse(node, expected: .object)
    }
  }

  /// Returns the value of a key; `nil` if the key is missing or its value is `null`.
  func node(_ key: StaticString) -> JSONNode? {
    for member in members where key.hasBytes(of: member.key) {
      if case .null = member.value.content { return nil }
      return member.value
    }
    return nil
  }

  /// Returns the byte offset of the value of a key, or of the object if the key is missing.
  func offset(of key: StaticString) -> Int { node(key)?.offset ?? offset }

  /// Returns the result of `read` for the value of a key; `nil` if the key is missing.
  func value<Value>(_ key: StaticString, _ read: (JSONNode) -> Value?) -> Value? {
    guard let node = node(key) else { return nil }
    return source.inside(.name(key)) { read(node) }
  }

  /// Returns the result of `read` for the value of a required key; `empty` if the key is missing or
  /// `read` returns `nil`.
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

  /// Whether the static text has the bytes of another text.
  func hasBytes(of text: String) -> Bool {
    text.utf8.count == utf8CodeUnitCount && text.withBytes { bytes.elementsEqual($0) }
  }

  /// Whether another text is one of the words of the static text, which are separated by spaces.
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

  /// The words of the text, which are separated by spaces.
  @inline(never)
  var dataWords: [String] {
    description.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}

extension String {
  /// Calls `read` with the bytes of the text.
  ///
  /// Texts of a scanner are contiguous, so nothing is copied.
  fileprivate func withBytes(_ read: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable(read)
      ?? Array(utf8).withUnsafeBufferPointer(read)
  }

  /// Whether the key begins with `x-` and so belongs to other programs.
  var isExtensionKey: Bool { utf8.starts(with: "x-".utf8) }
}
