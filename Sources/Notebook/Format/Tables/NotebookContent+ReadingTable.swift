import StrictText

extension NotebookContent {
  /// Reads a table strictly into a new notebook, which has only the list of the table.
  ///
  ///     let table = "id,kind,from,to,createdAt\na1,pair,mile,kilometer,2026-11-23T07:00:00.000Z"
  ///     try NotebookContent(csv: Array(table.utf8), of: .favorites).favorites.map(\.id)  // ["a1"]
  ///
  /// The first row has the names of the columns, in any order. The first `,` or `;` is the
  /// separator of all rows. A column may be missing if no row needs it. The reader refuses unknown
  /// columns and values that no edit accepts. The reader ignores columns that begin with `x-`.
  ///
  /// - Throws: ``NotebookDataError`` for the first problem, with the line and column of its cell.
  /// - Complexity: O(*n* log *n*) for *n* bytes.
  public init(csv bytes: [UInt8], of list: NotebookTable) throws(NotebookDataError) {
    try self.init(csv: bytes, of: list, limit: NotebookDocument.byteLimit)
  }

  /// Reads a table of at most `limit` bytes.
  ///
  /// If `takesPlainRows` is `true`, ``PlainRows`` reads rows of history in the writer's form faster
  /// than the general reader, with the same content and the same errors.
  package init(
    csv bytes: [UInt8], of list: NotebookTable, limit: Int = NotebookDocument.byteLimit,
    takesPlainRows: Bool = true
  ) throws(NotebookDataError) {
    if bytes.count > limit { throw NotebookDataError(.tooLong(limit: limit)) }
    let source = DataSource(bytes)
    var reader = TableReader(list, bytes, source)
    var content = NotebookContent()
    var favorites: [OrderedFavorite] = []
    var units = RowCollector<UserUnit>()
    var categories = RowCollector<UserCategory>()
    var position = 0
    var plainRows = takesPlainRows && list == .history ? PlainRows() : nil
    bytes.withUnsafeBufferPointer { bytes in
      let take = { (row: UnsafeBufferPointer<UInt8>, cells: [RowFields.Field], names: [String]) in
        guard let entry = plainRows?.row(row, cells, of: names) else { return false }
        do throws(FieldProblem) { _ = try content.record(entry) } catch { return false }
        position += 1
        return true
      }
      reader.read(bytes, taking: take) { row in
        source.inside(.name(list.key)) {
          source.inside(.position(position)) {
            switch list {
            case .favorites: favorites.append(OrderedFavorite(row, in: source))
            case .history: content.read(history: row, source)
            case .customUnits: units.add(UserUnit(row, in: source), row, source)
            case .customCategories:
              categories.add(UserCategory(row, in: source), row, source)
            }
          }
        }
        position += 1
      }
    }
    content.add(favorites, source)
    content.customUnits = units.inOrder
    content.customCategories = categories.inOrder
    if let failure = source.failure { throw failure }
    self = content
  }
}
