/// One of the equal parts of a run: the i-th of n.
package struct Shard: Hashable, Sendable {
  /// From 1 to ``count``.
  let number: Int
  let count: Int

  /// More would have fewer blocks than shards.
  static let most = 1_000

  /// `nil` unless 1 ≤ number ≤ count ≤ ``most``.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// A whole run.
  static let whole = Shard(all: ())

  private init(all: ()) { (number, count) = (1, 1) }

  /// The places of its blocks among so many: neighbours are alike, so each shard has its share of
  /// every kind.
  func places(of blocks: Int) -> [Int] { Array(stride(from: number - 1, to: blocks, by: count)) }

  /// All shards of the run.
  var all: [Shard] { (1...count).compactMap { Shard($0, of: count) } }

  /// The name of its file, in the order of the numbers.
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
  /// `3/7`.
  package var description: String { "\(number)/\(count)" }
}

extension Shard {
  /// The shard that is written so, like `3/7`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      "\(number)/\(count)" == text
    else { return nil }
    self.init(number, of: count)
  }
}
