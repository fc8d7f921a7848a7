import UnitCatalog

/// Where the units of a catalog stand, found by identifier without comparing more than one.
///
/// Open addressing with half of the places free. The hash takes eight bytes at a time; it need not resist
/// anybody, because identifiers come with the catalog.
@usableFromInline
final class UnitIndex: Sendable {
  /// The place of a unit: its quantity's number, and its own and the first unit's in it.
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline let quantity: Int
    /// Its position among the units of the quantity.
    @usableFromInline let member: Int
    /// How many units the quantity has.
    @usableFromInline let count: Int
  }

  let catalog: Catalog
  @usableFromInline let places: [Place]
  private let entries: [Entry]
  private let mask: Int

  private struct Entry {
    var hash: UInt64 = 0
    var position = -1
    var identifier = ""
  }

  /// The index of the built-in catalog.
  @usableFromInline static let standard = UnitIndex(.standard)

  @usableFromInline
  init(_ catalog: Catalog) {
    self.catalog = catalog
    var places: [Place] = []
    for (number, quantity) in catalog.quantities.enumerated() {
      for member in quantity.units.indices {
        places.append(Place(quantity: number, member: member, count: quantity.units.count))
      }
    }
    self.places = places
    var size = 16
    while size < 2 * catalog.units.count { size *= 2 }
    var entries = [Entry](repeating: Entry(), count: size)
    for (position, unit) in catalog.units.enumerated() {
      let hash = Self.hash(unit.identifier)
      var place = Int(truncatingIfNeeded: hash) & (size - 1)
      while entries[place].position >= 0 && entries[place].identifier != unit.identifier {
        place = (place + 1) & (size - 1)
      }
      // Of two units of one identifier, which a validator refuses, the first counts.
      if entries[place].position >= 0 { continue }
      entries[place] = Entry(hash: hash, position: position, identifier: unit.identifier)
    }
    self.entries = entries
    mask = size - 1
  }

  /// The position of the unit of this identifier in the catalog's units.
  @usableFromInline
  func position(of identifier: String) -> Int? {
    let hash = Self.hash(identifier)
    var place = Int(truncatingIfNeeded: hash) & mask
    while entries[place].position >= 0 {
      if entries[place].hash == hash && entries[place].identifier == identifier {
        return entries[place].position
      }
      place = (place &+ 1) & mask
    }
    return nil
  }

  /// The position of this very unit, not of another with its identifier.
  @usableFromInline
  func position(of unit: MeasureUnit) -> Int? {
    guard let position = position(of: unit.identifier), catalog.units[position] == unit else {
      return nil
    }
    return position
  }

  private static func hash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      let memory = UnsafeRawPointer(start)
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var offset = 0
      while offset &+ 8 <= bytes.count {
        hash = mixed(hash ^ memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest &<< 8 | UInt64(bytes[offset])
        offset &+= 1
      }
      return mixed(hash ^ rest)
    }
  }

  /// The golden ratio's multiplier spreads low bits upwards; the shift brings them down again.
  @inline(__always)
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9e37_79b9_7f4a_7c15
    return product ^ product &>> 32
  }
}
