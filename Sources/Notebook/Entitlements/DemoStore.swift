/// A shop for demonstrations, with the steps of buying and restoring but without payment.
///
///     var notebook = NotebookContent()
///     var shop = DemoStore()
///     shop.handle(.buy(.product(.pro)), at: .epoch, in: notebook)
///     let step = shop.handle(.confirm, at: .epoch, in: notebook)
///     for edit in step.edits { try notebook.edit(edit) }
///     notebook.entitlements.owns(.pro)  // true
///
/// No money moves. The shop is a state machine and a value: the program sends events, and the shop
/// answers with edits and a note. The shop remembers the products bought, as an account would, so
/// that they can be restored. ``bytes`` is the written form of the shop.
public struct DemoStore: Hashable, Sendable {
  /// The items that can be bought.
  public enum Item: Hashable, Sendable {
    case product(Product)
    case tip(Tip)
  }

  /// The phases of the shop, each with the event for which the shop waits.
  public enum Phase: Hashable, Sendable {
    /// The shop waits for an item to buy, or for a restoration.
    case ready
    /// The shop waits for the person's consent.
    case asking(Item)
    /// The shop waits for the consent of another person, such as a parent.
    case pending(Item)
  }

  /// The events that the program sends.
  public enum Event: Hashable, Sendable {
    /// The person wants to buy an item.
    case buy(Item)
    /// The person consents; in ``Phase/pending(_:)``, the other person consents.
    case confirm
    /// The person consents, but another person must consent, too.
    case askSomebodyElse
    /// The person changes their mind, or the other person refuses.
    case cancel
    /// The purchase fails, for example because of a network or a bank.
    case fail
    /// The person wants to restore earlier purchases.
    case restore
    /// The connection is made or lost.
    case connection(isOnline: Bool)
  }

  /// The current phase.
  public private(set) var phase = Phase.ready
  /// Whether there is a connection; without a connection, the shop neither sells nor restores.
  public private(set) var isOnline = true
  /// The products bought, in the order of the purchases, each once.
  public private(set) var bought: [Product] = []

  /// Creates a shop where nothing was bought.
  public init() {}

  /// Creates a shop in a state.
  init(phase: Phase, isOnline: Bool, bought: [Product]) {
    self.phase = phase
    self.isOnline = isOnline
    self.bought = bought
  }

  /// Handles an event; an event that the phase does not expect has no effect.
  ///
  ///     var shop = DemoStore()
  ///     shop.handle(.buy(.tip(.small)), at: .epoch, in: NotebookContent())
  ///     let step = shop.handle(.cancel, at: .epoch, in: NotebookContent())
  ///     step.note?.english  // Optional("the small tip was not bought")
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - time: the time of the event, for products and tips.
  ///   - notebook: the notebook whose entitlements the edits change.
  /// - Returns: the edits for the program to make, and a note for the person.
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
