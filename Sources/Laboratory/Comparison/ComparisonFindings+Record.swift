import Conformance
import Peers
import PerformanceBudgets
import Workloads

extension ComparisonFindings {
  /// The figures of the comparison in their JSON form.
  package var record: Record {
    Record(
      seed: seed, holds: holds, reference: reference,
      accuracy: judged.map { engine, report in
        let tally = report.tally()
        return Record.Accuracy(
          name: engine.name, format: report.format.description, cases: tally.cases,
          misrounded: tally.misrounded,
          models: AccuracyModel.allCases.flatMap { model in
            AccuracyCase.Kind.allCases.map { Record.Model(report, model, $0) }
          },
          worst: AccuracyModel.allCases.compactMap { model in
            report.worst[model].map {
              Record.Worst(
                model: model, input: $0.input, got: $0.got, exact: $0.exact, errorULP: $0.units,
                rightDigits: $0.digits)
            }
          })
      },
      speed: comparison.speed.flatMap { measurement in
        comparison.engines.compactMap { engine in
          guard let subject = measurement.subject(engine.name) else { return nil }
          return Record.Speed(
            workload: measurement.workload, name: engine.name,
            conversionsPerSecond: subject.median(of: .operationsPerSecond) ?? 0,
            ratiosToReference: measurement.ratios(of: engine.name, to: reference) ?? [])
        }
      },
      sizes: comparison.sizes.map { series in
        Record.Size(
          operation: series.operation, first: series.first, second: series.second,
          digits: series.points.map { Int($0.size) },
          ratios: series.points.map { [$0.ratio.lower, $0.ratio.median, $0.ratio.upper] },
          sentence: series.sentence)
      },
      absent: comparison.absent.map {
        Record.Absent(name: $0.kind.rawValue, reason: $0.reason, command: $0.kind.advice)
      }, problems: comparison.problems)
  }

  package struct Record: Encodable {
    var seed: UInt64
    var holds: Bool
    /// The name of the engine to which the ratios are relative.
    var reference: String
    var accuracy: [Accuracy]
    var speed: [Speed]
    var sizes: [Size]
    var absent: [Absent]
    var problems: [String]

    struct Accuracy: Encodable {
      var name: String
      var format: String
      var cases: Int
      var misrounded: Int
      var models: [Model]
      var worst: [Worst]
    }

    struct Model: Encodable {
      var model: AccuracyModel
      var kind: AccuracyCase.Kind
      var cases: Int
      var misrounded: Int
      var notOffered: Int
      /// The number of results of each size of error, by the name of the size.
      var errors: [String: Int]
      var leastRightDigits: Int?
      var medianRightDigits: Int?

      init(_ report: AccuracyReport, _ model: AccuracyModel, _ kind: AccuracyCase.Kind) {
        let tally = report.tally(of: [model], [kind])
        self.model = model
        self.kind = kind
        cases = tally.cases
        misrounded = tally.misrounded
        notOffered = tally.notOffered
        errors = Dictionary(
          tally.sizes.map { ($0.key.description, $0.value) }, uniquingKeysWith: +)
        leastRightDigits = tally.leastDigits
        medianRightDigits = tally.medianDigits
      }
    }

    struct Worst: Encodable {
      var model: AccuracyModel
      var input: String
      var got: String
      var exact: String
      var errorULP: String?
      var rightDigits: Int
    }

    struct Speed: Encodable {
      var workload: String
      var name: String
      var conversionsPerSecond: Double
      /// The ratios of the engine's time to the reference engine's time, one for each round.
      var ratiosToReference: [Double]
    }

    struct Size: Encodable {
      var operation: String
      var first: String
      var second: String
      var digits: [Int]
      /// The ratios of the second engine's time to the first engine's, one for each size.
      ///
      /// A ratio is its interval's lower end, its median, and its interval's upper end.
      var ratios: [[Double]]
      var sentence: String
    }

    struct Absent: Encodable {
      var name: String
      var reason: String
      var command: String
    }
  }
}
