import DecimalArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// The laws of every conversion between the units of a catalog, for any backend.
public struct ConversionLaws: Sendable {
  let pairs: [UnitPair]

  /// The identifier of the law ``oracleAgreement(_:)``, which judges all pairs in order.
  package static let sweepIdentifier = "conversion-is-exact-then-rounded-once"

  /// Creates the laws over the pairs of `catalog`.
  ///
  /// - Throws: ``ConversionPairsError`` if a definition cannot be read or a pair has no plan.
  /// - Complexity: quadratic in the number of units of each quantity.
  public init(catalog: Catalog = .standard) throws(ConversionPairsError) {
    try self.init(catalog: catalog, definitions: Self.definitions(of: catalog))
  }

  /// Creates the laws with other definitions for the oracle; tests pass a wrong definition.
  package init(
    catalog: Catalog, definitions: [String: String]
  ) throws(ConversionPairsError) {
    pairs = try UnitPair.all(in: catalog, definitions: definitions)
  }

  /// Returns the definition of each unit by its identifier.
  package static func definitions(of catalog: Catalog) -> [String: String] {
    Dictionary(
      catalog.units.map { ($0.identifier, $0.definition) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of ordered pairs of units.
  package var pairCount: Int { pairs.count }

  /// Returns the number of cases of ``oracleAgreement(_:)`` that judge every pair `times` times.
  package func cases(perPair times: Int) -> Int { pairs.count * times }

  /// The number of targets at which the laws that use the oracle round each case.
  package static let targetsPerCase = 3

  /// Returns all laws of one backend.
  ///
  /// A law is included if the catalog has a pair of units for it.
  public func all<B: DecimalBackend>(for backend: B.Type) -> [Law] {
    oracleAgreements(of: [ConversionSubject(backend)]) + equations(for: backend)
  }

  /// Returns the laws that use the oracle, which computes each value once for all backends.
  package func oracleAgreements(of subjects: [ConversionSubject]) -> [Law] {
    [oracleAgreement(of: subjects), Self.anyMap(of: subjects), Self.everyCell(of: subjects)]
  }

  /// Returns the laws that need no oracle.
  ///
  /// A law is included if the catalog has a pair of units for it.
  public func equations<B: DecimalBackend>(for backend: B.Type) -> [Law] {
    [directedRoundings(backend)]
      + (returningPairs.isEmpty ? [] : [roundTrip(backend), roundTripRoundedDown(backend)])
      + (shiftedPairs.isEmpty ? [] : [shiftedRoundTrip(backend)])
      + [identity(backend), multiConvert(backend)]
      + [monotonicity(backend), adjacency(backend), preparation(backend), batch(backend)]
      + [composition(backend), keptPlans(backend), shortNumbers(backend)]
  }

  /// Returns the law that a conversion of a unit to itself changes nothing.
  package func identity<B: DecimalBackend>(_ backend: B.Type) -> Law {
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

  /// Returns the law that one conversion to many units equals many conversions to one unit.
  package func multiConvert<B: DecimalBackend>(_ backend: B.Type) -> Law {
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

  /// Returns a law over conversions whose value the backend can represent.
  func law<B: DecimalBackend>(
    _ identifier: String, _ statement: String, source: String, of pairs: [UnitPair],
    on backend: B.Type,
    _ judge: @escaping @Sendable (ConversionCase, B) -> Verdict
  ) -> Law {
    .conversion(
      identifier, statement, source: source,
      of: ConversionCase.generator(of: pairs, for: backend),
      keptAs: ConversionCase.regressionText(pairs)
    ) { conversion, _ in
      guard let value = B(exactly: conversion.value) else { return .notHeld }
      return judge(conversion, value)
    }
  }
}
