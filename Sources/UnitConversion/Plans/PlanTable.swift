import DecimalArithmetic
import Synchronization
import UnitCatalog

/// The prepared plans of one converter.
///
/// A plan is created at its first use. Later uses find the plan without a lock.
///
/// Each quantity has a block of slots, one for each ordered pair of its units. An atomic pointer
/// publishes each block, and another atomic pointer each plan. If two threads create the same block
/// or plan, the second thread discards its object and uses the object of the first thread.
/// Published objects are not changed, and live as long as the table.
@usableFromInline
final class PlanTable<Number: DecimalBackend>: @unchecked Sendable {
  @usableFromInline typealias Slot = Atomic<UnsafeMutableRawPointer?>

  @usableFromInline let index: UnitIndex
  private let context: ArithmeticContext
  private let target: RoundingTarget
  /// The pointer to the block of each quantity.
  @usableFromInline let blocks: UnsafeMutablePointer<Slot>

  @usableFromInline
  init(_ index: UnitIndex, context: ArithmeticContext, target: RoundingTarget) {
    self.index = index
    self.context = context
    self.target = target
    blocks = Self.slots(index.catalog.quantities.count)
  }

  deinit {
    for (number, quantity) in index.catalog.quantities.enumerated() {
      guard let block = blocks[number].load(ordering: .relaxed) else { continue }
      let slots = block.assumingMemoryBound(to: Slot.self)
      for pair in 0..<(quantity.units.count * quantity.units.count) {
        if let plan = slots[pair].load(ordering: .relaxed) {
          Unmanaged<PreparedPlan<Number>>.fromOpaque(plan).release()
        }
      }
      slots.deallocate()
    }
    blocks.deallocate()
  }

  private static func slots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: max(1, count))
    for slot in 0..<count { (slots + slot).initialize(to: Slot(nil)) }
    return slots
  }

  /// Returns the plan between the units at two positions, which lives as long as the table.
  ///
  /// - Returns: `nil` if the quantities differ or the units do not convert; ``ConversionPlan``
  ///   throws the reason.
  @inlinable
  func plan(from source: Int, to target: Int) -> Unmanaged<PreparedPlan<Number>>? {
    let from = index.places[source]
    let to = index.places[target]
    guard from.quantity == to.quantity else { return nil }
    #if SeededFaults
    let pair = Self.faultyPair(from, to)
    #else
    let pair = from.member &* from.count &+ to.member
    #endif
    if let block = blocks[from.quantity].load(ordering: .acquiring),
      let plan = block.assumingMemoryBound(to: Slot.self)[pair].load(ordering: .acquiring)
    {
      return Unmanaged.fromOpaque(plan)
    }
    return make(source, target, quantity: from.quantity, count: from.count, pair: pair)
  }

  @usableFromInline
  func make(
    _ source: Int, _ target: Int, quantity: Int, count: Int, pair: Int
  ) -> Unmanaged<PreparedPlan<Number>>? {
    let units = index.catalog.units
    guard let plan = try? ConversionPlan(from: units[source], to: units[target]) else { return nil }
    let made = Unmanaged.passRetained(
      PreparedPlan<Number>(
        plan, lowest: index.catalog.quantities[quantity].lowest, to: self.target, in: context))
    let slots = block(quantity, count: count)
    let (isMine, first) = slots[pair].compareExchange(
      expected: nil, desired: made.toOpaque(), ordering: .acquiringAndReleasing)
    guard !isMine, let first else { return made }
    made.release()
    return Unmanaged.fromOpaque(first)
  }

  private func block(_ quantity: Int, count: Int) -> UnsafeMutablePointer<Slot> {
    if let block = blocks[quantity].load(ordering: .acquiring) {
      return block.assumingMemoryBound(to: Slot.self)
    }
    let made = Self.slots(count * count)
    let (isMine, first) = blocks[quantity].compareExchange(
      expected: nil, desired: UnsafeMutableRawPointer(made), ordering: .acquiringAndReleasing)
    guard !isMine, let first else { return made }
    made.deallocate()
    return first.assumingMemoryBound(to: Slot.self)
  }

  /// Returns the plan between any two units.
  ///
  /// A plan with a unit of another catalog is prepared at each call.
  @inlinable
  func plan(
    from source: MeasureUnit, to target: MeasureUnit
  ) throws(ConversionError) -> PreparedPlan<Number> {
    if let from = index.position(of: source), let to = index.position(of: target),
      let plan = plan(from: from, to: to)
    {
      return plan.takeUnretainedValue()
    }
    return try unlisted(from: source, to: target)
  }

  @usableFromInline
  func unlisted(
    from source: MeasureUnit, to target: MeasureUnit
  ) throws(ConversionError) -> PreparedPlan<Number> {
    let plan = try ConversionPlan(from: source, to: target)
    let lowest = index.catalog.quantity(source.quantity)?.lowest
    return PreparedPlan(plan, lowest: lowest, to: self.target, in: context)
  }

  /// Returns the plan between two units with the given identifiers, which lives as long as the
  /// table.
  @inlinable
  func plan(
    from source: String, to target: String
  ) throws(ConversionError) -> Unmanaged<PreparedPlan<Number>> {
    if let from = index.position(of: source), let to = index.position(of: target),
      let plan = plan(from: from, to: to)
    {
      return plan
    }
    throw refusal(from: source, to: target)
  }

  /// Returns the reason why there is no plan between two units with the given identifiers.
  @usableFromInline
  func refusal(from source: String, to target: String) -> ConversionError {
    var units: [MeasureUnit] = []
    for identifier in [source, target] {
      guard let unit = index.catalog.unit(identifier) else {
        return .unknownUnit(
          identifier, nearest: index.catalog.lookUp(identifier).nearest)
      }
      units.append(unit)
    }
    do throws(ConversionError) {
      _ = try ConversionPlan(from: units[0], to: units[1])
    } catch { return error }
    return .ratioTooWide(from: units[0], to: units[1])
  }
}

extension LookUpResult {
  /// The units that a known name may denote, or the suggestions for an unknown name.
  fileprivate var nearest: [MeasureUnit] {
    if case .unknown(let suggestions) = self { return suggestions }
    return candidates
  }
}
