/// Computes with limbs of every length under AddressSanitizer or Valgrind.
///
///     LimbBounds 200            200 cases; ends with 1 if two computations give different results
///     LimbBounds --plant-heap   writes beyond a buffer, which a tool must report
@main struct LimbBounds {
  static func main() {
    let argument = CommandLine.arguments.dropFirst().first ?? "100"
    switch argument {
    case "--plant-heap": return PlantedOverruns.onHeap()
    case "--plant-stack": return PlantedOverruns.onStack()
    default: break
    }
    guard let cases = Int(argument), cases > 0 else {
      fatalError("\(argument) is no number of cases")
    }
    var operands = OperandSource()
    for number in 0..<cases { LimbCase(number, &operands).judge() }
    LongOperands.judge()
    print("limbs: \(cases) cases and the longest operands, the same results in both forms")
  }
}
