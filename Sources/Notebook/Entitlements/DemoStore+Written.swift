import StrictText
import UnitCatalog

extension DemoStore {
  /// The key of the shop in a ``KeyValueStore``.
  public static let key = "metryvo.demo-store"
  /// The version of the written form.
  static let version = 1
  private static let byteLimit = 4096

  /// The words for the phases in the written form.
  private enum PhaseWord: String, CaseIterable {
    case ready, asking, pending
  }

  /// The shop as JSON in UTF-8, so that purchases and pending consents outlive the program.
  ///
  ///     var shop = DemoStore()
  ///     shop.handle(.buy(.product(.pro)), at: .epoch, in: NotebookContent())
  ///     var values = MemoryStore()
  ///     try values.set(DemoStore.key, to: shop.bytes)
  ///     try values.value(DemoStore.key).map { try DemoStore($0).phase } == shop.phase  // true
  ///
  /// ``isOnline`` is written with its last value, so a program sends
  /// ``Event/connection(isOnline:)`` again when it starts.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.number("version", Self.version)
      writer.key("phase")
      writer.object { writer in
        switch phase {
        case .ready: writer.text("kind", PhaseWord.ready.rawValue)
        case .asking(let item):
          writer.text("kind", PhaseWord.asking.rawValue)
          writer.text("item", item.word)
        case .pending(let item):
          writer.text("kind", PhaseWord.pending.rawValue)
          writer.text("item", item.word)
        }
      }
      writer.flag("isOnline", isOnline)
      writer.texts("bought", bought.map { $0.rawValue })
    }
    return writer.bytes
  }

  /// Reads the form that ``bytes`` writes, and refuses any other form.
  ///
  /// The version is required; other missing keys have the values of a new shop. Anyone who can
  /// write these bytes can unlock Pro, as a demonstration.
  ///
  ///     try DemoStore(Array(#"{"version": 1}"#.utf8)) == DemoStore()  // true
  ///     try? DemoStore(Array(#"{"version": 2}"#.utf8))  // nil
  ///
  /// - Throws: ``NotebookDataError`` for another version, else for the first problem, with its
  ///   place.
  public init(_ bytes: [UInt8]) throws(NotebookDataError) {
    if bytes.count > Self.byteLimit { throw NotebookDataError(.tooLong(limit: Self.byteLimit)) }
    let source = DataSource(bytes)
    let node = try source.node()
    let head = DataObject(node, in: source)
    let version = head.numberText("version")
    if !"\(Self.version)".hasBytes(of: version) {
      source.refuse(
        .unknownVersion(Printable.excerpt(version), known: Self.version),
        at: head.offset(of: "version"))
    }
    let object = DataObject(node, keys: "version phase isOnline bought", in: source)
    let phase = object.value("phase") { Self.phase($0, source) }
    var bought: [Product] = []
    _ = object.elements("bought") { node in
      guard let product: Product = object.choice(of: node, expected: .product) else {
        return Void?.none
      }
      if bought.contains(product) {
        source.refuse(.repeatedValue(product.rawValue), at: node.offset)
      }
      bought.append(product)
      return nil
    }
    let isOnline = object.flag("isOnline", else: true)
    if let failure = source.failure { throw failure }
    self.init(phase: phase ?? .ready, isOnline: isOnline, bought: bought)
  }

  private static func phase(_ node: JSONNode, _ source: DataSource) -> Phase {
    let word: PhaseWord = DataObject(node, in: source)
      .requiredChoice("kind", else: .ready, expected: .demoPhase)
    let object = DataObject(node, keys: word == .ready ? "kind" : "kind item", in: source)
    if word == .ready { return .ready }
    let item = object.required("item", else: Item.tip(.small)) { node in
      guard let text = object.text(of: node) else { return nil }
      if let item = Item(word: text) { return item }
      source.refuse(text, expected: .demoItem, at: node.offset)
      return nil
    }
    return word == .asking ? .asking(item) : .pending(item)
  }
}

extension DemoStore.Item {
  /// The identifier of the product or tip.
  fileprivate var word: String {
    switch self {
    case .product(let product): product.rawValue
    case .tip(let tip): tip.rawValue
    }
  }

  fileprivate init?(word: String) {
    for product in Product.allCases where product.rawValue.hasBytes(of: word) {
      self = .product(product)
      return
    }
    for tip in Tip.allCases where tip.rawValue.hasBytes(of: word) {
      self = .tip(tip)
      return
    }
    return nil
  }
}
