import DecimalArithmetic
import PerformanceBudgets
import UnitCatalog
import UnitConversion

/// Conversions that a budget names by units and digits, so that people can budget their own use.
///
///     {"workload": "conversion",
///       "parameters": {"from": "mile", "to": "kilometer", "digits": 50}, …}
///
/// Prepared plans convert text to text. One operation converts one number: to one unit, to every
/// unit of its quantity, or to every unit of all quantities. The numbers are those of
/// ``PreparedTexts``. Results have `digits` digits and are rounded half-up.
@usableFromInline package enum ChosenConversions {
  /// The workload that converts one unit to another, with parameters `from`, `to` and `digits`.
  ///
  /// The parameter `digits` is optional.
  @usableFromInline package static let toUnit = "conversion"
  /// The workload that converts one unit to all units of its quantity.
  ///
  /// The parameters `from` and `digits` are optional.
  ///
  /// Without `from` the sources are the base units of all quantities.
  @usableFromInline package static let toAll = "conversion-to-all"

  /// Returns the description of ``toUnit`` for subjects with these names.
  @usableFromInline package static func knownToUnit(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(toUnit, subjects: subjects, required: ["from", "to"], optional: ["digits"])
  }

  /// Returns the description of ``toAll`` for subjects with these names.
  @usableFromInline package static func knownToAll(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(toAll, subjects: subjects, optional: ["from", "digits"])
  }

  /// Returns the subject of a call on a backend; `nil` if the backend does not support the digits.
  ///
  /// The default of `digits` is 34.
  ///
  /// - Throws: ``ParameterError`` for unknown or incompatible units, and for digits outside
  ///   1...10,000.
  /// - Precondition: `call` names one of these workloads.
  @inlinable
  package static func subject<Number: DecimalBackend>(
    of call: WorkloadCall, on _: Number.Type
  ) throws(ParameterError) -> Subject? {
    let digits = try call.number("digits", in: 1...10_000, else: 34)
    let context = context(digits: digits)
    guard Number.supports(context) else { return nil }
    let converter = Converter<Number>(context: context, target: .digits(digits))
    let plans: [PreparedPlan<Number>]
    do throws(ConversionError) { plans = try Self.plans(of: call, by: converter) } catch {
      throw ParameterError(nil, call.description, reason: "\(error)")
    }
    // Fewer numbers for many plans limit the checks to about a second.
    let count = min(PreparedTexts.count, max(4, 8_192 / plans.count))
    let texts = PreparedTexts().strings.prefix(count)
    return Subject(
      Number.backendName, workload: call.description, samplesPerBlock: 1,
      operationsPerSample: count,
      run: { _ in
        for text in texts {
          for plan in plans { blackHole(try? plan.convert(text)) }
        }
      },
      check: {
        for text in texts {
          for plan in plans {
            try PreparedWorkloads.compare(
              try plan.convert(text), text, plan, to: .digits(digits))
          }
        }
      })
  }

  @inlinable
  static func plans<Number: DecimalBackend>(
    of call: WorkloadCall, by converter: Converter<Number>
  ) throws(ConversionError) -> [PreparedPlan<Number>] {
    guard call.name == toAll else {
      return [
        try converter.plan(from: call.parameters["from"] ?? "", to: call.parameters["to"] ?? "")
      ]
    }
    let sources =
      call.parameters["from"].map { [$0] }
      ?? converter.catalog.quantities.map(\.baseUnit.identifier)
    var plans: [PreparedPlan<Number>] = []
    for source in sources { plans += try converter.plans(from: source).plans }
    return plans
  }

  @usableFromInline
  static func context(digits: Int) -> ArithmeticContext {
    let format = ArithmeticContext.decimal128
    // Up to 34 digits the target rounds the result. With more digits, decimal128's clamp would pad
    // results with zeros, so the context has no clamp.
    if digits <= format.precision { return format.rounding(.halfUp) }
    return ArithmeticContext(
      precision: digits, maxExponent: format.maxExponent, minExponent: format.minExponent,
      rounding: .halfUp)
  }
}
