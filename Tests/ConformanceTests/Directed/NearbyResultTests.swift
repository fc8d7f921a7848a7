import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

@Suite struct NearbyResultTests {
  /// Results lie within the stated distance of the wanted number.
  ///
  /// Sums, differences and quantized numbers are exactly the wanted number with its tenths.
  @Test(arguments: RoundingCell.operations)
  func resultsLieWhereTheyShould(operation: ArithmeticOperation) throws {
    var (built, failures) = (0, [String]())
    for index in 0..<600 {
      var random = CaseRandom(seed: 4, index: UInt64(index))
      let digits = [1, 2, 7, 33, 34, 35][index % 6]
      var number = BigInt(10).power(digits - 1) + BigInt(random.number(upTo: 40)) - 20
      if number < 0 { number = 3 }
      let wanted = NearbyResult(
        isNegative: index % 2 == 0, number: number, tenths: [0, 4, 5, 6][index / 6 % 4],
        place: Int(random.number(upTo: 60)) - 30)
      var draft = DirectedDraft(operation, in: .decimal128, longest: 34, random)
      guard let operands = wanted.operands(&draft) else { continue }
      built += 1
      let result = try WantedResultTests.exact(operation, operands)
      let target = Rational(10 * number + BigInt(wanted.tenths), exponent: wanted.place - 1)
      let magnitude = result.isNegative ? -result : result
      let distance = magnitude - target
      let isExact = [.add, .subtract, .quantize].contains(operation)
      let reach = Rational(isExact ? 0 : NearbyResult.reach, exponent: wanted.place)
      let size = distance.isNegative ? -distance : distance
      if (reach - size).isNegative || (!result.isZero && result.isNegative != wanted.isNegative)
        || operands.contains(where: { String($0.coefficient).count > 34 })
      {
        failures.append("\(wanted): \(operands.map(\.text))")
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(built > 400, "\(built)")
  }
}
