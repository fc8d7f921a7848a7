import StrictText
import UnitCatalog

/// A reader of the members of a document.
final class DocumentReader {
  static let keys: StaticString = """
    format version exportedAt app profile settings favorites history customUnits customCategories \
    recents entitlements
    """

  private let source: DataSource
  /// The members other than lists and extension keys, which are read as one object.
  private var members: [JSONMember] = []
  private var content = NotebookContent()
  /// The reader of rows in the writer's form; `nil` if the general reader reads all rows.
  private var plainRows: PlainRows?
  private var favorites: [OrderedFavorite] = []
  private var units = RowCollector<UserUnit>()
  private var categories = RowCollector<UserCategory>()
  private var result = NotebookDocument(content: NotebookContent())

  init(_ source: DataSource, takesPlainRows: Bool) {
    self.source = source
    plainRows = takesPlainRows ? PlainRows() : nil
  }

  /// Reads the value of a key; reads lists row by row.
  func read(
    _ key: String, _ offset: Int, _ scanner: inout JSONScanner
  ) throws(JSONProblem) {
    if ("history" as StaticString).hasBytes(of: key) {
      try source.rows(.name("history"), &scanner, taking: plainRow) {
        content.read(history: $0, source)
      }
    } else if ("favorites" as StaticString).hasBytes(of: key) {
      try source.rows(.name("favorites"), &scanner) {
        favorites.append(OrderedFavorite($0, in: source))
      }
    } else if ("customUnits" as StaticString).hasBytes(of: key) {
      try source.rows(.name("customUnits"), &scanner) {
        units.add(UserUnit($0, in: source), $0, source)
      }
    } else if ("customCategories" as StaticString).hasBytes(of: key) {
      try source.rows(.name("customCategories"), &scanner) {
        categories.add(UserCategory($0, in: source), $0, source)
      }
    } else if key.isExtensionKey {
      try scanner.passValue()
    } else {
      members.append(JSONMember(key: key, value: try scanner.value(), offset: offset))
    }
  }

  /// Reads a row of history in the writer's form.
  ///
  /// - Returns: the byte offset behind the row; `nil` if the general reader must read the row.
  private func plainRow(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard var rows = plainRows.take() else { return nil }
    defer { plainRows = rows }
    return content.read(&rows, text, at: start)
  }

  /// Returns the document after all members were read.
  func document() throws(NotebookDataError) -> NotebookDocument {
    let node = JSONNode(content: .object(members), offset: 0)
    try checkFormat(node)
    let object = DataObject(node, keys: Self.keys, in: source)
    result.exportedAt = object.optionalTime("exportedAt")
    result.app = object.optionalText("app")
    result.profile = object.value("profile") { object.choice(of: $0, expected: .profile) }
    if let settings = object.node("settings") {
      source.inside(.name("settings")) { content.read(settings: settings, source) }
    }
    if let recents = object.node("recents") {
      source.inside(.name("recents")) { content.recents = RecentItems(recents, in: source) }
    }
    if let entitlements = object.node("entitlements") {
      source.inside(.name("entitlements")) {
        content.entitlements = Entitlements(entitlements, in: source)
      }
    }
    content.add(favorites, source)
    content.customUnits = units.inOrder
    content.customCategories = categories.inOrder
    if let failure = source.failure { throw failure }
    result.content = content
    return result
  }

  /// Checks the format and the version before all other values, regardless of the order of the
  /// keys.
  private func checkFormat(_ node: JSONNode) throws(NotebookDataError) {
    let source = source.restarted
    let object = DataObject(node, in: source)
    let format = object.text("format")
    if !NotebookDocument.format.hasBytes(of: format) {
      source.refuse(.unknownFormat(Printable.excerpt(format)), at: object.offset(of: "format"))
    }
    let version = object.numberText("version")
    if !object.isVersion(version) {
      source.refuse(
        .unknownVersion(Printable.excerpt(version), known: NotebookDocument.version),
        at: object.offset(of: "version"))
    }
    if let failure = source.failure { throw failure }
  }
}

extension DataObject {
  /// Whether the version is the known one: the string `1`, or a JSON number equal to 1.
  fileprivate func isVersion(_ text: String) -> Bool {
    if case .number? = node("version")?.content {
      return SmallInteger.value(ofNumber: text) == NotebookDocument.version
    }
    return "\(NotebookDocument.version)".hasBytes(of: text)
  }
}
