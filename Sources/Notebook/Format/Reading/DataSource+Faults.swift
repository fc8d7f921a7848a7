#if SeededFaults
import DecimalArithmetic

extension DataSource {
  /// The line above.
  static func faultyLine(_ line: Int) -> Int? {
    SeededFault.errorAtLineAbove.isActive ? line - 1 : nil
  }

  /// Whether paths have no positions.
  static var forgetsPositions: Bool { SeededFault.pathForgetsPosition.isActive }
}
#endif
