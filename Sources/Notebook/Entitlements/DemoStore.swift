/// A shop for demonstrations: what a person sees when buying and restoring.
///
///     var shop = DemoStore()
///     shop.handle(.buy(.product(.pro)), at: now, in: notebook)         // asks
///     let step = shop.handle(.confirm, at: now, in: notebook)
///     for edit in step.edits { try notebook.edit(edit) }               // Pro, as a demonstration
///
/// No money moves. A value: the program states what happens, and the shop answers with edits and a
/// note. The shop keeps what was bought, as an account would, so that it can be restored. ``bytes``
/// is the shop for a store.
public struct DemoStore: Hashable, Sendable {
  /// What can be bought.
  public enum Item: Hashable, Sendable {
    case product(Product)
    case tip(Tip)
  }

  /// What the shop waits for.
  public enum Phase: Hashable, Sendable {
    /// A wish.
    case ready
    /// The person's consent.
    case asking(Item)
    /// The consent of another person, such as a parent.
    case pending(Item)
  }

  /// What happens.
  public enum Event: Hashable, Sendable {
    /// The person wants something.
    case buy(Item)
    /// The person consents.
    case confirm
    /// The person consents, and somebody else must, too.
    case askSomebodyElse
    /// The person changes their mind, or somebody else refuses.
    case cancel
    /// The purchase fails, as a network or a bank might make it.
    case fail
    /// The person wants back what was bought.
    case restore
    /// The connection comes or goes.
    case connection(isOnline: Bool)
  }

  /// What the shop waits for.
  public private(set) var phase = Phase.ready
  /// Whether there is a connection; without one nothing is bought or restored.
  public private(set) var isOnline = true
  /// The products that were bought, in their order, each once.
  public private(set) var bought: [Product] = []

  /// A shop where nothing was bought.
  public init() {}

  /// A shop as it was.
  init(phase: Phase, isOnline: Bool, bought: [Product]) {
    self.phase = phase
    self.isOnline = isOnline
    self.bought = bought
  }

  /// Lets something happen.
  ///
  /// - Parameters:
  ///   - event: what happens.
  ///   - time: when, for what is bought.
  ///   - notebook: whose entitlements the edits change.
  /// - Returns: the edits to make, and what to tell the person.
  @discardableResult
  public mutating func handle(
    _ event: Event, at time: Timestamp, in notebook: NotebookContent
  ) -> DemoStep {
    switch (event, phase) {
    case (.connection(let isOnline), _):
      self.isOnline = isOnline
      return DemoStep()
    case (.buy(let item), .ready):
      if !isOnline { return DemoStep(.offline) }
      if case .product(let product) = item, notebook.entitlements.owns(product) {
        return DemoStep(.alreadyOwned(product))
      }
      phase = .asking(item)
      return DemoStep()
    case (.restore, .ready): return restore(at: time, notebook.entitlements)
    case (.confirm, .asking(let item)), (.confirm, .pending(let item)):
      phase = .ready
      return isOnline ? purchase(item, at: time) : DemoStep(.offline)
    case (.askSomebodyElse, .asking(let item)):
      phase = .pending(item)
      return DemoStep(.pending(item))
    case (.cancel, .asking(let item)), (.cancel, .pending(let item)):
      phase = .ready
      return DemoStep(.cancelled(item))
    case (.fail, .asking(let item)), (.fail, .pending(let item)):
      phase = .ready
      return DemoStep(.failed(item))
    default: return DemoStep()
    }
  }

  private mutating func purchase(_ item: Item, at time: Timestamp) -> DemoStep {
    switch item {
    case .product(let product):
      if !bought.contains(product) { bought.append(product) }
      let owned = OwnedProduct(demonstrationOf: product, since: time)
      return DemoStep(.purchased(item), [.addProduct(owned)])
    case .tip(let tip): return DemoStep(.purchased(item), [.addTip(GivenTip(tip, at: time))])
    }
  }

  private func restore(at time: Timestamp, _ entitlements: Entitlements) -> DemoStep {
    if !isOnline { return DemoStep(.offline) }
    let missing = bought.filter { !entitlements.owns($0) }
    if missing.isEmpty { return DemoStep(.nothingToRestore) }
    return DemoStep(
      .restored(missing),
      missing.map { .addProduct(OwnedProduct(demonstrationOf: $0, since: time)) })
  }
}
