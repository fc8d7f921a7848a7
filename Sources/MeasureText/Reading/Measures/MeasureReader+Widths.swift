import UnitCatalog

#if SeededFaults
import DecimalArithmetic
#endif

/// Texts with characters of other widths: they are read as if the common ones stood there, and all
/// places are those of the text as it was written.
extension MeasureReader {
  /// What a body reads of a text, or of what its characters fold to.
  func folded(
    _ text: UTF8Bytes, _ body: (UTF8Bytes) throws(ReadingError) -> MeasureReading
  ) throws(ReadingError) -> MeasureReading {
    guard let folding = widthFolding(of: text) else { return try body(text) }
    do throws(ReadingError) {
      var reading = try folding.bytes.withUnsafeBufferPointer(body)
      reading.move { folding.written($0) }
      // What only folding makes an identifier is none.
      reading.isIdentifier = false
      for place in reading.parts.indices { reading.parts[place].unit.isIdentifier = false }
      return reading
    } catch {
      throw error.written(in: text, folding)
    }
  }

  /// The same for the name of a unit, which has no places.
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
    if SeededFault.readerKeepsWidths.isActive { return nil }
    #endif
    // Most texts are ASCII alone.
    return text.allSatisfy { $0 < 0x80 } ? nil : WidthFolding(text)
  }
}

extension ReadingError {
  /// The error with its place and its quotation in the text of which a folded one was read.
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
