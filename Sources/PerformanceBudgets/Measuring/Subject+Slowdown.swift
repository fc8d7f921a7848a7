extension Subject {
  /// The same subject with more work: each sample takes `factor` times the CPU time of an average one.
  ///
  /// For tests of budgets: whoever judges sees a subject like any other. The work is a chain of
  /// multiplications after the subject's own; how long it must be is measured here, as the median of rounds in
  /// which the subject and a chain take turns.
  ///
  /// - Precondition: the factor is 1 or more.
  public func slowed(by factor: Double, on clock: some NanosecondClock = ThreadCPUClock())
    -> Subject
  {
    precondition(factor >= 1, "no work takes a negative time")
    let steps = Int(((factor - 1) * stepsPerSample(clock)).rounded())
    let run = run
    return Subject(
      name, workload: workload, samplesPerBlock: samplesPerBlock,
      operationsPerSample: operationsPerSample, size: size,
      run: { sample in
        run(sample)
        Yardstick.multiply(steps: steps)
      }, check: check)
  }

  /// How many steps of the chain take as long as an average sample.
  private func stepsPerSample(_ clock: some NanosecondClock) -> Double {
    let steps = 200_000
    func time(_ body: () -> Void) -> Double {
      let start = clock.now()
      body()
      return Double(max(clock.now() - start, 1))
    }
    let ratios = (0..<9).map { _ in
      time { for sample in 0..<samplesPerBlock { run(sample) } }
        / time { Yardstick.multiply(steps: steps) }
    }
    return (MedianInterval.median(ratios) ?? 0) * Double(steps) / Double(samplesPerBlock)
  }
}
