import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias TableWriter =
    @Sendable (NotebookContent, NotebookTable, CellSeparator) throws(NotebookDataError) -> [UInt8]

  /// The law that a list written as CSV is read back, and that no cell is a formula.
  package static var tables: Law {
    Law(
      tables { notebook, table, separator throws(NotebookDataError) in
        try notebook.csv(of: table, separator: separator)
      },
      source: "RFC 4180; OWASP, CSV Injection")
  }

  /// Returns the law for a writer of tables.
  package static func tables(by write: @escaping TableWriter) -> Property<EditSequence> {
    var property = Property(
      prefix + "tables-are-read-back",
      "each list is CSV by the grammar with as many cells in each row as columns, no cell but a "
        + "number begins as a formula does, whatever divides the file and its cells, and the list is "
        + "read back: as written, and as a spreadsheet saves it",
      of: EditSequence.generator,
      labelled: { sequence, labels in
        let notebook = sequence.notebook
        for table in NotebookTable.allCases {
          for separator in CellSeparator.allCases {
            let bytes = try write(notebook, table, separator)
            let mark: UInt8 = separator == .comma ? 0x2C : 0x3B
            guard let reference = ReferenceTable(bytes, separator: mark) else {
              return .broken([("no CSV", String(decoding: bytes, as: UTF8.self))])
            }
            let columns = reference.rows[0].count
            if let row = reference.rows.first(where: { $0.count != columns }) {
              return .broken([("cells", "\(row)")])
            }
            if let formula = reference.formula ?? ReferenceTable.formula(within: bytes) {
              return .broken([("formula", formula)])
            }
            for text in [bytes, reference.saved] {
              let read = try NotebookContent(csv: text, of: table)
              guard notebook.isSame(as: read, in: table) else {
                return .broken([
                  ("notebook", "\(notebook)"), ("table", String(decoding: text, as: UTF8.self)),
                ])
              }
            }
            if reference.rows.count > 1 { labels.add("\(table) with rows") }
          }
        }
        return .holds
      })
    property.requiredLabels = [
      "favorites with rows": 50, "history with rows": 50, "customUnits with rows": 50,
      "customCategories with rows": 50,
    ]
    return property
  }
}

extension NotebookContent {
  /// Whether the list of `table` equals that of the other notebook, whose other lists are empty.
  fileprivate func isSame(as other: NotebookContent, in table: NotebookTable) -> Bool {
    switch table {
    case .favorites: favorites == other.favorites && other.history.isEmpty
    case .history: history == other.history && other.favorites.isEmpty
    case .customUnits: customUnits == other.customUnits && other.history.isEmpty
    case .customCategories:
      customCategories == other.customCategories && other.customUnits.isEmpty
    }
  }
}
