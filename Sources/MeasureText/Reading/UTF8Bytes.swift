import UnitCatalog

/// The UTF-8 bytes of a text, possibly malformed; valid only while the text's storage exists.
@usableFromInline
package typealias UTF8Bytes = UnsafeBufferPointer<UInt8>

/// A character and its length in bytes.
package struct DecodedScalar {
  package let scalar: Unicode.Scalar
  package let length: Int
}

extension UTF8Bytes {
  /// Returns the character at an offset; `nil` at the end and for malformed UTF-8.
  ///
  /// Well-formed sequences follow Unicode 15.0, table 3-7: no surrogates and no overlong forms.
  package func scalar(at offset: Int) -> DecodedScalar? {
    guard offset < count else { return nil }
    let first = self[offset]
    if first < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(first), length: 1) }
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0xF))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x7))
    default: return nil
    }
    guard count - offset >= length else { return nil }
    for index in 1..<length {
      let byte = self[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    #if SeededFaults
    if let wrong = DecodedScalar(longForm: value, length: length) { return wrong }
    #endif
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return DecodedScalar(scalar: scalar, length: length)
  }

  /// Returns the first offset from `offset` on that has neither white space nor an invisible
  /// character.
  package func endOfSpaces(from offset: Int) -> Int {
    var position = offset
    while position < count, self[position].isASCIISpace { position += 1 }
    return position < count && self[position] >= 0x80 ? endOfAnySpaces(from: position) : position
  }

  /// Returns the end of white space that begins with a non-ASCII character, a rare case.
  private func endOfAnySpaces(from offset: Int) -> Int {
    var position = offset
    while let decoded = scalar(at: position), decoded.scalar.isSkipped {
      position += decoded.length
    }
    return position
  }

  /// Whether the bytes of `word` are at an offset.
  func has(_ word: StaticString, at offset: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard count - offset >= length else { return false }
    for index in 0..<length where self[offset + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Returns the bytes of a range.
  func part(_ range: Range<Int>) -> UTF8Bytes { UTF8Bytes(rebasing: self[range]) }
}

extension Unicode.Scalar {
  /// Whether the character is white space (White_Space of PropList.txt) or invisible.
  fileprivate var isSkipped: Bool {
    switch value {
    case 0x9...0xD, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: NameFolding.isInvisible(self)
    }
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { self &- 0x30 < 10 }
  fileprivate var isASCIISpace: Bool { self == 0x20 || self &- 0x9 < 5 }
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}

extension String {
  /// Calls `body` with the UTF-8 bytes, without a copy if the string has contiguous storage.
  @inlinable
  @inline(__always)
  package func withUTF8Bytes<R, E: Error>(_ body: (UTF8Bytes) throws(E) -> R) throws(E) -> R {
    // The standard library's functions do not preserve the type of an error.
    let result = utf8.withContiguousStorageIfAvailable { bytes in
      Result { () throws(E) -> R in try body(bytes) }
    }
    // `consume` avoids a copy of a large value.
    switch consume result {
    case .success(let value)?: return value
    case .failure(let error)?: throw error
    case nil: return try Array(utf8).withUnsafeBufferPointer(body)
    }
  }
}
