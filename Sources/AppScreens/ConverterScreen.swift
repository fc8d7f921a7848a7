import AppModel
import Markup
import MeasureText

/// The markup of the converter.
///
/// An element that most key presses leave unchanged has a `key`, and is therefore not sent again.
struct ConverterScreen {
  let view: ConverterViewModel

  func write(_ frame: ScreenFrame, _ markup: inout Markup) {
    frame.write("converter", AppText.converter.english, keys: Self.keys, &markup) {
      quantities(&$0)
    } content: {
      $0.element(.div) {
        $0.set(.class, "panels " + Markup.pictureClass(of: view.icon))
      } content: {
        source(&$0)
        $0.element(.div, key: "swap") {
          $0.set(.class, "swap-row")
        } content: {
          $0.iconButton(.swap, AppText.swapUnits.english, id: "swap", style: "swap", .swap)
        }
        target(&$0)
      }
      notes(&$0)
      allUnits(&$0)
      keypad(&$0)
    }
  }

  /// The key bindings while no field has the focus.
  static let keys: String = {
    var keys: [(String, KeypadKey)] = [
      ("Backspace", .backspace), ("-", .sign), (".", .decimal), (",", .decimal),
      ("Control+z", .undo), ("Control+Shift+z", .redo), ("Control+y", .redo),
    ]
    for digit in 0...9 { keys.append(("\(digit)", .digit(digit))) }
    return ActionText.entries(of: keys.map { ($0, .key($1)) })
  }()

  private func quantities(_ markup: inout Markup) {
    markup.chips(AppText.quantities.english, style: "chips lined-chips") {
      for quantity in view.quantities {
        $0.chip(
          quantity.name, key: "offered-" + quantity.identifier, style: "lined-chip",
          .chooseQuantity(quantity.identifier), of: "converter-quantity",
          isChosen: quantity.isChosen)
      }
    }
  }

  private func source(_ markup: inout Markup) {
    let isMeasure = if case .measure = view.result { true } else { false }
    panel(&markup, AppText.from.english) {
      unit(&$0, view.source, .source)
      ValueField(
        unit: view.source.name, input: view.input, hasLetters: view.hasLetters,
        takesMeasure: isMeasure, decimalMark: view.decimalMark, isRefused: isRefused,
        description: "remark"
      ).write(&$0)
    }
  }

  private func target(_ markup: inout Markup) {
    panel(&markup, AppText.to.english) {
      unit(&$0, view.target, .target)
      $0.element(.div) {
        $0.set(.class, "value-row")
      } content: {
        $0.element(.output) {
          $0.set(.id, "result")
          $0.set(.class, (hasValue ? "value" : "value none") + shown.style)
          $0.set(.for, "value")
          // The buttons below the result offer the same action for keyboards and screen readers.
          if hasValue {
            $0.does(.copy(view.copyStyle))
            $0.holds(.open(AppSheet.copying.path))
          }
        } content: {
          $0.number(shown)
        }
      }
      $0.element(.p) {
        $0.set(.id, "remark")
        $0.set(.class, isRefused ? "remark problem" : "remark")
      } content: {
        $0.text(remark)
      }
      if case .measure(let measure) = view.result {
        $0.textButton(AppText.convert(measure).english, id: "take-measure", .takeMeasure)
      }
      $0.element(.div, key: "tools") {
        $0.set(.class, "tools")
      } content: {
        $0.element(.button) {
          $0.set(.id, "precision")
          $0.set(.class, "text-button secondary")
          $0.set(.ariaHaspopup, "dialog")
          $0.does(.open(AppSheet.precision.path))
        } content: {
          $0.text(view.precision)
        }
        $0.iconButton(
          view.isStarred ? .starFilled : .star, AppText.star(view.pair).english, id: "star-pair",
          .starPair, isPressed: view.isStarred)
        if hasValue {
          $0.iconButton(
            .copy, AppText.copyResult.english, id: "copy", style: "primary", .copy(view.copyStyle))
          $0.opener(.more, AppText.copyHeading.english, id: "copy-styles", AppSheet.copying.path)
        }
      }
    }
  }

  private var shown: NumberText {
    var text = view.placeholder
    if case .value(let result, _, _) = view.result { text = result }
    return NumberText(text, decimalMark: view.decimalMark)
  }

  private var hasValue: Bool {
    if case .value = view.result { return true }
    return false
  }

  private var isRefused: Bool {
    if case .refused = view.result { return true }
    return false
  }

  private var remark: String {
    switch view.result {
    case .none: return ""
    case .value(_, let remark, _): return remark
    case .measure(let measure): return AppText.understoodAs(measure).english
    case .refused(let reason): return reason
    }
  }

  private func panel(
    _ markup: inout Markup, _ name: String, _ content: (inout Markup) -> Void
  ) {
    markup.element(.section) {
      $0.set(.class, "card")
      $0.set(.ariaLabel, name)
    } content: {
      content(&$0)
    }
  }

  private func unit(
    _ markup: inout Markup, _ unit: ConverterViewModel.UnitLabel, _ side: ConverterSide
  ) {
    // A swap changes the key, so the swapped units are new elements, whose animation runs.
    let isAscending = view.source.identifier.utf8.lexicographicallyPrecedes(
      view.target.identifier.utf8)
    markup.element(.div, key: side.rawValue + (isAscending ? " ascending" : "")) {
      $0.set(.class, view.isSwapped ? "unit-row swapped" : "unit-row")
    } content: {
      $0.element(.button) {
        $0.set(.id, side.rawValue)
        $0.set(.class, "unit")
        $0.set(.ariaHaspopup, "dialog")
        $0.does(.open(AppSheet.unitsPath(side)))
      } content: {
        $0.element(.span) {
          $0.set(.class, "caption")
        } content: {
          $0.text((side == .source ? AppText.from : AppText.to).english)
        }
        $0.element(.span) {
          $0.set(.class, "unit-name")
        } content: {
          $0.text(unit.name)
        }
        $0.element(.span) {
          $0.set(.class, "unit-symbol")
        } content: {
          $0.text(unit.symbol)
        }
        $0.icon(.chevron)
      }
      $0.opener(
        .info, AppText.aboutUnit(unit.name).english, id: "about-" + side.rawValue,
        AppSheet.unit(side).path)
    }
  }

  private func notes(_ markup: inout Markup) {
    if view.notes.isEmpty && !view.isSameUnit { return }
    markup.element(.ul) {
      $0.set(.class, "notes")
      $0.set(.ariaLabel, AppText.notes.english)
    } content: {
      for note in view.notes {
        $0.element(.li) { $0.text(note) }
      }
      if view.isSameUnit {
        $0.element(.li) {
          $0.text(AppText.sameUnit.english)
          $0.textButton(
            AppText.chooseOther.english, id: "choose-other", .open(AppSheet.unitsPath(.target)))
        }
      }
    }
  }

  /// Writes the button that opens the screen of all units.
  private func allUnits(_ markup: inout Markup) {
    if !view.hasAllUnits { return }
    markup.textButton(
      AppText.seeAllUnits.english, key: "all-units", id: "all-units",
      .open(AppPlace.allUnits.path))
  }

  private func keypad(_ markup: inout Markup) {
    markup.element(.div, key: "keypad") {
      $0.set(.class, "keypad")
      $0.set(.role, "group")
      $0.set(.ariaLabel, AppText.keypad.english)
    } content: {
      for digit in [7, 8, 9] { $0.keypadKey("\(digit)", .key(.digit(digit))) }
      $0.iconButton(
        .backspace, AppText.deleteLast.english, id: "key-backspace", style: "key",
        .key(.backspace))
      for digit in [4, 5, 6] { $0.keypadKey("\(digit)", .key(.digit(digit))) }
      $0.keypadKey("±", name: AppText.changeSign.english, .key(.sign))
      for digit in [1, 2, 3] { $0.keypadKey("\(digit)", .key(.digit(digit))) }
      $0.iconButton(.swap, AppText.swapUnits.english, id: "key-swap", style: "key", .swap)
      $0.keypadKey(
        "abc", name: AppText.letters.english, style: "key letters", .key(.letters),
        isPressed: view.hasLetters)
      $0.keypadKey("0", .key(.digit(0)))
      $0.keypadKey(view.decimalMark, name: AppText.decimalMark.english, .key(.decimal))
      $0.iconButton(.clear, AppText.clear.english, id: "key-clear", style: "key", .key(.clear))
    }
  }
}
