/// What is known of a unit.
///
/// What the text of a built-in unit says is read when it is first asked for.
final class UnitStorage: Sendable {
  let identifier: String
  /// The number of its bytes, because asking a string takes longer.
  let identifierCount: Int
  /// The identifier of the quantity.
  let quantity: String
  /// That of the quantity, to which the definition should come.
  let quantityDimension: DimensionVector
  /// Whether the definition may, and must, be `base`.
  let isBase: Bool

  /// What a catalog found of its conventions.
  let conventions = LazyReference<UnitConventions>()

  private let block: UnreadBlock?
  private let keptDescription = LazyReference<Kept<UnitDescription>>()
  private let keptValue = LazyReference<Kept<DefinedValue>>()

  init(_ description: UnitDescription, in head: QuantityRecord) {
    identifier = description.identifier
    identifierCount = identifier.utf8.count
    quantity = head.identifier
    quantityDimension = head.dimension
    isBase = identifier == head.baseUnit
    block = nil
    _ = keptDescription.keep(Kept(description))
  }

  init(_ block: UnreadBlock, in head: QuantityRecord) {
    identifier = block.identifier
    identifierCount = identifier.utf8.count
    quantity = head.identifier
    quantityDimension = head.dimension
    isBase = identifier == head.baseUnit
    self.block = block
  }

  /// What was said about the unit.
  var description: UnitDescription {
    if let kept = keptDescription.object { return kept.content }
    guard let block else { preconditionFailure("a unit is described, or its text is at hand") }
    return keptDescription.keep(Kept(.text(Kept(block.read(UnitText.init))))).content
  }

  /// The text that was not read yet.
  var unread: UnreadBlock? { keptDescription.object == nil ? block : nil }

  /// What the definition comes to, if it was evaluated.
  var value: DefinedValue? { keptValue.object?.content }

  func keep(_ value: DefinedValue) { _ = keptValue.keep(Kept(value)) }
}

/// Where a unit's block stands in a text that is known to be well formed.
struct UnreadBlock: Sendable {
  let text: CatalogText
  let identifier: String
  /// From the `unit` line to the next one.
  let range: Range<Int>

  /// What `body` makes of the fields.
  func read<R>(_ body: (TextBlock) throws(CatalogError) -> R) -> R {
    text.text.withBytes { bytes in
      do throws(CatalogError) {
        var reader = TextBlockReader(text, bytes, in: range)
        // The quantity's block, which is empty here, comes first.
        _ = try reader.next()
        _ = try reader.next()
        return try body(reader.block)
      } catch {
        preconditionFailure("the built-in data texts are malformed")
      }
    }
  }
}
