/// What kind of number it is: the ten classes of IEEE 754-2019.
///
/// The raw values are the texts of GDA's class operation, which tells quiet from signaling NaNs but
/// not their signs.
///
/// Source: General Decimal Arithmetic Specification 1.70, "class".
public enum NumberClass: String, CaseIterable, Hashable, Sendable {
  case signalingNaN = "sNaN"
  case quietNaN = "NaN"
  case negativeInfinity = "-Infinity"
  case negativeNormal = "-Normal"
  case negativeSubnormal = "-Subnormal"
  case negativeZero = "-Zero"
  case positiveZero = "+Zero"
  case positiveSubnormal = "+Subnormal"
  case positiveNormal = "+Normal"
  case positiveInfinity = "+Infinity"
}
