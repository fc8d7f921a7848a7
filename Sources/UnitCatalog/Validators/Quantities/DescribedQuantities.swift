/// The rule that every quantity has a description: one short sentence without the quantity's name.
package enum DescribedQuantities {
  /// The maximum length of a description, in bytes.
  package static let limit = 100

  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.quantities.compactMap { quantity in
      if quantity.description.isEmpty {
        return .missingDescription(quantity: quantity.identifier)
      }
      return isGood(quantity) ? nil : .descriptionForm(quantity: quantity.identifier)
    }
  }

  private static func isGood(_ quantity: Quantity) -> Bool {
    let text = Array(quantity.description.utf8)
    let stops = text.filter { $0 == UInt8(ascii: ".") }.count
    return text.count <= limit && text.last == UInt8(ascii: ".") && stops == 1
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[0])
      && !words(quantity.name).isPart(of: words(quantity.description))
  }

  /// Returns the words in small letters, with a space before and after each word.
  private static func words(_ text: String) -> [UInt8] {
    var words = [UInt8(ascii: " ")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): words.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: words.append(byte)
      default: if words.last != UInt8(ascii: " ") { words.append(UInt8(ascii: " ")) }
      }
    }
    if words.last != UInt8(ascii: " ") { words.append(UInt8(ascii: " ")) }
    return words
  }
}

extension [UInt8] {
  /// Whether the bytes are a contiguous part of `others`.
  fileprivate func isPart(of others: [UInt8]) -> Bool {
    guard count <= others.count else { return false }
    return (0...(others.count - count)).contains { start in
      others[start..<(start + count)].elementsEqual(self)
    }
  }
}
