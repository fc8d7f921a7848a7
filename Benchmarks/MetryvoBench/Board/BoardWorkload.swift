import Conformance
import GMPDecimal
import MeasureText
import NativeDecimal
import PerformanceBudgets
import UnitConversion
import Workloads

/// A workload that a budget may name, and how its subjects are made for the values of its parameters.
struct BoardWorkload {
  let known: KnownWorkload
  /// The subjects of a call; none if what it needs is not there, so that its budgets are undecided.
  let subjects: (WorkloadCall) throws(ParameterError) -> [Subject]

  init(
    _ known: KnownWorkload, subjects: @escaping (WorkloadCall) throws(ParameterError) -> [Subject]
  ) {
    self.known = known
    self.subjects = subjects
  }
}

extension BoardWorkload {
  private static let backends = [Decimal128.backendName, BigDecimal.backendName]

  /// All workloads of the board: what is typed in some of them, the command `metryvo` that others start, and the clock
  /// that its time is added to.
  static func all(
    typing numbers: [TypedNumber], command: String?, on clock: ChildTimeClock
  ) -> [BoardWorkload] {
    conversions(numbers) + arithmetic + text + calculation + notebooks + [
      BoardWorkload(CatalogFirstUse.known) { _ in [CatalogFirstUse.subject()] },
      BoardWorkload(VerificationWorkload.known(on: backends)) { call throws(ParameterError) in
        [
          try VerificationWorkload.subject(of: call, on: DifferentialSubject(Decimal128.self)),
          try VerificationWorkload.subject(of: call, on: DifferentialSubject(BigDecimal.self)),
        ]
      },
      BoardWorkload(CommandStart.known) { _ in
        command.map { [CommandStart.subject($0, on: clock)] } ?? []
      },
      BoardWorkload(CommandBatch.known) { call throws(ParameterError) in
        let rows = try CommandBatch.rows(of: call)
        return command.map { [CommandBatch.subject(call, rows: rows, $0, on: clock)] } ?? []
      },
    ]
  }

  private static func conversions(_ numbers: [TypedNumber]) -> [BoardWorkload] {
    let replays =
      ConversionWorkloads.subjects(of: BackendEngine(Decimal128.self), typing: numbers)
      + ConversionWorkloads.subjects(of: BackendEngine(BigDecimal.self), typing: numbers)
    let chosen = [
      ChosenConversions.knownToUnit(on: backends), ChosenConversions.knownToAll(on: backends),
    ]
    return ConversionWorkloads.statements.map { name, _ in
      BoardWorkload(KnownWorkload(name, subjects: backends)) { _ in
        replays.filter { $0.workload == name }
      }
    }
      + chosen.map { known in
        BoardWorkload(known) { call throws(ParameterError) in
          try [
            ChosenConversions.subject(of: call, on: Decimal128.self),
            ChosenConversions.subject(of: call, on: BigDecimal.self),
          ].compactMap { $0 }
        }
      }
  }

  private static var arithmetic: [BoardWorkload] {
    [
      BoardWorkload(ChosenOperations.known(on: backends)) { call throws(ParameterError) in
        let chosen = try ChosenOperations(call)
        return [chosen.subject(on: Decimal128.self), chosen.subject(on: BigDecimal.self)]
          .compactMap { $0 }
      },
      BoardWorkload(ChosenOperations.knownGrowth) { call throws(ParameterError) in
        try ChosenOperations.growing(call).compactMap { size, chosen in
          chosen.subject(on: BigDecimal.self, size: size)
        }
      },
      BoardWorkload(WorstInputs.known(on: backends)) { call throws(ParameterError) in
        let worst = try WorstInputs(call)
        return worst.subjects(on: Decimal128.self) + worst.subjects(on: BigDecimal.self)
      },
    ]
  }

  private static var text: [BoardWorkload] {
    [
      BoardWorkload(TextWorkloads.knownRead) { _ in
        TextWorkloads.quantities.indices.map { TextWorkloads.reading($0) }
      },
      BoardWorkload(TextWorkloads.knownPaste) { _ in [TextWorkloads.pasting()] },
      BoardWorkload(SearchWorkload.known) { call throws(ParameterError) in
        [try SearchWorkload(UnitSearch()).subject(of: call)]
      },
      BoardWorkload(TextWorkloads.knownFormat(on: backends)) { call throws(ParameterError) in
        [
          try TextWorkloads.formatting(call, on: Decimal128.self),
          try TextWorkloads.formatting(call, on: BigDecimal.self),
        ]
      },
      BoardWorkload(KnownWorkload(TextWorkloads.keystroke, subjects: backends)) {
        call throws(ParameterError) in
        do throws(ConversionError) {
          return [
            try TextWorkloads.keystrokes(on: Decimal128.self, times: 2),
            try TextWorkloads.keystrokes(on: BigDecimal.self, times: 2),
          ]
        } catch { throw ParameterError(nil, call.description, reason: "\(error)") }
      },
    ]
  }

  private static var calculation: [BoardWorkload] {
    [
      BoardWorkload(KnownWorkload(CalculationWorkloads.key, subjects: backends)) {
        call throws(ParameterError) in
        do {
          return [
            try CalculationWorkloads.keys(on: Decimal128.self),
            try CalculationWorkloads.keys(on: BigDecimal.self),
          ]
        } catch { throw ParameterError(nil, call.description, reason: "\(error)") }
      },
      BoardWorkload(KnownWorkload(CalculationWorkloads.expression, subjects: backends)) { _ in
        [
          CalculationWorkloads.expressions(on: Decimal128.self),
          CalculationWorkloads.expressions(on: BigDecimal.self),
        ]
      },
    ]
  }

  private static var notebooks: [BoardWorkload] {
    let edits = KnownWorkload(
      NotebookWorkloads.edit, subjects: NotebookWorkloads.editSubjects)
    let formats = [NotebookWorkloads.read, NotebookWorkloads.write]
    return [workload(edits, NotebookWorkloads.edits)]
      + formats.map { name in
        workload(KnownWorkload(name, subjects: NotebookWorkloads.formatSubjects)) {
          try NotebookWorkloads.formats().filter { $0.workload == name }
        }
      }
  }

  private static func workload(
    _ known: KnownWorkload, _ subjects: @escaping () throws -> [Subject]
  ) -> BoardWorkload {
    BoardWorkload(known) { call throws(ParameterError) in
      do { return try subjects() } catch {
        throw ParameterError(nil, call.description, reason: "\(error)")
      }
    }
  }
}
