import Conformance
import Foundation

/// The vectors of a run: published files of the implemented operations, and our own files.
struct VectorSets {
  /// The vector files of a folder, or the files named on the command line.
  struct VectorSet: Sendable {
    var title: String
    var files: [VectorFile]

    /// The title of the files named on the command line.
    static let givenTitle = "given files"

    /// Whether the files were named on the command line; the ledgers do not list such files.
    var isGiven: Bool { title == Self.givenTitle }
  }

  /// A file of vectors; `content` is `nil` if another machine judged the cases.
  struct VectorFile: Sendable {
    var name: String
    /// The number of cases.
    var count: Int
    /// The SHA-256 of the bytes of the file.
    var digest: String
    var content: DecTestFile?
  }

  var sets: [VectorSet] = []
  /// The sets that were not found, with advice how to get them.
  var missing: [String] = []

  /// The titles of the sets of published files, by file name prefix; the empty prefix is the
  /// default.
  private static let published = [
    (prefix: "dq", title: "decTest, decimal128"), ("dd", "decTest, decimal64"),
    ("ds", "decTest, decimal32"), ("", "decTest, any precision"),
  ]
  /// The names of decTest files that contain no cases, but name other files.
  private static let lists: Set<String> = ["testall", "decQuad", "decDouble", "decSingle"]

  /// An empty collection of sets.
  static let none = VectorSets()

  private init() {}

  /// Creates sets whose files were judged on another machine.
  init(sets: [VectorSet], missing: [String]) {
    self.sets = sets
    self.missing = missing
  }

  /// Reads the standard sets: a folder of our own vectors, and a folder of published vectors.
  ///
  /// A folder named by the user must contain vectors. If a default folder is missing, the run
  /// continues, and the report states this.
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

  /// Reads only the given files.
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

  /// Returns a file with its digest; throws for a file without cases.
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
