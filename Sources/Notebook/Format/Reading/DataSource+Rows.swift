import StrictText

extension DataSource {
  /// Reads the array of a key that begins at the scanner's position, row by row.
  ///
  /// `take` takes rows of a usual form from the bytes, as `JSONScanner.elements` has it; `read`
  /// gets the others until something was refused.
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
