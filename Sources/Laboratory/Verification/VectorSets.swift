import Conformance
import Foundation

/// The vectors of a run: the published files of the operations there are, and our own.
struct VectorSets {
  /// A folder, or files named on the command line.
  struct VectorSet: Sendable {
    var title: String
    var files: [VectorFile]

    /// The title of files named on the command line.
    static let givenTitle = "given files"

    /// Whether its files were named on the command line, so that no ledger knows them.
    var isGiven: Bool { title == Self.givenTitle }
  }

  /// A file of vectors; without its cases where only what was found of them is here.
  struct VectorFile: Sendable {
    var name: String
    /// The number of its cases.
    var count: Int
    /// The SHA-256 of its bytes.
    var digest: String
    var content: DecTestFile?
  }

  var sets: [VectorSet] = []
  /// What was not found, with the way to get it.
  var missing: [String] = []

  /// What the published files are about, by how their names begin; the last for all others.
  private static let published = [
    (prefix: "dq", title: "decTest, decimal128"), ("dd", "decTest, decimal64"),
    ("ds", "decTest, decimal32"), ("", "decTest, any precision"),
  ]
  /// Files without a case: lists of others.
  private static let lists: Set<String> = ["testall", "decQuad", "decDouble", "decSingle"]

  /// No vectors.
  static let none = VectorSets()

  private init() {}

  /// Sets of which another machine judged the files.
  init(sets: [VectorSet], missing: [String]) {
    self.sets = sets
    self.missing = missing
  }

  /// The standard sets, from a folder of our own vectors and one of published ones.
  ///
  /// A folder that was asked for must hold vectors; without the usual ones the run goes on and says
  /// so.
  init(own: String?, published: String?) throws(VectorSetError) {
    let publishedPath = published ?? ".corpora/dectest"
    if let folder = try Self.folder(publishedPath, isRequired: published != nil) {
      var rest = folder.names.filter { !Self.lists.contains($0) }
      for (prefix, title) in Self.published {
        try add(title, rest.filter { $0.hasPrefix(prefix) }, of: folder)
        rest.removeAll { $0.hasPrefix(prefix) }
      }
    } else {
      missing.append(
        "decTest: none in \(publishedPath) ('make corpora' finds or installs them)")
    }
    let ownPath = (own ?? "Corpora/metryvo") + "/directed-decimal128"
    if let folder = try Self.folder(ownPath, isRequired: own != nil) {
      try add("directed, decimal128", folder.names, of: folder)
    } else {
      missing.append("directed vectors: none in \(ownPath) (run in a checkout, or give --corpora)")
    }
  }

  private static func folder(
    _ path: String, isRequired: Bool
  ) throws(VectorSetError) -> DecTestFolder? {
    if let folder = DecTestFolder(path: path) { return folder }
    if isRequired {
      throw .noFolder(path)
    }
    return nil
  }

  /// Only the given files.
  init(files: [String]) throws(VectorSetError) {
    var read: [VectorFile] = []
    for path in files {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .unreadable(path, reason: nil)
      }
      let file: DecTestFile
      do {
        file = try DecTestReader.readWithDigest([UInt8](data), name: path)
      } catch { throw .malformed(error.description) }
      read.append(try Self.judged(file))
    }
    sets = [VectorSet(title: VectorSet.givenTitle, files: read)]
  }

  /// A file that was read; one cut to nothing would pass without a case.
  private static func judged(_ file: DecTestFile) throws(VectorSetError) -> VectorFile {
    if file.cases.isEmpty { throw .empty(file.name) }
    return VectorFile(
      name: file.name, count: file.cases.count, digest: file.digest ?? "", content: file)
  }

  private mutating func add(
    _ title: String, _ names: [String], of folder: DecTestFolder
  ) throws(VectorSetError) {
    var files: [VectorFile] = []
    for name in names {
      let file: DecTestFile
      do {
        file = try folder.read(name)
      } catch let error as DecTestError {
        throw .malformed(error.description)
      } catch {
        throw .unreadable(name, reason: "\(error)")
      }
      files.append(try Self.judged(file))
    }
    sets.append(VectorSet(title: title, files: files))
  }
}
