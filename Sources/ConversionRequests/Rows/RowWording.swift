/// How remarks and refusals of rows are worded.
///
/// A program may add what its users can do about them.
@usableFromInline
package struct RowWording: Sendable {
  /// The words behind a result.
  package var remark: @Sendable (ResultRemark) -> String
  /// The sentence that there is no answer.
  package var refusal: @Sendable (RequestError) -> String

  /// Words of a program's own.
  package init(
    remark: @escaping @Sendable (ResultRemark) -> String,
    refusal: @escaping @Sendable (RequestError) -> String
  ) {
    self.remark = remark
    self.refusal = refusal
  }

  /// The words of ``ResultRemark/english`` and ``RequestError/english``.
  @usableFromInline
  package static var english: RowWording {
    RowWording(remark: { $0.english }, refusal: { $0.english })
  }
}
