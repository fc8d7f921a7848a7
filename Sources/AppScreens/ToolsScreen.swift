import AppModel
import Markup

/// The markup of the tools tip, discount and split.
struct ToolsScreen {
  let view: ToolsViewModel

  func write(_ frame: ScreenFrame, _ markup: inout Markup) {
    frame.write("tools", AppText.tools.english, &markup) {
      $0.chips(AppText.tools.english, key: "tool-chips", style: "chips lined-chips") {
        for tool in view.tools {
          $0.chip(
            tool.name, key: "tool-" + tool.identifier, style: "lined-chip",
            .showTool(tool.identifier), of: "tool", isChosen: tool.isChosen)
        }
      }
    } content: {
      amount(&$0)
      if let arc = view.arc { write(arc, &$0) }
      if let people = view.people { write(people: people, &$0) }
      answer(&$0)
    }
  }

  private func amount(_ markup: inout Markup) {
    markup.element(.section, key: "amount-card") {
      $0.set(.class, "card")
      $0.set(.ariaLabel, view.amountName)
    } content: {
      $0.element(.label) {
        $0.set(.class, "caption")
        $0.set(.for, "amount")
      } content: {
        $0.text(view.amountName)
      }
      $0.element(.div) {
        $0.set(.class, "value-row")
      } content: {
        $0.element(.input) {
          $0.set(.id, "amount")
          $0.set(.class, "value")
          $0.set(.type, "text")
          $0.set(.inputmode, "decimal")
          $0.set(.autocomplete, "off")
          $0.set(.enterkeyhint, "done")
          $0.set(.placeholder, "0")
          $0.set(.ariaDescribedby, "problem")
          if !view.problem.utf8.isEmpty { $0.set(.ariaInvalid, "true") }
          $0.set(.value, view.amount)
          $0.does(.typeAmount(""))
        }
      }
      $0.element(.p) {
        $0.set(.id, "problem")
        $0.set(.class, "remark problem")
        $0.set(.role, "status")
      } content: {
        $0.text(view.problem)
      }
    }
  }

  /// Writes a percentage as a slider on an arc.
  ///
  /// The horizontal position of the knob is the percentage, so the knob follows the finger.
  private func write(_ arc: ToolsViewModel.Arc, _ markup: inout Markup) {
    markup.element(.section, key: "arc") {
      $0.set(.class, "card arc")
      $0.set(.ariaLabel, arc.name)
    } content: {
      $0.element(.svg) {
        $0.set(.viewBox, "0 0 240 132")
        $0.set(.ariaHidden, "true")
      } content: {
        let knob = ArcPoint(arc.percent, of: arc.limit)
        $0.element(.path) {
          $0.set(.class, "arc-rest")
          $0.set(.d, ArcPoint.path(to: ArcPoint(arc.limit, of: arc.limit)))
        }
        $0.element(.path) {
          $0.set(.class, "arc-done")
          $0.set(.d, ArcPoint.path(to: knob))
        }
        $0.element(.circle) {
          $0.set(.class, "arc-knob")
          $0.set(.cx, knob.xText)
          $0.set(.cy, knob.yText)
          $0.set(.r, "12")
        }
      }
      $0.element(.p) {
        $0.set(.class, "arc-value")
        $0.set(.ariaHidden, "true")
      } content: {
        $0.text("\(arc.percent) %")
      }
      $0.element(.input) {
        $0.set(.id, "percent")
        $0.set(.class, "arc-input")
        $0.set(.type, "range")
        $0.set(.min, "0")
        $0.set(.max, "\(arc.limit)")
        $0.set(.step, "1")
        $0.set(.ariaLabel, arc.name)
        $0.set(.ariaValuetext, arc.words)
        $0.set(.value, "\(arc.percent)")
        $0.does(.setPercent(0))
      }
    }
  }

  private func write(people: Int, _ markup: inout Markup) {
    markup.stepper(
      AppText.peopleHeading.english, id: "people", value: "\(people)",
      step("−", .fewerPeople, people - 1), step("+", .morePeople, people + 1))
  }

  private func step(_ sign: String, _ name: AppText, _ people: Int) -> StepperButton {
    StepperButton(
      sign: sign, name: name, action: .setPeople(people),
      isPossible: AppModel.people.contains(people))
  }

  private func answer(_ markup: inout Markup) {
    if view.lines.isEmpty { return }
    markup.element(.section, key: "answer") {
      $0.set(.class, "card answer")
      $0.set(.ariaLabel, AppText.answer.english)
    } content: {
      $0.element(.dl) { _ in
      } content: {
        for line in view.lines {
          $0.element(.dt) { $0.text(line.name) }
          $0.element(.dd) {
            $0.set(.class, line.isMain ? "main-amount" : "")
          } content: {
            $0.text(line.amount)
          }
        }
      }
    }
    if view.steps.isEmpty { return }
    markup.element(.ul, key: "steps") {
      $0.set(.class, "notes")
      $0.set(.ariaLabel, AppText.stepsHeading.english)
    } content: {
      for step in view.steps {
        $0.element(.li) { $0.text(step) }
      }
    }
  }
}

/// A point of the arc in drawing units: a half circle of radius 100 around (120, 118).
struct ArcPoint {
  private let x: Double
  private let y: Double

  /// Creates the point whose horizontal position is `part`/`whole` of the diameter.
  init(_ part: Int, of whole: Int) {
    let across = 2 * Double(part) / Double(whole) - 1
    x = 120 + 100 * across
    y = 118 - 100 * (1 - across * across).squareRoot()
  }

  var xText: String { Self.text(x) }
  var yText: String { Self.text(y) }

  /// Returns the SVG path of the arc from the left end to a point.
  static func path(to end: ArcPoint) -> String {
    "M20 118A100 100 0 0 1 " + end.xText + " " + end.yText
  }

  /// Returns a number of at least 0 with one decimal.
  private static func text(_ value: Double) -> String {
    let tenths = Int(value * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
