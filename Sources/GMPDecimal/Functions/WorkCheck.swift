/// The check between the steps of a function, which throws to stop the computation.
///
/// The error type of the forms without a limit is `Never`, so these forms cannot throw.
protocol WorkCheck {
  associatedtype Interruption: Error
  func check() throws(Interruption)
}

/// A check without a limit, which never throws.
struct Unlimited: WorkCheck {
  func check() throws(Never) {}
}
