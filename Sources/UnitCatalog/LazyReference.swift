import Synchronization

/// A place for an object that is made when it is first asked for, by several threads perhaps.
///
/// Two threads that ask first at once both make it; one object is kept, and both get that. The standard
/// library's `AtomicLazyReference` is the same, but looks up generic metadata at each load, which takes
/// longer than finding a unit.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private let pointer = Atomic<UnsafeMutableRawPointer?>(nil)

  init() {}

  deinit {
    if let kept = pointer.load(ordering: .acquiring) {
      Unmanaged<Object>.fromOpaque(kept).release()
    }
  }

  /// The object, if one was kept.
  var object: Object? {
    guard let kept = pointer.load(ordering: .acquiring) else { return nil }
    return Unmanaged<Object>.fromOpaque(kept).takeUnretainedValue()
  }

  /// Lends the object to `body`, if one was kept, without counting a reference: what holds this holds it.
  @inline(__always)
  func withObject<R>(_ body: (Object) -> R) -> R? {
    guard let kept = pointer.load(ordering: .acquiring) else { return nil }
    return Unmanaged<Object>.fromOpaque(kept)._withUnsafeGuaranteedRef(body)
  }

  /// Keeps the object, unless one is kept already.
  ///
  /// - Returns: the one that is kept.
  func keep(_ made: Object) -> Object {
    let reference = Unmanaged.passRetained(made)
    let (_, earlier) = pointer.compareExchange(
      expected: nil, desired: reference.toOpaque(), ordering: .acquiringAndReleasing)
    guard let earlier else { return made }
    reference.release()
    return Unmanaged<Object>.fromOpaque(earlier).takeUnretainedValue()
  }
}

/// A value that is referred to instead of copied.
final class Kept<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}
