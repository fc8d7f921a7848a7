import AppModel
import Markup

extension Attributes {
  /// Makes the element perform an action when it is pressed or changed.
  mutating func does(_ action: AppAction) {
    let text = ActionText(action)
    set(.dataAction, text.name)
    if !text.value.utf8.isEmpty { set(.dataValue, text.value) }
  }

  /// Makes the element a radio button that performs an action when it is chosen.
  ///
  /// One button of a group has the keyboard focus, and the arrow keys move the choice.
  mutating func chooses(_ action: AppAction, of group: String, isChosen: Bool) {
    let text = ActionText(action)
    set(.class, "radio")
    set(.type, "radio")
    set(.name, group)
    set(.dataAction, text.name)
    set(.value, text.value)
    set(.checked, if: isChosen)
  }

  /// Makes the element perform an action on a long press or a secondary click.
  mutating func holds(_ action: AppAction) { set(.dataHold, ActionText(action).entry) }

  /// Makes the element perform an action at a key of the keyboard.
  mutating func does(_ action: AppAction, at key: String) {
    set(.dataKeys, key + "=" + ActionText(action).entry)
  }

  /// Binds a key to an action of a screen or a sheet.
  ///
  /// The element can also take the focus of a control that disappears.
  mutating func hasKey(_ action: AppAction, at key: String) {
    hasKeys(key + "=" + ActionText(action).entry)
  }

  /// Binds keys to the actions of a screen.
  ///
  /// The element can also take the focus of a control that disappears.
  mutating func hasKeys(_ entries: String) {
    set(.dataKeys, entries)
    set(.tabindex, "-1")
  }
}

/// The icons; the style sheet draws them by class names.
enum Icon: String {
  case swap, clear, copy, chevron, star
  case starFilled = "star-filled"
  case info, close, search, backspace, check, paste, more, display, home, back, tips, forward,
    calculator, library, handle, list, history, tools

  /// The class of an element that shows the icon.
  var style: String { "icon-" + rawValue }
}

/// A button of a stepper: sign, name, action, and whether the action is possible.
struct StepperButton {
  let sign: String
  let name: AppText
  let action: AppAction
  let isPossible: Bool
}

extension Markup {
  /// Writes a decorative icon, which screen readers ignore.
  mutating func icon(_ icon: Icon) {
    element(.span) { $0.set(.class, "icon " + icon.style) }
  }

  /// Writes the decorative picture of a quantity, by its name.
  ///
  /// A name without a picture gets a neutral picture.
  mutating func picture(of name: String) {
    element(.span) { $0.set(.class, "picture " + Self.pictureClass(of: name)) }
  }

  /// Returns the class of a picture; a skin also colours other elements of the quantity by this
  /// class.
  static func pictureClass(of name: String) -> String {
    let bytes = name.utf8.map {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) ? $0 : UInt8(ascii: "-")
    }
    return "picture-" + String(decoding: bytes, as: UTF8.self)
  }

  /// Writes an icon button that opens the sheet at a path.
  mutating func opener(_ icon: Icon, _ name: String, id: String, _ path: String) {
    iconButton(icon, name, id: id, .open(path), opensSheet: true)
  }

  /// Writes an icon button with a name for screen readers.
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

  /// Writes a button that a swipe reveals beside a row.
  ///
  /// The same action is also offered elsewhere: on the sheet of the row, or in the row itself. In
  /// the second case `isForFingers` hides the button from screen readers and the keyboard.
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

  /// Writes a text button without a background.
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

  /// Writes a key of a keypad, with a name if its sign is not clear.
  mutating func keypadKey(
    _ text: String, name: String = "", style: StaticString = "key", _ action: AppAction,
    isPressed: Bool? = nil
  ) {
    element(.button) {
      $0.set(.class, "\(style)")
      if !name.utf8.isEmpty { $0.set(.ariaLabel, name) }
      if let isPressed { $0.set(.ariaPressed, isPressed ? "true" : "false") }
      $0.does(action)
    } content: {
      $0.text(text)
    }
  }

  /// Writes a search field with an icon.
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
        // One character above the limit lets the app notice that the text is too long.
        $0.set(.maxlength, "\(AppModel.searchLimit + 1)")
        $0.set(.value, text)
        attributes(&$0)
        $0.does(action)
      }
    }
  }

  /// Writes a row that performs an action.
  ///
  /// - Parameters:
  ///   - text: the name of the action.
  ///   - detail: the text beside the name.
  ///   - id: the identifier of the button; empty for none.
  ///   - style: the classes of the button.
  ///   - leadsOn: whether the action opens a sheet, as the chevron at the end shows.
  ///   - action: the action.
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

  /// Writes a scrollable row of chips, one of which is chosen.
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

  /// Writes a chip: a radio button with a word or a number.
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

  /// Writes two buttons that decrease and increase a value, or move an item up and down.
  ///
  /// - Parameters:
  ///   - text: the label in front of the buttons.
  ///   - id: the prefix of the buttons' identifiers.
  ///   - value: the text between the buttons; empty for none.
  ///   - less: the first button.
  ///   - more: the second button.
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
