import Synchronization

/// An atomic reference to an object that is created at its first use and then kept.
///
/// Several threads may create an object at the same time. The first object is kept, and all threads
/// receive this object. `AtomicLazyReference` of the standard library does the same, but it looks
/// up generic metadata at each load, which takes longer than the look-up of a unit.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private let pointer = Atomic<UnsafeMutableRawPointer?>(nil)

  init() {}

  deinit {
    if let kept = pointer.load(ordering: .acquiring) {
      Unmanaged<Object>.fromOpaque(kept).release()
    }
  }

  /// The kept object; `nil` before ``keep(_:)``.
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

  /// Keeps an object, unless the reference already has an object.
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
