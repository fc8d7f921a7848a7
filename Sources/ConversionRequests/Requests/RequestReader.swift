import EventLog
import MeasureText
import UnitCatalog

/// Reads a measure and the unit to convert it to from words, wherever they divide.
///
///     5 mi km · 5 ft 6 in cm · 5 mi to km · 5 in in cm · "5 mi -> km" · 12 fl oz mL
///
/// The words divide at `to`, `in`, `as`, `into`, `->` or `→`, or at such a word of the locale
/// (`en`, `nach`), the last first, else before the last word, the last two and so on. The first
/// division counts whose sides can be read and convert; `in` is the inch where that is what reads.
/// Where none converts, what is a measure as a whole may have no target, so that `5 N m` alone is a
/// torque; else the first division counts whose sides can be read.
///
/// Where nothing can be read, the first word is to blame if the others make a conversion of one
/// unit to another: `abc m km`, `5k km to m`. Else the error is that of the division, or of all
/// words as a measure, which was read furthest: it names the word that is wrong, not one before it.
public struct RequestReader: Sendable {
  /// What reads the measure and the names of units.
  public let reader: MeasureReader
  /// Whether what may be a measure without a target is one, though it can be divided too.
  public var prefersMeasures: Bool

  /// A reader of requests, which reads measures and names of units as another does.
  public init(_ reader: MeasureReader, prefersMeasures: Bool = false) {
    self.reader = reader
    self.prefersMeasures = prefersMeasures
  }

  /// Units have names of fewer words; beyond, time would grow with the square of their number.
  private static let targetLimit = 16

  /// The request that words make; a single text is divided at its spaces.
  ///
  ///     try RequestReader(MeasureReader()).read(["5 ft 6 in to cm"]).target?.name   // "cm"
  ///
  /// - Throws: ``RequestError/unreadable(_:in:)`` that names the word which is wrong.
  public func read(_ words: [String]) throws(RequestError) -> ConversionRequest {
    var log = EventLog.off
    return try read(words, log: &log)
  }

  /// The request that words make; the log gets each division that was tried.
  ///
  /// - Throws: ``RequestError/unreadable(_:in:)`` that names the word which is wrong.
  public func read(
    _ words: [String], log: inout EventLog
  ) throws(RequestError) -> ConversionRequest {
    do throws(RequestError) { return try divide(Self.divided(words), &log) } catch {
      log.record(refused: error)
      throw error
    }
  }

  private func divide(
    _ words: [String], _ log: inout EventLog
  ) throws(RequestError) -> ConversionRequest {
    var readable: ConversionRequest?
    var refusal: Refusal?
    for division in divisions(of: words) {
      switch self.request(division) {
      case .success(let request):
        log.record(dividedAt: division.source, division.target)
        log.record(read: request.source, in: request.text)
        if request.converts { return request }
        readable = readable ?? request
      case .failure(let error):
        log.record(notDividedAt: division.source, division.target, error.error)
        if division.isPlausible { refusal = error.further(than: refusal) }
      }
    }
    let whole = whole(words, &log)
    if case .success(let measure) = whole, measure.source.number != nil,
      prefersMeasures || readable == nil
    {
      return measure
    }
    if let readable { return readable }
    // Words with a separator were meant to be divided.
    if case .failure(let error) = whole, refusal == nil || !words.contains(where: Self.isSeparator)
    {
      refusal = error.further(than: refusal)
    }
    if let error = numberError(words) { throw error }
    if let refusal { throw refusal.requestError }
    do throws(Refusal) { return try whole.get() } catch { throw error.requestError }
  }

  /// The measure that all words are.
  ///
  /// - Throws: ``RequestError/unreadable(_:in:)`` that names the word which is wrong.
  public func measure(_ words: [String]) throws(RequestError) -> ConversionRequest {
    var log = EventLog.off
    return try measure(words, log: &log)
  }

  /// The measure that all words are; the log gets how it was read.
  ///
  /// - Throws: ``RequestError/unreadable(_:in:)`` that names the word which is wrong.
  public func measure(
    _ words: [String], log: inout EventLog
  ) throws(RequestError) -> ConversionRequest {
    do throws(Refusal) { return try whole(words, &log).get() } catch {
      let error = numberError(words) ?? error.requestError
      log.record(refused: error)
      throw error
    }
  }

  private func whole(
    _ words: [String], _ log: inout EventLog
  ) -> Result<ConversionRequest, Refusal> {
    let text = Self.joined(words[...])
    do throws(ReadingError) {
      let measure = try reader.read(text)
      log.record(read: measure, in: text)
      return .success(ConversionRequest(text: text, source: measure))
    } catch {
      log.record(refused: error, in: text)
      return .failure(Refusal(error, in: text, reader))
    }
  }

  private func request(_ division: Division) -> Result<ConversionRequest, Refusal> {
    let (text, name) = (division.source, division.target)
    var isTarget = false
    do throws(ReadingError) {
      let measure = try reader.read(text)
      isTarget = true
      let (source, target) = reader.fit(measure, try reader.unit(name))
      return .success(
        ConversionRequest(
          text: text, source: source,
          target: ConversionRequest.Target(name: name, reading: target)))
    } catch {
      return .failure(
        isTarget
          ? Refusal(error, in: name, targetStart: division.targetStart, reader)
          : Refusal(error, in: text, reader))
    }
  }

  /// The words, with arrows as words of their own; a single text is divided at its spaces.
  ///
  /// By bytes: a word may be a hundred thousand digits.
  private static func divided(_ words: [String]) -> [String] {
    let spaces: Set<UInt8> = words.count == 1 ? [0x20, 0x09, 0x0A, 0x0D] : []
    var divided: [String] = []
    for word in words {
      let bytes = word.utf8
      var start = bytes.startIndex
      var position = start
      func take() {
        if start < position {
          divided.append(String(decoding: bytes[start..<position], as: UTF8.self))
        }
      }
      while position < bytes.endIndex {
        let arrow = arrows.first { bytes[position...].starts(with: $0) }
        guard arrow != nil || spaces.contains(bytes[position]) else {
          position = bytes.index(after: position)
          continue
        }
        take()
        if arrow != nil { divided.append("->") }
        position = bytes.index(position, offsetBy: arrow?.count ?? 1)
        start = position
      }
      take()
      // An empty word is one that a script lost, not nothing.
      if bytes.isEmpty { divided.append(word) }
    }
    return divided
  }

  private static let arrows = [Array("->".utf8), Array("\u{2192}".utf8)]
  /// So few that hashing a word takes longer than comparing it.
  private static let separators = ["to", "in", "into", "as", "->"]

  /// Whether a word can only stand between a measure and a unit; `in` may be the inch.
  private static func isSeparator(_ word: String) -> Bool {
    !isWord(word, "in") && isAnySeparator(word)
  }

  private static func isAnySeparator(_ word: String) -> Bool {
    separators.contains { isWord(word, $0) }
  }

  /// Whether a word is another, in any ASCII case.
  private static func isWord(_ word: String, _ other: String) -> Bool {
    guard word.utf8.count == other.utf8.count else { return false }
    return zip(word.utf8, other.utf8).allSatisfy { byte, own in
      byte == own || (0x41...0x5A).contains(byte) && byte | 0x20 == own
    }
  }

  private func divisions(of words: [String]) -> [Division] {
    let first = max(1, words.count - Self.targetLimit)
    guard first < words.count else { return [] }
    func division(_ end: Int, _ start: Int) -> Division {
      let source = Self.joined(words[..<end])
      let separator = end < start ? words[end].utf8.count + 1 : 0
      return Division(
        source: source, target: Self.joined(words[start...]),
        targetStart: source.utf8.count + 1 + separator,
        isPlausible: !words[start...].contains(where: Self.isSeparator)
          && (end < start || !Self.isSeparator(words[end - 1])))
    }
    let separated = (first..<words.count).reversed().filter {
      $0 + 1 < words.count
        && (Self.isAnySeparator(words[$0]) || reader.isRequestWord(words[$0]))
    }
    return separated.map { division($0, $0 + 1) }
      + (first..<words.count).reversed().map { division($0, $0) }
  }
}

/// A way to divide words into a measure and the name of a unit.
private struct Division {
  var source: String
  var target: String
  /// Where the target begins among all words.
  var targetStart: Int
  /// Whether an error of it can be what is wrong: no word that only separates is a part of either
  /// side.
  var isPlausible: Bool
}

extension RequestReader {
  /// The words with spaces between them.
  ///
  /// The library's `joined` looks types up at run time, which takes a twentieth of a whole run of
  /// the command.
  private static func joined(_ words: ArraySlice<String>) -> String {
    var text = words.first ?? ""
    for word in words.dropFirst() {
      text += " "
      text += word
    }
    return text
  }
}

extension RequestReader {
  /// The error that the first word is no number, though it stands where one must: the other words
  /// are a conversion without its number, or a unit behind digits and one letter (`5k km`).
  private func numberError(_ words: [String]) -> RequestError? {
    guard words.count > 1, let first = words.first, isMistakenNumber(first) else { return nil }
    let rest = Array(words.dropFirst())
    let request = try? read(["1"] + rest)
    guard request?.converts == true || isNumberWithLetter(first) && isUnit(rest) else { return nil }
    return .notANumber(first)
  }

  /// Whether a word has letters and is no number for another reason than its size.
  private func isMistakenNumber(_ word: String) -> Bool {
    guard word.utf8.count <= 64, word.utf8.contains(where: Self.isLetter) else { return false }
    do throws(ReadingError) {
      _ = try reader.syntax.read(word)
      return false
    } catch {
      if case .exponentOutOfRange = error.reason { return false }
      return true
    }
  }

  private func isNumberWithLetter(_ word: String) -> Bool {
    guard let last = word.utf8.last, Self.isLetter(last) else { return false }
    do throws(ReadingError) {
      _ = try reader.syntax.read(String(decoding: word.utf8.dropLast(), as: UTF8.self))
      return true
    } catch { return false }
  }

  private func isUnit(_ words: [String]) -> Bool {
    do throws(ReadingError) {
      _ = try reader.unit(Self.joined(words[...]))
      return true
    } catch { return false }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension ConversionRequest {
  /// Whether there is a number, and its unit measures what the target does.
  fileprivate var converts: Bool {
    source.number != nil && source.unit.quantity == target?.reading.unit.quantity
  }
}

/// Why a division of words is not what was meant.
private struct Refusal: Error {
  let error: ReadingError
  private let text: String
  /// Whether the measure was read, and the target was not.
  private let isTarget: Bool
  /// How many bytes of all words were understood.
  private let reach: Int
  private let reader: MeasureReader

  /// The refusal of a text, which begins at `targetStart` among all words if it is the target.
  init(
    _ error: ReadingError, in text: String, targetStart: Int? = nil, _ reader: MeasureReader
  ) {
    self.error = error
    self.text = text
    isTarget = targetStart != nil
    // Where a measure was understood, and what stands beside it was not, no other division is
    // meant.
    reach = error.reason.refusesAll ? .max : (targetStart ?? 0) + error.offset
    self.reader = reader
  }

  /// This one if more was read of it than of another; of a tie the one whose measure was read, or
  /// the other.
  func further(than other: Refusal?) -> Refusal {
    guard let other else { return self }
    if reach != other.reach { return reach > other.reach ? self : other }
    return isTarget && !other.isTarget ? self : other
  }

  var requestError: RequestError { .unreadable(error, in: text) }
}
