import Conformance
import DecimalArithmetic
import ExactArithmetic
import Peers
import PropertyTesting
import Testing

/// Python's fractions judge the oracle, and find each seeded fault.
@Suite(.enabled(if: Fractions.isPresent, Fractions.skipReason)) struct FractionPeerTests {
  private func report<Subject: ArithmeticSubject>(
    _ subject: Subject, cases: Int, shrinking evaluations: Int = 4_000
  ) throws -> PeerReport {
    var run = PropertyRun.quiet(seed: 12, cases: cases)
    run.shrinkingEvaluations = evaluations
    return PeerRunner(
      subject, ArithmeticOperation.allCases, beside: try FractionPeer(), supports: { _ in true }
    ).run(run)
  }

  @Test func theOracleComputesAsFractions() throws {
    let report = try report(OracleSubject(), cases: 10_000)
    #expect(report.holds && report.compared == 10_000, "\(report)")
    #expect(report.operations.count == 10)
    let raised = [
      "Clamped", "Inexact", "Invalid_operation", "Overflow", "Rounded", "Subnormal", "Underflow",
    ]
    #expect(Set(report.conditions.keys) == Set(raised), "\(report.conditions)")
  }

  @Test func theOracleConvertsAsFractions() throws {
    let report = OracleLaws.conversions(beside: try FractionPeer())
      .run(.quiet(seed: 12, cases: 3_000))
    #expect(report.holds, "\(report)")
    let seen = ["exact", "rounded", "zero"].map { report.labels.counts[$0, default: 0] }
    #expect(seen.allSatisfy { $0 > 50 }, "\(seen)")
  }

  @Test func eachFaultyOracleIsConvictedByFractions() throws {
    let acquitted = try FaultyOracle.all.filter {
      try report($0, cases: 4_000, shrinking: 20).failed == 0
    }
    #expect(acquitted.map(\.name) == [])
  }

  @Test func aFaultyOracleOfConversionsIsConvicted() throws {
    let peer = try FractionPeer()
    let faults:
      [@Sendable (DecimalOperand, ConversionFormula, RoundingTarget, ArithmeticContext) -> Expected?] =
        [
          // A fault: rounds half-even in every mode.
          { Oracle.convert($0, by: $1, to: $2, in: $3.rounding(.halfEven)) },
          // A fault: ignores the clamp.
          { x, formula, target, context in
            Oracle.convert(x, by: formula, to: target, in: context.withoutClamp)
          },
          // A fault: ignores the offset.
          { x, formula, target, context in
            guard case .linear(let scale, _) = formula else { return nil }
            return Oracle.convert(x, by: .linear(scale: scale), to: target, in: context)
          },
          // A fault: returns 0 instead of `elseDigits` digits.
          { x, formula, target, context in
            guard case .decimals(let decimals, _) = target else {
              return Oracle.convert(x, by: formula, to: target, in: context)
            }
            return Oracle.convert(
              x, by: formula, to: .decimals(decimals, elseDigits: 0), in: context)
          },
        ]
    var run = PropertyRun.quiet(seed: 12, cases: 1_000)
    run.shrinkingEvaluations = 20
    let failed = faults.map { OracleLaws.conversions(beside: peer, by: $0).run(run).failed }
    #expect(!failed.contains(0), "\(failed)")
  }

  @Test func aProgramThatIsNoPythonIsSaid() {
    #expect(throws: PeerError.notFound("no-such-python")) { try FractionPeer("no-such-python") }
  }
}

/// The committed vectors alone find every faulty oracle.
@Suite struct FaultyOracleTests {
  @Test func eachFaultyOracleIsConvictedByVectors() throws {
    let folder = try #require(DecTestFolder(path: PackageFolder.directedVectors))
    let files = try folder.names.map { try folder.read($0) }
    let acquitted = FaultyOracle.all.filter { oracle in
      !files.contains { VectorRunner(oracle).run($0).failures.count > 0 }
    }
    #expect(acquitted.map(\.name) == [])
  }
}

/// Whether this machine has Python's fractions.
enum Fractions {
  static let isPresent = (try? FractionPeer()) != nil
  static let skipReason: Comment = "there is no python3 on PATH"
}
