/// What the functions ask between their steps: whether to go on.
///
/// Its error type makes the plain forms unable to throw: theirs is `Never`.
protocol WorkCheck {
  associatedtype Interruption: Error
  func check() throws(Interruption)
}

/// No limit: the work always goes on.
struct Unlimited: WorkCheck {
  func check() throws(Never) {}
}
