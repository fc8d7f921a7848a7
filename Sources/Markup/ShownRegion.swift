/// The content of a region on the page, which allows sending only the changes.
///
///     var region = ShownRegion()
///     region.update(markup)    // all of it
///     region.update(markup)    // `unchanged` for each element with a key and without fields
///
/// The page looks for an element among its siblings. An element that moved to another keyed parent
/// is therefore sent again with its content. An element with a field is always sent, because only
/// the page has the text that a person typed.
package struct ShownRegion {
  private var bytes: [UInt8] = []
  private var keyed: [Markup.KeyedElement] = []
  /// The elements of the last update, by the hashes of their keys.
  private var places: [UInt64: Int] = [:]

  /// Creates an empty region.
  package init() {}

  /// Returns the tokens that update the page to this markup, which must have the form of tokens.
  ///
  /// - Complexity: O(*n*) for *n* bytes of tokens.
  package mutating func update(_ markup: consuming Markup) -> [UInt8] {
    markup.finish()
    let (new, elements) = (markup.bytes, markup.keyed)
    var sent: [UInt8] = []
    sent.reserveCapacity(new.count)
    var position = 0
    /// The index of each element in the last update; `nil` for an element that is new among its
    /// siblings.
    var before = [Int?](repeating: nil, count: elements.count)
    for (index, element) in elements.enumerated() where element.range.lowerBound >= position {
      guard let place = places[Self.hash(new[element.key])] else { continue }
      let old = keyed[place]
      guard bytes[old.key].elementsEqual(new[element.key]), old.tag == element.tag,
        old.parent == element.parent.flatMap({ before[$0] }),
        (old.parent == nil) == (element.parent == nil)
      else { continue }
      before[index] = place
      if element.hasState || !bytes[old.range].elementsEqual(new[element.range]) { continue }
      sent.append(contentsOf: new[position..<element.range.lowerBound])
      sent.append(MarkupToken.unchanged)
      sent.append(element.tag.rawValue)
      sent.appendLength(element.key.count)
      sent.append(contentsOf: new[element.key])
      position = element.range.upperBound
    }
    sent.append(contentsOf: new[position...])
    keep(new, elements)
    return sent
  }

  private mutating func keep(_ new: [UInt8], _ elements: [Markup.KeyedElement]) {
    bytes = new
    keyed = elements
    places.removeAll(keepingCapacity: true)
    for (index, element) in elements.enumerated() {
      places[Self.hash(new[element.key])] = index
    }
  }

  /// Returns the FNV-1a hash of a key; a collision only means that one element is sent again.
  private static func hash(_ key: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
