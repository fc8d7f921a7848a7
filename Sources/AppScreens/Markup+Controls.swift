import AppModel
import Markup

extension Attributes {
  /// Makes the element do an action when it is pressed or changed.
  mutating func does(_ action: AppAction) {
    let text = ActionText(action)
    set(.dataAction, text.name)
    if !text.value.utf8.isEmpty { set(.dataValue, text.value) }
  }

  /// Makes a radio button of the element, which does an action when it is chosen.
  ///
  /// One of a group has the focus of the keyboard, and the arrow keys choose the next one.
  mutating func chooses(_ action: AppAction, of group: String, isChosen: Bool) {
    let text = ActionText(action)
    set(.class, "radio")
    set(.type, "radio")
    set(.name, group)
    set(.dataAction, text.name)
    set(.value, text.value)
    set(.checked, if: isChosen)
  }

  /// Makes the element do an action when it is held, or pressed with the second button of a mouse.
  mutating func holds(_ action: AppAction) { set(.dataHold, ActionText(action).entry) }

  /// Makes the element do an action at a key of the keyboard.
  mutating func does(_ action: AppAction, at key: String) {
    set(.dataKeys, key + "=" + ActionText(action).entry)
  }

  /// Makes a screen or a sheet do an action at a key; it gets the focus of a control that goes away.
  mutating func hasKey(_ action: AppAction, at key: String) {
    hasKeys(key + "=" + ActionText(action).entry)
  }

  /// Gives a screen what keys of the keyboard do; it gets the focus of a control that goes away.
  mutating func hasKeys(_ entries: String) {
    set(.dataKeys, entries)
    set(.tabindex, "-1")
  }
}

/// The icons, which the styles of the page draw by the names of classes.
enum Icon: String {
  case swap, clear, copy, chevron, star
  case starFilled = "star-filled"
  case info, close, search, backspace, check, paste, more, display, home, back, tips, forward,
    calculator, library, handle, list, history, tools

  /// The class of an element that shows the icon.
  var style: String { "icon-" + rawValue }
}

/// A button of a stepper: its sign and its name, what it does, and whether it can.
struct StepperButton {
  let sign: String
  let name: AppText
  let action: AppAction
  let isPossible: Bool
}

extension Markup {
  /// An icon that says nothing to those who do not see it.
  mutating func icon(_ icon: Icon) {
    element(.span) { $0.set(.class, "icon " + icon.style) }
  }

  /// The picture of a quantity by its name, which says nothing to those who do not see it.
  ///
  /// A name that the page has no picture of gets a neutral one.
  mutating func picture(of name: String) {
    element(.span) { $0.set(.class, "picture " + Self.pictureClass(of: name)) }
  }

  /// The class of a picture, by which a skin also colours what belongs to its quantity.
  static func pictureClass(of name: String) -> String {
    let bytes = name.utf8.map {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) ? $0 : UInt8(ascii: "-")
    }
    return "picture-" + String(decoding: bytes, as: UTF8.self)
  }

  /// A button with an icon that opens the sheet at a path.
  mutating func opener(_ icon: Icon, _ name: String, id: String, _ path: String) {
    iconButton(icon, name, id: id, .open(path), opensSheet: true)
  }

  /// A button with an icon and a name for those who do not see it.
  mutating func iconButton(
    _ icon: Icon, _ name: String, id: String = "", style: String = "", _ action: AppAction,
    isPressed: Bool? = nil, opensSheet: Bool = false
  ) {
    element(.button) {
      if !id.utf8.isEmpty { $0.set(.id, id) }
      $0.set(.class, "icon-button " + (style.utf8.isEmpty ? "" : style + " ") + icon.style)
      $0.set(.ariaLabel, name)
      if opensSheet { $0.set(.ariaHaspopup, "dialog") }
      if let isPressed { $0.set(.ariaPressed, isPressed ? "true" : "false") }
      $0.does(action)
    }
  }

  /// A button that a swipe brings from behind a row; each has its like where the row leads to.
  ///
  /// One whose like stands in the row itself is for fingers alone.
  mutating func swipeButton(
    _ name: AppText, of row: String, style: StaticString = "swipe-button", _ action: AppAction,
    isForFingers: Bool = false
  ) {
    element(.button) {
      if isForFingers {
        $0.set(.ariaHidden, "true")
        $0.set(.tabindex, "-1")
      }
      $0.set(.class, "\(style)")
      $0.set(.ariaLabel, name.english + " " + row)
      $0.does(action)
    } content: {
      $0.text(name.english)
    }
  }

  /// A button of words without a surface.
  mutating func textButton(
    _ text: String, key: String = "", id: String = "", _ action: AppAction
  ) {
    element(.button, key: key) {
      if !id.utf8.isEmpty { $0.set(.id, id) }
      $0.set(.class, "text-button")
      $0.does(action)
    } content: {
      $0.text(text)
    }
  }

  /// A key of a keypad, with a name where its sign says too little.
  mutating func keypadKey(
    _ text: String, name: String = "", style: StaticString = "key", _ action: AppAction
  ) {
    element(.button) {
      $0.set(.class, "\(style)")
      if !name.utf8.isEmpty { $0.set(.ariaLabel, name) }
      $0.does(action)
    } content: {
      $0.text(text)
    }
  }

  /// A field that searches, with an icon.
  mutating func searchField(
    _ id: StaticString, _ name: String, _ text: String, _ action: AppAction,
    attributes: (inout Attributes) -> Void
  ) {
    element(.div, key: "\(id)-row") {
      $0.set(.class, "search")
    } content: {
      $0.icon(.search)
      $0.element(.input) {
        $0.set(.id, "\(id)")
        $0.set(.type, "search")
        $0.set(.ariaLabel, name)
        $0.set(.placeholder, name)
        $0.set(.autocomplete, "off")
        $0.set(.autocapitalize, "none")
        $0.set(.spellcheck, "false")
        $0.set(.enterkeyhint, "search")
        // One character more than is searched, so that the app sees that a text is longer.
        $0.set(.maxlength, "\(AppModel.searchLimit + 1)")
        $0.set(.value, text)
        attributes(&$0)
        $0.does(action)
      }
    }
  }

  /// A row that does something.
  ///
  /// - Parameters:
  ///   - text: what it does.
  ///   - detail: what stands beside it.
  ///   - id: its identifier; empty for none.
  ///   - style: the classes of the button.
  ///   - leadsOn: whether it leads to a sheet, as the chevron at its end says.
  ///   - action: what happens.
  mutating func actionRow(
    _ text: String, detail: String = "", id: String = "", style: StaticString = "row-main",
    leadsOn: Bool = false, _ action: AppAction
  ) {
    element(.li) {
      $0.set(.class, "row")
    } content: {
      $0.element(.button) {
        if !id.utf8.isEmpty { $0.set(.id, id) }
        $0.set(.class, "\(style)")
        if leadsOn { $0.set(.ariaHaspopup, "dialog") }
        $0.does(action)
      } content: {
        $0.rowText(text, "")
        if !detail.utf8.isEmpty {
          $0.element(.span) {
            $0.set(.class, "row-symbol")
          } content: {
            $0.text(detail)
          }
        }
        if leadsOn { $0.icon(.forward) }
      }
    }
  }

  /// Chips in a row that scrolls, one of which is chosen.
  mutating func chips(
    _ name: String, key: String = "", style: StaticString = "chips",
    content: (inout Markup) -> Void
  ) {
    element(.div, key: key) {
      $0.set(.class, "\(style)")
      $0.set(.role, "radiogroup")
      $0.set(.ariaLabel, name)
    } content: {
      content(&$0)
    }
  }

  /// A word or number of several, one of which is chosen.
  mutating func chip(
    _ text: String, key: String = "", id: String = "", style: StaticString = "chip",
    _ action: AppAction, of group: String, isChosen: Bool
  ) {
    element(.label, key: key) {
      $0.set(.class, "\(style)")
    } content: {
      $0.element(.input) {
        if !id.utf8.isEmpty { $0.set(.id, id) }
        $0.chooses(action, of: group, isChosen: isChosen)
      }
      $0.element(.span) { $0.text(text) }
    }
  }

  /// Two buttons that make a value smaller and larger, or move something up and down.
  ///
  /// - Parameters:
  ///   - text: what stands in front of them.
  ///   - id: what their identifiers begin with.
  ///   - value: what stands between them; empty for nothing.
  ///   - less: the first button.
  ///   - more: the second one.
  mutating func stepper(
    _ text: String, id: StaticString, value: String = "",
    _ less: StepperButton, _ more: StepperButton
  ) {
    element(.section, key: "\(id)") {
      $0.set(.class, "card stepper")
      $0.set(.role, "group")
      $0.set(.ariaLabel, text)
    } content: {
      $0.element(.p) {
        $0.set(.class, "row-name")
      } content: {
        $0.text(text)
      }
      $0.step(less, id: "\(id)-less")
      if !value.utf8.isEmpty {
        $0.element(.output) {
          $0.set(.class, "stepper-value")
        } content: {
          $0.text(value)
        }
      }
      $0.step(more, id: "\(id)-more")
    }
  }

  private mutating func step(_ step: StepperButton, id: String) {
    element(.button) {
      $0.set(.id, id)
      $0.set(.class, "step")
      $0.set(.ariaLabel, step.name.english)
      if !step.isPossible { $0.set(.ariaDisabled, "true") }
      $0.does(step.action)
    } content: {
      $0.text(step.sign)
    }
  }
}
