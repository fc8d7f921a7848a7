import Conformance
import DecimalArithmetic
import GMPDecimal
import NativeDecimal
import PropertyTesting

/// What a run judges, in the order in which it is reported.
struct VerificationSchedule {
  typealias Group = WritableKeyPath<BackendVerification, BackendVerification.LawGroup>

  /// A file of vectors on one backend.
  struct VectorPart {
    var verification: Int
    /// The number of its set among those of the plan.
    var set: Int
    var judge: @Sendable () -> VectorReport
  }

  /// A law on one backend, or on several at once.
  struct LawPart {
    var verification: Int
    var group: Group
    var law: Law
  }

  let plan: VerificationPlan
  /// Backends judged together, each backend alone, pairs that must agree, and what is read and written.
  private(set) var together: Range<Int>
  private(set) var backends: Range<Int>
  private(set) var agreements: Range<Int>
  private(set) var directed: Range<Int>
  private(set) var texts: Range<Int>
  private(set) var verifications: [BackendVerification] = []
  private(set) var vectors: [VectorPart] = []
  private(set) var laws: [LawPart] = []
  /// Whether the functions of Decimal128 are traced.
  let tracesFunctions: Bool

  /// Everything that the plan asks for, of one backend or of all.
  init(_ plan: VerificationPlan, backend: BackendChoice?) {
    self.plan = plan
    tracesFunctions = backend != .gmp && plan.law == nil
    (together, backends, agreements) = (0..<1, 1..<1, 1..<1)
    (directed, texts) = (1..<1, 1..<1)
    var arithmetic: [DifferentialSubject] = []
    var conversions: [ConversionSubject] = []
    if backend != .gmp {
      arithmetic.append(DifferentialSubject(Decimal128.self))
      conversions.append(ConversionSubject(Decimal128.self))
    }
    if backend != .native {
      arithmetic += [DifferentialSubject(BigDecimal.self), DifferentialSubject(LimbDecimal.self)]
      conversions += [ConversionSubject(BigDecimal.self), ConversionSubject(LimbDecimal.self)]
    }
    addTogether(arithmetic, conversions)
    if backend != .gmp {
      add(Decimal128.self)
      add(EncodingLaws.all(for: Decimal128.encodings), to: \.arithmetic)
    }
    if backend != .native {
      add(BigDecimal.self)
      add(LimbDecimal.self)
    }
    backends = 1..<verifications.count
    if backend == nil {
      addAgreement(of: Decimal128.self, and: BigDecimal.self)
      addAgreement(of: Decimal128.self, and: LimbDecimal.self)
    }
    agreements = backends.upperBound..<verifications.count
    verifications.append(BackendVerification(arithmetic.map(\.name).joined(separator: ", ")))
    add(DirectedLaws.all(for: arithmetic), to: \.directed)
    self.directed = agreements.upperBound..<verifications.count
    if backend == nil {
      verifications.append(BackendVerification("all"))
      add(TextLaws.all, to: \.texts)
    }
    texts = self.directed.upperBound..<verifications.count
  }

  /// Backends beside the oracle, which computes each case once for all of them.
  private mutating func addTogether(
    _ arithmetic: [DifferentialSubject], _ conversions: [ConversionSubject]
  ) {
    let names = ["oracle"] + arithmetic.map(\.name)
    verifications.append(BackendVerification(names.joined(separator: " = ")))
    let laws = ArithmeticLaws.oracleAgreement(of: arithmetic)
    add(laws.filter { $0.resultsPerCase > 1 }, to: \.differential)
    add(laws.filter { $0.resultsPerCase == 1 }, to: \.arithmetic)
    add(ArithmeticLaws.exhaustive(of: arithmetic, depth: plan.depth), to: \.exhaustive)
    add(plan.conversions.oracleAgreements(of: conversions), to: \.conversions)
  }

  /// A backend by vectors, and by laws that need no oracle.
  private mutating func add<B: GeneralDecimalBackend>(_ backend: B.Type) {
    verifications.append(BackendVerification(B.backendName))
    let number = verifications.count - 1
    let runner = VectorRunner(backend)
    for (place, set) in plan.sets.enumerated() {
      verifications[number].vectors.append((set.title, []))
      vectors += set.files.map { file in
        VectorPart(verification: number, set: place) { runner.run(file) }
      }
    }
    add(ArithmeticLaws.equations(backend), to: \.arithmetic)
    add(plan.conversions.equations(for: backend), to: \.conversions)
  }

  /// Two backends by their agreement at 34 digits.
  private mutating func addAgreement<A: GeneralDecimalBackend, B: GeneralDecimalBackend>(
    of first: A.Type, and second: B.Type
  ) {
    verifications.append(BackendVerification("\(A.backendName) = \(B.backendName)"))
    add(ArithmeticLaws.agreement(of: first, and: second), to: \.arithmetic)
  }

  /// The laws of a kind, those that were asked for, to the last verification.
  private mutating func add(_ all: [Law], to group: Group) {
    laws += all.filter { plan.lawNames?.contains($0.identifier) ?? true }.map {
      LawPart(verification: verifications.count - 1, group: group, law: $0)
    }
  }
}
