import PropertyTesting
import Wording

/// The SHA-256 of all results of a run, or the reason why no hash exists.
enum ResultsHash: Sendable, Equatable {
  case sha256(String, blocks: Int)
  /// The reason why no hash exists, as the end of a sentence.
  case withheld(String)

  /// Creates the hash of the hashes of all blocks, in their order.
  ///
  /// If a block has no hash, the result is ``withheld(_:)``. The hashed text is a line with the
  /// name of this form, a line with the seed, and a line for each block with its hash. The text
  /// names neither commit nor machine, so runs of two commits or machines can be compared.
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

  /// The hash; `nil` for ``withheld(_:)``.
  var digest: String? {
    if case .sha256(let digest, _) = self { digest } else { nil }
  }

  /// The hash, or the reason why no hash exists, as a sentence.
  var sentence: String {
    switch self {
    case .sha256(let digest, let blocks):
      "SHA-256 over the results of \(blocks.counted("block")), the same on any number of threads, shards and machines: "
        + digest
    case .withheld(let reason): "No SHA-256 over the results: \(reason)."
    }
  }
}
