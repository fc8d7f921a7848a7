extension PropertyRun {
  /// Creates a run that does not announce its seed, because the calling code states the seed.
  package static func quiet(seed: UInt64, cases: Int) -> PropertyRun {
    var run = PropertyRun(seed: seed, cases: cases)
    run.announce = { _ in }
    return run
  }
}
