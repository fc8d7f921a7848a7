import DecimalArithmetic
import PerformanceBudgets
import UnitCatalog
import UnitConversion

/// Conversions that a budget names by their units and number of digits: people budget their own use.
///
///     {"workload": "conversion", "parameters": {"from": "mile", "to": "kilometer", "digits": 50}, …}
///
/// From text to text by a prepared plan; one operation is one number, or one number to every unit of its quantity, or
/// of all quantities. The numbers are those of ``PreparedTexts``; results have so many digits, ties away from zero.
@usableFromInline package enum ChosenConversions {
  /// One unit to another: `from`, `to` and perhaps `digits`.
  @usableFromInline package static let toUnit = "conversion"
  /// A unit to all of its quantity: `from`, without which it is the base unit of every quantity, and perhaps `digits`.
  @usableFromInline package static let toAll = "conversion-to-all"

  /// The workload ``toUnit``, measured on subjects of these names.
  @usableFromInline package static func knownToUnit(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(toUnit, subjects: subjects, required: ["from", "to"], optional: ["digits"])
  }

  /// The workload ``toAll``, measured on subjects of these names.
  @usableFromInline package static func knownToAll(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(toAll, subjects: subjects, optional: ["from", "digits"])
  }

  /// The subject of a call on a backend, at 34 digits unless it says otherwise; `nil` if the backend has not so many.
  ///
  /// - Throws: ``ParameterError`` for units that do not exist or do not convert, or digits out of 1...10,000.
  /// - Precondition: the call is of one of these workloads.
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
    // A second of checks at most, where there are a thousand plans.
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
    // Results of fewer digits are rounded to their target. With more digits than the format has, its clamp
    // would fill results with zeros.
    if digits <= format.precision { return format.rounding(.halfUp) }
    return ArithmeticContext(
      precision: digits, maxExponent: format.maxExponent, minExponent: format.minExponent,
      rounding: .halfUp)
  }
}
