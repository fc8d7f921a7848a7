import UnitCatalog

/// Texts with full-width, half-width and squared characters.
///
/// These characters are read as their common forms. All places refer to the text as written.
extension MeasureReader {
  /// Returns the result of `body` for a text, or for the text with folded widths.
  func folded(
    _ text: UTF8Bytes, _ body: (UTF8Bytes) throws(ReadingError) -> MeasureReading
  ) throws(ReadingError) -> MeasureReading {
    guard let folding = widthFolding(of: text) else { return try body(text) }
    do throws(ReadingError) {
      var reading = try folding.bytes.withUnsafeBufferPointer(body)
      reading.move { folding.written($0) }
      // A name that becomes an identifier only by folding does not count as an identifier.
      reading.isIdentifier = false
      for place in reading.parts.indices { reading.parts[place].unit.isIdentifier = false }
      return reading
    } catch {
      throw error.written(in: text, folding)
    }
  }

  /// Returns the unit of a name, or of the name with folded widths.
  func foldedUnit(_ text: UTF8Bytes) throws(ReadingError) -> UnitReading {
    guard let folding = widthFolding(of: text) else { return try unit(text) }
    do throws(ReadingError) {
      var reading = try folding.bytes.withUnsafeBufferPointer { text throws(ReadingError) in
        try unit(text)
      }
      reading.isIdentifier = false
      return reading
    } catch {
      throw error.written(in: text, folding)
    }
  }

  private func widthFolding(of text: UTF8Bytes) -> WidthFolding? {
    #if SeededFaults
    if keepsWidths { return nil }
    #endif
    // Most texts are ASCII, which has no full-width or half-width characters.
    return text.allSatisfy { $0 < 0x80 } ? nil : WidthFolding(text)
  }
}

extension ReadingError {
  /// Returns the error with its place and quotation in the text as written.
  fileprivate func written(in text: UTF8Bytes, _ folding: WidthFolding) -> ReadingError {
    var error = self
    error.offset = folding.start(offset)
    switch reason {
    case .partOfMeasure(let part):
      let range = folding.written(offset..<offset + part.utf8.count)
      error.reason = .partOfMeasure(String(decoding: text.part(range), as: UTF8.self))
    case .unexpected:
      if let decoded = text.scalar(at: error.offset) { error.reason = .unexpected(decoded.scalar) }
    default: break
    }
    return error.located(in: text)
  }
}
