import DecimalArithmetic
import PerformanceBudgets
import UnitCatalog
import UnitConversion

/// Conversions that a budget names by their units and number of digits: people budget their own use.
///
///     {"workload": "conversion", "parameters": {"from": "mile", "to": "kilometer", "digits": 50}, …}
///
/// From text to text by a prepared plan; one operation is one number, or one number to every unit of its quantity.
/// The numbers are those of ``PreparedTexts``; results have so many digits, ties away from zero.
public enum ChosenConversions {
  /// One unit to another: `from`, `to` and perhaps `digits`.
  public static let toUnit = "conversion"
  /// A unit to all of its quantity: `from` and perhaps `digits`.
  public static let toAll = "conversion-to-all"

  /// The workload ``toUnit``, measured on subjects of these names.
  public static func knownToUnit(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(toUnit, subjects: subjects, required: ["from", "to"], optional: ["digits"])
  }

  /// The workload ``toAll``, measured on subjects of these names.
  public static func knownToAll(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(toAll, subjects: subjects, required: ["from"], optional: ["digits"])
  }

  /// The subject of a call on a backend, at 34 digits unless it says otherwise; `nil` if the backend has not so many.
  ///
  /// - Throws: ``ParameterError`` for units that do not exist or do not convert, or digits out of 1...10,000.
  /// - Precondition: the call is of one of these workloads.
  @inlinable
  public static func subject<Number: DecimalBackend>(
    of call: WorkloadCall, on _: Number.Type
  ) throws(ParameterError) -> Subject? {
    let digits = try call.number("digits", in: 1...10_000, else: 34)
    let context = context(digits: digits)
    guard Number.supports(context) else { return nil }
    let converter = Converter<Number>(context: context, target: .digits(digits))
    let source = call.parameters["from"] ?? ""
    let plans: [PreparedPlan<Number>]
    do throws(ConversionError) {
      plans =
        call.name == toAll
        ? try converter.plans(from: source).plans
        : [try converter.plan(from: source, to: call.parameters["to"] ?? "")]
    } catch { throw ParameterError(nil, call.description, reason: "\(error)") }
    let texts = PreparedTexts()
    func convert(_ places: Range<Int>) {
      for text in texts.strings[places] {
        for plan in plans { blackHole(plan.convert(text)) }
      }
    }
    let count = PreparedTexts.count
    let all = SampleSizes.calmNanoseconds { convert(0..<count) }
    let parts = SampleSizes.parts(ofWorkTaking: all, most: count)
    let sizes = SampleSizes(nanoseconds: all / Double(parts))
    return Subject(
      Number.backendName, workload: call.description,
      samplesPerBlock: max(sizes.samples, parts),
      operationsPerSample: sizes.passes * count / parts,
      run: { sample in
        let part = sample % parts
        for _ in 0..<sizes.passes { convert(part * count / parts..<(part + 1) * count / parts) }
      },
      check: {
        for text in texts.strings {
          for plan in plans {
            try PreparedWorkloads.compare(
              plan.convert(text), text, plan, to: .digits(digits))
          }
        }
      })
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
