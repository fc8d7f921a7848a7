import ArgumentParser

/// The laws that a shell offers for `verify --law`.
enum LawCompletion {
  /// Identifiers of laws that begin as typed.
  static let laws = CompletionKind.custom { _, _, prefix in
    let names = (try? VerifyCommand.lawNames) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted()
  }
}
