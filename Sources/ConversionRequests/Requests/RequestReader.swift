import EventLog
import MeasureText
import UnitCatalog

/// Splits words into a measure and a target unit, and reads the measure and the unit.
///
/// ```text
/// 5 mi km · 5 ft 6 in cm · 5 mi to km · 5 in in cm · "5 mi -> km" · 12 fl oz mL
/// ```
///
/// The candidate divisions are tried in this order: at `to`, `in`, `as`, `into`, `->`, `→` or such
/// a word of the locale (`en`, `nach`), the last word first; then before the last word, before the
/// last two words, and so on.
///
/// 1. The first division whose sides can be read and convert is the request. So `in` is the inch
///    where only the reading as inch converts.
/// 2. Otherwise, if all words are a measure with a number, and ``prefersMeasures`` is set or no
///    division can be read, the request has no target. With ``prefersMeasures``, `5 N m` is a
///    torque.
/// 3. Otherwise the first division whose sides can be read is the request.
///
/// If nothing can be read, the error is about the first word if the other words are a conversion of
/// one unit to another: `abc m km`, `5k km to m`. Otherwise all divisions, and the reading of all
/// words as a measure, have an error. The error that is furthest in the text is returned, because
/// it names the wrong word and not a word before it.
public struct RequestReader: Sendable {
  /// The reader of the measure and the unit names.
  public let reader: MeasureReader
  /// Whether words that are a measure as a whole have no target although a division can be read.
  ///
  /// A division whose sides convert is the request in either case.
  public var prefersMeasures: Bool

  /// Creates a reader of requests on top of a reader of measures.
  ///
  ///     let words = ["5", "N", "m"]
  ///     try RequestReader(MeasureReader()).read(words).target?.name  // Optional("m")
  ///     let reader = RequestReader(MeasureReader(), prefersMeasures: true)
  ///     try reader.read(words).source.unit  // newton-meter
  public init(_ reader: MeasureReader, prefersMeasures: Bool = false) {
    self.reader = reader
    self.prefersMeasures = prefersMeasures
  }

  /// The greatest number of words of a target: more than any unit's name has, to keep time linear.
  private static let targetLimit = 16

  /// Reads a request from words; a single text is split at its spaces.
  ///
  ///     let reader = RequestReader(MeasureReader())
  ///     try reader.read(["5 ft 6 in to cm"]).target?.name  // Optional("cm")
  ///     try reader.read(["5", "in", "in", "cm"]).source.unit  // inch
  ///
  /// - Throws: ``RequestError``; ``RequestError/unreadable(_:in:)`` has the place of the wrong
  ///   word.
  public func read(_ words: [String]) throws(RequestError) -> ConversionRequest {
    var log = EventLog.off
    return try read(words, log: &log)
  }

  /// Reads a request from words, and records each division that was tried in the log.
  ///
  /// - Throws: ``RequestError``; ``RequestError/unreadable(_:in:)`` has the place of the wrong
  ///   word.
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
    // Words with a separator should be divided, so the error of a division takes precedence.
    if case .failure(let error) = whole, refusal == nil || !words.contains(where: Self.isSeparator)
    {
      refusal = error.further(than: refusal)
    }
    if let error = numberError(words) { throw error }
    if let refusal { throw refusal.requestError }
    do throws(Refusal) { return try whole.get() } catch { throw error.requestError }
  }

  /// Reads all words as one measure.
  ///
  ///     let request = try RequestReader(MeasureReader()).measure(["5", "ft", "6", "in"])
  ///     request.source.number?.text  // Optional("66")
  ///     request.target?.name  // nil
  ///
  /// - Throws: ``RequestError``; ``RequestError/unreadable(_:in:)`` has the place of the wrong
  ///   word.
  public func measure(_ words: [String]) throws(RequestError) -> ConversionRequest {
    var log = EventLog.off
    return try measure(words, log: &log)
  }

  /// Reads all words as one measure, and records the reading in the log.
  ///
  /// - Throws: ``RequestError``; ``RequestError/unreadable(_:in:)`` has the place of the wrong
  ///   word.
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

  /// Returns the words with each arrow as a word of its own; a single text is split at its spaces.
  ///
  /// The split works on bytes, because a word may have 100 000 digits.
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
      // An empty word is kept, because it is an argument that a script left empty.
      if bytes.isEmpty { divided.append(word) }
    }
    return divided
  }

  private static let arrows = [Array("->".utf8), Array("\u{2192}".utf8)]
  /// The separators; in an array, because hashing a word for a set takes longer than comparing.
  private static let separators = ["to", "in", "into", "as", "->"]

  /// Whether a word can only be a separator; `in` may also be the inch.
  private static func isSeparator(_ word: String) -> Bool {
    !isWord(word, "in") && isAnySeparator(word)
  }

  private static func isAnySeparator(_ word: String) -> Bool {
    separators.contains { isWord(word, $0) }
  }

  /// Whether a word equals `other` in any ASCII letter case; `other` must be in lower case.
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

/// A division of words into a measure and the name of a unit.
private struct Division {
  var source: String
  var target: String
  /// The offset of the target in all words.
  var targetStart: Int
  /// Whether the error of this division may be reported: neither side contains a word that can only
  /// be a separator.
  var isPlausible: Bool
}

extension RequestReader {
  /// Returns the words with spaces between them.
  ///
  /// The standard library's `joined` looks types up at run time, which takes 5 % of a run of the
  /// command.
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
  /// Returns the error that the first word is no number; `nil` if the word need not be a number.
  ///
  /// The word must be a number if the other words are a conversion without a number. The word must
  /// also be a number if it is a number and one letter in front of a unit (`5k km`).
  private func numberError(_ words: [String]) -> RequestError? {
    guard words.count > 1, let first = words.first, isMistakenNumber(first) else { return nil }
    let rest = Array(words.dropFirst())
    let request = try? read(["1"] + rest)
    guard request?.converts == true || isNumberWithLetter(first) && isUnit(rest) else { return nil }
    return .notANumber(first)
  }

  /// Whether a word has letters, and is unreadable as a number for another reason than its
  /// exponent.
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
  /// Whether the measure has a number and the quantity of the target.
  fileprivate var converts: Bool {
    source.number != nil && source.unit.quantity == target?.reading.unit.quantity
  }
}

/// The error of a division of words, with the number of bytes that were understood.
private struct Refusal: Error {
  let error: ReadingError
  private let text: String
  /// Whether the measure was read and the target was not.
  private let isTarget: Bool
  /// The number of bytes of all words that were understood; the greatest `Int` for an error that
  /// refuses all divisions.
  private let reach: Int
  private let reader: MeasureReader

  /// Creates the refusal of a text.
  ///
  /// The target begins at `targetStart` in all words.
  init(
    _ error: ReadingError, in text: String, targetStart: Int? = nil, _ reader: MeasureReader
  ) {
    self.error = error
    self.text = text
    isTarget = targetStart != nil
    // If a measure was understood, and its neighbors were not, no other division is meant.
    reach = error.reason.refusesAll ? .max : (targetStart ?? 0) + error.offset
    self.reader = reader
  }

  /// Returns the refusal with the greater ``reach``.
  ///
  /// If the reaches are equal, returns the refusal whose measure was read, else `other`.
  func further(than other: Refusal?) -> Refusal {
    guard let other else { return self }
    if reach != other.reach { return reach > other.reach ? self : other }
    return isTarget && !other.isTarget ? self : other
  }

  var requestError: RequestError { .unreadable(error, in: text) }
}
