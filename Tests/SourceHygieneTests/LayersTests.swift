import Foundation
import Testing

/// The layers of the package, in the order of its manifest.
@Suite struct LayersTests {
  /// Returns the targets of the manifest in order, without test targets.
  private func targets() throws -> [String] {
    let products = /products: \[(?s:.*?)\n  \],/
    let manifest = try PackageFiles.text("Package.swift").split(separator: "// MARK: Tests")[0]
    return manifest.replacing(products, with: "").matches(
      of: /(?:library\(|[tT]arget\(|systemLibrary\()\s*(?:name: )?"(\w+)"/
    ).map { String($0.output.1) }
  }

  /// Returns the imports of a source file, except Foundation as the fallback for
  /// FoundationEssentials.
  private func imports(_ text: String) -> Set<String> {
    let plain = text.replacing(
      "import FoundationEssentials\n#else\nimport Foundation\n", with: "")
    let line = /(?m)^(?:@\w+ )*(?:package |public )?import (?:struct |enum )?(\w+)/
    return Set(plain.matches(of: line).map { String($0.output.1) })
  }

  /// Returns the imports of each target.
  private func imports() throws -> [String: Set<String>] {
    var imports: [String: Set<String>] = [:]
    for path in PackageFiles.swift + PackageFiles.benchmarks {
      let parts = path.split(separator: "/")
      guard ["Sources", "Benchmarks"].contains(parts[0]), parts.count > 2 else { continue }
      imports[String(parts[1]), default: []].formUnion(self.imports(try PackageFiles.text(path)))
    }
    return imports
  }

  @Test func noTargetImportsUpward() throws {
    let targets = try targets()
    #expect(targets.count > 30 && Set(targets).count == targets.count)
    var upward: [String] = []
    for (target, imported) in try imports() {
      guard let place = targets.firstIndex(of: target) else {
        upward.append("\(target) is not in the manifest")
        continue
      }
      for name in imported where targets.dropFirst(place).contains(name) {
        upward.append("\(target) imports \(name), which stands below it in the manifest")
      }
    }
    #expect(upward.isEmpty, "\(upward)")
  }

  @Test func theManifestNamesTheLayers() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let marks = manifest.matches(of: /\/\/ MARK: ([\w ]+)\n/).map { String($0.output.1) }
    #expect(marks == ["Domain", "Platform", "Services", "Interface", "Tests"])
  }

  /// Foundation would add 40 MB to a static program.
  @Test func theCommandLinksNoFoundation() throws {
    let imports = try imports()
    var reached: Set<String> = []
    var open = ["MetryvoCommand"]
    while let target = open.popLast() {
      if reached.insert(target).inserted { open += imports[target] ?? [] }
    }
    #expect(reached.contains("ConversionRequests") && reached.contains("GMPDecimal"))
    #expect(!reached.contains("Foundation") && !reached.contains("BigInt"))
    #expect(!reached.contains("Crypto") && !reached.contains("LicenceSignatures"))
  }

  @Test func importsAreSeen() {
    let text = "import A\n@_exported import B\npackage import C\n// import D\nimport enum E.F\n"
    #expect(imports(text) == ["A", "B", "C", "E"])
    #expect(imports("#if x\nimport FoundationEssentials\n#else\nimport Foundation\n#endif") == [])
  }
}
