import ArgumentParser
import Laboratory

/// The completions for `verify laws`.
enum LawCompletion {
  /// Identifiers of laws that begin as typed.
  static let laws = CompletionKind.custom { _, _, prefix in
    let names = (try? JudgedLaws.names) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted()
  }
}
