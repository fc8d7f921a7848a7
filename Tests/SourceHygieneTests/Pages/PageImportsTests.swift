import Testing

/// The page of a target names what the files of the target import.
@Suite struct PageImportsTests {
  private static let library = "the C library"

  /// Returns the sentences that begin a line with `Imports`.
  private func sentences(_ page: String) -> [String] {
    "\(page)\n".matches(of: /(?m)^Imports (?s:.*?)\.\s/).map { String($0.output) }
  }

  /// Returns the modules among `known` that a sentence names; `no Foundation` does not name it.
  private func modules(in sentence: String, _ known: Set<String>) -> Set<String> {
    let text = sentence.replacing(/\b(?:not even|not|no)\s`?\w+/, with: "")
    let words = Set(text.matches(of: /\w+/).map { String($0.output) }).intersection(known)
    return withoutSystems(text.contains(Self.library) ? words.union([Self.library]) : words)
  }

  /// Returns `modules` with one name for the C library of all systems.
  private func withoutSystems(_ modules: Set<String>) -> Set<String> {
    let others = modules.subtracting(["Darwin", "Glibc", "Musl"])
    return others == modules ? modules : others.union([Self.library])
  }

  @Test func pagesNameWhatIsImported() throws {
    let imports = try PackageImports.ofTargets(in: ["Sources", "Benchmarks"])
    // `Synchronization` is a part of Swift's library, like the module `Swift`.
    let known = imports.values.reduce(Set(imports.keys)) { $0.union($1) }
      .subtracting(["Synchronization"])
    var offenders: [String] = []
    for (target, imported) in imports {
      let page = try #require(
        PackageFiles.pages.first {
          ["Sources/\(target)/README.md", "Benchmarks/\(target)/README.md"].contains($0)
        })
      let found = sentences(try PackageFiles.text(page))
      let named = modules(in: found.joined(), known)
      let expected = withoutSystems(imported.intersection(known))
      if found.count != 1 { offenders.append("\(page): \(found.count) sentences") }
      for name in named.symmetricDifference(expected).sorted() {
        offenders.append("\(page): \(name)")
      }
    }
    #expect(imports.count > 35 && known.contains("Foundation") && known.contains("BigInt"))
    #expect(offenders.sorted() == [])
  }

  @Test func sentencesAreRead() {
    let found = sentences("# A\nImports `B`, `C(x.y)` and\nGlibc: no D, not even E. F\nis here.")
    #expect(found == ["Imports `B`, `C(x.y)` and\nGlibc: no D, not even E. "])
    let known: Set = ["B", "D", "E", "F", "Glibc"]
    #expect(modules(in: found.joined(), known) == ["B", Self.library])
    #expect(modules(in: "Imports B and the C library.\n", known) == ["B", Self.library])
    #expect(sentences("It Imports nothing.") == [] && sentences("Imports D.").count == 1)
  }
}
