import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A value with any map, a target and a context.
package struct MapCase: SingleConversion {
  package var value: String
  package var map: ConversionMap
  package var target: RoundingTarget
  package var context: ArithmeticContext

  var formula: ConversionFormula { ConversionFormula(map) }

  package var expected: Expected? {
    DecimalOperand(value).flatMap { Oracle.convert($0, by: formula, to: target, in: context) }
  }

  func with(target: RoundingTarget, context: ArithmeticContext) -> MapCase {
    MapCase(value: value, map: map, target: target, context: context)
  }

  package var description: String {
    "\(value) by \(map.rowForm) \(map.rowConstants), \(target)"
  }

  /// The kind of the conversion map.
  var label: String { String(map.label) }

  /// The number of cases of each kind of map that a run requires.
  static let requiredLabels: [String: Int] = Dictionary(
    uniqueKeysWithValues: [
      "linear, exact", "linear, rounded", "affine, exact", "affine, rounded", "irrational, rounded",
      "reciprocal, exact", "reciprocal, rounded", "logarithm, exact", "logarithm, rounded",
      "exponential, exact", "exponential, rounded", "shift, rounded",
    ].map { ($0, 3) })

  /// The format of failing cases: a line of tab-separated columns.
  package static let regressionText = RegressionText<MapCase>(
    fileExtension: ".tsv",
    header:
      "# Maps for which this law did not hold once: value, map, constants, target, context.\n",
    write: {
      [$0.value, $0.map.rowForm, $0.map.rowConstants, $0.target.row, $0.context.directives].joined(
        separator: "\t")
    },
    read: { text in
      try RegressionRows.read(text, columns: 5) { columns in
        guard let map = ConversionMap(rowForm: columns[1], constants: columns[2]),
          let target = RoundingTarget(row: columns[3]),
          let context = ArithmeticContext(row: columns[4])
        else { return nil }
        return MapCase(value: columns[0], map: map, target: target, context: context)
      }
    })

  /// Passes that simplify the conversion map, then the context, the target and the value.
  package static let simplifications: [Simplification<MapCase>] =
    [
      Simplification("simpler map") { mapping in
        mapping.map.simpler.map { map in
          var mapping = mapping
          mapping.map = map
          return mapping
        }
      },
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
