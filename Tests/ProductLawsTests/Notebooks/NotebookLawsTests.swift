import Conformance
import Notebook
import ProductLaws
import PropertyTesting
import Testing
import UnitCatalog

/// The laws of notebooks hold, and find faulty notebooks.
@Suite struct NotebookLawsTests {
  private static let all = NotebookLaws.all

  private static let quick: PropertyRun = {
    var run = PropertyRun.quiet(seed: 30, cases: 400)
    run.shrinkingEvaluations = 1
    return run
  }()

  @Test(arguments: all.map(\.identifier))
  func lawHolds(identifier: String) throws {
    let law = try #require(Self.all.first { $0.identifier == identifier })
    let report = law.run(.quiet(seed: 63, cases: 200))
    #expect(report.holds, "\(report)")
    #expect(report.discardedCount == 0)
    #expect(identifier.hasPrefix(NotebookLaws.prefix))
  }

  @Test func faultyEditsAreNoticed() {
    let faults: [(String, NotebookLaws.Editor)] = [
      (
        "deletes the row that is new",
        { notebook, edit throws(NotebookEditError) in
          let inverse = try notebook.edit(edit)
          if case .record(let row) = edit { try notebook.edit(.deleteEntry(id: row.id)) }
          return inverse
        }
      ),
      (
        "a repeated row is taken",
        { notebook, edit throws(NotebookEditError) in
          if case .record(let row) = edit, notebook.history.entry(row.id) != nil {
            return .star(id: row.id, row.isStarred)
          }
          return try notebook.edit(edit)
        }
      ),
      (
        "favourites stand last",
        { notebook, edit throws(NotebookEditError) in
          if case .addFavorite(let favorite, at: .some(0)) = edit {
            return try notebook.edit(.addFavorite(favorite))
          }
          return try notebook.edit(edit)
        }
      ),
    ]
    for (name, fault) in faults {
      #expect(NotebookLaws.edits(by: fault).run(Self.quick).failed > 0, "\(name)")
    }
    let forgetful: NotebookLaws.Editor = { notebook, edit throws(NotebookEditError) in
      let inverse = try notebook.edit(edit)
      if case .changeRecents = inverse { return .search("undone") }
      return inverse
    }
    #expect(NotebookLaws.undo(by: forgetful).run(Self.quick).failed > 0)
  }

  @Test func faultyFormatsAreNoticed() {
    let property = NotebookLaws.format { document in
      var read = try NotebookDocument(document.bytes(withEntitlements: true))
      for row in read.content.history { _ = try read.content.edit(.star(id: row.id, false)) }
      return read
    }
    #expect(property.run(Self.quick).failed > 0)
  }

  @Test func faultyTablesAreNoticed() {
    let tables: [(String, NotebookLaws.TableWriter)] = [
      (
        "the separator is a comma",
        { notebook, table, _ throws(NotebookDataError) in try notebook.csv(of: table) }
      ),
      (
        "lines end in LF",
        { notebook, table, separator throws(NotebookDataError) in
          try notebook.csv(of: table, separator: separator).filter { $0 != 0x0D }
        }
      ),
      (
        "no cell is protected",
        { notebook, table, separator throws(NotebookDataError) in
          try notebook.csv(of: table, separator: separator).filter { $0 != UInt8(ascii: "'") }
        }
      ),
      (
        "no part of a cell is protected",
        { notebook, table, separator throws(NotebookDataError) in
          let text = try notebook.csv(of: table, separator: separator)
          return text.indices.filter { text[$0] != 0x27 || text[max(0, $0 - 1)] != 0x3B }
            .map { text[$0] }
        }
      ),
      (
        "a byte is lost",
        { notebook, table, separator throws(NotebookDataError) in
          try notebook.csv(of: table, separator: separator).dropLast(3) + [0x0D, 0x0A]
        }
      ),
    ]
    for (name, write) in tables {
      #expect(NotebookLaws.tables(by: write).run(Self.quick).failed > 0, "\(name)")
    }
  }

  @Test func faultyReadersAreNoticed() {
    let readers: [(String, NotebookLaws.Reader)] = [
      (
        "an error has no place",
        { bytes, table throws(NotebookDataError) in
          do throws(NotebookDataError) { return try Self.read(bytes, table) } catch {
            throw NotebookDataError(path: error.path, error.problem)
          }
        }
      ),
      (
        "an error is a column off",
        { bytes, table throws(NotebookDataError) in
          do throws(NotebookDataError) { return try Self.read(bytes, table) } catch {
            throw NotebookDataError(
              line: error.line, column: error.column.map { $0 + 1 }, path: error.path,
              error.problem)
          }
        }
      ),
      (
        "what is damaged is empty",
        { bytes, table in (try? Self.read(bytes, table)) ?? NotebookContent() }
      ),
    ]
    for (name, read) in readers {
      #expect(NotebookLaws.damage(by: read).run(Self.quick).failed > 0, "\(name)")
    }
  }

  @Test func faultyReadersOfFlatKeysAreNoticed() throws {
    let time = try #require(Timestamp("2026-01-01T00:00:00.000Z"))
    let readers: [(String, NotebookLaws.FlatReader)] = [
      (
        "what is unusual is empty",
        { bytes in
          let legacy = try LegacyNotebook(bytes, at: time)
          return legacy.notes.isEmpty ? legacy : try LegacyNotebook(text: "{}", at: time)
        }
      ),
      (
        "the later half is lost",
        { bytes in
          let text = String(decoding: bytes, as: UTF8.self)
          let lines = text.split(separator: "\n").prefix(3)
          let part = lines.joined(separator: "\n").dropLast() + "}"
          return try LegacyNotebook(text: String(part), at: time)
        }
      ),
    ]
    for (name, read) in readers {
      #expect(NotebookLaws.flatSurplus(by: read).run(Self.quick).failed > 0, "\(name)")
    }
  }

  private static func read(
    _ bytes: [UInt8], _ table: NotebookTable?
  ) throws(NotebookDataError) -> NotebookContent {
    if let table { return try NotebookContent(csv: bytes, of: table) }
    return try NotebookDocument(bytes).content
  }

  @Test func faultyCatalogsAreNoticed() {
    let extenders: [(String, NotebookLaws.Extender)] = [
      ("no custom unit is used", { (.standard, $0.clashes) }),
      ("no clash is told", { ($0.catalog(), []) }),
      (
        "one clash leaves all out",
        { notebook in
          let clashes = notebook.clashes
          return (clashes.isEmpty ? notebook.catalog() : .standard, clashes)
        }
      ),
    ]
    for (name, extend) in extenders {
      #expect(NotebookLaws.units(by: extend).run(Self.quick).failed > 0, "\(name)")
    }
  }

  @Test func faultyMergesAreNoticed() {
    let mergers: [(String, NotebookLaws.Merger)] = [
      ("the second is lost", { first, _ in first }), ("the first is lost", { $1 }),
      (
        "favourites of the second stand first",
        { first, second in
          var merged = first.merged(with: second)
          let last = merged.favorites.count - 1
          if last > 0, let favorite = merged.favorites.last {
            _ = try? merged.edit(.moveFavorite(id: favorite.id, to: 0))
          }
          return merged
        }
      ),
      (
        "stars are lost",
        { first, second in
          var merged = first.merged(with: second)
          for row in first.history { _ = try? merged.edit(.star(id: row.id, false)) }
          return merged
        }
      ),
      (
        "the earlier category counts",
        { first, second in
          var merged = first.merged(with: second)
          let all = first.customCategories + second.customCategories
          let earlier = merged.customCategories.map { row in
            all.filter { $0.id == row.id }.min { $0.updatedAt < $1.updatedAt } ?? row
          }
          _ = try? merged.edit(.restoreCategories(earlier))
          return merged
        }
      ),
      (
        "a custom unit is lost",
        { first, second in
          var merged = first.merged(with: second)
          _ = try? merged.edit(.restoreUnits(merged.customUnits.dropLast()))
          return merged
        }
      ),
    ]
    for (name, merge) in mergers {
      #expect(NotebookLaws.merging(by: merge).run(Self.quick).failed > 0, "\(name)")
    }
    let imports = NotebookLaws.imports { notebook, document, _ in
      notebook.importing(document, .replace)
    }
    #expect(imports.run(Self.quick).failed > 0)
  }

  @Test func faultyStoresAreNoticed() {
    let savers: [(String, NotebookLaws.Saver)] = [
      (
        "what looks equal is not saved",
        { store, notebook, before in
          let texts = [notebook, before].map { "\($0)" }
          return texts[0] == texts[1] ? [] : store.save(notebook, after: before)
        }
      ),
      (
        "a newer part is removed first",
        { store, notebook, before in
          for part in NotebookPart.allCases { try? store.values.set(part.key, to: nil) }
          return store.save(notebook, after: NotebookContent())
        }
      ),
      (
        "nothing that was there is removed",
        { store, notebook, _ in store.save(notebook, after: NotebookContent()) }
      ),
    ]
    for (name, save) in savers {
      #expect(NotebookLaws.stores(by: save).run(Self.quick).failed > 0, "\(name)")
    }
  }

  @Test func faultyTimesAreNoticed() {
    let readers: [(String, NotebookLaws.TimeReader)] = [
      ("the last day is missing", { $0.contains("-31T") ? nil : Timestamp($0) }),
      (
        "a millisecond late",
        {
          Timestamp($0).flatMap { Timestamp(millisecondsSince1970: $0.millisecondsSince1970 + 1) }
        }
      ),
    ]
    for (name, read) in readers {
      #expect(NotebookLaws.times(by: read).run(Self.quick).failed > 0, "\(name)")
    }
  }
}
