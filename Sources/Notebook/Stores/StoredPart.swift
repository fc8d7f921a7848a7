/// The state of the bytes in a store that a changed part will overwrite.
@usableFromInline
enum StoredPart {
  /// No bytes, or a document that this program reads.
  case readable
  /// A document of a newer version.
  case newer(version: String)
  /// Bytes that are not a document.
  case unreadable([UInt8])

  /// Creates the state of the bytes of a key.
  @usableFromInline
  init(_ bytes: [UInt8]?) {
    self = .readable
    guard let bytes else { return }
    do throws(NotebookDataError) { _ = try NotebookDocument(bytes) } catch {
      self = error.newerVersion.map { .newer(version: $0) } ?? .unreadable(bytes)
    }
    #if SeededFaults
    if let faulty { self = faulty }
    #endif
  }
}

extension NotebookDataError {
  /// The version of the document if it is newer than the version that this program reads, else
  /// `nil`.
  var newerVersion: String? {
    guard case .unknownVersion(let version, let known) = problem, version.utf8.count < 10,
      version.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") <= 9 }), let number = Int(version)
    else { return nil }
    return number > known ? version : nil
  }
}

extension NotebookStoreProblem {
  /// Creates the problem of a part that was not read.
  @usableFromInline
  init(_ part: NotebookPart, unread error: NotebookDataError) {
    if let version = error.newerVersion {
      self = .newerPart(part, version: version)
    } else {
      self = .unreadablePart(part, error)
    }
  }
}
