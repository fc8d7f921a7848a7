extension GateAnswer {
  /// The answer as a sentence in English, without a capital and a full stop; `nil` for ``open``.
  ///
  ///     let answer = GateAnswer.limitReached(20, lifts: .pro)
  ///     answer.english  // Optional("20 is the most without Pro")
  public var english: String? {
    switch self {
    case .open: nil
    case .needs(.pro): "this needs Pro"
    case .limitReached(let limit, .some(.pro)): "\(limit) is the most without Pro"
    case .limitReached(let limit, nil): "\(limit) is the most"
    case .absent: "this product does not have it"
    }
  }
}
