/// The quality of a match as one number; a smaller number is a better match.
///
/// From the highest bits: rank, edits, surplus words of the spelling, position in a declared
/// choice, position in the catalog. So no two matches are equal, and the order is deterministic.
package struct MatchScore: Comparable, Sendable {
  private let bits: UInt64

  static let none = MatchScore(bits: .max)

  private init(bits: UInt64) { self.bits = bits }

  /// - Precondition: the position is below 2²⁴.
  init(_ rank: MatchRank, edits: Int = 0, wordsLeft: Int = 0, order: Int = 0, position: Int) {
    precondition(position < 1 << 24, "too many units")
    bits =
      UInt64(rank.rawValue) << 56 | UInt64(UInt8(clamping: edits)) << 48
      | UInt64(UInt8(clamping: wordsLeft)) << 40 | UInt64(UInt16(clamping: order)) << 24
      | UInt64(position)
  }

  package static func < (x: MatchScore, y: MatchScore) -> Bool { x.bits < y.bits }

  package var rank: MatchRank { MatchRank(rawValue: Int(bits >> 56)) ?? .similar }
  var edits: Int { Int(bits >> 48 & 0xFF) }
  /// The position of the unit in the catalog.
  package var position: Int { Int(bits & 0xFF_FFFF) }
}

/// The best score of each unit.
struct RankedUnits {
  /// The scores by position in the catalog.
  private var scores: [MatchScore]
  /// The positions of the units that were found.
  private var found: [Int32] = []

  init(unitCount: Int) { scores = Array(repeating: .none, count: unitCount) }

  /// The number of units found.
  var count: Int { found.count }

  /// Records a match, unless the unit already has a better score.
  @inline(__always)
  mutating func offer(_ score: MatchScore) {
    let position = score.position
    if scores[position] == .none { found.append(Int32(truncatingIfNeeded: position)) }
    if score < scores[position] { scores[position] = score }
  }

  /// Whether a unit was found.
  func contains(_ position: Int) -> Bool { scores[position] != .none }

  /// Returns the best scores in order.
  ///
  /// - Complexity: O(*n*) for *n* units found almost in order, otherwise O(*n* log *n* + *n* ·
  ///   limit).
  func best(_ limit: Int) -> [MatchScore] {
    if found.count <= limit || limit > 64 {
      return Array(found.map { scores[Int($0)] }.sorted().prefix(limit))
    }
    // For a small limit, an insertion sort keeps only the best scores.
    var best: [MatchScore] = []
    best.reserveCapacity(limit + 1)
    for position in found {
      let score = scores[Int(position)]
      if best.count == limit {
        guard let worst = best.last, score < worst else { continue }
        best.removeLast()
      }
      var place = best.count
      while place > 0, score < best[place - 1] { place -= 1 }
      best.insert(score, at: place)
    }
    return best
  }
}
