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
  /// The buffer of the limbs, which this number owns; `nil` if they are lent.
  ///
  /// Not counted by the compiler: to count at every move cost a third of a sum of 50 digits.
  private var buffer: LimbsReference?
  /// A buffer that no value shares, to be used for the coefficient that comes of this number; someone
  /// else keeps it alive.
  private var destination: LimbsReference?

  /// 0, with room for `capacity` limbs.
  init(room capacity: Int) {
    let buffer = Limbs(room: capacity)
    start = buffer.start
    count = 0
    self.capacity = capacity
    self.buffer = buffer.retained()
  }

  /// 0, in scratch memory that outlives it.
  init(scratch: UnsafeMutableBufferPointer<UInt>, destination: LimbsReference? = nil) {
    guard let start = scratch.baseAddress else { preconditionFailure("no scratch") }
    self.start = start
    self.destination = destination
    count = 0
    capacity = scratch.count
  }

  /// The number that `buffer` holds, to be changed where it lies; someone else keeps it alive.
  init(lentBy buffer: LimbsReference) {
    (start, count, capacity) = buffer._withUnsafeGuaranteedRef {
      $0.withUnsafeMutablePointers { header, limbs in
        (limbs, header.pointee.count, header.pointee.capacity)
      }
    }
  }

  deinit { buffer?.release() }

  /// The number with `limbs`, the last of which may be 0.
  package init(_ limbs: UnsafeBufferPointer<UInt>) {
    self.init(room: limbs.count + 1)
    assign(limbs)
  }

  package init(_ value: UInt128) {
    self.init(room: 4)
    assign(value)
  }

  init(_ limbs: Limbs) {
    self.init(room: limbs.capacity + 1)
    limbs.withLimbs { assign($0) }
  }

  package init(copying other: borrowing Natural) {
    self.init(room: other.count + 1)
    assign(other.limbs)
  }

  /// How many limbs a number of so many digits may take: 10 bits for 3 digits, and a part of a limb.
  static func limbs(forDigits digits: Int) -> Int { digits * 10 / 192 + 1 }

  /// Lends 0 with room for `capacity` limbs, on the stack if they are few.
  @inline(__always)
  static func inScratch<Result>(
    _ capacity: Int, _ destination: LimbsReference?, _ body: (consuming Natural) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: capacity) { scratch in
      body(Natural(scratch: scratch, destination: destination))
    }
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
    self.buffer?.release()
    start = buffer.start
    capacity = buffer.capacity
    self.buffer = buffer.retained()
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
    let limbs = handedOver()
    limbs.set(count: count, digitCount: digitCount)
    return limbs
  }

  /// The destination, the own buffer unless it keeps much more than it needs, or a new one.
  private mutating func handedOver() -> Limbs {
    if let destination {
      let limbs = Limbs(destination.takeUnretainedValue())
      if limbs.capacity >= count {
        limbs.start.update(from: start, count: count)
        return limbs
      }
    }
    if let buffer, capacity - count <= 2 + count / 4 {
      return Limbs(buffer.takeUnretainedValue())
    }
    let exact = Limbs(room: count)
    exact.start.update(from: start, count: count)
    return exact
  }
}

/// A buffer of limbs whose owners the compiler does not count.
typealias LimbsReference = Unmanaged<ManagedBuffer<Limbs.Header, UInt>>
