import PropertyTesting
import Testing

@Suite struct GeneratorTests {
  @Test func randomBitsArePinned() {
    var random = CaseRandom(seed: 1, index: 2)
    let bits = (0..<3).map { _ in random.next() }
    #expect(
      bits == [
        10_891_446_505_848_491_269, 6_892_505_596_968_455_503, 17_291_547_881_561_727_030,
      ])
  }

  @Test func caseIsAFunctionOfSeedAndNumber() {
    let generator = Generator.integer(in: .min ... .max)
    let forwards = (0..<500).map { generator.value(seed: 7, index: $0) }
    let backwards = (0..<500).reversed().map { generator.value(seed: 7, index: $0) }
    #expect(forwards == backwards.reversed())
    #expect(
      (0..<500).filter { generator.value(seed: 8, index: $0) == forwards[Int($0)] }.count < 25)
  }

  /// Tests a law of generators as a property of generated ranges.
  @Test func integersLieInTheirRange() {
    let bounds = Generator.integer(in: .min ... .max)
    let ranges = Generator<ClosedRange<Int>>("range") { source in
      guard let first = source.draw(bounds), let second = source.draw(bounds) else { return nil }
      return min(first, second)...max(first, second)
    }
    let drawn = Generator<(ClosedRange<Int>, Int, Int)>("range and integers") { source in
      guard let range = source.draw(ranges) else { return nil }
      return (range, source.integer(in: range), source.uniform(in: range))
    }
    let law = Property("integers-in-range", "low ≤ n ≤ high", of: drawn) { range, biased, uniform in
      range.contains(biased) && range.contains(uniform)
        ? .holds : .broken([("integers", "\(biased), \(uniform)")])
    }
    let report = law.run(PropertyRun(seed: 1, cases: 20_000))
    #expect(report.holds, "\(report)")
  }

  @Test func endsOfARangeComeOften() {
    let generator = Generator.integer(in: -1_000_000...1_000_000)
    let values = (0..<4_000).compactMap { generator.value(seed: 3, index: $0) }
    for edge in [-1_000_000, -999_999, -1, 0, 1, 999_999, 1_000_000] {
      #expect(values.filter { $0 == edge }.count > 20, "\(edge)")
    }
  }

  @Test func arraysHaveEveryLengthAndNoOther() {
    let generator = Generator.integer(in: 0...9).array(count: 2...5)
    let lengths = (0..<1_000).compactMap { generator.value(seed: 5, index: $0)?.count }
    #expect(Set(lengths) == [2, 3, 4, 5])
    #expect((2...5).allSatisfy { length in lengths.filter { $0 == length }.count > 150 })
  }

  @Test func combinationsDrawFromTheirParts() {
    let even = Generator.integer(in: 0...100).filter("even") { $0.isMultiple(of: 2) }
    let either = Generator.oneOf("either", [even, even.map { $0 + 1 }])
    let word = Generator.element("letter", of: ["a", "b"]).flatMap { letter in
      either.map { String(repeating: letter, count: $0 % 3) }
    }
    let numbers = (0..<200).compactMap { either.value(seed: 2, index: $0) }
    #expect(numbers.count == 200 && Set(numbers.map { $0 % 2 }) == [0, 1])
    let words = Set((0..<200).compactMap { word.value(seed: 2, index: $0) })
    #expect(words == ["", "a", "aa", "b", "bb"])
  }
}
