import AppModel
import Markup

/// The markup of the settings.
struct SettingsScreen {
  let view: SettingsViewModel

  func write(_ frame: ScreenFrame, _ markup: inout Markup) {
    frame.write("settings", AppText.settings.english, &markup) {
      for section in view.sections {
        $0.group(section.heading, level: .h2) {
          for row in section.rows { write(row, &$0) }
        }
      }
      $0.group(AppText.dataHeading.english, level: .h2) {
        $0.actionRow(AppText.saveCopy.english, .backUp)
        if view.hasHistory {
          $0.actionRow(
            AppText.clearHistory.english, id: AppAlert.clearHistory.rawValue,
            style: "row-main destructive", .open(AppSheet.alert(.clearHistory).path))
        }
        $0.actionRow(
          AppText.clearRecents.english, id: AppAlert.clearRecents.rawValue,
          style: "row-main destructive", .open(AppSheet.alert(.clearRecents).path))
        $0.actionRow(
          AppText.resetSettings.english, id: AppAlert.resetSettings.rawValue,
          style: "row-main destructive", .open(AppSheet.alert(.resetSettings).path))
      }
      $0.group(AppText.aboutHeading.english, level: .h2) {
        for article in view.articles {
          $0.actionRow(
            AppText.article(article).english, id: "about-" + article.rawValue, leadsOn: true,
            .open(AppSheet.article(article).path))
        }
      }
    }
  }

  private func write(_ row: SettingsViewModel.Row, _ markup: inout Markup) {
    let name = row.setting.rawValue
    guard let isOn = row.isOn else {
      return markup.actionRow(
        row.name, detail: row.value, id: "setting-" + name, leadsOn: true,
        .open(AppSheet.setting(row.setting).path))
    }
    markup.element(.li) {
      $0.set(.class, "row")
    } content: {
      $0.element(.button) {
        $0.set(.id, "setting-" + name)
        $0.set(.class, "row-main")
        $0.set(.role, "switch")
        $0.set(.ariaChecked, isOn ? "true" : "false")
        $0.does(.set(row.setting, isOn ? "off" : "on"))
      } content: {
        $0.rowText(row.name, "")
        $0.element(.span) { $0.set(.class, "switch") }
      }
    }
  }
}

/// The markup of the sheet of a setting.
struct SettingScreen {
  let view: SettingViewModel

  func write(_ markup: inout Markup) {
    markup.halfSheet("setting", view.name) {
      $0.paragraph(view.note, style: "list-note")
      $0.choices(
        "", name: view.name, of: view.setting.rawValue,
        view.choices.map { ($0, .set(view.setting, $0.identifier)) })
      if view.exceptions.isEmpty { return }
      $0.group(AppText.ownDecimals.english) {
        for one in view.exceptions {
          $0.actionRow(
            AppText.decimalsOf(one.name, one.decimals).english, detail: AppText.remove.english,
            .removeDecimals(one.identifier))
        }
      }
    }
  }
}

/// The markup of an article about the app.
struct ArticleScreen {
  let article: AppArticle

  func write(_ markup: inout Markup) {
    markup.halfSheet("article", AppText.article(article).english, list: "list article") {
      for paragraph in article.paragraphs {
        $0.element(.p) { $0.text(paragraph) }
      }
    }
  }
}

/// The markup of a question for confirmation.
struct AlertScreen {
  let alert: AppAlert

  func write(_ markup: inout Markup) {
    markup.element(.div, key: "alert") {
      $0.set(.class, "alert-back")
      $0.set(.role, "alertdialog")
      $0.set(.ariaModal, "true")
      $0.set(.ariaLabel, text.title.english)
      $0.set(.ariaDescribedby, "alert-text")
      $0.hasKey(.closeSheet, at: "Escape")
    } content: {
      $0.element(.div) {
        $0.set(.class, "alert")
      } content: {
        $0.element(.h2) { $0.text(text.title.english) }
        $0.element(.p) {
          $0.set(.id, "alert-text")
        } content: {
          $0.text(text.question.english)
        }
        button(&$0, "alert-do", "alert-button destructive", text.answer, text.action)
        button(&$0, "alert-cancel", "alert-button", AppText.cancel, .closeSheet)
      }
    }
  }

  /// The texts of the question, and the action that it confirms.
  private var text: (title: AppText, question: AppText, answer: AppText, action: AppAction) {
    switch alert {
    case .resetSettings: (.resetSettings, .resetQuestion, .reset, .resetSettings)
    case .clearRecents: (.clearRecents, .clearRecentsQuestion, .clear, .clearRecents)
    case .clearHistory: (.clearHistory, .clearHistoryQuestion, .clear, .clearHistory)
    }
  }

  private func button(
    _ markup: inout Markup, _ id: String, _ style: String, _ text: AppText, _ action: AppAction
  ) {
    markup.element(.button) {
      $0.set(.id, id)
      $0.set(.class, style)
      $0.does(action)
    } content: {
      $0.text(text.english)
    }
  }
}
