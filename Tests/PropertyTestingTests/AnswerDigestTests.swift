import PropertyTesting
import Testing

/// The digest depends on every answer, and on nothing else.
@Suite struct AnswerDigestTests {
  @Test func everyWordCounts() {
    func digest(_ words: [UInt64]) -> AnswerDigest {
      var digest = AnswerDigest()
      for word in words { digest.add(word) }
      return digest
    }
    let words: [UInt64] = [0, 1, .max, 0, 0, 1 << 63, 42]
    var seen: Set<AnswerDigest> = [digest(words)]
    for place in words.indices {
      for bit in 0..<64 {
        var changed = words
        changed[place] ^= 1 << UInt64(bit)
        #expect(seen.insert(digest(changed)).inserted)
      }
      #expect(seen.insert(digest(Array(words.dropLast(place + 1)))).inserted)
    }
    #expect(seen.insert(digest(words + [0])).inserted)
    #expect(seen.insert(digest(words.reversed())).inserted)
  }

  @Test func textsOfEveryLengthDiffer() {
    func digest(_ texts: String...) -> AnswerDigest {
      var digest = AnswerDigest()
      for text in texts { digest.add(text) }
      return digest
    }
    var seen: Set<AnswerDigest> = [AnswerDigest()]
    for count in 0...20 {
      #expect(seen.insert(digest(String(repeating: "0", count: count))).inserted)
      if count > 0 {
        let zeros = String(repeating: "\0", count: count)
        #expect(seen.insert(digest(zeros)).inserted)
      }
    }
    #expect(digest("ab", "c") != digest("a", "bc") && digest("ab", "") != digest("", "ab"))
  }

  /// A file stores the digest as text.
  @Test func itIsReadBack() {
    var digest = AnswerDigest()
    for word in 0..<200 as Range<UInt64> {
      digest.add(word)
      let text = digest.description
      #expect(text.utf8.count == 32 && AnswerDigest(text) == digest)
      #expect(AnswerDigest(text.uppercased()) == (text == text.uppercased() ? digest : nil))
    }
    #expect(AnswerDigest("") == nil && AnswerDigest(String(repeating: "g", count: 32)) == nil)
    #expect(AnswerDigest("+" + String(repeating: "0", count: 31)) == nil)
  }

  /// Returns the report of a property with answers, one of which may be wrong.
  private func report(
    _ indices: Range<UInt64> = 0..<500, seed: UInt64 = 5, wrongFor wrong: Int? = nil,
    timeLimit: Duration? = nil
  ) -> PropertyReport {
    let property = Property(
      "squares", "x · x ≥ 0", of: Generator.integer(in: -1_000_000...1_000_000),
      labelled: { x, labels in
        if x == 0 { return .discarded("0") }
        labels.answers.add(UInt64(x * x) + (x == wrong ? 1 : 0))
        return .holds
      })
    var run = PropertyRun(seed: seed, indices: indices)
    run.announce = { _ in }
    run.casesForLabels = 0
    run.timeLimit = timeLimit
    return property.run(run)
  }

  @Test func oneChangedAnswerChangesTheDigestOfARun() throws {
    let good = report()
    #expect(good.answers != nil && good.answers == report().answers)
    let case17 = try #require(
      Generator.integer(in: -1_000_000...1_000_000).value(seed: 5, index: 17))
    let wrong = report(wrongFor: case17)
    #expect(wrong.holds && wrong.answers != good.answers)
    #expect(report(seed: 6).answers != good.answers)
    #expect(report(0..<499).answers != good.answers)
  }

  /// A run that depends on time, or a sum of reports, has no digest.
  @Test func onlyARunOfGivenCasesHasOne() {
    #expect(report(timeLimit: .seconds(60)).answers == nil)
    var sum = report(0..<10)
    sum.add(report(10..<20))
    #expect(sum.answers == nil)
  }

  /// The common value of an equation, and the reasons of a discard or a failure, count as answers.
  @Test func verdictsAreAnswers() {
    func digest(_ verdict: Verdict) -> AnswerDigest? {
      let property = Property("p", "p", of: Generator.integer(in: 0...9)) { _ in verdict }
      var run = PropertyRun(seed: 1, cases: 3)
      run.announce = { _ in }
      run.shrinkingEvaluations = 0
      return property.run(run).answers
    }
    let verdicts: [Verdict] = [
      .holds, .agrees(on: "1"), .agrees(on: "2"), .discarded("1"), .discarded("2"),
      .broken([("a", "1")]), .broken([("a", "2")]), .broken([("b", "1")]),
    ]
    #expect(Set(verdicts.map(digest)).count == verdicts.count)
  }
}
