import Conformance
import Metryvo
import PropertyTesting

let run = PropertyRun(seed: 1, cases: 1_000)
let reports = ArithmeticLaws.all(for: YourDecimal.self).map { $0.run(run) }
print(reports.filter { !$0.holds }.map(\.identifier))
// []

let mistaken = ArithmeticLaws.all(for: MistakenDecimal.self).map { $0.run(run) }
if let failure = mistaken.compactMap(\.failure).first { print(failure) }
// oracle-agrees-plus does not hold (seed 1, case 635): plus 45E0
//   context: precision: 1 maxExponent: 5 minExponent: -5 clamp: 0 rounding: half_even
//   oracle: 4E+1 Inexact Rounded
//   third: 5E+1 Inexact Rounded
//   found as: plus 45E3
//   shrunk in 6 steps, 139 evaluations
//   replay: metryvo verify laws oracle-agrees-plus --seed 1 --case 635

let vectors = try DecTestReader.read(
  """
  extended: 1
  clamp: 1
  precision: 34
  maxExponent: 6144
  minExponent: -6143
  rounding: half_even
  third divide 1 3 -> 0.3333333333333333333333333333333333 Inexact Rounded
  tie quantize 2.5 1 -> 2 Inexact Rounded
  """, name: "yours.decTest")
print(VectorRunner(YourDecimal.self).run(vectors))
// yours.decTest (third): read 2, passed 2, skipped 0, failed 0
print(VectorRunner(MistakenDecimal.self).run(vectors))
// yours.decTest (third): read 2, passed 1, skipped 0, failed 1
// yours.decTest:8: tie: quantize 2.5 1
//   precision: 34 maxExponent: 6144 minExponent: -6143 clamp: 1 rounding: half_even
//   expected: 2 Inexact Rounded
//   third: 3 Inexact Rounded

let conversions = try ConversionLaws().all(for: YourDecimal.self)
print(conversions.filter { !$0.run(run).holds }.map(\.identifier))
// []
