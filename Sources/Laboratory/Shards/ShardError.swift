/// The reason why files are not the complete shards of one run.
package enum ShardError: Error, Hashable, Sendable {
  /// A file that cannot be read.
  case unreadable(String)
  /// A file that a shard of the run cannot have written, with the reason.
  case malformed(String, String)
  /// A shard that occurs in two files.
  case repeated(Shard, String, String)
  /// A folder that contains no file of a shard.
  case emptyFolder(String)
  /// The shards that are missing, with the commands that produce them.
  case missing([Absence])

  /// A missing shard.
  package struct Absence: Hashable, Sendable {
    let shard: Shard
    let command: String
  }
}

extension ShardError: CustomStringConvertible {
  /// The problem as text, with the file and the remedy.
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
