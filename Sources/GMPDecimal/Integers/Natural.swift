internal import CGMP
import DecimalArithmetic

/// A natural number in limbs that one computation owns and changes in place.
///
/// The limbs lie in a buffer of its own, which becomes the coefficient of a value without being
/// copied, or in scratch memory that an operation lends.
///
/// GMP ends the process when memory does not suffice, so callers bound the digits by
/// `BigDecimal.intermediateDigits` before they let a number grow.
package struct Natural: ~Copyable {
  /// The limbs, least significant first.
  var start: UnsafeMutablePointer<UInt>
  /// How many limbs are in use; the last of them is not 0, and 0 has none.
  var count: Int
  /// How many there is room for.
  private(set) var capacity: Int
  /// The owner of the limbs; `nil` if they are lent.
  private var buffer: Limbs?
  /// A buffer that no value shares, to be used for the coefficient that comes of this number.
  var destination: Limbs?

  /// 0, with room for `capacity` limbs.
  init(room capacity: Int) {
    let buffer = Limbs(room: capacity)
    start = buffer.start
    count = 0
    self.capacity = capacity
    self.buffer = buffer
  }

  /// 0, in scratch memory that outlives it.
  init(scratch: UnsafeMutableBufferPointer<UInt>) {
    guard let start = scratch.baseAddress else { preconditionFailure("no scratch") }
    self.start = start
    count = 0
    capacity = scratch.count
  }

  /// The number with `limbs`, the last of which may be 0.
  package init(_ limbs: UnsafeBufferPointer<UInt>) {
    self.init(room: limbs.count + 1)
    assign(limbs)
  }

  init(_ value: UInt128) {
    self.init(room: 4)
    assign(value)
  }

  init(_ limbs: Limbs) {
    self.init(room: limbs.capacity + 1)
    limbs.withLimbs { assign($0) }
  }

  init(copying other: borrowing Natural) {
    self.init(room: other.count + 1)
    assign(other.limbs)
  }

  /// The limbs in use: valid until this number changes.
  var limbs: UnsafeBufferPointer<UInt> { UnsafeBufferPointer(start: start, count: count) }

  /// Becomes the number with `limbs`.
  mutating func assign(_ limbs: UnsafeBufferPointer<UInt>) {
    reserve(limbs.count)
    if let source = limbs.baseAddress { start.update(from: source, count: limbs.count) }
    normalize(limbs.count)
  }

  mutating func assign(_ value: UInt128) {
    reserve(2)
    start[0] = UInt(truncatingIfNeeded: value)
    start[1] = UInt(truncatingIfNeeded: value >> 64)
    normalize(2)
  }

  /// Makes room for `capacity` limbs; the number stays.
  mutating func reserve(_ capacity: Int) {
    if capacity > self.capacity { move(toRoomFor: capacity) }
  }

  private mutating func move(toRoomFor capacity: Int) {
    let larger = Limbs(room: capacity)
    larger.start.update(from: start, count: count)
    take(larger, count: count)
  }

  /// Becomes what `buffer` holds in its first `count` limbs, the last of which may be 0.
  mutating func take(_ buffer: Limbs, count: Int) {
    start = buffer.start
    capacity = buffer.capacity
    self.buffer = buffer
    normalize(count)
  }

  /// Counts only the limbs up to the last of `limit` that is not 0.
  mutating func normalize(_ limit: Int) {
    var count = limit
    while count > 0 && start[count - 1] == 0 { count -= 1 }
    self.count = count
  }

  /// Ends this owner and gives the limbs to a value.
  consuming func frozen(digitCount: Int) -> Limbs {
    if let destination, destination.capacity >= count {
      destination.start.update(from: start, count: count)
      destination.set(count: count, digitCount: digitCount)
      return destination
    }
    // A value should not keep much more than it needs.
    if let buffer, capacity - count <= 2 + count / 4 {
      buffer.set(count: count, digitCount: digitCount)
      return buffer
    }
    let exact = Limbs(room: count)
    exact.start.update(from: start, count: count)
    exact.set(count: count, digitCount: digitCount)
    return exact
  }
}
