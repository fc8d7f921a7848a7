import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// How far a result can be trusted, or why there is none.
public struct ResultRemark: Hashable, Sendable {
  /// What is said first.
  public enum Verdict: Hashable, Sendable {
    /// The result is the mathematical one, by exact definitions.
    case exact
    /// The result is the mathematical one, by a definition of this kind.
    case exactForDefinition(DefinitionKind)
    /// The result was rounded once.
    case rounded(RoundingMode)
    /// There is no result; the name is that of the backend.
    case missing(MissingResult, backend: String)
  }

  /// What is said first.
  public var verdict: Verdict
  /// The digits of the precision, if it and not the decimals decided where the result was rounded.
  public var precisionLimit: Int?
  /// How many significant digits a result has that the decimals would show as 0.
  public var keptDigits: Int?
  /// Whether plain notation, which was asked for, would need too many zeros.
  public var size: Size?

  /// On which side a number leaves plain notation.
  public enum Size: Hashable, Sendable { case tooLarge, tooSmall }

  /// A remark of a verdict alone.
  public init(_ verdict: Verdict) { self.verdict = verdict }
}

extension ConversionPlan {
  /// The kind of definition that keeps results from being exact; `exact` if none does.
  public var definitions: DefinitionKind {
    isExactlyDefined ? .exact : (source.isExactlyDefined ? target : source).kind
  }

  /// What is said first of a result: `exact` only if the units' definitions are exact, too.
  public func verdict(isExact: Bool, rounding: RoundingMode) -> ResultRemark.Verdict {
    if !isExact { return .rounded(rounding) }
    return isExactlyDefined ? .exact : .exactForDefinition(definitions)
  }
}
