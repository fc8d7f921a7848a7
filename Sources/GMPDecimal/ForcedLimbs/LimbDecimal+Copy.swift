import DecimalArithmetic

extension LimbDecimal {
  package static func canonical(_ x: LimbDecimal) -> LimbDecimal { x }

  package static func copyAbs(_ x: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.copyAbs(x.value))
  }

  package static func copyNegate(_ x: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.copyNegate(x.value))
  }

  package static func copySign(_ x: LimbDecimal, of y: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.copySign(x.value, of: y.value))
  }
}
