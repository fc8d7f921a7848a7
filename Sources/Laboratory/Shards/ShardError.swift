/// Why files are not the shards of one run.
package enum ShardError: Error, Hashable, Sendable {
  /// A file cannot be read.
  case unreadable(String)
  /// A file is not what a shard of this run writes.
  case malformed(String, String)
  /// A shard is there in two files.
  case repeated(Shard, String, String)
  /// A folder has no file of a shard.
  case emptyFolder(String)
  /// Shards are missing, with the commands that make them.
  case missing([Absence])

  /// A shard that is missing.
  package struct Absence: Hashable, Sendable {
    let shard: Shard
    let command: String
  }
}

extension ShardError: CustomStringConvertible {
  /// The file, what is wrong with it, and the way out.
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
