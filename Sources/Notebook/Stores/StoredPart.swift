/// What stands in a store in place of a part that changes.
@usableFromInline
enum StoredPart {
  /// Nothing, or what this program reads.
  case readable
  /// A document of a newer version, which its text states.
  case newer(version: String)
  /// Bytes that are no document.
  case unreadable([UInt8])

  /// What the bytes of a key are.
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
  /// The version of a document that is newer than the one this program reads.
  var newerVersion: String? {
    guard case .unknownVersion(let version, let known) = problem, version.utf8.count < 10,
      version.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") <= 9 }), let number = Int(version)
    else { return nil }
    return number > known ? version : nil
  }
}

extension NotebookStoreProblem {
  /// Why a part was not read.
  @usableFromInline
  init(_ part: NotebookPart, unread error: NotebookDataError) {
    if let version = error.newerVersion {
      self = .newerPart(part, version: version)
    } else {
      self = .unreadablePart(part, error)
    }
  }
}
