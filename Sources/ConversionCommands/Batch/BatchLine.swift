import ConversionRequests
import Dispatch
import StrictText

/// A queue of the pieces that are being converted, in the order of their addition.
///
/// Each worker has two places: while the worker converts the piece of one place, the piece of the
/// other place is read or written. So memory is bounded, and a worker waits only if reading and
/// writing together take longer than converting.
struct BatchLine {
  private let workers: [BatchWorker]
  private let places: [BatchPlace]
  /// The numbers of pieces that were added and taken.
  private var added = 0
  private var taken = 0

  init(_ workers: [BatchWorker], format: RowFormat) {
    self.workers = workers
    places = (0..<2 * workers.count).map { _ in BatchPlace(format) }
  }

  var isEmpty: Bool { added == taken }
  /// Whether no piece can be added.
  ///
  /// With one worker, one piece fills the queue, so reading, converting and writing use one core.
  var isFull: Bool { added - taken == (workers.count == 1 ? 1 : places.count) }

  /// Starts the conversion of a piece; the queue must not be full.
  mutating func add(_ input: [UInt8]) {
    let place = places[added % places.count]
    let worker = workers[added % workers.count]
    added += 1
    place.piece.begin(input)
    if workers.count == 1 { return worker.convert(place) }
    worker.queue.async { worker.convert(place) }
  }

  /// Returns the oldest piece, after waiting for its conversion; the queue must not be empty.
  mutating func takeOldest() -> RowPiece {
    places[taken % places.count].isConverted.wait()
    return take()
  }

  /// Returns the oldest piece if it is converted, else `nil`.
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

/// A place for a piece in the queue.
///
/// The class is `Sendable` because only the worker uses the piece from ``BatchLine/add(_:)`` until
/// the semaphore `isConverted` is signalled.
final class BatchPlace: @unchecked Sendable {
  var piece: RowPiece
  let isConverted = DispatchSemaphore(value: 0)

  init(_ format: RowFormat) { piece = RowPiece(format) }
}

/// Converts pieces one after another.
///
/// The class is `Sendable` because its queue, or the only thread, runs one conversion at a time.
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

  /// The notes on how names were read; to be used after all conversions.
  var notes: [RequestNote] { converter.notes }

  func convert(_ place: BatchPlace) {
    converter.convert(&place.piece, policy: policy, appends: appends)
    place.isConverted.signal()
  }
}
