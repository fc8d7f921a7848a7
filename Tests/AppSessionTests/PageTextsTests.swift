import AppSession
import Foundation
import Testing

/// The texts that the page shows before the program runs.
@Suite struct PageTextsTests {
  /// The files that contain the texts.
  private static let templates = ["index.html", "manifest.webmanifest"]

  @Test func eachTextHasAPlaceAndEachPlaceAText() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Web/App")
    var places: Set<String> = []
    for name in Self.templates {
      let template = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for part in template.components(separatedBy: "{{text.").dropFirst() {
        places.insert(part.components(separatedBy: "}}")[0])
      }
    }
    #expect(places == Set(AppSession.pageTexts.map(\.name)))
  }

  /// The build inserts the texts into HTML without escaping.
  @Test func noTextHasMarkup() {
    for (name, text) in AppSession.pageTexts {
      #expect(!text.isEmpty && !text.contains { "<>&\"".contains($0) }, "\(name)")
    }
  }

  /// The notice for a part of the program that did not load, and the button below it.
  @Test func absenceSaysWhatHappensToWhatIsTyped() {
    let texts = Dictionary(uniqueKeysWithValues: AppSession.pageTexts.map { ($0.name, $0.text) })
    #expect(
      texts["absent"]
        == "Part of Metryvo has not loaded yet. What you type or press takes effect once it has.")
    #expect(texts["tryAgain"] == "Try again")
  }
}
