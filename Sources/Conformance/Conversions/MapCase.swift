import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A value, any map, a target and a context.
struct MapCase: Sendable {
  var value: String
  var scale: ExactRatio
  var offset: ExactRatio
  var target: RoundingTarget
  var context: ArithmeticContext

  /// `nil` if scale and offset do not fit one denominator.
  var map: ConversionMap? {
    offset.isZero
      ? .linear(scale) : AffineMap(scale: scale, offset: offset).map { .affine($0) }
  }

  /// What the oracle makes of it, if it judges it.
  var expected: Expected? {
    DecimalOperand(value).flatMap {
      Oracle.convert(
        $0, scale: Rational(scale), offset: Rational(offset), to: target, in: context)
    }
  }

  var description: String { "\(value) · \(scale.row) + \(offset.row), \(target)" }

  /// A failing case as a line of tab-separated columns.
  static let regressionText = RegressionText<MapCase>(
    fileExtension: ".tsv",
    header: "# Maps for which this law did not hold once: value, scale, offset, target, context.\n",
    write: {
      [$0.value, $0.scale.row, $0.offset.row, $0.target.row, $0.context.directives].joined(
        separator: "\t")
    },
    read: { text in
      try RegressionRows.read(text, columns: 5) { columns in
        guard let scale = ExactRatio(row: columns[1]), let offset = ExactRatio(row: columns[2]),
          let target = RoundingTarget(row: columns[3]),
          let context = ArithmeticContext(row: columns[4])
        else { return nil }
        return MapCase(
          value: columns[0], scale: scale, offset: offset, target: target, context: context)
      }
    })

  /// Simpler cases: the map, the context, the target, then the value.
  static let simplifications: [Simplification<MapCase>] =
    [
      edit("no offset") { $0.offset = .zero },
      edit("scale 1") { $0.scale = .one },
      edit("decimal128") { $0.context = .decimal128.rounding($0.context.rounding) },
      edit("half-even") { $0.context.rounding = .halfEven },
      Simplification("simple target") { mapping in
        RoundingTarget.simpler.map { target in
          var mapping = mapping
          mapping.target = target
          return mapping
        }
      },
    ]
    + OperandSimplification.passes.map { pass in
      Simplification(pass.name) { mapping in
        pass.results(mapping.value).map { value in
          var mapping = mapping
          mapping.value = value
          return mapping
        }
      }
    }

  private static func edit(
    _ name: String, _ change: @escaping @Sendable (inout MapCase) -> Void
  ) -> Simplification<MapCase> {
    Simplification(name) { mapping in
      var mapping = mapping
      change(&mapping)
      return [mapping]
    }
  }
}

extension ExactRatio {
  /// The ratio as a column: `-1760/1E-3`.
  var row: String { "\(isNegative ? "-" : "")\(numerator)/\(denominator)E\(exponent)" }

  init?(row: String) {
    let parts = row.drop { $0 == "-" }.split { $0 == "/" || $0 == "E" }
    guard parts.count == 3, let numerator = UInt128(parts[0]), let denominator = UInt128(parts[1]),
      denominator > 0, let exponent = Int(parts[2])
    else { return nil }
    self.init(
      isNegative: row.hasPrefix("-"), numerator, over: denominator, exponent: exponent)
  }
}
