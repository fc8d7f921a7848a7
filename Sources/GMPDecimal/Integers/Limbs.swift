/// A natural number in limbs of 64 bits, least significant first, in one allocation.
///
/// Sendable although its limbs can be written: only ``Natural`` writes, while it is the only owner;
/// afterwards the copies of a value share the limbs and nobody writes to them again.
struct Limbs: @unchecked Sendable {
  /// What stands before the limbs.
  struct Header {
    /// How many limbs there is room for.
    let capacity: Int
    /// How many are in use; the last of them is not 0, and 0 has none.
    var count: Int
    /// The number of decimal digits, kept because counting may need a power of ten.
    var digitCount: Int
  }

  private final class Buffer: ManagedBuffer<Header, UInt> {}

  private var buffer: ManagedBuffer<Header, UInt>

  /// Room for `capacity` limbs, none of them in use.
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

  /// How many limbs are in use.
  var count: Int { header.count }

  var capacity: Int { header.capacity }

  /// Whether no other value shares the limbs.
  var isUnique: Bool {
    mutating get { isKnownUniquelyReferenced(&buffer) }
  }

  /// Where the limbs are, valid as long as this owner is.
  var start: UnsafeMutablePointer<UInt> { buffer.withUnsafeMutablePointerToElements { $0 } }

  /// Says what the limbs hold now.
  func set(count: Int, digitCount: Int) {
    buffer.withUnsafeMutablePointerToHeader {
      $0.pointee.count = count
      $0.pointee.digitCount = digitCount
    }
  }

  /// The limbs in use, for reading as long as this owner lives.
  var view: UnsafeBufferPointer<UInt> {
    unmanaged._withUnsafeGuaranteedRef { buffer in
      buffer.withUnsafeMutablePointers { header, limbs in
        UnsafeBufferPointer(start: limbs, count: header.pointee.count)
      }
    }
  }

  /// Lends the limbs in use for reading.
  @inline(__always)
  func withLimbs<Result>(
    _ body: (UnsafeBufferPointer<UInt>) -> Result
  ) -> Result {
    let result = body(view)
    withExtendedLifetime(buffer) {}
    return result
  }

  /// This owner as one that is not counted.
  var unmanaged: LimbsReference { Unmanaged.passUnretained(buffer) }

  /// Ends this owner without ending its count.
  consuming func retained() -> LimbsReference {
    Unmanaged.passRetained(buffer)
  }

  init(_ buffer: ManagedBuffer<Header, UInt>) { self.buffer = buffer }
}
