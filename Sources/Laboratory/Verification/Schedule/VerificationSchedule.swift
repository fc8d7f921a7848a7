import Conformance
import DecimalArithmetic
import GMPDecimal
import NativeDecimal
import ProductLaws
import PropertyTesting

/// The parts of a run, in the order of the report.
struct VerificationSchedule {
  typealias Group = WritableKeyPath<BackendVerification, BackendVerification.LawGroup>

  /// A vector file that is judged on one backend.
  struct VectorPart {
    var verification: Int
    /// The index of the file's set in the plan.
    var set: Int
    var file: VectorSets.VectorFile
    /// The function that judges the file.
    ///
    /// - Precondition: the file's cases are present.
    var judge: @Sendable () -> VectorReport
  }

  /// A law that is judged on one backend, or on several backends at once.
  struct LawPart {
    var verification: Int
    var group: Group
    var law: Law
  }

  let plan: VerificationPlan
  private(set) var verifications: [BackendVerification] = []
  private(set) var vectors: [VectorPart] = []
  private(set) var laws: [LawPart] = []
  /// Whether the Ziv depths of the functions of Decimal128 are recorded.
  let tracesFunctions: Bool

  /// Creates the schedule of a plan, for one backend or, if `backend` is `nil`, for all.
  init(_ plan: VerificationPlan, backend: JudgedBackend?) {
    self.plan = plan
    tracesFunctions = backend != .gmp && plan.law == nil
    let subjects = Subject.all(backend)
    addTogether(subjects)
    for subject in subjects { subject.add(&self) }
    if backend == nil {
      addAgreement(of: Decimal128.self, and: BigDecimal.self)
      addAgreement(of: Decimal128.self, and: LimbDecimal.self)
    }
    let arithmetic = subjects.map(\.arithmetic)
    begin(.directed, arithmetic.map(\.name).joined(separator: ", "))
    add(DirectedLaws.all(for: arithmetic), to: \.directed)
    add(LimbLengthLaws.all(for: arithmetic), to: \.limbLengths)
    if backend == nil {
      begin(.texts, "all")
      add(TextLaws.all, to: \.texts)
    }
    for subject in subjects { subject.addCalculations(&self) }
    if backend == nil {
      begin(.calculations, "all")
      add(CalculationLaws.money, to: \.calculations)
      begin(.notebooks, "all")
      add(NotebookLaws.all, to: \.notebooks)
    }
  }

  private mutating func begin(_ kind: BackendVerification.Kind, _ name: String) {
    verifications.append(BackendVerification(kind, name))
  }

  /// Adds the laws that compare backends with the oracle, which computes each case once.
  private mutating func addTogether(_ subjects: [Subject]) {
    let names = ["oracle"] + subjects.map(\.arithmetic.name)
    begin(.together, names.joined(separator: " = "))
    let arithmetic = subjects.map(\.arithmetic)
    let laws = ArithmeticLaws.oracleAgreement(of: arithmetic)
    add(laws.filter { $0.resultsPerCase > 1 }, to: \.differential)
    add(laws.filter { $0.resultsPerCase == 1 }, to: \.arithmetic)
    add(ArithmeticLaws.exhaustive(of: arithmetic, depth: plan.depth), to: \.exhaustive)
    add(
      plan.conversions.oracleAgreements(of: subjects.map(\.conversions)), to: \.conversions)
  }

  /// Adds the vectors of a backend, and the laws that do not need the oracle.
  private mutating func add<B: GeneralDecimalBackend>(_ backend: B.Type) {
    begin(.alone, B.backendName)
    let number = verifications.count - 1
    let runner = VectorRunner(backend)
    for (place, set) in plan.sets.enumerated() {
      verifications[number].vectors.append((set.title, []))
      vectors += set.files.map { file in
        VectorPart(verification: number, set: place, file: file) {
          guard let content = file.content else { preconditionFailure("a file without its cases") }
          return runner.run(content)
        }
      }
    }
    add(ArithmeticLaws.equations(backend), to: \.arithmetic)
    add(plan.conversions.equations(for: backend), to: \.conversions)
  }

  /// Adds the laws of calculations on a backend.
  private mutating func addCalculations<B: GeneralDecimalBackend>(_ backend: B.Type) {
    begin(.calculations, B.backendName)
    add(CalculationLaws.all(for: backend), to: \.calculations)
  }

  /// Adds the laws of the agreement of two backends at 34 digits.
  private mutating func addAgreement<A: GeneralDecimalBackend, B: GeneralDecimalBackend>(
    of first: A.Type, and second: B.Type
  ) {
    begin(.agreement, "\(A.backendName) = \(B.backendName)")
    add(ArithmeticLaws.agreement(of: first, and: second), to: \.arithmetic)
  }

  /// Adds the chosen laws among `all` to the last verification.
  private mutating func add(_ all: [Law], to group: Group) {
    laws += all.filter { plan.lawNames?.contains($0.identifier) ?? true }.map {
      LawPart(verification: verifications.count - 1, group: group, law: $0)
    }
  }
}

extension VerificationSchedule {
  /// A backend with its subjects in the laws.
  private struct Subject {
    var arithmetic: DifferentialSubject
    var conversions: ConversionSubject
    /// The function that adds the vectors and the laws that judge the backend alone.
    var add: (inout VerificationSchedule) -> Void
    /// The function that adds the laws of calculations; it adds nothing for a second algorithm of
    /// the same backend.
    var addCalculations: (inout VerificationSchedule) -> Void = { _ in }

    /// Returns the subjects of the chosen backend, or of all backends.
    // Each call names its concrete type, so that the loops of the subjects are specialised for it.
    static func all(_ choice: JudgedBackend?) -> [Subject] {
      var subjects: [Subject] = []
      if choice != .gmp {
        subjects.append(
          Subject(
            arithmetic: DifferentialSubject(Decimal128.self),
            conversions: ConversionSubject(Decimal128.self),
            add: { schedule in
              schedule.add(Decimal128.self)
              schedule.add(EncodingLaws.all(for: Decimal128.encodings), to: \.arithmetic)
            }, addCalculations: { $0.addCalculations(Decimal128.self) }))
      }
      if choice != .native {
        subjects += [
          Subject(
            arithmetic: DifferentialSubject(BigDecimal.self),
            conversions: ConversionSubject(BigDecimal.self),
            add: { $0.add(BigDecimal.self) },
            addCalculations: { $0.addCalculations(BigDecimal.self) }),
          Subject(
            arithmetic: DifferentialSubject(LimbDecimal.self, inTurn: true),
            conversions: ConversionSubject(LimbDecimal.self),
            add: { $0.add(LimbDecimal.self) }),
        ]
      }
      return subjects
    }
  }
}
