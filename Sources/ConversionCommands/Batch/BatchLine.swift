import ConversionRequests
import Dispatch
import StrictText

/// The pieces that are being converted, in the order in which they came.
///
/// Each worker has two places: while it converts one piece the other is read or written. So memory is
/// bounded, and a worker waits only where reading and writing together take longer than converting.
struct BatchLine {
  private let workers: [BatchWorker]
  private let places: [BatchPlace]
  /// How many pieces were added, and how many were taken.
  private var added = 0
  private var taken = 0

  init(_ workers: [BatchWorker], format: RowFormat) {
    self.workers = workers
    places = (0..<2 * workers.count).map { _ in BatchPlace(format) }
  }

  var isEmpty: Bool { added == taken }
  /// With one worker nothing runs beside it, so that one thread is one core.
  var isFull: Bool { added - taken == (workers.count == 1 ? 1 : places.count) }

  /// Has a piece converted; the line is not full.
  mutating func add(_ input: [UInt8]) {
    let place = places[added % places.count]
    let worker = workers[added % workers.count]
    added += 1
    place.piece.begin(input)
    if workers.count == 1 { return worker.convert(place) }
    worker.queue.async { worker.convert(place) }
  }

  /// The oldest piece, as soon as it is converted; the line is not empty.
  mutating func takeOldest() -> RowPiece {
    places[taken % places.count].isConverted.wait()
    return take()
  }

  /// The oldest piece, if it is converted.
  mutating func takeConverted() -> RowPiece? {
    if isEmpty { return nil }
    let isConverted = places[taken % places.count].isConverted
    return isConverted.wait(timeout: .now()) == .success ? take() : nil
  }

  private mutating func take() -> RowPiece {
    taken += 1
    return places[(taken - 1) % places.count].piece
  }
}

/// Where a piece is while it is in the line.
///
/// Sendable because it is the worker's from ``BatchLine/add(_:)`` until it says that it is converted.
final class BatchPlace: @unchecked Sendable {
  var piece: RowPiece
  let isConverted = DispatchSemaphore(value: 0)

  init(_ format: RowFormat) { piece = RowPiece(format) }
}

/// What converts pieces one after the other.
///
/// Sendable because its queue, or the only thread, runs one conversion at a time.
final class BatchWorker: @unchecked Sendable {
  let queue = DispatchQueue(label: "metryvo.batch")
  private var converter: RowConverter
  private let policy: RowErrorPolicy
  private let appends: Bool

  init(_ converter: consuming RowConverter, policy: RowErrorPolicy, appends: Bool) {
    self.converter = converter
    self.policy = policy
    self.appends = appends
  }

  /// What names were read as; to be asked when nothing is converted any more.
  var notes: [RequestNote] { converter.notes }

  func convert(_ place: BatchPlace) {
    converter.convert(&place.piece, policy: policy, appends: appends)
    place.isConverted.signal()
  }
}
