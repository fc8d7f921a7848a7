import Synchronization

/// The index of a catalog's names, made at the first look-up by name and shared by all copies.
///
/// Two threads that come first at once both make it; one is kept, and both get that.
final class LazyNameIndex: Sendable {
  private let index = AtomicLazyReference<NameIndex>()

  func value(_ make: () -> NameIndex) -> NameIndex {
    index.load() ?? index.storeIfNil(make())
  }
}
