import AppModel
import Markup
import Notebook

/// The frame of all screens: a title, the notices, and the tabs.
struct ScreenFrame {
  /// The parent of the screen; `nil` for the screen of a tab.
  let parent: AppPlace?
  let tabs: [ProfileTab]
  let tab: ProfileTab?
  /// Whether the current screen is the parent of the previous screen.
  let isReturn: Bool
  let notices: [NoticeViewModel]
  /// Whether a dialog is in front of the screen.
  let isCovered: Bool

  /// Writes the screen.
  ///
  /// - Parameters:
  ///   - id: the identifier of the screen.
  ///   - title: the large title.
  ///   - keys: the key bindings while no field has the focus; empty for none.
  ///   - markup: the markup to which the screen is written.
  ///   - bar: writes the content beside the title.
  ///   - content: writes the content below the title.
  func write(
    _ id: StaticString, _ title: String, keys: String = "", _ markup: inout Markup,
    bar: ((inout Markup) -> Void)? = nil, content: (inout Markup) -> Void
  ) {
    markup.element(.main, key: "\(id)") {
      $0.set(.id, "\(id)")
      $0.set(.class, parent != nil ? "screen pushed" : isReturn ? "screen popped" : "screen")
      $0.set(.inert, if: isCovered)
      $0.hasKeys(keys)
    } content: {
      $0.element(.div, key: "top-\(id)") {
        $0.set(.class, "top")
        $0.set(.ariaHidden, "true")
      } content: {
        $0.element(.span) {
          $0.set(.class, "small-title")
        } content: {
          $0.text(title)
        }
      }
      if let parent { back(to: parent, &$0) }
      $0.element(.header, key: "bar-\(id)") {
        $0.set(.class, "bar")
      } content: {
        $0.element(.h1) { $0.text(title) }
        bar?(&$0)
      }
      notices(&$0)
      content(&$0)
    }
  }

  /// Writes the button back to the parent, with the parent's title; the button stays at the top.
  private func back(to parent: AppPlace, _ markup: inout Markup) {
    markup.element(.button, key: "back") {
      $0.set(.id, "back")
      $0.set(.class, "text-button back")
      $0.does(.back)
    } content: {
      $0.icon(.back)
      $0.text(AppText.place(parent).english)
    }
  }

  /// Writes the tabs below each screen; a product with one tab shows none.
  func writeTabs(_ markup: inout Markup) {
    if tabs.count < 2 { return }
    markup.element(.nav, key: "tabs") {
      $0.set(.class, "tabs")
      $0.set(.ariaLabel, AppText.mainTabs.english)
      $0.set(.inert, if: isCovered)
    } content: {
      for one in tabs {
        $0.element(.button) {
          $0.set(.id, one.control)
          $0.set(.class, "tab")
          if one == tab { $0.set(.ariaCurrent, "page") }
          $0.does(.open(one.path))
        } content: {
          $0.icon(Icon(tab: one))
          $0.element(.span) { $0.text(AppText.tab(one).english) }
        }
      }
    }
  }

  private func notices(_ markup: inout Markup) {
    for (place, notice) in notices.enumerated() {
      markup.element(.div, key: "notice-\(place)") {
        $0.set(.class, "card notice")
      } content: {
        $0.element(.p) { $0.text(notice.text) }
        switch notice.offer {
        case .update: $0.textButton(AppText.useUpdate.english, .applyUpdate)
        case .backup: $0.textButton(AppText.saveCopy.english, .backUp)
        case .endPreview: $0.textButton(AppText.stopPreview.english, .endPreview)
        case nil: break
        }
        $0.iconButton(.close, AppText.dismiss.english, .dismissNotice(place))
      }
    }
  }
}

extension Icon {
  /// Returns the icon of a tab.
  fileprivate init(tab: ProfileTab) {
    switch tab {
    case .home: self = .home
    case .converter: self = .swap
    case .calculator: self = .calculator
    case .tools: self = .tools
    case .library: self = .library
    case .favorites: self = .star
    case .history: self = .history
    case .settings: self = .display
    }
  }
}
