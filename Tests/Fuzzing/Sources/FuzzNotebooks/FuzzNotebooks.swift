import Metryvo

/// Reads a notebook's document, the rest of a document after its format and version, or a table.
///
/// The first byte selects the kind, because random input rarely begins like a document.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let choice = input.first else { return 0 }
  let rest = Array(input.dropFirst())
  switch choice % 8 {
  case 0: checkDocument(rest)
  case 4: checkTable(rest, of: .customCategories)
  case 5...7: checkTable(rest, of: NotebookTable.allCases[Int(choice % 8) - 5])
  default: checkDocument(beginning + rest)
  }
  return 0
}

private let beginning = Array(#"{"format":"metryvo-data","version":1,"#.utf8)

/// Checks that an accepted document is unchanged after it is written and read again.
///
/// An error must have a place in the text.
private func checkDocument(_ bytes: [UInt8]) {
  do throws(NotebookDataError) {
    let document = try NotebookDocument(bytes)
    precondition(document.content.entitlements.products.isEmpty, "a document opens a product")
    let written = try document.bytes(withEntitlements: true)
    guard let again = try? NotebookDocument(written) else {
      preconditionFailure("what was written is refused")
    }
    precondition(again == document, "a document is read otherwise when written")
    precondition((try? again.bytes(withEntitlements: true)) == written, "it is written otherwise")
    checkUndo(of: document.content)
  } catch { check(error, in: bytes) }
}

/// Checks that an accepted table is unchanged after it is written with each separator and read.
private func checkTable(_ bytes: [UInt8], of list: NotebookTable) {
  do throws(NotebookDataError) {
    let notebook = try NotebookContent(csv: bytes, of: list)
    for separator in CellSeparator.allCases {
      let written = try notebook.csv(of: list, separator: separator)
      guard let again = try? NotebookContent(csv: written, of: list) else {
        preconditionFailure("a table that was written is refused")
      }
      precondition(again == notebook, "a table is read otherwise when written")
    }
  } catch { check(error, in: bytes) }
}

/// Checks that undo restores a cleared history and removed favourites and units.
private func checkUndo(of notebook: NotebookContent) {
  var changed = notebook
  var edits = notebook.favorites.map { NotebookEdit.removeFavorite(id: $0.id) }
  edits += notebook.customUnits.map { .removeUnit(id: $0.id) }
  edits.append(.clearHistory)
  var undo: [NotebookEdit] = []
  for edit in edits {
    if let inverse = try? changed.edit(edit) { undo.append(inverse) }
  }
  for inverse in undo.reversed() {
    precondition((try? changed.edit(inverse)) != nil, "an inverse is refused")
  }
  precondition(changed == notebook, "an undo gives another notebook")
}

/// Checks that an error has a place in the text and a message.
private func check(_ error: NotebookDataError, in bytes: [UInt8]) {
  guard let line = error.line, let column = error.column else {
    preconditionFailure("an error without a place")
  }
  precondition((1...1 + bytes.count { $0 == 0x0A }).contains(line), "a line too far")
  precondition((1...bytes.count + 1).contains(column), "a column lies outside the text")
  precondition(!error.english.isEmpty, "an error says nothing")
}
