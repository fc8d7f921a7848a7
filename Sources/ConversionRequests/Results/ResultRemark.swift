import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// The accuracy of a result, or the reason why there is no result.
public struct ResultRemark: Hashable, Sendable {
  /// The first statement of a remark.
  public enum Verdict: Hashable, Sendable {
    /// The result is exact, and so are the definitions of the units.
    case exact
    /// The result is exact for units with a definition of this kind.
    case exactForDefinition(DefinitionKind)
    /// The result was rounded once.
    case rounded(RoundingMode)
    /// There is no result; `backend` is the name of the backend.
    case missing(MissingResult, backend: String)
  }

  /// The first statement of the remark.
  public var verdict: Verdict
  /// The digits of the precision, if the precision and not the decimals limited the result.
  public var precisionLimit: Int?
  /// The number of significant digits of a result that the decimals would show as 0.
  public var keptDigits: Int?
  /// The side on which a number exceeds plain notation, if plain notation was requested.
  public var size: Size?

  /// The side on which a number exceeds plain notation.
  public enum Size: Hashable, Sendable { case tooLarge, tooSmall }

  /// Creates a remark with a verdict alone.
  ///
  ///     ResultRemark(.exact).english  // "exact"
  ///     ResultRemark(.rounded(.halfUp)).english  // "rounded half-up"
  public init(_ verdict: Verdict) { self.verdict = verdict }
}

extension ConversionPlan {
  /// The kind of the source's definition, or of the target's definition if the source is exact.
  public var definitions: DefinitionKind {
    isExactlyDefined ? .exact : (source.isExactlyDefined ? target : source).kind
  }

  /// Returns the verdict on a result: `exact` only if the units' definitions are exact too.
  ///
  ///     let plan = try ConversionPlan(from: .dalton, to: .kilogram)
  ///     let verdict = plan.verdict(isExact: true, rounding: .halfUp)
  ///     verdict == .exactForDefinition(.measured)  // true
  public func verdict(isExact: Bool, rounding: RoundingMode) -> ResultRemark.Verdict {
    if !isExact { return .rounded(rounding) }
    return isExactlyDefined ? .exact : .exactForDefinition(definitions)
  }
}
