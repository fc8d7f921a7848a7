import DecimalArithmetic
import UnitCatalog

/// The value of a definition in the registry format, for programs that do not evaluate definitions.
struct DerivedFields: Hashable {
  var model: String
  var scale: FractionText
  var piPower: Int
  var lnTenPower: Int
  /// The offset; `nil` for 0.
  var offset: FractionText?

  init(_ unit: MeasureUnit) {
    model =
      switch unit.model {
      case .linear: "linear"
      case .reciprocal: "reciprocal"
      case .level: "level"
      }
    scale = FractionText(unit.scale)
    piPower = unit.irrationalFactor.piPower
    lnTenPower = unit.irrationalFactor.lnTenPower
    offset = unit.offset.isZero ? nil : FractionText(unit.offset)
  }
}
