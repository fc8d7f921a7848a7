import StrictText

extension NotebookDocument {
  /// The document as JSON in UTF-8, without entitlements: a licence moves by its own file.
  public var bytes: [UInt8] { bytes(withEntitlements: false) }

  /// The document as JSON in UTF-8; a store keeps entitlements, an export leaves them out.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public func bytes(withEntitlements: Bool) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.text("format", Self.format)
      writer.number("version", Self.version)
      writer.time("exportedAt", exportedAt)
      writer.text("app", app)
      writer.text("profile", profile?.rawValue)
      writer.key("settings")
      content.settings.write(to: &writer)
      write(to: &writer)
      writer.key("recents")
      content.recents.write(to: &writer)
      if withEntitlements {
        writer.key("entitlements")
        content.entitlements.write(to: &writer)
      }
    }
    return writer.bytes
  }

  /// Writes the lists.
  private func write(to writer: inout JSONWriter) {
    writer.key("favorites")
    writer.array { writer in
      for (order, favorite) in content.favorites.enumerated() {
        favorite.write(order: order, to: &writer)
      }
    }
    writer.key("history")
    writer.array { writer in
      for entry in content.history { entry.write(to: &writer) }
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
  /// Writes a key and its text; nothing for no text.
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

  /// Writes a key and an object of decimals.
  mutating func decimals(_ key: String, _ decimals: Int?) {
    guard let decimals else { return }
    self.key(key)
    object { $0.number("decimals", decimals) }
  }
}
