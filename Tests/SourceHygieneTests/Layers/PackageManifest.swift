/// A target as the manifest declares it.
struct DeclaredTarget {
  let name: String
  /// The word with which the declaration begins, such as `library`.
  let form: String
  /// The targets of the package and the products of other packages that the declaration names.
  let dependencies: Set<String>

  var isTest: Bool { form == "tests" }
  var isExecutable: Bool { form == ".executableTarget" }
}

/// The manifest of the package, read as text.
enum PackageManifest {
  /// Returns the manifest without comments and without the products of the package.
  private static func code() throws -> String {
    let products = /products: \[(?s:.*?)\n  \],/
    let lines = try PackageFiles.lines("Package.swift").filter { line in
      !line.trimmingPrefix { $0 == " " }.hasPrefix("//")
    }
    return lines.joined(separator: "\n").replacing(products, with: "")
  }

  /// Returns the products of other packages on which targets depend.
  static func foreignProducts() throws -> Set<String> {
    Set(try code().matches(of: /\.product\(\s*name: "(\w+)"/).map { String($0.output.1) })
  }

  /// Returns the targets in the order of the manifest, test targets included.
  static func targets() throws -> [DeclaredTarget] {
    let code = try code()
    let declaration =
      /(library|tests|\.target|\.executableTarget|\.systemLibrary)\(\s*(?:name: )?"(\w+)"/
    let matches = code.matches(of: declaration)
    let known = try foreignProducts().union(matches.map { String($0.output.2) })
    return matches.map { match in
      let name = String(match.output.2)
      let rest = arguments(code[match.range.upperBound...])
      var words = Set(rest.matches(of: /"(\w+)"/).map { String($0.output.1) })
      if rest.contains("argumentParser") { words.insert("ArgumentParser") }
      words.remove(name)
      return DeclaredTarget(
        name: name, form: String(match.output.1), dependencies: words.intersection(known))
    }
  }

  /// Returns the beginning of `text` up to the parenthesis that closes a call.
  private static func arguments(_ text: Substring) -> Substring {
    var depth = 1
    return text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0
    }
  }
}
