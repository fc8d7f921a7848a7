import StrictText

extension DataSource {
  /// Reads the array at the scanner's position, the value of a key, row by row.
  ///
  /// `take` reads rows in the writer's form from the bytes, as in `JSONScanner.elements`. `read` is
  /// called with all other rows, until a row is refused.
  func rows(
    _ key: FieldStep, _ scanner: inout JSONScanner,
    taking take: (UnsafeBufferPointer<UInt8>, Int) -> Int? = { _, _ in nil },
    _ read: (JSONNode) -> Void
  ) throws(JSONProblem) {
    var position = 0
    let other = try scanner.elements { text, start in
      guard !isRefused, let end = take(text, start) else { return nil }
      position += 1
      return end
    } _: { node in
      if isRefused { return }
      inside(key) { inside(.position(position)) { read(node) } }
      position += 1
    }
    guard let other else { return }
    if case .null = other.content { return }
    inside(key) { refuse(other, expected: .array) }
  }
}
