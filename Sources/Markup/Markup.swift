/// Elements and text, written as HTML or as tokens for the browser.
///
///     var markup = Markup(.html)
///     markup.element(.p) { $0.set(.class, "result") } content: { $0.text("5 < 6") }
///     markup.html    // <p class="result">5 &lt; 6</p>
///
/// The same calls make a page before the program runs and its updates afterwards, so that the first
/// update changes nothing.
package struct Markup {
  /// How markup is written.
  package enum Form: Sendable {
    /// HTML, for a page that is shown before the program runs, and for tests.
    case html
    /// The bytes of ``MarkupToken``, for the browser.
    case tokens
  }

  /// An element with a key: where its tokens lie.
  struct KeyedElement {
    var tag: ElementName
    var key: Range<Int>
    /// The place among all elements with keys of the next one around it; `nil` without one.
    var parent: Int?
    var range: Range<Int>
    /// Whether people change something in the element.
    var hasState: Bool
  }

  /// What was written; text that may go on is not among it before ``finish()``.
  private(set) var bytes: [UInt8] = []
  /// The elements with keys, each before those inside of it.
  private(set) var keyed: [KeyedElement] = []
  private let form: Form
  /// Neighbouring texts, which are one text.
  private var text: [UInt8] = []
  /// How many elements with state were written.
  private var stateCount = 0
  /// The place of the element with a key that is being written.
  private var parent: Int?

  /// Markup without content.
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
  ///   - tag: which element.
  ///   - key: a name that no other element of the region has. An element with a key keeps its identity when
  ///     its place changes, and is not sent again while it stays as it is.
  ///   - attributes: gives the element its attributes.
  ///   - content: writes what is inside; nothing in an element that has no content.
  package mutating func element(
    _ tag: ElementName, key: String = "", _ attributes: (inout Attributes) -> Void = { _ in },
    content: (inout Markup) -> Void = { _ in }
  ) {
    endText()
    let (start, state, outer) = (bytes.count, stateCount, parent)
    let index = keyed.count
    begin(tag, key)
    // The bytes change hands without a second owner, for which an append would copy all of them.
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

  /// Writes text; a null character, which no page can hold, becomes U+FFFD.
  package mutating func text(_ value: String) {
    text.append(contentsOf: Self.withoutNulls(value).utf8)
  }

  /// A text with U+FFFD in place of null characters (HTML Standard, 13.2.5).
  static func withoutNulls(_ text: String) -> String {
    var text = text
    if !text.withUTF8({ $0.contains(0) }) { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0 { bytes.append("\u{FFFD}") } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What was written as HTML.
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
