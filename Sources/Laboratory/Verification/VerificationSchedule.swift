import Conformance
import DecimalArithmetic
import GMPDecimal
import NativeDecimal
import ProductLaws
import PropertyTesting

/// What a run judges, in the order in which it is reported.
struct VerificationSchedule {
  typealias Group = WritableKeyPath<BackendVerification, BackendVerification.LawGroup>

  /// A file of vectors on one backend.
  struct VectorPart {
    var verification: Int
    /// The number of its set among those of the plan.
    var set: Int
    var file: VectorSets.VectorFile
    /// - Precondition: the file's cases are here.
    var judge: @Sendable () -> VectorReport
  }

  /// A law on one backend, or on several at once.
  struct LawPart {
    var verification: Int
    var group: Group
    var law: Law
  }

  let plan: VerificationPlan
  private(set) var verifications: [BackendVerification] = []
  private(set) var vectors: [VectorPart] = []
  private(set) var laws: [LawPart] = []
  /// Whether the functions of Decimal128 are traced.
  let tracesFunctions: Bool

  /// Everything that the plan asks for, of one backend or of all.
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
    }
  }

  private mutating func begin(_ kind: BackendVerification.Kind, _ name: String) {
    verifications.append(BackendVerification(kind, name))
  }

  /// Backends beside the oracle, which computes each case once for all of them.
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

  /// A backend by vectors, and by laws that need no oracle.
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

  /// What a backend calculates.
  private mutating func addCalculations<B: GeneralDecimalBackend>(_ backend: B.Type) {
    begin(.calculations, B.backendName)
    add(CalculationLaws.all(for: backend), to: \.calculations)
  }

  /// Two backends by their agreement at 34 digits.
  private mutating func addAgreement<A: GeneralDecimalBackend, B: GeneralDecimalBackend>(
    of first: A.Type, and second: B.Type
  ) {
    begin(.agreement, "\(A.backendName) = \(B.backendName)")
    add(ArithmeticLaws.agreement(of: first, and: second), to: \.arithmetic)
  }

  /// The laws of a kind, those that were asked for, to the last verification.
  private mutating func add(_ all: [Law], to group: Group) {
    laws += all.filter { plan.lawNames?.contains($0.identifier) ?? true }.map {
      LawPart(verification: verifications.count - 1, group: group, law: $0)
    }
  }
}

extension VerificationSchedule {
  /// A backend with everything that judges it.
  private struct Subject {
    var arithmetic: DifferentialSubject
    var conversions: ConversionSubject
    /// Adds the backend alone.
    var add: (inout VerificationSchedule) -> Void
    /// Adds what is calculated with the backend; of a backend's second way nothing.
    var addCalculations: (inout VerificationSchedule) -> Void = { _ in }

    /// The backends chosen, or all.
    // Each type stands in the calls themselves, so that the loops of the subjects are made for it.
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
