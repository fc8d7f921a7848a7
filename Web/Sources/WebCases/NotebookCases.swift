import CaseGeneration
import Metryvo

/// Notebooks after random edits, with the results of writing and reading their formats.
public enum NotebookCases {
  /// Returns the document and a CSV list of the notebook `index`, and the result of reading them.
  ///
  /// An error is returned with its position.
  public static func edited(_ index: Int) -> String {
    var source = ChoiceSource(seed: 30, index: UInt64(index))
    var notebook = NotebookContent()
    var said = "\(index):"
    for _ in 0..<source.uniform(in: 1...12) {
      do throws(NotebookEditError) {
        let undo = try notebook.edit(edit(&source))
        if source.oneIn(8) { try notebook.edit(undo) }
      } catch { said += " \(error.english);" }
    }
    let document = NotebookDocument(content: notebook, app: "web")
    var bytes = (try? document.bytes(withEntitlements: true)) ?? [0]
    said += " \(text(bytes)) \(reading(bytes, as: notebook))"
    let table = source.element(of: NotebookTable.allCases)
    let separator = source.element(of: CellSeparator.allCases)
    let csv = (try? notebook.csv(of: table, separator: separator)) ?? []
    said += " \(text(csv)) \(reading(csv, table))"
    bytes[source.uniform(in: 0...bytes.count - 1)] = UInt8(source.uniform(in: 0x20...0x7E))
    return said + " \(reading(bytes, as: notebook))"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func reading(_ bytes: [UInt8], as notebook: NotebookContent) -> String {
    do throws(NotebookDataError) {
      let read = try NotebookDocument(bytes).content
      // A document cannot grant entitlements: its statements about products are unverified claims.
      var expected = notebook
      _ = try? expected.edit(.changeEntitlements(notebook.entitlements.unverified))
      let said = read == expected ? "same" : "\(read.history.count) rows"
      return said + (read.entitlements.owns(.pro) ? ", Pro" : "")
    } catch { return error.english }
  }

  private static func reading(_ bytes: [UInt8], _ table: NotebookTable) -> String {
    do throws(NotebookDataError) {
      let read = try NotebookContent(csv: bytes, of: table)
      return "\(read.favorites.count) \(read.history.count) \(read.customUnits.count)"
    } catch { return error.english }
  }

  private static func edit(_ source: inout ChoiceSource) -> NotebookEdit {
    let id = "r\(source.uniform(in: 0...9))"
    let text = source.element(of: ["Run", "=1+1", "-40", "say \"5\"", "a;b", "走る\n"])
    switch source.uniform(in: 0...8) {
    case 0, 1: return .record(row(id, text, &source))
    case 2: return .star(id: id, source.oneIn(2))
    case 3:
      let favorite = Favorite(
        id: id, .pair(from: "mile", to: "kilometer"), label: text, createdAt: time(&source))
      return .addFavorite(favorite, at: source.uniform(in: 0...2))
    case 4:
      let unit = UserUnit(
        id: id, category: "length", name: text, symbol: "s\(id)", reference: "inch",
        factor: source.element(of: ["67", "1/3", "-2.50e1", "x"]), createdAt: time(&source))
      return .addUnit(unit)
    case 5: return source.oneIn(2) ? .deleteEntry(id: id) : .removeFavorite(id: id)
    case 6:
      var settings = NotebookSettings()
      settings.precision.global = source.uniform(in: 0...13)
      settings.roundingMode = source.element(of: RoundingMode.allCases)
      return .changeSettings(settings)
    case 7: return product(text, &source)
    default: return source.oneIn(2) ? .search(text) : .visitCategory("length")
    }
  }

  /// Returns the purchase of a product in the demonstration store, or the claim of a document.
  private static func product(_ text: String, _ source: inout ChoiceSource) -> NotebookEdit {
    var shop = DemoStore()
    shop.handle(.buy(.product(.pro)), at: time(&source), in: NotebookContent())
    let step = shop.handle(.confirm, at: time(&source), in: NotebookContent())
    if source.oneIn(2), let edit = step.edits.first { return edit }
    let claim = ProductClaim(.pro, since: time(&source), licence: text)
    return .changeEntitlements(Entitlements(claims: [claim]))
  }

  private static func row(
    _ id: String, _ text: String, _ source: inout ChoiceSource
  ) -> HistoryEntry {
    let kept = KeptCalculation(
      expression: text, result: source.element(of: ["-40", "0.5", "1e21", "1,5"]))
    return HistoryEntry(id: id, createdAt: time(&source), .calculation(kept))
  }

  private static func time(_ source: inout ChoiceSource) -> Timestamp {
    // Both integers fit the 32 bits of `Int` in WebAssembly.
    let day = Int64(source.integer(in: -719_528...2_932_896))
    let milliseconds = day * 86_400_000 + Int64(source.integer(in: 0...86_399_999))
    guard let time = Timestamp(millisecondsSince1970: milliseconds) else {
      fatalError("a time of the years 0 to 9999")
    }
    return time
  }
}
