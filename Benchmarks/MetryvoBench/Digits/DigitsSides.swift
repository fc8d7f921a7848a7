import DecimalArithmetic
import GMPDecimal
import NativeDecimal
import Peers

/// Our own sides over operands of so many digits.
struct DigitsSides {
  let digits: Int
  let big: BackendArithmetic<BigDecimal>
  /// `nil` unless there are as many digits as it has.
  let native: BackendArithmetic<Decimal128>?

  var count: Double { Double(big.x.count) }

  init(_ operands: DigitsOperands) throws(BenchFailure) {
    digits = operands.digits
    guard let big = BackendArithmetic<BigDecimal>(operands, in: operands.context) else {
      throw BenchFailure(70, "BigDecimal does not hold \(operands.digits) digits")
    }
    self.big = big
    native =
      digits == ArithmeticContext.decimal128.precision
      ? BackendArithmetic<Decimal128>(operands, in: .decimal128) : nil
  }
}
