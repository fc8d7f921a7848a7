import AppModel
import Markup

extension Attributes {
  /// Makes the element do an action when it is pressed or changed.
  mutating func does(_ action: AppAction) {
    let text = ActionText(action)
    set(.dataAction, text.name)
    if !text.value.utf8.isEmpty { set(.dataValue, text.value) }
  }

  /// Makes the element do an action when it is held, or pressed with the second button of a mouse.
  mutating func holds(_ action: AppAction) { set(.dataHold, ActionText(action).entry) }

  /// Makes the element do an action at a key of the keyboard.
  mutating func does(_ action: AppAction, at key: String) {
    set(.dataKeys, key + "=" + ActionText(action).entry)
  }
}

/// The pictures, by the names of the symbols that the page holds.
enum Icon: String {
  case swap, clear, copy, chevron, star
  case starFilled = "star-filled"
  case info, close, search, backspace, check, paste, more, display
}

extension Markup {
  /// A picture that says nothing to those who do not see it.
  mutating func icon(_ icon: Icon) {
    element(.svg) {
      $0.set(.class, "icon")
      $0.set(.ariaHidden, "true")
    } content: {
      $0.element(.use) { $0.set(.href, "#icon-" + icon.rawValue) }
    }
  }

  /// A button with a picture that opens the sheet at a path.
  mutating func opener(_ icon: Icon, _ name: String, id: String, _ path: String) {
    iconButton(icon, name, id: id, .open(path), opensSheet: true)
  }

  /// A button with a picture and a name for those who do not see it.
  mutating func iconButton(
    _ icon: Icon, _ name: String, id: String = "", style: String = "", _ action: AppAction,
    isPressed: Bool? = nil, opensSheet: Bool = false
  ) {
    element(.button) {
      if !id.utf8.isEmpty { $0.set(.id, id) }
      $0.set(.type, "button")
      $0.set(.class, style.utf8.isEmpty ? "icon-button" : "icon-button " + style)
      $0.set(.ariaLabel, name)
      if opensSheet { $0.set(.ariaHaspopup, "dialog") }
      if let isPressed { $0.set(.ariaPressed, isPressed ? "true" : "false") }
      $0.does(action)
    } content: {
      $0.icon(icon)
    }
  }
}
