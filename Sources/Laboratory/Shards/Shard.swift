/// One of n equal parts of a run.
package struct Shard: Hashable, Sendable {
  /// The number of the part, from 1 to ``count``.
  let number: Int
  let count: Int

  /// The largest number of shards; a larger number could leave a shard without blocks.
  static let most = 1_000

  /// Creates a shard; `nil` unless 1 ≤ number ≤ count ≤ ``most``.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// The only shard of a whole run.
  static let whole = Shard(all: ())

  private init(all: ()) { (number, count) = (1, 1) }

  /// Returns the indices of the shard's blocks in a run of `blocks` blocks.
  ///
  /// One of n shards gets every n-th block. Adjacent blocks are of one kind, so every shard gets
  /// blocks of every kind.
  func places(of blocks: Int) -> [Int] { Array(stride(from: number - 1, to: blocks, by: count)) }

  /// All shards of the run that this shard belongs to.
  var all: [Shard] { (1...count).compactMap { Shard($0, of: count) } }

  /// The name of the shard's file; alphabetical order is the order of the numbers.
  package var fileName: String {
    let digits = String(number)
    let width = String(count).count
    return Self.prefix + String(repeating: "0", count: width - digits.count) + digits
      + "-of-\(count)" + Self.ending
  }

  static let prefix = "shard-"
  static let ending = ".jsonl"
}

extension Shard: CustomStringConvertible {
  /// The shard as a text such as `3/7`.
  package var description: String { "\(number)/\(count)" }
}

extension Shard {
  /// Creates the shard of a text such as `3/7`; `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      "\(number)/\(count)" == text
    else { return nil }
    self.init(number, of: count)
  }
}
