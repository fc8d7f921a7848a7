import AppModel
import Markup
import Notebook

/// The markup of the library: favourites and history.
struct LibraryScreen {
  let view: LibraryViewModel

  func write(_ frame: ScreenFrame, _ markup: inout Markup) {
    frame.write("library", view.title, &markup) {
      bar(&$0)
    } content: {
      switch view.part {
      case .favorites: favorites(&$0)
      case .history: history(&$0)
      }
      restoration(&$0)
    }
  }

  private func bar(_ markup: inout Markup) {
    if !view.favorites.isEmpty {
      let (icon, name) = view.isGrid ? (Icon.list, AppText.showList) : (.home, .showGrid)
      markup.iconButton(icon, name.english, id: "layout", .showGrid(!view.isGrid))
    } else if !view.days.isEmpty {
      markup.textButton(
        AppText.clear.english, id: AppAlert.clearHistory.rawValue,
        .open(AppSheet.alert(.clearHistory).path))
    }
    if view.parts.isEmpty { return }
    markup.chips(view.title, key: "library-parts", style: "chips lined-chips") {
      for part in view.parts {
        $0.chip(
          (part == .favorites ? AppText.favorites : .history).english,
          key: "library-" + part.rawValue,
          id: "library-" + part.rawValue, style: "lined-chip", .showLibrary(part),
          of: "library-part", isChosen: part == view.part)
      }
    }
  }

  private func empty(_ markup: inout Markup, _ text: AppText) {
    markup.element(.p, key: "empty") {
      $0.set(.class, "empty")
    } content: {
      $0.text(text.english)
    }
    markup.textButton(
      AppText.openPlace(view.start).english, key: "empty-offer", .open(view.start.path))
  }

  private func favorites(_ markup: inout Markup) {
    if view.favorites.isEmpty { return empty(&markup, .noFavorites) }
    markup.element(.ul, key: "favorites") {
      $0.set(.class, view.isGrid ? "grid" : "card rows")
      $0.set(.ariaLabel, AppText.favorites.english)
    } content: {
      for (place, favorite) in view.favorites.enumerated() { row(favorite, place, &$0) }
    }
  }

  private func row(
    _ favorite: LibraryViewModel.FavoriteRow, _ place: Int, _ markup: inout Markup
  ) {
    let id = favorite.identifier
    markup.element(.li, key: "favorite-" + id) {
      $0.set(.class, view.isGrid ? "card tile" : "row")
    } content: {
      $0.element(.button) {
        $0.set(.class, view.isGrid ? "tile-main" : "row-main")
        $0.does(.openFavorite(id))
        $0.holds(.open(AppSheet.favoritePath(id)))
      } content: {
        if let color = favorite.color {
          $0.element(.span) { $0.set(.class, "tag tag-" + color.rawValue) }
        }
        $0.rowText(favorite.name, favorite.symbols)
      }
      $0.opener(
        .more, AppText.more(favorite.name).english, id: "more-" + id, AppSheet.favoritePath(id))
      $0.element(.button) {
        $0.set(.id, "handle-" + id)
        $0.set(.class, "icon-button handle " + Icon.handle.style)
        $0.set(.ariaLabel, AppText.reorder(favorite.name).english)
        $0.does(.open(AppSheet.favoritePath(id)))
        $0.set(.dataDrag, ActionText(.moveFavorite(id, to: 0)).name + ":" + id)
        $0.set(
          .dataKeys,
          ActionText.entries(of: [
            ("ArrowUp", .moveFavorite(id, to: place - 1)),
            ("ArrowDown", .moveFavorite(id, to: place + 1)),
          ]))
      }
    }
  }

  /// Writes the button that restores the latest removal; the button stays visible below a long
  /// list.
  private func restoration(_ markup: inout Markup) {
    if view.restoration.utf8.isEmpty { return }
    markup.element(.p, key: "restoration") {
      $0.set(.class, "restoration")
    } content: {
      $0.textButton(view.restoration, id: "restore", .restore)
    }
  }

  private func history(_ markup: inout Markup) {
    if view.days.isEmpty { empty(&markup, .noHistory) }
    for day in view.days {
      markup.group(day.heading, key: "day \(day.number)", level: .h2) {
        for row in day.rows { write(row, &$0) }
      }
    }
    if view.hasMore {
      markup.textButton(AppText.showOlder.english, key: "older", id: "older", .showOlder)
    }
  }

  /// Writes a row of the history; a swipe reveals the delete button, a swipe in the other direction
  /// the star.
  private func write(_ row: LibraryViewModel.EntryRow, _ markup: inout Markup) {
    let id = row.identifier
    markup.element(.li, key: "entry-" + id) {
      $0.set(.class, "row swipe")
    } content: {
      $0.swipeButton(
        row.isStarred ? .unstarRow : .starRow, of: row.text, style: "swipe-button leading",
        .starEntry(id), isForFingers: true)
      $0.element(.div) {
        $0.set(.class, "swiped")
      } content: {
        $0.element(.button) {
          $0.set(.class, "row-main")
          $0.does(.openEntry(id))
          $0.holds(.open(AppSheet.entryPath(id)))
        } content: {
          $0.rowText(row.result, row.origin)
        }
        $0.iconButton(
          row.isStarred ? .starFilled : .star, AppText.star(row.text).english, .starEntry(id),
          isPressed: row.isStarred)
        $0.opener(
          .more, AppText.more(row.text).english, id: "more-" + id, AppSheet.entryPath(id))
      }
      $0.swipeButton(.deleteRow, of: row.text, style: "swipe-button delete", .deleteEntry(id))
    }
  }
}

/// The markup of the sheet of a favourite.
struct FavoriteScreen {
  let view: FavoriteViewModel

  func write(_ markup: inout Markup) {
    markup.halfSheet("favorite", view.title) {
      label(&$0)
      if view.count > 1 { place(&$0) }
      colors(&$0)
      $0.group("") {
        $0.actionRow(
          AppText.removeFavorite.english, style: "row-main destructive",
          .removeFavorite(view.identifier))
      }
    }
  }

  private func label(_ markup: inout Markup) {
    markup.element(.section) {
      $0.set(.class, "card")
    } content: {
      $0.element(.label) {
        $0.set(.class, "caption")
        $0.set(.for, "label")
      } content: {
        $0.text(AppText.label.english)
      }
      $0.element(.input) {
        $0.set(.id, "label")
        $0.set(.class, "text-field")
        $0.set(.type, "text")
        $0.set(.autocomplete, "off")
        $0.set(.enterkeyhint, "done")
        $0.set(.maxlength, "\(AppModel.labelLimit)")
        $0.set(.placeholder, view.title)
        $0.set(.value, view.label)
        $0.does(.labelFavorite(""))
      }
    }
  }

  private func colors(_ markup: inout Markup) {
    markup.element(.section) {
      $0.set(.class, "card")
    } content: {
      $0.element(.p) {
        $0.set(.id, "color-heading")
        $0.set(.class, "caption")
      } content: {
        $0.text(AppText.colorHeading.english)
      }
      $0.element(.div) {
        $0.set(.class, "swatches")
        $0.set(.role, "radiogroup")
        $0.set(.ariaLabelledby, "color-heading")
      } content: {
        for color in view.colors { swatch(color, &$0) }
      }
    }
  }

  private func swatch(_ color: SheetChoice, _ markup: inout Markup) {
    markup.element(.label) {
      $0.set(.class, "swatch")
      $0.set(.title, color.name)
    } content: {
      $0.element(.input) {
        $0.chooses(
          .colorFavorite(view.identifier, ColorTag(rawValue: color.identifier)), of: "color",
          isChosen: color.isChosen)
        $0.set(.ariaLabel, color.name)
      }
      $0.element(.span) {
        $0.set(.class, "tag tag-" + (color.identifier.utf8.isEmpty ? "none" : color.identifier))
      }
    }
  }

  private func place(_ markup: inout Markup) {
    markup.stepper(
      AppText.placeOf(view.place, count: view.count).english, id: "favorite-place",
      move("↑", .moveUp, to: view.place - 1), move("↓", .moveDown, to: view.place + 1))
  }

  /// Returns a button that moves the favourite to a place, from 1.
  private func move(_ sign: String, _ name: AppText, to place: Int) -> StepperButton {
    StepperButton(
      sign: sign, name: name, action: .moveFavorite(view.identifier, to: place - 1),
      isPossible: (1...view.count).contains(place))
  }
}

/// The markup of the sheet of a row of the history.
struct EntryScreen {
  let view: EntryViewModel

  func write(_ markup: inout Markup) {
    markup.halfSheet("entry", view.text) {
      $0.paragraph(view.time, style: "list-note")
      if !view.details.isEmpty {
        $0.element(.ul) {
          $0.set(.class, "notes")
        } content: {
          for detail in view.details { $0.element(.li) { $0.text(detail) } }
        }
      }
      // A row that another page has deleted offers no actions.
      if view.insertion.utf8.isEmpty { return }
      $0.group("") {
        $0.actionRow(view.insertion, .openEntry(view.identifier))
        $0.actionRow(AppText.copyRow.english, .copyEntry(view.identifier))
        $0.actionRow(
          AppText.deleteRow.english, style: "row-main destructive",
          .deleteEntry(view.identifier))
      }
    }
  }
}
