/// The attributes of one element, in the form of its ``Markup``.
///
/// This type accepts only attributes; content is written to ``Markup``.
package struct Attributes {
  /// The bytes of all markup so far, to which the attributes are appended.
  var bytes: [UInt8] = []
  private let form: Markup.Form
  /// One bit for each name, because an attribute may occur only once.
  private var names: UInt128 = 0
  /// Whether an attribute has a value that a person can change.
  private var canChange = false
  private var isRadio = false
  /// Whether only the page knows the state of the element.
  ///
  /// The app knows the chosen radio button, because each press is an action.
  var hasState: Bool { canChange && !isRadio }

  init(_ form: Markup.Form) { self.form = form }

  /// Adds an attribute.
  ///
  /// - Precondition: the element does not have the attribute yet. `href` begins with `#`, so that
  ///   no link runs a script or leaves the app.
  package mutating func set(_ name: AttributeName, _ value: String) {
    begin(name)
    if name == .type { isRadio = value.utf8.elementsEqual("radio".utf8) }
    if name == .href {
      precondition(value.utf8.first == UInt8(ascii: "#"), "a link leaves the program")
    }
    switch form {
    case .html:
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      bytes.appendEscaped(Markup.withoutNulls(value))
      bytes.append(UInt8(ascii: "\""))
    case .tokens: bytes.appendText(Markup.withoutNulls(value))
    }
  }

  /// Adds an attribute without a value, such as `disabled`.
  package mutating func set(_ name: AttributeName) {
    begin(name)
    switch form {
    case .html: bytes.append(contentsOf: [0x3D, 0x22, 0x22])
    case .tokens: bytes.append(0)
    }
  }

  /// Adds an attribute without a value if a condition holds.
  package mutating func set(_ name: AttributeName, if condition: Bool) {
    if condition { set(name) }
  }

  private mutating func begin(_ name: AttributeName) {
    let bit = UInt128(1) << UInt128(name.rawValue)
    precondition(names & bit == 0, "an attribute stands twice")
    names |= bit
    if name.isState { canChange = true }
    switch form {
    case .html:
      bytes.append(UInt8(ascii: " "))
      bytes.append(name.name)
    case .tokens:
      bytes.append(MarkupToken.attribute)
      bytes.append(name.rawValue)
    }
  }
}
