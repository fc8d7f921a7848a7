import PropertyTesting
import Wording

/// One SHA-256 over all results of a run, or why there is none.
enum ResultsHash: Sendable, Equatable {
  case sha256(String, blocks: Int)
  /// In words that end a sentence.
  case withheld(String)

  /// The hash of the hashes of all blocks, in their order; the first block without one withholds
  /// it.
  ///
  /// What is hashed is text: a line with the name of this form, a line with the seed, then a line
  /// for each block with its hash. Neither the commit nor the machine is in it, so that runs of two
  /// of them can be compared.
  init(seed: UInt64, blocks: [(identity: String, hash: String?)]) {
    if let block = blocks.first(where: { $0.hash == nil }) {
      self = .withheld(
        "what was judged of '\(block.identity)' depends on the machine: see what was not judged")
      return
    }
    let lines = ["metryvo results 1", "seed \(seed)"] + blocks.compactMap(\.hash)
    self = .sha256(
      SHA256.hexadecimal(lines.joined(separator: "\n") + "\n"), blocks: blocks.count)
  }

  /// The hash, if there is one.
  var digest: String? {
    if case .sha256(let digest, _) = self { digest } else { nil }
  }

  /// The hash, or why there is none, as a sentence.
  var sentence: String {
    switch self {
    case .sha256(let digest, let blocks):
      "SHA-256 over the results of \(blocks.counted("block")), the same on any number of threads, shards and machines: "
        + digest
    case .withheld(let reason): "No SHA-256 over the results: \(reason)."
    }
  }
}
