/// The reason why files are not the shards of one run.
package enum ShardError: Error, Hashable, Sendable {
  /// A file that cannot be read.
  case unreadable(String)
  /// A file that no shard of this run writes.
  case malformed(String, String)
  /// A shard with two files.
  case repeated(Shard, String, String)
  /// A folder without a file of a shard.
  case emptyFolder(String)
  /// Missing shards, with the commands that make them.
  case missing([Absence])

  /// A missing shard.
  package struct Absence: Hashable, Sendable {
    let shard: Shard
    let command: String
  }
}

extension ShardError: CustomStringConvertible {
  /// The file, the problem, and the remedy.
  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read '\(path)'"
    case .malformed(let path, let problem): "'\(path)': \(problem)"
    case .repeated(let shard, let one, let other):
      "shard \(shard) is there twice: '\(one)' and '\(other)'"
    case .emptyFolder(let path):
      "'\(path)' holds no shard (\(Shard.prefix)…\(Shard.ending)): "
        + "'metryvo verify --shard 1/2 --report \(path)' writes one"
    case .missing(let shards):
      shards.map { "shard \($0.shard) is missing: run \($0.command)" }.joined(separator: "\n")
    }
  }
}
