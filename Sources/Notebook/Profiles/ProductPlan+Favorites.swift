extension ProductPlan {
  /// The answer to a favourite with decimals, in place of the one before.
  ///
  /// Decimals are those of a setting: the plan limits their number, and for a pair it needs to have
  /// decimals by pair. What was there for the same subject is not asked for.
  func answer(toDecimalsOf favorite: Favorite, before: Favorite?) -> GateAnswer {
    let kept = before.flatMap { $0.subject.isSame(as: favorite.subject) ? $0.decimals : nil }
    guard let decimals = favorite.decimals, decimals != kept else { return .open }
    let limit = kept.map { decimals <= $0 } == true ? .open : answer(to: .decimals(decimals))
    guard limit == .open, case .pair = favorite.subject else { return limit }
    return answer(to: .feature(.pairPrecision))
  }

  /// Leaves the decimals of favourites as they were, where the plan does not have new ones.
  ///
  /// - Returns: the favourites that keep their decimals, each with the answer of its gate.
  func leaveOutDecimals(of favorites: inout [Favorite], before: [Favorite]) -> [LeftOutSetting] {
    let old = RowIndex(before)
    var leftOut: [LeftOutSetting] = []
    for position in favorites.indices {
      let favorite = favorites[position]
      let known = old.position(of: favorite.id).map { before[$0] }
      let answer = answer(toDecimalsOf: favorite, before: known)
      if answer == .open { continue }
      leftOut.append((.favoriteDecimals(NamedRow(favorite)), answer))
      let isSame = known.map { $0.subject.isSame(as: favorite.subject) } ?? false
      favorites[position].decimals = isSame ? known?.decimals : nil
    }
    return leftOut
  }
}
