import AppPages
import Foundation
import Markup

/// A screen or sheet, and the actions that open it.
struct GoldenPage: Sendable {
  let name: String
  let steps: @Sendable (inout AppPage) -> Void

  init(_ name: String, _ steps: @escaping @Sendable (inout AppPage) -> Void) {
    self.name = name
    self.steps = steps
  }

  /// Returns the page in a language.
  func page(_ language: String) -> AppPage {
    var page = AppPage()
    page.boot([language])
    steps(&page)
    page.rest()
    return page
  }

  /// All screens, and each sheet in each of its forms.
  static let all = [
    GoldenPage("converter-empty") { _ in },
    GoldenPage("converter-result") { $0.type("1234.5") },
    GoldenPage("converter-swapped") {
      $0.type("5")
      $0.press("swap")
    },
    GoldenPage("converter-begun") { $0.type("-") },
    GoldenPage("converter-refused") { $0.type("5 x") },
    GoldenPage("converter-measure") { $0.type("5 oz") },
    GoldenPage("converter-running-text") { $0.type("about 5 km to the lake") },
    GoldenPage("converter-range") { $0.type("5-10") },
    GoldenPage("converter-long") { $0.type("12345678901234567890.123456789") },
    GoldenPage("converter-same-unit") { $0.visit("#/converter?from=mi&to=mi&value=1%2C234") },
    GoldenPage("converter-below-zero") { $0.visit("#/converter?from=celsius&value=-300") },
    GoldenPage("converter-calendar") { $0.visit("#/converter?from=month&to=day&value=1") },
    GoldenPage("converter-notices") {
      $0.send(EventBytes.event(7, [.text("metryvo.recents"), .text("QuotaExceededError")]))
      $0.send(EventBytes.event(9, []))
    },
    GoldenPage("units-listed") {
      $0.visit("#/converter?from=celsius")
      $0.press("open", "#/units?for=from")
      $0.press("star-unit", "kelvin")
    },
    GoldenPage("units-searched") {
      $0.search("nautical")
      $0.press("choose-unit", "nautical-mile")
      $0.search("fahrenheit")
    },
    GoldenPage("units-searched-before") {
      $0.search("nautical")
      $0.press("choose-unit", "nautical-mile")
      $0.visit("#/converter?from=celsius")
      $0.press("open", "#/units?for=from")
    },
    GoldenPage("units-found-elsewhere") {
      $0.visit("#/converter?from=celsius")
      $0.press("open", "#/units?for=from")
      $0.send(EventBytes.field("search-units", "met", 0..<0))
    },
    GoldenPage("units-nothing-found") { $0.search("<b>nothing</b>") },
    GoldenPage("units-card") {
      $0.search("troy ounce")
      $0.press("show-unit", "ounce-troy")
    },
    GoldenPage("unit") { $0.press("open", "#/unit?of=from") },
    GoldenPage("precision") {
      $0.type("1234.5")
      $0.press("pair-decimals", "2")
      $0.press("open", "#/precision")
    },
    GoldenPage("copy") {
      $0.type("1234.5")
      $0.press("open", "#/copy")
    },
    GoldenPage("paste") {
      $0.type("5")
      $0.paste("It is 5 ft 6 in tall")
    },
    GoldenPage("paste-refused") { $0.paste("<b>nothing</b>") },
    GoldenPage("limit") {
      for unit in ["foot", "yard", "inch", "meter", "centimeter", "furlong", "fathom"] {
        for target in ["mile", "kilometer", "nautical-mile"] {
          $0.visit("#/converter?from=\(unit)&to=\(target)")
          $0.press("star-pair")
        }
      }
      $0.press("free-part", "on")
      $0.visit("#/converter?from=kg&to=lb")
      $0.press("star-pair")
    },
    GoldenPage("copy-nothing") { $0.visit("#/copy") },
    GoldenPage("favorites-none") { $0.press("open", "#/library") },
    GoldenPage("favorites") {
      $0.press("star-pair")
      $0.press("star-unit", "kilogram")
      $0.press("open", "#/library")
    },
    GoldenPage("favorites-grid") {
      $0.press("star-pair")
      $0.press("open", "#/library")
      $0.press("show-grid", "on")
    },
    GoldenPage("favorite") {
      $0.press("star-unit", "kilogram")
      $0.press("star-pair")
      $0.press("open", "#/library")
      $0.openSheet("favorite")
    },
    GoldenPage("history-none") {
      $0.press("open", "#/library")
      $0.press("show-library", "history")
    },
    GoldenPage("history") { $0.compute() },
    GoldenPage("entry") {
      $0.compute()
      $0.openSheet("entry")
    },
    GoldenPage("history-cleared") {
      $0.compute()
      $0.press("clear-all-history")
    },
    GoldenPage("clear-history") {
      $0.compute()
      $0.press("open", "#/clear-history")
    },
    GoldenPage("clear-recents") {
      $0.press("open", "#/clear-recents")
    },
    GoldenPage("all-units") {
      $0.type("5")
      $0.press("open", "#/all")
    },
    GoldenPage("all-units-refused") {
      $0.visit("#/converter?from=L&to=gal&value=x")
      $0.press("open", "#/all")
    },
    GoldenPage("unit-value") {
      $0.type("5")
      $0.press("open", "#/all")
      $0.press("open", "#/unit-value?of=furlong")
    },
    GoldenPage("home") { $0.press("open", "#/home") },
    GoldenPage("home-recent") {
      $0.press("open-quantity", "mass")
      $0.press("open", "#/home")
    },
    GoldenPage("home-summary") {
      $0.press("key", "5")
      $0.press("open", "#/home")
    },
    GoldenPage("home-searched") {
      $0.press("open", "#/home")
      $0.send(EventBytes.field("search-home", "vol", 0..<0))
    },
    GoldenPage("home-nothing-found") {
      $0.press("open", "#/home")
      $0.send(EventBytes.field("search-home", "<b>nothing</b>", 0..<0))
    },
    GoldenPage("quick-units") { $0.press("open", "#/quick-units?of=temperature") },
    GoldenPage("calculator") {
      $0.press("open", "#/calculator")
      for key in ["1", "point", "5", "add", "2", "equals"] { $0.press("calculate", key) }
      for key in ["7", "multiply"] { $0.press("calculate", key) }
    },
    GoldenPage("calculator-error") {
      $0.press("open", "#/calculator")
      for key in ["1", "divide", "0", "equals"] { $0.press("calculate", key) }
    },
    GoldenPage("tools-tip") {
      $0.press("open", "#/tools")
      $0.send(EventBytes.field("type-amount", "48.50", 0..<0))
      $0.press("set-people", "3")
    },
    GoldenPage("tools-discount") {
      $0.press("open", "#/tools")
      $0.press("show-tool", "discount")
      $0.send(EventBytes.field("type-amount", "99.99", 0..<0))
      $0.send(EventBytes.field("set-percent", "35", 0..<0))
    },
    GoldenPage("tools-split") {
      $0.press("open", "#/tools")
      $0.press("show-tool", "split")
      $0.send(EventBytes.field("type-amount", "x", 0..<0))
    },
    GoldenPage("setting-calculator-mode") { $0.press("open", "#/setting?of=calculator-mode") },
    GoldenPage("settings") { $0.press("open", "#/settings") },
    GoldenPage("setting-theme") { $0.press("open", "#/setting?of=theme") },
    GoldenPage("setting-locale") { $0.press("open", "#/setting?of=locale") },
    GoldenPage("setting-decimals") {
      $0.press("pair-decimals", "2")
      $0.press("open", "#/setting?of=decimals")
    },
    GoldenPage("setting-separators") { $0.press("open", "#/setting?of=separators") },
    GoldenPage("setting-grouping") { $0.press("open", "#/setting?of=grouping") },
    GoldenPage("setting-exponents") { $0.press("open", "#/setting?of=exponents") },
    GoldenPage("setting-region") { $0.press("open", "#/setting?of=region") },
    GoldenPage("product-converter") { $0.press("product", "converter") },
    GoldenPage("product-metryvo") {
      $0.press("product", "metryvo")
      $0.press("open", "#/library?part=favorites")
    },
    GoldenPage("product-unit-converter") {
      $0.press("product", "unit-converter")
      $0.press("open", "#/library?part=history")
    },
    GoldenPage("product-prism") {
      $0.press("product", "prism")
      $0.press("open", "#/tools")
    },
    GoldenPage("article") { $0.press("open", "#/about?of=privacy") },
    GoldenPage("alert") { $0.press("open", "#/reset-settings") },
  ]
}

extension AppPage {
  /// Types a text at the end of the converter's field.
  fileprivate mutating func type(_ text: String) {
    type(text, at: .max, replacing: 0, isComposing: false)
  }

  fileprivate mutating func press(_ name: String, _ value: String = "") {
    send(EventBytes.press(name, value))
  }

  /// Presses the first control that opens a sheet of this name.
  fileprivate mutating func openSheet(_ name: String) {
    let opener = pressable.first { $0.value(.dataValue)?.hasPrefix("#/\(name)?of=") == true }
    if let opener { press(opener) }
  }

  /// Records a conversion, a calculation and a tip, then opens the history.
  fileprivate mutating func compute() {
    type("5")
    press("open", "#/calculator")
    for key in ["2", "add", "3", "equals"] { press("calculate", key) }
    press("open", "#/tools")
    send(EventBytes.field("type-amount", "50", 0..<0))
    press("open", "#/library")
    press("show-library", "history")
  }

  fileprivate mutating func paste(_ text: String) {
    send(EventBytes.event(8, [.number(1), .text(text)]))
  }

  /// Searches among all units.
  fileprivate mutating func search(_ text: String) {
    if element("unit-search") == nil { press("open", "#/units?for=to") }
    press("filter-units", "")
    send(EventBytes.field("search-units", text, 0..<0))
  }

  /// The HTML that is not inert: the open sheet, or the screen.
  var goldenLines: [String] {
    let start = "<html lang=\"\(root[0])\" dir=\"\(root[1])\" class=\"\(root[2])\">"
    return [start] + lines
  }
}

/// A file of `Golden/`.
struct GoldenFile {
  let name: String

  private var url: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Golden/\(name)")
  }

  /// Returns the lines that differ, with `+` for lines of the page; an empty array if the file has
  /// this text.
  ///
  /// With `METRYVO_UPDATE=1` in the environment, writes the file instead.
  func difference(_ lines: [String]) throws -> [String] {
    if ProcessInfo.processInfo.environment["METRYVO_UPDATE"] == "1" {
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: url)
      return []
    }
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let golden = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(Self.changes(from: golden.dropLast(), to: lines).prefix(20))
  }

  /// Returns the removed lines and the lines that replace them.
  static func changes(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var (gone, come): ([Int: String], [Int: String]) = ([:], [:])
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): gone[offset] = line
      case .insert(let offset, let line, _): come[offset] = line
      }
    }
    var changes: [String] = []
    var (place, newPlace) = (0, 0)
    while place < old.count || newPlace < new.count {
      if let line = gone[place] {
        changes.append("-" + line)
        place += 1
      } else if let line = come[newPlace] {
        changes.append("+" + line)
        newPlace += 1
      } else {
        place += 1
        newPlace += 1
      }
    }
    return changes
  }
}
