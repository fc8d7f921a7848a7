import Synchronization

/// An atomic reference to an object that is made at its first use and then kept.
///
/// Several threads may make the object at the same time. One of the objects is kept, and all
/// threads get this one. `AtomicLazyReference` of the standard library does the same, but it looks
/// up generic metadata at each load, which takes longer than finding a unit.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private let pointer = Atomic<UnsafeMutableRawPointer?>(nil)

  init() {}

  deinit {
    if let kept = pointer.load(ordering: .acquiring) {
      Unmanaged<Object>.fromOpaque(kept).release()
    }
  }

  /// The kept object, or `nil`.
  var object: Object? {
    guard let kept = pointer.load(ordering: .acquiring) else { return nil }
    return Unmanaged<Object>.fromOpaque(kept).takeUnretainedValue()
  }

  /// Calls `body` with the kept object, if there is one, without retaining it.
  ///
  /// The owner of this reference keeps the object alive.
  @inline(__always)
  func withObject<R>(_ body: (Object) -> R) -> R? {
    guard let kept = pointer.load(ordering: .acquiring) else { return nil }
    return Unmanaged<Object>.fromOpaque(kept)._withUnsafeGuaranteedRef(body)
  }

  /// Keeps an object, unless another one is kept already.
  ///
  /// - Returns: the kept object.
  func keep(_ made: Object) -> Object {
    let reference = Unmanaged.passRetained(made)
    let (_, earlier) = pointer.compareExchange(
      expected: nil, desired: reference.toOpaque(), ordering: .acquiringAndReleasing)
    guard let earlier else { return made }
    reference.release()
    return Unmanaged<Object>.fromOpaque(earlier).takeUnretainedValue()
  }
}

/// A reference to an immutable value.
final class Kept<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}
