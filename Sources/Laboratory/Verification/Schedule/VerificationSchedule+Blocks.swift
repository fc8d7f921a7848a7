import Conformance
import PropertyTesting

extension VerificationSchedule {
  /// A part of a run that one thread judges, on any machine.
  ///
  /// The blocks and their order depend only on the plan.
  struct Block: Sendable {
    /// The unique description of the block, which includes the digest of its file or its case
    /// numbers.
    var identity: String
    /// The short description for the progress line.
    var title: String
    /// The case numbers of a block of a law, empty for saved cases; `nil` for other blocks.
    var cases: Range<UInt64>?
    /// The number of cases in the vector file that the block judges; `nil` for other blocks.
    var read: Int?
    /// Whether the results are hashed; the results of saved cases are not.
    var isHashed = true
    var judge: @Sendable () -> BlockFinding.Found
  }

  /// The blocks of each law, in the order of ``laws``.
  var lawBlocks: [LawBlocks] { laws.map { LawBlocks($0.law, plan.run(of: $0.law)) } }

  /// Returns all blocks of the run: the vector files, the Ziv depths of functions, and the cases of
  /// laws.
  func blocks(_ lawBlocks: [LawBlocks]) -> [Block] {
    var blocks = vectors.map { part in
      let backend = verifications[part.verification].backend
      let set = plan.sets[part.set].title
      return Block(
        identity: "vectors, \(backend): \(set), \(part.file.name), SHA-256 \(part.file.digest)",
        title: "\(backend): \(set)", read: part.file.count
      ) { .vectors(report: part.judge()) }
    }
    if tracesFunctions {
      blocks.append(
        Block(
          identity: "functions, native: \(plan.casesPerLaw) calls", title: "native: functions"
        ) { [plan] in .functions(depths: ZivDepths(seed: plan.seed, cases: plan.casesPerLaw)) })
    }
    for (part, own) in zip(laws, lawBlocks) {
      blocks += (0..<own.count).map { number in
        let cases = own.cases(ofBlock: number)
        return Block(
          identity: number == 0 ? "\(identity(part)), saved cases" : identity(part, cases),
          title: title(part), cases: cases, isHashed: number > 0
        ) { .law(findings: own.report(ofBlock: number).findings) }
      }
    }
    return blocks
  }

  func identity(_ part: LawPart, _ cases: Range<UInt64>) -> String {
    "\(identity(part)), cases \(cases.lowerBound)..<\(cases.upperBound)"
  }

  private func identity(_ part: LawPart) -> String {
    "law, \(verifications[part.verification].backend): \(part.law.identifier)"
  }

  func title(_ part: LawPart) -> String {
    "\(verifications[part.verification].backend): \(part.law.identifier)"
  }

  /// Returns the SHA-256 of the identities of the blocks, in their order.
  static func digest(of blocks: [Block]) -> String {
    SHA256.hexadecimal(blocks.map(\.identity).joined(separator: "\n") + "\n")
  }
}
