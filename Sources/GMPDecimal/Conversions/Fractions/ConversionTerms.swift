import DecimalArithmetic

/// A map in the form y = (±multiplier · x · 10^a ± addend · 10^b) ÷ divisor.
///
/// The addend of a linear map is 0.
struct ConversionTerms {
  let multiplier: UInt128
  let multiplierIsNegative: Bool
  let multiplierExponent: Int
  let addend: UInt128
  let addendIsNegative: Bool
  let addendExponent: Int
  let divisor: UInt128

  /// Creates the terms of a map.
  ///
  /// - Returns: `nil` for the maps that are not sums of products.
  @inline(__always)
  init?(_ map: ConversionMap) {
    switch map {
    case .linear(let ratio): self.init(ratio)
    case .affine(let affine): self.init(affine)
    default: return nil
    }
  }

  /// Creates the terms of y = x · ratio.
  @inline(__always)
  init(_ ratio: ExactRatio) {
    multiplier = ratio.numerator
    multiplierIsNegative = ratio.isNegative
    multiplierExponent = ratio.exponent
    addend = 0
    addendIsNegative = false
    addendExponent = 0
    divisor = ratio.denominator
  }

  @inline(__always)
  private init(_ affine: AffineMap) {
    multiplier = affine.multiplier
    multiplierIsNegative = affine.scale.isNegative
    multiplierExponent = affine.scale.exponent
    addend = affine.addend
    addendIsNegative = affine.offset.isNegative
    addendExponent = affine.offset.exponent
    divisor = affine.divisor
  }

  /// Creates the terms of y = x · root.
  init(_ root: ExactRoot) {
    multiplier = root.numerator
    multiplierIsNegative = false
    multiplierExponent = root.exponent
    addend = 0
    addendIsNegative = false
    addendExponent = 0
    divisor = root.denominator
  }
}
