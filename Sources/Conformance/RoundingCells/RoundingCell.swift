import DecimalArithmetic
import ExactArithmetic

/// A kind of rounding, without the rounding mode.
///
/// The kind consists of the operation, the sign, the last digit kept, and the digits cut off. In
/// the eight modes there are 6 · 8 · 2 · 2 · 4 · 2 = 1,536 kinds. The exact result determines the
/// cell, so no backend influences it.
package struct RoundingCell: CoverageCell {
  /// The first digit cut off, classified by its relation to half a unit.
  package enum Guard: String, CaseIterable, Hashable, Sendable {
    /// The digit 0: the part cut off is 0 or below a tenth of a unit.
    case zero = "0"
    /// A digit of 1…4: less than half a unit is cut off.
    case low = "1-4"
    /// The digit 5: half a unit is cut off, or more if other digits follow.
    case five = "5"
    /// A digit of 6…9: more than half a unit is cut off.
    case high = "6-9"
  }

  /// The operation.
  package let operation: ArithmeticOperation
  /// Whether the exact result is below 0.
  package let isNegative: Bool
  /// Whether the last digit kept is odd, before a carry.
  package let isOdd: Bool
  /// The first digit cut off.
  package let guardDigit: Guard
  /// Whether a digit other than 0 follows the guard digit.
  package let isSticky: Bool

  /// The operations with rounding cells: those that round one exact result of finite operands.
  package static let operations: [ArithmeticOperation] = [
    .add, .subtract, .multiply, .divide, .fma, .quantize,
  ]

  /// Returns the cells of an operation; a hit of a cell counts in every mode.
  package static func all(of operation: ArithmeticOperation) -> [RoundingCell] {
    if !operations.contains(operation) { return [] }
    return [false, true].flatMap { isNegative in
      [false, true].flatMap { isOdd in
        Guard.allCases.flatMap { guardDigit in
          [false, true].map { isSticky in
            RoundingCell(
              operation: operation, isNegative: isNegative, isOdd: isOdd, guardDigit: guardDigit,
              isSticky: isSticky)
          }
        }
      }
    }
  }

  /// Returns the reachable cells of an operation.
  package static func reachable(by operation: ArithmeticOperation) -> [RoundingCell] {
    all(of: operation).filter(\.isReachable)
  }

  /// The number of all cells, multiplied by the number of modes.
  package static let count =
    operations.reduce(0) { $0 + all(of: $1).count } * RoundingMode.allCases.count

  /// Creates the cell of an exact result.
  package init(_ operation: ArithmeticOperation, _ cut: RoundingCut) {
    let digit: Guard =
      switch cut.guardDigit {
      case 0: .zero
      case 1...4: .low
      case 5: .five
      default: .high
      }
    self.init(
      operation: operation, isNegative: cut.isNegative, isOdd: cut.lastDigit % 2 == 1,
      guardDigit: digit, isSticky: cut.isSticky)
  }

  private init(
    operation: ArithmeticOperation, isNegative: Bool, isOdd: Bool, guardDigit: Guard,
    isSticky: Bool
  ) {
    self.operation = operation
    self.isNegative = isNegative
    self.isOdd = isOdd
    self.guardDigit = guardDigit
    self.isSticky = isSticky
  }

  /// The index of the cell among the cells of its operation.
  package var number: Int {
    let digit = Guard.allCases.firstIndex(of: guardDigit) ?? 0
    return (((isNegative ? 2 : 0) + (isOdd ? 1 : 0)) * Guard.allCases.count + digit) * 2
      + (isSticky ? 1 : 0)
  }

  /// The label by which a run counts the cell.
  package var label: String {
    "cell \(isNegative ? "-" : "+") \(isOdd ? "odd" : "even") \(guardDigit.rawValue) "
      + (isSticky ? "sticky" : "clear")
  }

  package var title: String { "\(operation.rawValue) \(label)" }

  package var obstacle: String? { Self.unreachable[self] }
}
