import DecimalArithmetic

/// A natural number in limbs that one computation owns and changes in place.
///
/// The limbs are in the number's own buffer or in scratch memory that an operation provides. The
/// own buffer becomes the coefficient of a value without a copy.
///
/// GMP ends the process when an allocation fails. So callers bound the digits by
/// `BigDecimal.intermediateDigits` before the number grows.
package struct Natural: ~Copyable {
  /// The limbs, least significant first.
  var start: UnsafeMutablePointer<UInt>
  /// The number of limbs in use, 0 for the number 0; the last limb in use is not 0.
  var count: Int
  /// The number of limbs that the memory can hold.
  private(set) var capacity: Int
  /// The buffer of the limbs, owned by this number; `nil` for scratch memory.
  ///
  /// The compiler does not count the reference: counting at every move took a third of the time of
  /// a sum of 50 digits.
  private var buffer: LimbsReference?
  /// An unshared buffer for the coefficient that this number becomes.
  ///
  /// Another owner keeps the buffer alive.
  private var destination: LimbsReference?

  /// Creates 0 in a new buffer for `capacity` limbs.
  init(room capacity: Int) {
    let buffer = Limbs(room: capacity)
    start = buffer.start
    count = 0
    self.capacity = capacity
    self.buffer = buffer.retained()
  }

  /// Creates 0 in scratch memory that outlives the number.
  init(scratch: UnsafeMutableBufferPointer<UInt>, destination: LimbsReference? = nil) {
    guard let start = scratch.baseAddress else { preconditionFailure("no scratch") }
    self.start = start
    self.destination = destination
    count = 0
    capacity = scratch.count
  }

  /// Creates the number stored in `buffer`, to change it in place.
  ///
  /// Another owner keeps the buffer alive.
  init(lentBy buffer: LimbsReference) {
    (start, count, capacity) = buffer._withUnsafeGuaranteedRef {
      $0.withUnsafeMutablePointers { header, limbs in
        (limbs, header.pointee.count, header.pointee.capacity)
      }
    }
  }

  deinit { buffer?.release() }

  /// Creates the number with `limbs`, the last of which may be 0.
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

  /// Returns an upper bound of the limbs of a number of `digits` digits: 10 bits for 3 digits.
  static func limbs(forDigits digits: Int) -> Int { digits * 10 / 192 + 1 }

  /// Calls `body` with 0 in memory for `capacity` limbs, which is on the stack for few limbs.
  @inline(__always)
  static func inScratch<Result>(
    _ capacity: Int, _ destination: LimbsReference?, _ body: (consuming Natural) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: capacity) { scratch in
      body(Natural(scratch: scratch, destination: destination))
    }
  }

  /// The limbs in use; valid until this number changes.
  var limbs: UnsafeBufferPointer<UInt> { UnsafeBufferPointer(start: start, count: count) }

  /// Sets self to the number with `limbs`.
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

  /// Ensures memory for `capacity` limbs; the number is unchanged.
  mutating func reserve(_ capacity: Int) {
    if capacity > self.capacity { move(toRoomFor: capacity) }
  }

  private mutating func move(toRoomFor capacity: Int) {
    let larger = Limbs(room: capacity)
    larger.start.update(from: start, count: count)
    take(larger, count: count)
  }

  /// Sets self to the first `count` limbs of `buffer`, the last of which may be 0.
  mutating func take(_ buffer: Limbs, count: Int) {
    self.buffer?.release()
    start = buffer.start
    capacity = buffer.capacity
    self.buffer = buffer.retained()
    normalize(count)
  }

  /// Sets `count` to the number of limbs up to the highest nonzero limb among the first `limit`.
  mutating func normalize(_ limit: Int) {
    var count = limit
    while count > 0 && start[count - 1] == 0 { count -= 1 }
    self.count = count
  }

  /// Ends this owner and returns the limbs as the coefficient of a value.
  consuming func frozen(digitCount: Int) -> Limbs {
    let limbs = handedOver()
    limbs.set(count: count, digitCount: digitCount)
    return limbs
  }

  /// Returns the destination if it is large enough, else the own buffer, or a copy in a new buffer.
  ///
  /// The own buffer is copied if it is more than a quarter too large.
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

/// A reference to a buffer of limbs, without reference counting by the compiler.
typealias LimbsReference = Unmanaged<ManagedBuffer<Limbs.Header, UInt>>
