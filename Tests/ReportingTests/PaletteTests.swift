import Foundation
import Reporting
import Testing

/// The colours of the page, read from its style.
///
/// WCAG 2 requires a contrast of 4.5 for text and 3 for graphics.
@Suite struct PaletteTests {
  /// The palettes of the page, in which the colours for a medium override the general colours.
  private static let palettes: [(name: String, colors: [String: String])] = {
    let page = HTMLRenderer.render(ReportDocument(title: "t"))
    let rule =
      #/(?<medium>@media (?:screen and \(prefers-color-scheme: dark\)|print) \{ )?:root \{(?<colors>[^}]*)\}/#
    var light: [String: String] = [:]
    var dark: [String: String] = [:]
    var paper: [String: String] = [:]
    for match in page.matches(of: rule) {
      let colors = Dictionary(
        uniqueKeysWithValues: match.colors.matches(of: #/--([a-z0-9-]+): (#[0-9a-f]{6})/#)
          .map { (String($0.1), String($0.2)) })
      let medium = match.medium ?? ""
      if medium.contains("dark") {
        dark.merge(colors) { $1 }
      } else if medium.contains("print") {
        paper.merge(colors) { $1 }
      } else {
        light.merge(colors) { $1 }
      }
    }
    return [
      ("light", light), ("dark", light.merging(dark) { $1 }),
      ("paper", light.merging(paper) { $1 }),
    ]
  }()

  /// The ink and the ground of each text, and the opacity of the ground over a card.
  private static let texts: [(ink: String, ground: String, opacity: Double)] =
    [
      ("ink", "page"), ("ink", "card"), ("ink", "track"), ("soft", "page"), ("soft", "card"),
      ("soft", "track"), ("ok", "card"), ("failed", "card"), ("inconclusive", "card"),
      ("not-run", "card"), ("ink", "failed-fill"),
    ].map { ($0, $1, 1) }
    + [0.16, 0.28, 0.38, 0.5].map { ("ink", "tone3", $0) }

  @Test func textCanBeRead() throws {
    var low: [String] = []
    for (name, colors) in Self.palettes {
      // On paper, a verdict has a border and no ground.
      let badges = ["ok", "failed", "inconclusive", "not-run"].map { ($0, "\($0)-fill", 1.0) }
      for (ink, ground, opacity) in Self.texts + (name == "paper" ? [] : badges) {
        let card = try Self.color(colors["card"])
        let shade = zip(try Self.color(colors[ground]), card).map {
          $0 * opacity + $1 * (1 - opacity)
        }
        let contrast = Self.contrast(try Self.color(colors[ink]), shade)
        if contrast < 4.5 { low.append("\(name): \(ink) on \(ground) \(opacity): \(contrast)") }
      }
    }
    #expect(low == [])
  }

  @Test func barsAndLinesCanBeSeen() throws {
    var low: [String] = []
    for (name, colors) in Self.palettes {
      for tone in ["tone1", "tone2", "tone3", "tone4", "ok", "failed", "inconclusive", "soft"] {
        let contrast = Self.contrast(try Self.color(colors[tone]), try Self.color(colors["card"]))
        if contrast < 3 { low.append("\(name): \(tone): \(contrast)") }
      }
    }
    #expect(low == [])
  }

  /// The renderer and the style have equal shades for cell maps.
  @Test func shadesAreThoseOfTheStyle() {
    let page = HTMLRenderer.render(ReportDocument(title: "t"))
    let shades = page.matches(of: #/\.heat[1-4] \{ fill-opacity: (\.[0-9]+); \}/#)
      .compactMap { Double("0\($0.1)") }
    #expect(shades == Self.texts.map(\.opacity).filter { $0 < 1 })
  }

  /// Returns red, green and blue, each in 0...1.
  private static func color(_ text: String?) throws -> [Double] {
    let digits = try #require(text).dropFirst()
    let number = try #require(Int(digits, radix: 16))
    return [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
  }

  /// Returns the contrast ratio of WCAG 2, computed from relative luminances.
  private static func contrast(_ a: [Double], _ b: [Double]) -> Double {
    let luminances = [a, b].map { color in
      let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }.sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }
}
