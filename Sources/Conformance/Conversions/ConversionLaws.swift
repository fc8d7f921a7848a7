import DecimalArithmetic
import ExactArithmetic
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
  public func oracleAgreement<B: DecimalBackend>(_: B.Type) -> Law {
    let pairs = pairs
    let modes = RoundingMode.allCases
    return Law(
      Self.sweepIdentifier,
      "x from a to b on the backend = (x · scale(a) + offset(a) − offset(b)) ÷ scale(b) by exact "
        + "rationals from the definitions, rounded once: value, exponent, conditions",
      source: "DecimalBackend.convert",
      numbered: { index, random in
        let combination = Int(index % UInt64(pairs.count * modes.count))
        let pair = pairs[combination % pairs.count]
        let draw = ConversionDraw(
          for: B.self, rounding: modes[combination / pairs.count], &random)
        guard let value = B(exactly: draw.value), let operand = DecimalOperand(draw.value) else {
          return .notHeld
        }
        guard
          let expected = Oracle.convert(
            operand, scale: pair.scale, offset: pair.offset, to: draw.target, in: draw.context)
        else { return .discarded(SkipReason.beyondOracle.description) }
        let got = B.convert(value, by: pair.plan.map, to: draw.target, in: draw.context)
        return .equation(
          "\(pair.description): \(draw.description)", in: draw.context,
          ("oracle", ConversionAnswer(expected).description),
          (B.backendName, ConversionAnswer(got).description))
      })
  }

  /// There and back again, at up to p − 2 digits.
  ///
  /// Each rounded step errs by less than 10⁻³³ of the value, together about 2·10⁻³³; half a gap
  /// between numbers of 32 digits is at least 5·10⁻³³.
  public func roundTrip<B: DecimalBackend>(_: B.Type) -> Law {
    let pairs = pairs.filter { $0.offset.isZero }
    return Law(
      "round-trip-restores-32-digits",
      "x of at most 32 digits from a to b to a, each step rounded in any mode to 34 digits, then "
        + "to nearest at the digits of x, equals x; for units without an offset",
      source: "the round trip theorem, DESIGN"
    ) { random in
      let pair = random.pick(pairs)
      let x = OperandGenerator(format: .decimal128, maximumDigits: 32).finiteOperand(&random)
      guard let value = B(exactly: x), (-6_000...6_000).contains(value.exponent) else {
        return .discarded("a step may leave the normal range")
      }
      guard let back = try? ConversionPlan(from: pair.plan.target, to: pair.plan.source) else {
        return .broken(
          input: pair.description, context: .decimal128, results: [("plan back", "none")])
      }
      let modes = (random.pick(RoundingMode.allCases), random.pick(RoundingMode.allCases))
      let there = B.convert(
        value, by: pair.plan.map, to: .digits(34), in: .decimal128.rounding(modes.0))
      let here = B.convert(
        there.value, by: back.map, to: .digits(34), in: .decimal128.rounding(modes.1))
      let result = B.round(here.value, to: .digits(value.digitCount), in: .decimal128)
      if result.value == value { return .holds }
      return .broken(
        input: "\(pair.description): \(x)", context: .decimal128,
        results: [
          ("x", x), ("there", there.value.scientificString()),
          ("back", here.value.scientificString()), ("rounded", result.value.scientificString()),
        ])
    }
  }

  /// A unit to itself.
  public func identity<B: DecimalBackend>(_: B.Type) -> Law {
    let pairs = pairs.filter { $0.plan.source == $0.plan.target }
    return Law(
      "a-unit-to-itself-changes-nothing",
      "x from a to a at 34 digits is x, with its exponent, exactly",
      source: "DecimalBackend.convert"
    ) { random in
      let pair = random.pick(pairs)
      let x = OperandGenerator(format: .decimal128).finiteOperand(&random)
      guard let value = B(exactly: x) else { return .notHeld }
      let context = ArithmeticContext.decimal128.rounding(random.pick(RoundingMode.allCases))
      let got = B.convert(value, by: pair.plan.map, to: .digits(34), in: context)
      let subnormal: Conditions = got.conditions.intersection(.subnormal)
      return .equation(
        "\(pair.description): \(x)", in: context,
        ("x", ConversionAnswer(Conversion(value, subnormal)).description),
        (B.backendName, ConversionAnswer(got).description))
    }
  }

  /// One to all is one to one, many times.
  public func multiConvert<B: DecimalBackend>(_: B.Type) -> Law {
    let pairs = pairs
    return Law(
      "multi-convert-is-convert-one-by-one",
      "the k-th of x in every unit = x in the k-th unit: value, exponent, conditions",
      source: "Converter.convert(_:toEach:)"
    ) { random in
      let pair = random.pick(pairs)
      let draw = ConversionDraw(
        for: B.self, rounding: random.pick(RoundingMode.allCases), &random)
      guard let value = B(exactly: draw.value) else { return .notHeld }
      let converter = Converter<B>(context: draw.context, target: draw.target)
      let measure = Measure(value, pair.plan.source)
      let units = [pair.plan.target, pair.plan.source, pair.plan.target]
      guard let each = try? converter.convert(measure, toEach: units) else {
        return .broken(
          input: pair.description, context: draw.context, results: [("convert", "failed")])
      }
      let single = units.compactMap { try? converter.convert(measure, to: $0) }
      let names = { (list: [MeasureUnit], results: [Conversion<B>]) in
        zip(list, results).map { "\($0.identifier) \(ConversionAnswer($1))" }.joined(
          separator: "; ")
      }
      return .equation(
        "\(pair.description): \(draw.description)", in: draw.context,
        ("one by one", names(units, single)),
        ("all at once", names(each.map(\.plan.target), each.map(\.conversion))))
    }
  }
}
