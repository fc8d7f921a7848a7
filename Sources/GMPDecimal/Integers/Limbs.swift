/// A natural number in limbs of 64 bits, least significant first, in one allocation.
///
/// The type is Sendable although its limbs are mutable. Only ``Natural`` writes to the limbs, and
/// only while the limbs have one owner. Limbs that several values share are never changed.
struct Limbs: @unchecked Sendable {
  /// The header before the limbs.
  struct Header {
    /// The number of limbs that fit the allocation.
    let capacity: Int
    /// The number of limbs in use, 0 for the number 0; the last limb in use is not 0.
    var count: Int
    /// The number of decimal digits, stored because counting the digits may need a power of ten.
    var digitCount: Int
  }

  private final class Buffer: ManagedBuffer<Header, UInt> {}

  private var buffer: ManagedBuffer<Header, UInt>

  /// Creates the number 0 in a new buffer for `capacity` limbs.
  init(room capacity: Int) {
    buffer = Buffer.create(minimumCapacity: capacity) { _ in
      Header(capacity: capacity, count: 0, digitCount: 1)
    }
  }

  private var header: Header {
    unmanaged._withUnsafeGuaranteedRef { buffer in
      buffer.withUnsafeMutablePointerToHeader { $0.pointee }
    }
  }

  /// The number of decimal digits; 1 for 0.
  var digitCount: Int { header.digitCount }

  var isZero: Bool { header.count == 0 }

  /// The number of limbs in use.
  var count: Int { header.count }

  var capacity: Int { header.capacity }

  /// Whether no other value shares the limbs.
  var isUnique: Bool {
    mutating get { isKnownUniquelyReferenced(&buffer) }
  }

  /// The address of the limbs, valid while this owner exists.
  var start: UnsafeMutablePointer<UInt> { buffer.withUnsafeMutablePointerToElements { $0 } }

  /// Sets the number of limbs in use and of decimal digits.
  func set(count: Int, digitCount: Int) {
    buffer.withUnsafeMutablePointerToHeader {
      $0.pointee.count = count
      $0.pointee.digitCount = digitCount
    }
  }

  /// The limbs in use, readable while this owner exists.
  var view: UnsafeBufferPointer<UInt> {
    unmanaged._withUnsafeGuaranteedRef { buffer in
      buffer.withUnsafeMutablePointers { header, limbs in
        UnsafeBufferPointer(start: limbs, count: header.pointee.count)
      }
    }
  }

  /// Calls `body` with the limbs in use.
  @inline(__always)
  func withLimbs<Result>(
    _ body: (UnsafeBufferPointer<UInt>) -> Result
  ) -> Result {
    let result = body(view)
    withExtendedLifetime(buffer) {}
    return result
  }

  /// A reference to the buffer without reference counting.
  var unmanaged: LimbsReference { Unmanaged.passUnretained(buffer) }

  /// Returns a reference that takes over the reference count of this owner.
  consuming func retained() -> LimbsReference {
    Unmanaged.passRetained(buffer)
  }

  init(_ buffer: ManagedBuffer<Header, UInt>) { self.buffer = buffer }
}
