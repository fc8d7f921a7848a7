import Synchronization

/// What is known of a unit. What a built-in unit's text says is read when it is first asked for.
///
/// Two threads that ask first at once both read; one result is kept, and both get that.
final class UnitStorage: Sendable {
  let identifier: String
  /// The identifier of the quantity.
  let quantity: String
  /// That of the quantity, to which the definition should come.
  let quantityDimension: DimensionVector
  /// Whether the definition may, and must, be `base`.
  let isBase: Bool

  private let block: UnreadBlock?
  private let knownDescription = AtomicLazyReference<Kept<UnitDescription>>()
  private let knownValue = AtomicLazyReference<Kept<DefinedValue>>()

  private final class Kept<Content: Sendable>: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  init(_ description: UnitDescription, in head: QuantityRecord) {
    identifier = description.identifier
    quantity = head.identifier
    quantityDimension = head.dimension
    isBase = identifier == head.baseUnit
    block = nil
    _ = knownDescription.storeIfNil(Kept(description))
  }

  init(_ block: UnreadBlock, in head: QuantityRecord) {
    identifier = block.identifier
    quantity = head.identifier
    quantityDimension = head.dimension
    isBase = identifier == head.baseUnit
    self.block = block
  }

  /// What was said about the unit.
  var description: UnitDescription {
    if let known = knownDescription.load() { return known.content }
    guard let block else { preconditionFailure("a unit is described, or its text is at hand") }
    return knownDescription.storeIfNil(Kept(.text(block.read()))).content
  }

  /// What the definition comes to, if it was evaluated.
  var value: DefinedValue? { knownValue.load()?.content }

  func keep(_ value: DefinedValue) { _ = knownValue.storeIfNil(Kept(value)) }
}

/// Where a unit's block stands in a text that is known to be well formed.
struct UnreadBlock: Sendable {
  let text: CatalogText
  let identifier: String
  /// From the `unit` line to the next one.
  let range: Range<Int>

  func read() -> UnitText {
    text.text.withBytes { bytes in
      do throws(CatalogError) {
        var reader = TextBlockReader(text, bytes, in: range)
        // The quantity's block, which is empty here, comes first.
        _ = try reader.next()
        _ = try reader.next()
        return try UnitText(reader.block)
      } catch {
        preconditionFailure("the built-in data texts are malformed")
      }
    }
  }
}
