import Testing

/// The layers of the package, in the order of its manifest.
@Suite struct LayersTests {
  private func imports() throws -> [String: Set<String>] {
    try PackageImports.ofTargets(in: ["Sources", "Benchmarks"])
  }

  @Test func noTargetImportsUpward() throws {
    let targets = try PackageManifest.targets().filter { !$0.isTest }.map(\.name)
    #expect(targets.contains("LibmpdecPeer") && targets.contains("IntelDecimalPeer"))
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

  /// A test target may declare executables, which it runs.
  @Test func declaredDependenciesAreImported() throws {
    let targets = try PackageManifest.targets()
    let executables = Set(targets.filter(\.isExecutable).map(\.name))
    let products = try PackageManifest.foreignProducts()
    let known = products.union(targets.map(\.name))
    let imports = try PackageImports.ofTargets(in: ["Sources", "Benchmarks", "Tests"])
    var offenders: [String] = []
    for target in targets {
      let imported = imports[target.name, default: []].intersection(known)
      let declared = target.dependencies.subtracting(target.isTest ? executables : [])
      for name in imported.subtracting(declared).sorted() {
        offenders.append("\(target.name) imports \(name) and does not declare it")
      }
      for name in declared.subtracting(imported).sorted() {
        offenders.append("\(target.name) declares \(name) and does not import it")
      }
    }
    #expect(targets.count > 70 && targets.count(where: \.isTest) > 20)
    #expect(executables == ["MetryvoBench", "MetryvoCommand", "MetryvoLab"])
    #expect(products.contains("ArgumentParser") && products.contains("BigInt"))
    #expect(offenders == [])
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
    let text = "import A\n@_exported import B\npackage import C\n// import D\ninternal import E\n"
    #expect(PackageImports.modules(of: text) == ["A", "B", "C", "E"])
    let fallback = "#if x\nimport FoundationEssentials\n#else\nimport Foundation\n#endif"
    #expect(PackageImports.modules(of: fallback) == ["FoundationEssentials"])
  }
}
