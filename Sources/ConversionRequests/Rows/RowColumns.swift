/// Which columns of a row hold the value and its units, each from 0.
@usableFromInline
package struct RowColumns: Hashable, Sendable {
  /// The column of the value.
  package var value: Int
  /// The column of the unit of the value; `nil` where one unit is given for all rows.
  package var source: Int?
  /// The column of the unit to convert to; `nil` where one unit is given for all rows.
  package var target: Int?
  /// The most columns of a row: a row with more has a separator where none is meant, like `1,5` in
  /// CSV.
  package var count: Int

  /// Columns by their places.
  @usableFromInline
  package init(value: Int, source: Int?, target: Int?, count: Int) {
    (self.value, self.source, self.target, self.count) = (value, source, target, count)
  }
}
