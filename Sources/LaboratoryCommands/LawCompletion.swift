import ArgumentParser
import Laboratory

/// The completions for `verify laws`.
enum LawCompletion {
  /// The identifiers of laws that begin with the typed text.
  static let laws = CompletionKind.custom { _, _, prefix in
    let names = (try? JudgedLaws.names) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted()
  }
}
