/// The imports of the package's targets.
enum PackageImports {
  /// Returns the modules that a source file imports, except Foundation as the fallback for
  /// FoundationEssentials.
  static func modules(of text: String) -> Set<String> {
    let plain = text.replacing(
      "import FoundationEssentials\n#else\nimport Foundation\n",
      with: "import FoundationEssentials\n")
    let line = /(?m)^(?:@\w+ )*(?:package |public |internal )?import (?:struct |enum )?([A-Z]\w*)/
    return Set(plain.matches(of: line).map { String($0.output.1) })
  }

  /// Returns the modules that each target imports whose files are in one of `folders`.
  static func ofTargets(in folders: [String]) throws -> [String: Set<String>] {
    var imports: [String: Set<String>] = [:]
    for path in PackageFiles.swift + PackageFiles.benchmarks {
      let parts = path.split(separator: "/").map(String.init)
      guard folders.contains(parts[0]), parts.count > 2 else { continue }
      imports[parts[1], default: []].formUnion(modules(of: try PackageFiles.text(path)))
    }
    return imports
  }
}
