extension ProductPlan {
  /// Returns the answer to the decimals of a favourite, which replaces `before`.
  ///
  /// As for settings, the plan limits the number of decimals, and decimals of a pair need the
  /// feature ``ProfileFeature/pairPrecision``. If the subject stays, equal decimals are open, and
  /// fewer decimals are within the limit.
  func answer(toDecimalsOf favorite: Favorite, before: Favorite?) -> GateAnswer {
    let kept = before.flatMap { $0.subject.isSame(as: favorite.subject) ? $0.decimals : nil }
    guard let decimals = favorite.decimals, decimals != kept else { return .open }
    let limit = kept.map { decimals <= $0 } == true ? .open : answer(to: .decimals(decimals))
    guard limit == .open, case .pair = favorite.subject else { return limit }
    return answer(to: .feature(.pairPrecision))
  }

  /// Resets new decimals of favourites to their earlier values if the plan refuses the new
  /// decimals.
  ///
  /// - Returns: the favourites with reset decimals, each with the answer of its gate.
  func leaveOutDecimals(of favorites: inout [Favorite], before: [Favorite]) -> [LeftOutSetting] {
    #if SeededFaults
    if Self.takesDecimals { return [] }
    #endif
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
