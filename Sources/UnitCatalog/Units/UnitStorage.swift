/// The storage of a unit: its identifier, its quantity, and its lazily read description and value.
///
/// The text of a built-in unit is read at the first use.
final class UnitStorage: Sendable {
  let identifier: String
  /// The number of UTF-8 bytes of the identifier, stored because counting takes longer than a load.
  let identifierCount: Int
  /// The identifier of the quantity.
  let quantity: String
  /// The dimension of the quantity, which the definition must have.
  let quantityDimension: DimensionVector
  /// Whether the unit is the base unit of its quantity, whose definition must be `base`.
  let isBase: Bool

  /// The conventions of the unit; the catalog stores them at the first use.
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

  /// The record or the parsed text of the unit.
  var description: UnitDescription {
    if let kept = keptDescription.object { return kept.content }
    guard let block else { preconditionFailure("a unit is described, or its text is at hand") }
    return keptDescription.keep(Kept(.text(Kept(block.read(UnitFields.init))))).content
  }

  /// The unparsed text of the unit; `nil` after the text is parsed.
  var unread: UnreadBlock? { keptDescription.object == nil ? block : nil }

  /// The value of the definition; `nil` before the definition is evaluated.
  var value: DefinedValue? { keptValue.object?.content }

  func keep(_ value: DefinedValue) { _ = keptValue.keep(Kept(value)) }
}

/// A unit's block, not parsed yet, in a text that is known to be well formed.
struct UnreadBlock: Sendable {
  let text: CatalogText
  let identifier: String
  /// The bytes from the `unit` line to the next `unit` line.
  let range: Range<Int>

  /// Parses the block and returns the result of `body`.
  func read<R>(_ body: (TextBlock) throws(CatalogError) -> R) -> R {
    text.text.withBytes { bytes in
      do throws(CatalogError) {
        var reader = TextBlockReader(text, bytes, in: range)
        // The first block is that of the quantity, which is empty here.
        _ = try reader.next()
        _ = try reader.next()
        return try body(reader.block)
      } catch {
        preconditionFailure("the built-in data texts are malformed")
      }
    }
  }
}
