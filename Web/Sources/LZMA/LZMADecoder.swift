/// A decoder of the `.lzma` file format.
///
///     [UInt8](lzma: packed)    // nil for data that is damaged
///
/// Browsers decompress only deflate, with which a module of the app is a third larger than with
/// LZMA. The bit models and their order follow the "LZMA specification" (LZMA SDK, 2015).
struct LZMADecoder: ~Copyable {
  /// The probability ½ in units of 1/2048.
  ///
  /// A model is the probability of a zero bit in this unit.
  private static let evenProbability: UInt16 = 1024
  /// The size of the header: properties, dictionary size, uncompressed size.
  private static let headerSize = 13
  /// The number of bytes that initialise the range decoder; the first byte is zero.
  private static let startSize = 5
  /// The largest accepted uncompressed size, 64 MiB.
  private static let sizeLimit = 1 << 26

  /// The index of the first model of each kind.
  ///
  /// A kind has 12 models if it has one for each state, or 12 × 16 if it has one for each state and
  /// position.
  private enum Models {
    static let isMatch = 0
    static let isLongShortcut = isMatch + 192
    static let isRepeated = isLongShortcut + 192
    static let isNotFirst = isRepeated + 12
    static let isNotSecond = isNotFirst + 12
    static let isNotThird = isNotSecond + 12
    static let slots = isNotThird + 12
    static let lowDistances = slots + 4 * 64
    static let alignment = lowDistances + 115
    static let lengths = alignment + 16
    static let repeatedLengths = lengths + 514
    static let literals = repeatedLengths + 514
  }

  private let input: UnsafeBufferPointer<UInt8>
  private var position = LZMADecoder.headerSize
  private var range = UInt32.max
  private var code: UInt32 = 0
  /// The probability models.
  private let models: UnsafeMutableBufferPointer<UInt16>
  private let literalContextBits: Int
  private let literalPositionMask: Int
  private let positionMask: Int
  /// The uncompressed size.
  let size: Int

  /// Reads the header; `nil` if the header is damaged or does not state the size.
  init?(_ input: UnsafeBufferPointer<UInt8>) {
    guard input.count >= Self.headerSize + Self.startSize, input[0] < 9 * 5 * 5 else { return nil }
    let properties = Int(input[0])
    var stated: UInt64 = 0
    for place in (5..<Self.headerSize).reversed() { stated = stated << 8 | UInt64(input[place]) }
    guard let size = Int(exactly: stated), size <= Self.sizeLimit else { return nil }
    self.size = size
    self.input = input
    literalContextBits = properties % 9
    let literalPositionBits = properties / 9 % 5
    literalPositionMask = 1 << literalPositionBits - 1
    positionMask = 1 << (properties / 45) - 1
    models = .allocate(
      capacity: Models.literals + 0x300 << (literalContextBits + literalPositionBits))
    models.initialize(repeating: Self.evenProbability)
    for _ in 0..<Self.startSize { code = code << 8 | next() }
  }

  deinit { models.deallocate() }

  /// Decompresses into a buffer of `size` bytes.
  ///
  /// - Returns: the number of bytes before the data ended or was invalid.
  mutating func unpack(into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var (place, state) = (0, 0)
    /// The last four match distances, each minus 1.
    var (first, second, third, fourth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    while place < output.count && position <= input.count {
      let step = place & positionMask
      if !bit(Models.isMatch + state << 4 + step) {
        let matched = state < 7 ? nil : output[place - Int(first) - 1]
        output[place] = literal(at: place, after: place > 0 ? output[place - 1] : 0, matched)
        place += 1
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6
        continue
      }
      var length = 1
      if !bit(Models.isRepeated + state) {
        (second, third, fourth) = (first, second, third)
        length = self.length(Models.lengths, step)
        first = distance(length)
        state = state < 7 ? 7 : 10
      } else if bit(Models.isNotFirst + state) {
        let distance: UInt32
        if !bit(Models.isNotSecond + state) {
          distance = second
        } else {
          if !bit(Models.isNotThird + state) {
            distance = third
          } else {
            distance = fourth
            fourth = third
          }
          third = second
        }
        second = first
        first = distance
        length = self.length(Models.repeatedLengths, step)
        state = state < 7 ? 8 : 11
      } else if bit(Models.isLongShortcut + state << 4 + step) {
        length = self.length(Models.repeatedLengths, step)
        state = state < 7 ? 8 : 11
      } else {
        state = state < 7 ? 9 : 11
      }
      if first >= place { return place }
      for _ in 0..<min(length, output.count - place) {
        output[place] = output[place - Int(first) - 1]
        place += 1
      }
    }
    return place
  }

  /// Decodes a literal byte, by the models of its position and its preceding byte.
  ///
  /// Directly after a match, `matched` is the byte at the last distance and selects other models.
  private mutating func literal(at place: Int, after last: UInt8, _ matched: UInt8?) -> UInt8 {
    let context =
      (place & literalPositionMask) << literalContextBits
      + Int(last) >> (8 - literalContextBits)
    let base = Models.literals + 0x300 * context
    var symbol = 1
    if let matched {
      // `matched` selects the models until a decoded bit differs from the bit of `matched`.
      for shift in (0..<8).reversed() {
        let expected = Int(matched) >> shift & 1
        symbol = symbol << 1 | number(base + (1 + expected) << 8 + symbol)
        if symbol & 1 != expected { break }
      }
    }
    while symbol < 0x100 { symbol = symbol << 1 | number(base + symbol) }
    return UInt8(truncatingIfNeeded: symbol)
  }

  /// Decodes the length of a match: 2 to 9, 10 to 17, or 18 to 273.
  private mutating func length(_ base: Int, _ step: Int) -> Int {
    if !bit(base) { return 2 + tree(base + 2 + step << 3, bits: 3) }
    if !bit(base + 1) { return 10 + tree(base + 130 + step << 3, bits: 3) }
    return 18 + tree(base + 258, bits: 8)
  }

  /// Decodes the distance of a match, minus 1.
  ///
  /// The slot states the number of bits and the highest two bits; the lower bits follow.
  private mutating func distance(_ length: Int) -> UInt32 {
    let slot = tree(Models.slots + min(length - 2, 3) << 6, bits: 6)
    if slot < 4 { return UInt32(slot) }
    let bits = slot >> 1 - 1
    let high = (2 | UInt32(slot) & 1) << UInt32(bits)
    if slot < 14 {
      return high + UInt32(reversedTree(Models.lowDistances + Int(high) - slot, bits: bits))
    }
    var middle: UInt32 = 0
    for _ in 4..<bits {
      range >>= 1
      let isOne = code >= range
      if isOne { code -= range }
      middle = middle << 1 | (isOne ? 1 : 0)
      normalize()
    }
    return high &+ middle << 4 &+ UInt32(reversedTree(Models.alignment, bits: 4))
  }

  /// Decodes a number by a bit tree, the highest bit first.
  private mutating func tree(_ base: Int, bits: Int) -> Int {
    var node = 1
    for _ in 0..<bits { node = node << 1 | number(base + node) }
    return node - 1 << bits
  }

  /// Decodes a number by a bit tree, the lowest bit first.
  private mutating func reversedTree(_ base: Int, bits: Int) -> Int {
    var (node, value) = (1, 0)
    for place in 0..<bits {
      let bit = number(base + node)
      node = node << 1 | bit
      value |= bit << place
    }
    return value
  }

  private mutating func bit(_ model: Int) -> Bool { number(model) == 1 }

  /// Decodes a bit by its model, and adapts the model.
  private mutating func number(_ model: Int) -> Int {
    let probability = models[model]
    let bound = range >> 11 * UInt32(probability)
    let isOne = code >= bound
    if isOne {
      range -= bound
      code -= bound
      models[model] = probability - probability >> 5
    } else {
      range = bound
      models[model] = probability + (2048 - probability) >> 5
    }
    normalize()
    return isOne ? 1 : 0
  }

  private mutating func normalize() {
    if range >= 1 << 24 { return }
    range <<= 8
    code = code << 8 | next()
  }

  /// Returns the next byte, or zero after the end; `position` advances in any case.
  private mutating func next() -> UInt32 {
    defer { position += 1 }
    return position < input.count ? UInt32(input[position]) : 0
  }
}

extension [UInt8] {
  /// Decompresses a `.lzma` file whose header states the size; `nil` if the data is damaged.
  ///
  /// The format has no checksum, so changed bytes are not always noticed.
  ///
  /// - Complexity: O(n) for a size of n bytes, at most 64 MiB.
  public init?(lzma packed: UnsafeBufferPointer<UInt8>) {
    guard var decoder = LZMADecoder(packed) else { return nil }
    let size = decoder.size
    self.init(unsafeUninitializedCapacity: size) { output, count in
      count = decoder.unpack(into: UnsafeMutableBufferPointer(rebasing: output[..<size]))
    }
    if count < size { return nil }
  }
}
