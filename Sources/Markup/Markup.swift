/// Elements and text, written as HTML or as tokens for the browser.
///
///     var markup = Markup(.html)
///     markup.element(.p) { $0.set(.class, "result") } content: { $0.text("5 < 6") }
///     markup.html    // <p class="result">5 &lt; 6</p>
///
/// The calls that write the page before the program runs also write its updates, so the first
/// update changes nothing.
package struct Markup {
  /// The output form of markup.
  package enum Form: Sendable {
    /// HTML, for a page that is shown before the program runs, and for tests.
    case html
    /// The bytes of ``MarkupToken``, for the browser.
    case tokens
  }

  /// An element with a key, and the position of its tokens.
  struct KeyedElement {
    var tag: ElementName
    var key: Range<Int>
    /// The index of the enclosing element among all elements with keys; `nil` for none.
    var parent: Int?
    var range: Range<Int>
    /// Whether a person can change a value in the element.
    var hasState: Bool
  }

  /// The written bytes; the last text is added by ``finish()``.
  private(set) var bytes: [UInt8] = []
  /// The elements with keys, each before its descendants.
  private(set) var keyed: [KeyedElement] = []
  private let form: Form
  /// The pending text: neighbouring texts become one.
  private var text: [UInt8] = []
  /// The number of written elements with state.
  private var stateCount = 0
  /// The index of the element with a key that is being written.
  private var parent: Int?

  /// Creates empty markup.
  package init(_ form: Form) { self.form = form }

  /// Writes an element without attributes.
  package mutating func element(
    _ tag: ElementName, key: String = "", content: (inout Markup) -> Void
  ) {
    element(tag, key: key, { _ in }, content: content)
  }

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - tag: the name of the element.
  ///   - key: a name that is unique in the region; empty for none. An element with a key keeps its
  ///     identity when it moves, and is not sent again while it is unchanged.
  ///   - attributes: adds the attributes.
  ///   - content: writes the content; nothing for a void element.
  package mutating func element(
    _ tag: ElementName, key: String = "", _ attributes: (inout Attributes) -> Void = { _ in },
    content: (inout Markup) -> Void = { _ in }
  ) {
    endText()
    let (start, state, outer) = (bytes.count, stateCount, parent)
    let index = keyed.count
    begin(tag, key)
    // `swap` moves the bytes to a single owner; with two owners, an append would copy all bytes.
    var list = Attributes(form)
    swap(&list.bytes, &bytes)
    attributes(&list)
    if list.hasState { stateCount += 1 }
    swap(&list.bytes, &bytes)
    switch form {
    case .html:
      bytes.append(UInt8(ascii: ">"))
      if tag.isVoid { return }
      content(&self)
      endText()
      bytes.append("</")
      bytes.append(tag.name)
      bytes.append(UInt8(ascii: ">"))
    case .tokens:
      bytes.append(MarkupToken.content)
      if !tag.isVoid { content(&self) }
      endText()
      bytes.append(MarkupToken.end)
      if !key.isEmpty {
        keyed[index].range = start..<bytes.count
        keyed[index].hasState = stateCount > state
        parent = outer
      }
    }
  }

  /// Writes text; U+0000, which HTML does not allow, becomes U+FFFD.
  package mutating func text(_ value: String) {
    text.append(contentsOf: Self.withoutNulls(value).utf8)
  }

  /// Returns a text with U+FFFD in place of U+0000 (HTML Standard, section 13.2.5).
  static func withoutNulls(_ text: String) -> String {
    var text = text
    if !text.withUTF8({ $0.contains(0) }) { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0 { bytes.append("\u{FFFD}") } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The markup as HTML.
  package var html: String {
    var whole = self
    whole.endText()
    return String(decoding: whole.bytes, as: UTF8.self)
  }

  /// Ends the last text.
  mutating func finish() { endText() }

  private mutating func begin(_ tag: ElementName, _ key: String) {
    switch form {
    case .html:
      bytes.append(UInt8(ascii: "<"))
      bytes.append(tag.name)
      if key.isEmpty { return }
      bytes.append(" data-key=\"")
      bytes.appendEscaped(key)
      bytes.append(UInt8(ascii: "\""))
    case .tokens:
      bytes.append(MarkupToken.element)
      bytes.append(tag.rawValue)
      if key.isEmpty { return }
      bytes.append(MarkupToken.key)
      bytes.appendText(key)
      let place = bytes.count - key.utf8.count..<bytes.count
      keyed.append(
        KeyedElement(tag: tag, key: place, parent: parent, range: 0..<0, hasState: false))
      parent = keyed.count - 1
    }
  }

  private mutating func endText() {
    if text.isEmpty { return }
    switch form {
    case .html: bytes.appendEscaped(String(decoding: text, as: UTF8.self))
    case .tokens:
      bytes.append(MarkupToken.text)
      text.withUnsafeBufferPointer { bytes.appendText($0) }
    }
    text.removeAll(keepingCapacity: true)
  }
}
