import StrictText

extension NotebookDocument {
  /// The document as JSON in UTF-8, without entitlements, because a licence has a file of its own.
  ///
  /// - Throws: as ``bytes(withEntitlements:)``.
  public var bytes: [UInt8] {
    get throws(NotebookDataError) { try bytes(withEntitlements: false) }
  }

  /// Returns the document as JSON in UTF-8, with entitlements for a store, or without entitlements
  /// for an export.
  ///
  /// A reader refuses a document of more than ``byteLimit`` bytes, so the function throws an error
  /// instead of writing such a document.
  ///
  ///     let claim = ProductClaim(.pro, since: .epoch, licence: ProductClaim.demonstration)
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.changeEntitlements(Entitlements(claims: [claim])))
  ///     let document = NotebookDocument(content: notebook)
  ///     let (stored, exported) = (try document.bytes(withEntitlements: true), try document.bytes)
  ///     try NotebookDocument(stored).content == notebook  // true
  ///     try NotebookDocument(exported).content == notebook  // false
  ///
  /// - Throws: `NotebookDataError.Problem.tooLong` with the limit.
  /// - Complexity: O(*n*) for *n* bytes.
  public func bytes(withEntitlements: Bool) throws(NotebookDataError) -> [UInt8] {
    try bytes(withEntitlements: withEntitlements, limit: Self.byteLimit)
  }

  /// Returns the document; throws an error if the document exceeds `limit` bytes.
  package func bytes(
    withEntitlements: Bool, limit: Int
  ) throws(NotebookDataError) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.text("format", Self.format)
      writer.number("version", Self.version)
      writer.time("exportedAt", exportedAt)
      writer.text("app", app)
      writer.text("profile", profile?.rawValue)
      writer.key("settings")
      content.settings.write(to: &writer)
      write(to: &writer, limit)
      writer.key("recents")
      content.recents.write(to: &writer)
      if withEntitlements {
        writer.key("entitlements")
        content.entitlements.write(to: &writer)
      }
    }
    if writer.bytes.count > limit { throw NotebookDataError(.tooLong(limit: limit)) }
    return writer.bytes
  }

  /// Writes the lists; stops in the history once the limit is exceeded.
  private func write(to writer: inout JSONWriter, _ limit: Int) {
    writer.key("favorites")
    writer.array { writer in
      for (order, favorite) in content.favorites.enumerated() {
        favorite.write(order: order, to: &writer)
      }
    }
    writer.key("history")
    writer.array { writer in
      for entry in content.history where writer.bytes.count <= limit { entry.write(to: &writer) }
    }
    writer.key("customUnits")
    writer.array { writer in
      for unit in content.customUnits { unit.write(to: &writer) }
    }
    writer.key("customCategories")
    writer.array { writer in
      for category in content.customCategories { category.write(to: &writer) }
    }
  }
}

extension JSONWriter {
  /// Writes a key and its text; writes nothing for `nil`.
  mutating func text(_ key: String, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  mutating func number(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  mutating func flag(_ key: String, _ value: Bool) {
    self.key(key)
    boolean(value)
  }

  mutating func time(_ key: String, _ time: Timestamp?) { text(key, time?.text) }

  mutating func texts(_ key: String, _ texts: [String]) {
    self.key(key)
    strings(texts)
  }

  /// Writes a key and an object `{"decimals": 4}`; writes nothing for `nil`.
  mutating func decimals(_ key: String, _ decimals: Int?) {
    guard let decimals else { return }
    self.key(key)
    object { $0.number("decimals", decimals) }
  }
}
