import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// What must hold of every conversion between the units of a catalog, on every backend.
public struct ConversionLaws: Sendable {
  private let pairs: [UnitPair]

  /// The identifier of ``oracleAgreement(_:)``, which goes through all pairs and modes in order.
  public static let sweepIdentifier = "conversion-is-exact-then-rounded-once"

  /// The laws over the pairs of `catalog`.
  ///
  /// - Throws: ``ConversionPairsError`` if a definition cannot be read or a pair has no plan.
  /// - Complexity: quadratic in the units of each quantity.
  public init(catalog: Catalog = .standard) throws(ConversionPairsError) {
    try self.init(catalog: catalog, definitions: Self.definitions(of: catalog))
  }

  /// The laws for an oracle that holds other definitions: a test seeds a wrong one.
  package init(
    catalog: Catalog, definitions: [String: String]
  ) throws(ConversionPairsError) {
    pairs = try UnitPair.all(in: catalog, definitions: definitions)
  }

  /// The definition of each unit by its identifier.
  package static func definitions(of catalog: Catalog) -> [String: String] {
    Dictionary(
      catalog.units.map { ($0.identifier, $0.definition) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of ordered pairs of units.
  public var pairCount: Int { pairs.count }

  /// How many cases let ``oracleAgreement(_:)`` see every pair in every rounding mode `times` times.
  public func cases(perPairAndMode times: Int) -> Int {
    pairs.count * RoundingMode.allCases.count * times
  }

  /// All laws of one backend.
  public func all<B: DecimalBackend>(for backend: B.Type) -> [Law] {
    [
      oracleAgreement(backend), Self.anyMap(backend), roundTrip(backend), identity(backend),
      multiConvert(backend),
    ]
  }

  /// Every pair in every mode, in order: the backend's conversion is the oracle's.
  public func oracleAgreement<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      Self.sweepIdentifier,
      "x from a to b on the backend = (x · scale(a) + offset(a) − offset(b)) ÷ scale(b) by exact "
        + "rationals from the definitions, rounded once: value, exponent, conditions",
      source: "DecimalBackend.convert", of: pairs, on: backend, inOrder: true
    ) { conversion, value in
      guard let expected = conversion.expected else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      let got = B.convert(
        value, by: conversion.pair.plan.map, to: conversion.target, in: conversion.context)
      return .equation(
        ("oracle", ConversionAnswer(expected).description),
        (B.backendName, ConversionAnswer(got).description))
    }
  }

  /// There and back again, at up to p − 2 digits.
  ///
  /// Each rounded step errs by less than 10⁻³³ of the value, together about 2·10⁻³³; half a gap
  /// between numbers of 32 digits is at least 5·10⁻³³.
  public func roundTrip<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      "round-trip-restores-32-digits",
      "x of at most 32 digits from a to b and, in the next mode, to a, each step rounded to 34 "
        + "digits, then to nearest at the digits of x, equals x; for units without an offset",
      source: "the round trip theorem, DESIGN", of: pairs.filter { $0.offset.isZero }, on: backend
    ) { conversion, value in
      guard value.isFinite, !value.isZero, value.digitCount <= 32,
        (-6_000...6_000).contains(value.exponent)
      else { return .discarded("no number of 32 digits well within the range") }
      let plan = conversion.pair.plan
      guard let back = try? ConversionPlan(from: plan.target, to: plan.source) else {
        return .broken([("plan back", "none")])
      }
      let modes = RoundingMode.allCases
      let mode = conversion.context.rounding
      let next = modes[((modes.firstIndex(of: mode) ?? 0) + value.digitCount) % modes.count]
      let there = B.convert(value, by: plan.map, to: .digits(34), in: .decimal128.rounding(mode))
      let here = B.convert(
        there.value, by: back.map, to: .digits(34), in: .decimal128.rounding(next))
      let result = B.round(here.value, to: .digits(value.digitCount), in: .decimal128)
      if result.value == value { return .holds }
      return .broken([
        ("there", there.value.scientificString()), ("back", here.value.scientificString()),
        ("rounded", result.value.scientificString()),
      ])
    }
  }

  /// A unit to itself.
  public func identity<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      "a-unit-to-itself-changes-nothing",
      "x of at most 34 digits from a to a at 34 digits is x, with its exponent, exactly",
      source: "DecimalBackend.convert",
      of: pairs.filter { $0.plan.source == $0.plan.target }, on: backend
    ) { conversion, value in
      let context = ArithmeticContext.decimal128.rounding(conversion.context.rounding)
      guard value.isFinite, !value.isZero, (context.etiny...context.etop).contains(value.exponent)
      else { return .discarded("no number of decimal128 but 0") }
      let got = B.convert(value, by: conversion.pair.plan.map, to: .digits(34), in: context)
      let subnormal: Conditions = got.conditions.intersection(.subnormal)
      return .equation(
        ("x", ConversionAnswer(Conversion(value, subnormal)).description),
        (B.backendName, ConversionAnswer(got).description))
    }
  }

  /// One to all is one to one, many times.
  public func multiConvert<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      "multi-convert-is-convert-one-by-one",
      "the k-th of x in every unit = x in the k-th unit: value, exponent, conditions",
      source: "Converter.convert(_:toEach:)", of: pairs, on: backend
    ) { conversion, value in
      let plan = conversion.pair.plan
      let converter = Converter<B>(context: conversion.context, target: conversion.target)
      let measure = Measure(value, plan.source)
      let units = [plan.target, plan.source, plan.target]
      guard let each = try? converter.convert(measure, toEach: units) else {
        return .broken([("convert", "failed")])
      }
      let single = units.compactMap { try? converter.convert(measure, to: $0).conversion }
      let names = { (list: [MeasureUnit], results: [Conversion<B>]) in
        zip(list, results).map { "\($0.identifier) \(ConversionAnswer($1))" }.joined(
          separator: "; ")
      }
      return .equation(
        ("one by one", names(units, single)),
        ("all at once", names(each.map(\.plan.target), each.map(\.conversion))))
    }
  }

  /// A law over conversions whose value the backend holds; a failure shows context and oracle.
  private func law<B: DecimalBackend>(
    _ identifier: String, _ statement: String, source: String, of pairs: [UnitPair],
    on backend: B.Type, inOrder: Bool = false,
    _ judge: @escaping @Sendable (ConversionCase, B) -> Verdict
  ) -> Law {
    var property = Property(
      identifier, statement,
      of: ConversionCase.generator(of: pairs, for: backend, inOrder: inOrder)
    ) { conversion in
      guard let value = B(exactly: conversion.value) else { return .notHeld }
      return judge(conversion, value)
    }
    property.describe = { $0.description }
    property.identify = { "\($0.description) \($0.context.directives)" }
    property.details = { conversion in
      [
        ("context", conversion.context.directives),
        ("oracle", conversion.expected.map { ConversionAnswer($0).description } ?? "not judged"),
      ]
    }
    property.simplifications = ConversionCase.simplifications
    property.text = ConversionCase.regressionText(pairs)
    return Law(property, source: source)
  }
}

extension ConversionCase {
  /// What the oracle makes of it, if it judges it.
  var expected: Expected? {
    DecimalOperand(value).flatMap {
      Oracle.convert($0, scale: pair.scale, offset: pair.offset, to: target, in: context)
    }
  }
}
