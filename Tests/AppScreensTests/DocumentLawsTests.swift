import AppPages
import Markup
import Testing

/// Each law of the document tree reports a page that breaks it.
@Suite struct DocumentLawsTests {
  private func problems(_ write: (inout Markup) -> Void) -> [String] {
    var (markup, region, tree) = (Markup(.tokens), ShownRegion(), PageTree())
    write(&markup)
    let isApplied = tree.apply(region.update(markup))
    return isApplied ? DocumentLaws.problems(of: tree) : ["no tokens"]
  }

  /// Returns a page that keeps all laws, with added content.
  private func page(
    _ more: (inout Markup) -> Void, heading: ElementName = .h1
  ) -> [String] {
    problems {
      $0.element(.main) {
        $0.element(heading) { $0.text("Converter") }
        more(&$0)
      }
    }
  }

  private func element(
    _ tag: ElementName, _ attributes: [(AttributeName, String)] = [], key: String = "",
    _ text: String = ""
  ) -> (inout Markup) -> Void {
    { markup in
      markup.element(tag, key: key) { list in
        for (name, value) in attributes { list.set(name, value) }
      } content: {
        if !tag.isVoid { $0.text(text) }
      }
    }
  }

  @Test func aGoodPageKeepsTheLaws() {
    let kept = page {
      element(.label, [(.for, "value")], "Value")(&$0)
      element(.input, [(.id, "value")])(&$0)
      element(.button, [], "Swap")(&$0)
      element(.h2, [], "Units")(&$0)
      $0.element(.ul) { $0.element(.li) { $0.text("mile") } }
    }
    #expect(kept == [])
  }

  @Test func namesAndLabelsAreMissed() {
    #expect(page(element(.button, [], " ")) == ["button has no name"])
    #expect(page(element(.input, [(.id, "a")], "")) == ["input#a has no label"])
    #expect(page(element(.div, [(.role, "group")], "5")) == ["div has no name"])
    #expect(page(element(.div, [(.role, "radiogroup")], "5")) == ["div has no name"])
    for (label, problems) in [("Up", []), (" ", ["input has no label"])] {
      let labelled = page {
        $0.element(.label) {
          element(.input, [(.type, "radio")])(&$0)
          $0.text(label)
        }
      }
      #expect(labelled == problems, "\(label)")
    }
    let hidden = page {
      $0.element(.button) {
        element(.span, [(.ariaHidden, "true")], "Swap")(&$0)
      }
    }
    #expect(hidden == ["button has no name"])
    #expect(
      page(element(.button, [(.ariaLabelledby, "b")], "Swap")) == [
        "aria-labelledby of button names no element", "button has no name",
      ])
    // Each of several ids names an element.
    for (ids, isBroken) in [("n", false), ("n n", false), ("n b", true), ("", true)] {
      let described = page {
        element(.p, [(.id, "n")], "5")(&$0)
        element(.button, [(.ariaDescribedby, ids)], "Swap")(&$0)
      }
      #expect(
        described == (isBroken ? ["aria-describedby of button names no element"] : []), "\(ids)")
    }
  }

  @Test func idsAndKeysStandOnce() {
    let twice = page {
      for _ in 0..<2 { element(.div, [(.id, "a")], key: "k")(&$0) }
    }
    #expect(
      twice == ["the key of div#a stands twice", "the id of div#a is empty or stands twice"])
  }

  @Test func headingsAreInOrder() {
    #expect(page({ _ in }, heading: .h2) == ["h2 follows a heading 0", "0 h1"])
    #expect(page(element(.h3, [], "Units")) == ["h3 follows a heading 1"])
    #expect(page(element(.h1, [], "Units")) == ["2 h1"])
    #expect(page(element(.h2)) == ["h2 is empty"])
  }

  @Test func whatIsBesideADialogIsInert() {
    let dialog = { (markup: inout Markup) in
      element(.div, [(.ariaModal, "true"), (.ariaLabel, "Units")])(&markup)
    }
    func beside(isInert: Bool, count: Int) -> [String] {
      problems {
        $0.element(.main) {
          $0.set(.inert, if: isInert)
        } content: {
          $0.element(.h1) { $0.text("Converter") }
        }
        for _ in 0..<count { dialog(&$0) }
      }
    }
    #expect(beside(isInert: true, count: 1) == [])
    #expect(beside(isInert: false, count: 0) == [])
    #expect(beside(isInert: false, count: 1) == ["main is not inert beside a dialog"])
    #expect(beside(isInert: true, count: 0) == ["main is inert without a dialog"])
    #expect(beside(isInert: true, count: 2) == ["2 dialogs"])
  }

  @Test func aParserKeepsTheTree() {
    let rows: [(ElementName, ElementName, String)] = [
      (.ul, .p, "p in ul"), (.div, .li, "li in div"), (.div, .dd, "dd in div"),
      (.dl, .p, "p in dl"),
      (.p, .div, "div, a block, in p"), (.h2, .ul, "ul, a block, in h2"),
      (.button, .a, "a, a control, in button"),
    ]
    for (outer, inner, problem) in rows {
      let found = page { $0.element(outer) { $0.element(inner) { $0.text("5") } } }
      #expect(found.first == problem, "\(found)")
    }
  }

  /// A tree that lacks an element differs from the complete tokens, and the page asks for the
  /// missing element.
  @Test func whatIsMissingIsSeen() {
    func markup(isWrapped: Bool) -> Markup {
      var markup = Markup(.tokens)
      let row = element(.p, [], key: "row", "5")
      if isWrapped { markup.element(.div, content: row) } else { row(&markup) }
      return markup
    }
    var (region, tree) = (ShownRegion(), PageTree())
    let isApplied = tree.apply(region.update(markup(isWrapped: false)))
    #expect(isApplied && !tree.isMissing)
    let moved = tree.apply(region.update(markup(isWrapped: true)))
    #expect(moved && tree.isMissing)
    var fresh = ShownRegion()
    let whole = fresh.update(markup(isWrapped: true))
    #expect(!tree.shows(whole))
    let isWhole = tree.apply(whole)
    #expect(isWhole && tree.shows(whole) && tree.html == "<div><p data-key=\"row\">5</p></div>")
    #expect(!tree.apply([1]) && !tree.apply([9]) && !tree.apply(whole.dropLast()))
  }
}
