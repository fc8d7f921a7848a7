/// The columns of a row that hold the value and its units, each counted from 0.
@usableFromInline
package struct RowColumns: Hashable, Sendable {
  /// The column of the value.
  package var value: Int
  /// The column of the value's unit; `nil` if one unit is given for all rows.
  package var source: Int?
  /// The column of the target unit; `nil` if one unit is given for all rows.
  package var target: Int?
  /// The greatest number of columns of a row.
  ///
  /// A row with more columns has an unintended separator, such as `1,5` in CSV.
  package var count: Int

  /// Creates the columns by their indices.
  @usableFromInline
  package init(value: Int, source: Int?, target: Int?, count: Int) {
    (self.value, self.source, self.target, self.count) = (value, source, target, count)
  }
}
