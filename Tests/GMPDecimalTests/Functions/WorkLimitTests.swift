import DecimalArithmetic
import GMPDecimal
import Synchronization
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite(.serialized) struct WorkLimitTests {
  private static let x = number("1.234567890123456789")

  /// A deadline ends a long exp soon after the deadline has passed.
  ///
  /// At 10⁶ digits, a multiplication takes a few hundredths of a second, and a division three times
  /// as long. Even on a slow and busy machine, a step ends within the 10 seconds stated here.
  @Test func aDeadlineEndsALongExp() {
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      #expect(throws: WorkInterrupted.deadlinePassed) {
        try BigDecimal.exp(
          Self.x, in: wideContext(1_000_000), within: .after(.milliseconds(50)))
      }
    }
    #expect(elapsed >= .milliseconds(50) && elapsed < .seconds(10))
  }

  @Test func aPassedDeadlineEndsEveryFunctionAtOnce() {
    let past = WorkLimit(deadline: .now)
    let context = wideContext(100)
    #expect(throws: WorkInterrupted.deadlinePassed) {
      try BigDecimal.exp(Self.x, in: context, within: past)
    }
    #expect(throws: WorkInterrupted.deadlinePassed) {
      try BigDecimal.ln(Self.x, in: context, within: past)
    }
    #expect(throws: WorkInterrupted.deadlinePassed) {
      try BigDecimal.log10(Self.x, in: context, within: past)
    }
    #expect(throws: WorkInterrupted.deadlinePassed) {
      try BigDecimal.power(Self.x, Self.x, in: context, within: past)
    }
    #expect(throws: WorkInterrupted.deadlinePassed) {
      try BigDecimal.power(
        number("3"), number("1E+999999"), modulo: number("7"), in: context, within: past)
    }
  }

  private static let questions = Atomic<Int>(0)

  /// The task is cancelled during its work, at the hundredth query of the limit.
  @Test func cancellationArrivesFromAnotherTask() async {
    await withTaskGroup(of: WorkInterrupted?.self) { group in
      group.addTask {
        let limit = WorkLimit(isCancelled: {
          // The 100th and later queries wait until the other task has cancelled this task.
          if Self.questions.wrappingAdd(1, ordering: .relaxed).newValue >= 100 {
            while !Task.isCancelled { sched_yield() }
          }
          return Task.isCancelled
        })
        do throws(WorkInterrupted) {
          _ = try BigDecimal.ln(Self.x, in: wideContext(900_000), within: limit)
          return nil
        } catch {
          return error
        }
      }
      while Self.questions.load(ordering: .relaxed) < 100 { await Task.yield() }
      group.cancelAll()
      #expect(await group.next() == .cancelled)
    }
  }

  @Test func aCancelledTaskEndsItsWork() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try BigDecimal.exp(Self.x, in: wideContext(900_000), within: .currentTask)
    }
    task.cancel()
    await #expect(throws: WorkInterrupted.cancelled) { try await task.value }
  }

  /// A computation that is interrupted at its query 1, 2, 4, … leaves the later result unchanged.
  @Test func whatIsGivenUpLeavesNothingBehind() throws {
    let context = wideContext(3_000)
    let wanted = BigDecimal.power(Self.x, Self.x, in: context).value.description
    var end = 1
    while true {
      let questions = Atomic<Int>(0)
      let last = end
      let limit = WorkLimit(isCancelled: {
        questions.wrappingAdd(1, ordering: .relaxed).newValue >= last
      })
      do {
        let outcome = try BigDecimal.power(Self.x, Self.x, in: context, within: limit)
        #expect(outcome.value.description == wanted)
        break
      } catch {
        #expect(error == .cancelled)
      }
      end *= 2
    }
    // A computation of this size queries the limit more than 50 times.
    #expect(end > 50)
  }

  #if canImport(Glibc)
  /// Interrupted computations free their memory.
  ///
  /// 20 runs at 10⁵ digits are interrupted at different stages, after runs that fill the
  /// allocator's pools. A working integer takes 42 kB at this precision, and each run allocates
  /// dozens. Leaked integers would add far more than the allowed 4 MB.
  @Test func interruptedWorkIsFreed() throws {
    let context = wideContext(100_000)
    func asked(givingUpAfter last: Int) -> Int {
      let questions = Atomic<Int>(0)
      let limit = WorkLimit(isCancelled: {
        questions.wrappingAdd(1, ordering: .relaxed).newValue >= last
      })
      _ = try? BigDecimal.exp(Self.x, in: context, within: limit)
      return questions.load(ordering: .relaxed)
    }
    // Fills the allocator's pools; the first run also computes ln 10, which remains cached.
    _ = asked(givingUpAfter: .max)
    let all = asked(givingUpAfter: .max)
    let before = Self.residentPages
    for part in 1...20 { #expect(asked(givingUpAfter: all * part / 21) < all) }
    #expect(before > 0 && Self.residentPages - before < 1_000)
  }

  private static var residentPages: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var bytes = [CChar](repeating: 0, count: 128)
    guard fgets(&bytes, 128, file) != nil else { return 0 }
    let text = bytes.prefix { $0 != 0 }.map { Character(UnicodeScalar(UInt8($0))) }
    let fields = String(text).split(separator: " ")
    return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
  }
  #endif
}
