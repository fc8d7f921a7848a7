/// The wording of remarks and refusals of rows.
///
/// A program may add advice for its users.
@usableFromInline
package struct RowWording: Sendable {
  /// The function that returns the words behind a result.
  package var remark: @Sendable (ResultRemark) -> String
  /// The function that returns the sentence of a refusal.
  package var refusal: @Sendable (RequestError) -> String

  /// Creates a wording.
  package init(
    remark: @escaping @Sendable (ResultRemark) -> String,
    refusal: @escaping @Sendable (RequestError) -> String
  ) {
    self.remark = remark
    self.refusal = refusal
  }

  /// The wording by ``ResultRemark/english`` and ``RequestError/english``.
  @usableFromInline
  package static var english: RowWording {
    RowWording(remark: { $0.english }, refusal: { $0.english })
  }
}
