/// A reader of the blocks of a data text; each `unit` line begins a block.
struct TextBlockReader {
  /// The block read last.
  private(set) var block: TextBlock
  private var lines: LineScanner
  private var line = 0
  /// The `unit` line that ended the previous block and begins the next one.
  private var beginning: TextField?
  private var isAtEnd = false

  /// Creates a reader of the lines of `bytes`, which are the bytes of `source`; `range` must
  /// consist of whole lines.
  init(_ source: CatalogText, _ bytes: TextBytes, in range: Range<Int>? = nil) {
    block = TextBlock(source: source, bytes: bytes)
    block.fields.reserveCapacity(10)
    lines = LineScanner(bytes, in: range)
  }

  /// Returns all blocks after the last block read, without parsing their fields.
  mutating func remainingBlocks() -> [UnreadBlock] {
    guard var beginning else { return [] }
    var blocks: [UnreadBlock] = []
    while true {
      var next: TextField?
      var end = lines.start
      while next == nil, let line = lines.next() {
        if lines.bytes[line.lowerBound] == UInt8(ascii: "u") {
          let field = field(lines.bytes.trimmed(line))
          if block.key(field).equals("unit") { next = field }
        }
        if next == nil { end = lines.start }
      }
      blocks.append(
        UnreadBlock(
          text: block.source, identifier: block.value(beginning),
          range: beginning.key.lowerBound..<min(end, lines.bytes.count)))
      guard let next else { return blocks }
      beginning = next
    }
  }

  /// Reads the next block.
  ///
  /// The first block is the quantity's, even if it is empty.
  ///
  /// - Returns: `false` if the text has no further block.
  mutating func next() throws(CatalogError) -> Bool {
    if isAtEnd { return false }
    block.fields.removeAll(keepingCapacity: true)
    var continues = false
    if let beginning {
      block.fields.append(beginning)
      continues = true
    }
    while let whole = lines.next() {
      line += 1
      let content = lines.bytes.trimmed(whole)
      if content.isEmpty {
        continues = false
        continue
      }
      let first = lines.bytes[whole.lowerBound]
      if first == UInt8(ascii: "#") { continue }
      if first == UInt8(ascii: " ") {
        guard continues else {
          throw CatalogError(text: block.source.name, line: line, .strayContinuation)
        }
        extend(to: content)
        continue
      }
      let field = field(content)
      if block.key(field).equals("unit") {
        beginning = field
        return true
      }
      block.fields.append(field)
      continues = true
    }
    isAtEnd = true
    return true
  }

  private func field(_ content: Range<Int>) -> TextField {
    let space = lines.bytes.end(of: content, before: UInt8(ascii: " "))
    return TextField(
      key: content.lowerBound..<space, value: lines.bytes.trimmed(space..<content.upperBound),
      line: line)
  }

  private mutating func extend(to content: Range<Int>) {
    let last = block.fields.count - 1
    let value = block.fields[last].value
    let start = value.isEmpty ? content.lowerBound : value.lowerBound
    block.fields[last].value = start..<content.upperBound
  }
}
