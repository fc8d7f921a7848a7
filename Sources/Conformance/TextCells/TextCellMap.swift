import DecimalArithmetic
import MeasureText
import PropertyTesting

/// How often each cell of what is written and read was met.
public struct TextCellMap: Sendable {
  /// How often each reachable cell must be met.
  public static let leastHits = 10

  /// The hits of some cells.
  public struct Entry: Sendable {
    /// How many cells can be met.
    public let reachable: Int
    /// How many were met.
    public let hit: Int
    /// The hits of the least met cell that can be.
    public let least: Int
  }

  private let hits: [String: Int]

  /// The sum of the laws of texts.
  public init(_ reports: [PropertyReport]) {
    hits = reports.reduce(into: [:]) { $0.merge($1.labels.counts, uniquingKeysWith: +) }
  }

  /// What was met of roundings at a place in a mode.
  public func entry(_ place: WritingCell.Place, _ mode: RoundingMode) -> Entry {
    entry(WritingCell.reachable.filter { $0.place == place && $0.mode == mode }.map(\.label))
  }

  /// What was met of layouts of a form in a locale.
  public func entry(_ locale: NumberLocale, _ form: LayoutCell.Form) -> Entry {
    entry(LayoutCell.all.filter { $0.locale == locale && $0.form == form }.map(\.label))
  }

  /// What was met of a way to type, strictly or not, with an outcome.
  public func entry(
    _ kind: ReadingCell.Kind, isStrict: Bool, _ outcome: ReadingCell.Outcome
  ) -> Entry {
    entry(
      ReadingCell.reachable.filter {
        $0.kind == kind && $0.isStrict == isStrict && $0.outcome == outcome
      }.map(\.label))
  }

  /// What was met of everything.
  public var total: Entry { entry(Self.labels) }

  /// How many cells no text reaches.
  public static let unreachable =
    WritingCell.all.count + ReadingCell.all.count + LayoutCell.all.count - labels.count

  /// The cells that can be met and were not often enough.
  public var missed: [String] { Self.labels.filter { hits[$0, default: 0] < Self.leastHits } }

  /// How often the cell of a label was met.
  public func hits(_ label: String) -> Int { hits[label, default: 0] }

  private static let labels =
    WritingCell.reachable.map(\.label) + LayoutCell.all.map(\.label)
    + ReadingCell.reachable.map(\.label)

  private func entry(_ labels: [String]) -> Entry {
    let counts = labels.map(hits)
    return Entry(
      reachable: counts.count, hit: counts.count { $0 > 0 }, least: counts.min() ?? 0)
  }
}
