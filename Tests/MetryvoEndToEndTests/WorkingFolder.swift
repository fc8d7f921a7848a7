import Foundation

/// A scratch folder with the layout of a checkout, so that commands under test write nothing into
/// the checkout.
///
/// Files that commands read by relative paths are symbolic links to the package. The folders of
/// reports and of failing cases are separate.
struct WorkingFolder {
  let url: URL

  /// Creates the folder and the links.
  init(at url: URL) throws {
    self.url = url
    try makeFolder("Corpora/metryvo/regressions")
    for name in ["README.md", "Benchmarks", ".corpora"] { try link(name) }
    for folder in ["Corpora/metryvo", "Corpora/metryvo/regressions"] {
      for name in Self.names(in: CommandRun.package.appendingPathComponent(folder))
      where name != "regressions" {
        try link("\(folder)/\(name)")
      }
    }
  }

  /// Returns the sorted paths of the files in the folder that are not links into the package.
  func writtenFiles() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return try paths.filter { path in
      let file = url.appendingPathComponent(path).path
      let type = try FileManager.default.attributesOfItem(atPath: file)[.type]
      return type as? FileAttributeType == .typeRegular
    }.sorted()
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  /// Links a file or folder of the package, if it exists.
  private func link(_ path: String) throws {
    let original = CommandRun.package.appendingPathComponent(path)
    if !FileManager.default.fileExists(atPath: original.path) { return }
    try FileManager.default.createSymbolicLink(
      at: url.appendingPathComponent(path), withDestinationURL: original)
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
