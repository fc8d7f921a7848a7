/// The ten classes of numbers of IEEE 754-2019.
///
/// The raw values are the texts of GDA's class operation. The texts distinguish quiet from
/// signaling NaNs, but not the signs of NaNs.
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
