extension DemoNote: CustomStringConvertible {
  public var description: String { english }

  /// The note as a sentence in English, without a capital and a full stop.
  ///
  ///     let note = DemoNote.purchased(.product(.pro))
  ///     note.english  // "Pro is yours, as a demonstration; no money moved"
  public var english: String {
    switch self {
    case .purchased(.product(let product)):
      "\(product.english) is yours, as a demonstration; no money moved"
    case .purchased(.tip): "thank you; this is a demonstration, and no money moved"
    case .pending(let item): "\(item.english) waits for somebody else's consent"
    case .cancelled(let item): "\(item.english) was not bought"
    case .failed(let item): "\(item.english) could not be bought; try again later"
    case .alreadyOwned(let product): "\(product.english) is yours already"
    case .restored(let products):
      products.map { $0.english }.joined(separator: ", ") + " is yours again, as a demonstration"
    case .nothingToRestore: "there is nothing to restore"
    case .offline: "there is no connection; all that is yours works, so try again later"
    }
  }
}

extension DemoStore.Item {
  fileprivate var english: String {
    switch self {
    case .product(let product): product.english
    case .tip(.small): "the small tip"
    case .tip(.medium): "the medium tip"
    case .tip(.large): "the large tip"
    }
  }
}

extension Product {
  /// The name of the product in English sentences.
  fileprivate var english: String {
    switch self {
    case .pro: "Pro"
    }
  }
}
