import Conformance
import GMPDecimal
import MeasureText
import NativeDecimal
import PerformanceBudgets
import UnitConversion
import Workloads

/// The workloads that a budget may name.
enum BoardWorkloads {
  private static let backends = [Decimal128.backendName, BigDecimal.backendName]

  /// Returns all workloads, each with the function that makes its subjects.
  ///
  /// - Parameters:
  ///   - numbers: the typed numbers of the keystroke and conversion workloads.
  ///   - command: the path of the command `metryvo`; `nil` if there is none.
  ///   - clock: the clock that counts the CPU time of the command.
  /// - Returns: the workloads.
  static func all(
    typing numbers: [TypedNumber], command: String?, on clock: ChildTimeClock
  ) -> [BudgetedWorkload] {
    conversions(numbers) + prepared + arithmetic + text + calculation + notebooks
      + CommandWorkloads(command: command, clock: clock).all + [
        BudgetedWorkload(CatalogFirstUse.known) { _ in [CatalogFirstUse.subject()] },
        BudgetedWorkload(VerificationWorkload.known(on: backends)) { call throws(ParameterError) in
          [
            try VerificationWorkload.subject(of: call, on: DifferentialSubject(Decimal128.self)),
            try VerificationWorkload.subject(of: call, on: DifferentialSubject(BigDecimal.self)),
          ]
        },
      ]
  }

  private static func conversions(_ numbers: [TypedNumber]) -> [BudgetedWorkload] {
    let replays =
      ConversionWorkloads.subjects(of: BackendEngine(Decimal128.self), typing: numbers)
      + ConversionWorkloads.subjects(of: BackendEngine(BigDecimal.self), typing: numbers)
    let chosen = [
      ChosenConversions.knownToUnit(on: backends), ChosenConversions.knownToAll(on: backends),
    ]
    return ConversionWorkloads.statements.map { name, _ in
      BudgetedWorkload(KnownWorkload(name, subjects: backends)) { _ in
        replays.filter { $0.workload == name }
      }
    }
      + chosen.map { known in
        BudgetedWorkload(known) { call throws(ParameterError) in
          try [
            ChosenConversions.subject(of: call, on: Decimal128.self),
            ChosenConversions.subject(of: call, on: BigDecimal.self),
          ].compactMap { $0 }
        }
      }
  }

  /// The conversions of `PreparedWorkloads` by name, compared with Foundation's `Measurement`.
  private static var prepared: [BudgetedWorkload] {
    let known = KnownWorkload(
      "prepared", subjects: backends + ["Foundation.Measurement"], required: ["conversion"])
    return [
      made(known) { call in
        let name = try call.choice("conversion", of: PreparedConversion.allCases)
        let all =
          try PreparedWorkloads.subjects(on: Decimal128.self)
          + PreparedWorkloads.subjects(on: BigDecimal.self) + FoundationMeasurements.subjects()
        return all.filter { $0.workload == name.rawValue }.map { $0.moved(to: call.description) }
      }
    ]
  }

  private enum PreparedConversion: String, CaseIterable {
    case mileBytes = "mile-bytes"
    case mileText = "mile-text"
    case fahrenheitBytes = "fahrenheit-bytes"
    case fahrenheitText = "fahrenheit-text"
    case everyVolume = "every-volume"
    case identifiers
  }

  private static var arithmetic: [BudgetedWorkload] {
    [
      operations,
      BudgetedWorkload(ChosenOperations.knownGrowth) { call throws(ParameterError) in
        try ChosenOperations.growing(call).compactMap { size, chosen in
          chosen.subject(on: BigDecimal.self, size: size)
        }
      },
      BudgetedWorkload(WorstInputs.known(on: backends)) { call throws(ParameterError) in
        let worst = try WorstInputs(call)
        return [worst.subject(on: Decimal128.self), worst.subject(on: BigDecimal.self)]
          .compactMap { $0 }
      },
    ]
  }

  /// The workload of single operations, on both backends and on the peers in this build.
  private static var operations: BudgetedWorkload {
    let peers = [ExistingSubject.name, IntelSubject.name] + LibmpdecSubject.names
    var known = ChosenOperations.known(on: backends + peers)
    known.absent[IntelSubject.name] = IntelSubject.absence
    for name in LibmpdecSubject.names { known.absent[name] = LibmpdecSubject.absence }
    return BudgetedWorkload(known) { call throws(ParameterError) in
      let chosen = try ChosenOperations(call)
      if chosen.isBeyondOracle, let absence = LibmpdecSubject.absence {
        throw ParameterError(
          "digits", call.parameters["digits"] ?? "", reason: "only a peer judges that; \(absence)")
      }
      let ours = [
        chosen.subject(on: Decimal128.self), chosen.subject(on: BigDecimal.self),
        ExistingSubject.subject(of: chosen), IntelSubject.subject(of: chosen),
      ]
      return ours.compactMap { $0 }
        + LibmpdecSubject.subjects(of: chosen) {
          OperationWorkload<BigDecimal>(
            chosen.operation, of: chosen.operands, in: chosen.context)?.results
        }
    }
  }

  private static var text: [BudgetedWorkload] {
    [
      BudgetedWorkload(TextWorkloads.knownRead) { _ in
        TextWorkloads.quantities.indices.map { TextWorkloads.reading($0) }
      },
      BudgetedWorkload(TextWorkloads.knownPaste) { _ in [TextWorkloads.pasting()] },
      BudgetedWorkload(SearchWorkload.known) { call throws(ParameterError) in
        [try SearchWorkload(UnitSearch()).subject(of: call)]
      },
      BudgetedWorkload(SearchWorkload.knownIndex) { _ in [SearchWorkload.makingIndex()] },
      BudgetedWorkload(TextWorkloads.knownFormat(on: backends)) { call throws(ParameterError) in
        [
          try TextWorkloads.formatting(call, on: Decimal128.self),
          try TextWorkloads.formatting(call, on: BigDecimal.self),
        ]
      },
      made(KnownWorkload(TextWorkloads.keystroke, subjects: backends)) { _ in
        [
          try TextWorkloads.keystrokes(on: Decimal128.self, times: 2),
          try TextWorkloads.keystrokes(on: BigDecimal.self, times: 2),
        ]
      },
    ]
  }

  private static var calculation: [BudgetedWorkload] {
    [
      made(KnownWorkload(CalculationWorkloads.key, subjects: backends)) { _ in
        [
          try CalculationWorkloads.keys(on: Decimal128.self),
          try CalculationWorkloads.keys(on: BigDecimal.self),
        ]
      },
      BudgetedWorkload(KnownWorkload(CalculationWorkloads.expression, subjects: backends)) { _ in
        [
          CalculationWorkloads.expressions(on: Decimal128.self),
          CalculationWorkloads.expressions(on: BigDecimal.self),
        ]
      },
    ]
  }

  private static var notebooks: [BudgetedWorkload] {
    let edits = KnownWorkload(NotebookWorkloads.edit, subjects: NotebookWorkloads.editSubjects)
    let formats = [NotebookWorkloads.read, NotebookWorkloads.write]
    return [made(edits) { _ in try NotebookWorkloads.edits() }]
      + formats.map { name in
        made(KnownWorkload(name, subjects: NotebookWorkloads.formatSubjects)) { _ in
          try NotebookWorkloads.formats().filter { $0.workload == name }
        }
      }
  }

  /// Returns a workload whose subjects are made by a function that may throw any error.
  private static func made(
    _ known: KnownWorkload, _ subjects: @escaping (WorkloadCall) throws -> [Subject]
  ) -> BudgetedWorkload {
    BudgetedWorkload(known) { call throws(ParameterError) in
      do { return try subjects(call) } catch let error as ParameterError {
        throw error
      } catch { throw ParameterError(nil, call.description, reason: "\(error)") }
    }
  }
}

extension Subject {
  /// Returns this subject as a subject of another workload.
  fileprivate func moved(to workload: String) -> Subject {
    Subject(
      name, workload: workload, samplesPerBlock: samplesPerBlock,
      operationsPerSample: operationsPerSample, run: run, check: check)
  }
}
