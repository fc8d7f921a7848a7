import Conformance
import Foundation
import Peers
import PerformanceBudgets
import Reporting
import Wording
import Workloads

extension ComparisonFindings {
  /// The section with the accuracy and the speed of every engine.
  var glance: ReportSection {
    var table = ReportTable(columns: [
      .init("number type"), .init("results"), .init("misrounded: typed", .right),
      .init("hard", .right), .init("right digits: least", .right), .init("median", .right),
      .init("text to text ÷ \(reference)", .right), .init("convert ÷ \(reference)", .right),
    ])
    for (engine, report) in judged {
      let all = report.tally()
      table.append(
        .init(
          [
            engine.name, report.format.description,
            Self.percent(report.tally([.typed]).share), Self.percent(report.tally([.hard]).share),
            all.leastDigits.map(String.init) ?? "–", all.medianDigits.map(String.init) ?? "–",
            ratio(of: engine.name, in: ConversionWorkloads.textToText).map(Self.interval) ?? "–",
            ratio(of: engine.name, in: ConversionWorkloads.convert).map(Self.interval) ?? "–",
          ], verdict: engine.isOurs ? (all.misrounded == 0 ? .ok : .failed) : nil))
    }
    return ReportSection("glance", title: "At a glance", blocks: [.table(table)])
  }

  var accuracySection: ReportSection {
    // An engine that offers all kinds of conversions was judged on all cases. So the maximum is the
    // number of cases.
    let typed = judged.map { $0.accuracy.tally([.typed]).cases }.max() ?? 0
    let hard = judged.map { $0.accuracy.tally([.hard]).cases }.max() ?? 0
    var blocks: [ReportBlock] = [
      .paragraph(
        """
        \(typed) typed numbers of up to 15 digits and \(hard) built ones of 34, whose results lie beside a tie or \
        beside a number of few digits; as many of each model, operands and results within 10^±100. A type of more \
        than 40 digits gets a tenth of them, of more than 200 a hundredth. A result is misrounded if it is not the nearest \
        that its own type has, by exact rationals; native and gmp must take ties away from 0. Digits are right if \
        the result is within half a unit of the last of them. A dash: it has no such conversion. Pint and GNU units \
        are asked by the names of units that mean the same; how they round their definitions is in their figures.
        """),
      .table(byModel("Misrounded, by model") { Self.percent($0.share) }),
      .table(
        byModel("Right digits: least, median") { tally in
          "\(tally.leastDigits ?? 0), \(tally.medianDigits ?? 0)"
        }), .shares(errorSizes),
    ]
    if !worst.isEmpty {
      blocks += [.paragraph("The worst misrounded result of each model:"), .preformatted(worst)]
    }
    return ReportSection(
      "accuracy", title: "Accuracy", verdict: holds ? .ok : .failed, blocks: blocks)
  }

  private func byModel(_ caption: String, _ cell: (AccuracyTally) -> String) -> ReportTable {
    var table = ReportTable(
      caption: caption,
      columns: [.init("number type"), .init("conversions", .right)]
        + AccuracyModel.allCases.map { .init($0.rawValue, .right) })
    for (engine, report) in judged {
      let cells = AccuracyModel.allCases.map { model in
        let tally = report.tally(of: [model])
        return tally.cases == 0 ? "–" : cell(tally)
      }
      table.append(.init([engine.name, report.tally().cases.grouped] + cells))
    }
    return table
  }

  private var errorSizes: ShareChart {
    ShareChart(
      title: "Errors in units in the last place of each type",
      parts: ErrorSize.allCases.map(\.description),
      goodParts: ErrorSize.allCases.count { !$0.isMisrounded },
      bars: judged.map { engine, report in
        let tally = report.tally()
        return ShareChart.Bar(
          engine.name, counts: ErrorSize.allCases.map { tally.sizes[$0] ?? 0 },
          remark: "\(Self.percent(tally.share)) misrounded")
      },
      note:
        "0 is the exact result; up to ½ is the nearest to it. All that lies beyond is misrounded.")
  }

  /// The worst results with the right results as text; empty if no result was misrounded.
  private var worst: String {
    judged.flatMap { engine, report in
      AccuracyModel.allCases.compactMap { model in
        report.worst[model].map { found in
          let digits = found.digits.counted("digit is", "digits are")
          let error = found.units.map { "\($0) ULP, \(digits) right" }
          return "\(engine.name), \(model.rawValue): \(found.input): \(error ?? "no number")\n"
            + "  gives \(found.got)\n  exact \(found.exact)"
        }
      }
    }.joined(separator: "\n")
  }

  var speedSection: ReportSection {
    let charts = ComparedEngine.workloads.compactMap { identifier, title -> ReportBlock? in
      let rows = comparison.engines.compactMap { engine -> RatioChart.Row? in
        guard let ratio = ratio(of: engine.name, in: identifier) else { return nil }
        let time = nanoseconds(of: engine.name, in: identifier) ?? 0
        return RatioChart.Row(
          engine.name, value: ratio.median, low: ratio.lower, high: ratio.upper,
          remark: time < 1_000
            ? String(format: "%.0f ns", time) : String(format: "%.1f µs", time / 1_000))
      }
      return rows.isEmpty
        ? nil : .ratios(RatioChart(title: title, unit: "time ÷ \(reference)", rows: rows))
    }
    return ReportSection(
      "speed", title: "Speed, in turns in this run",
      blocks: [
        .paragraph(
          """
          Thread CPU of a conversion: the numbers of a table of typed ones, read, converted and written, or converted \
          alone. Peers in other processes state their own processor time for the same numbers, without the pipe, \
          but GNU units, whose time is that on the wall with the pipe. A peer that has not got all of the \
          conversions is timed at those it has.
          """)
      ] + charts)
  }

  /// The section of crossovers; `nil` if no pair was measured at several sizes.
  var sizesSection: ReportSection? {
    if comparison.sizes.isEmpty { return nil }
    var table = ReportTable(columns: [
      .init("operation"), .init("of"), .init("digits", .right), .init("time ÷ that of", .right),
      .init("ratio", .right),
    ])
    for series in comparison.sizes {
      for point in series.points {
        table.append(
          .init([
            series.operation, series.second, String(Int(point.size)), series.first,
            Self.interval(point.ratio),
          ]))
      }
    }
    let charts = comparison.sizes.filter { $0.points.count > 3 }.map { series in
      ReportBlock.growth(
        GrowthChart(
          title: series.operation, unit: "digits",
          series: [
            line(series.first, series) { $0.first }, line(series.second, series) { $0.second },
          ], note: series.sentence + "."))
    }
    return ReportSection(
      "sizes", title: "Who overtakes whom, by digits",
      blocks: [
        .paragraph(
          """
          native and gmp on operands of so many digits, both rounding to 34; libmpdec in Python and gmp on operands \
          and results of so many, without the cost of a call from Python. Between two sizes the ratio is taken as \
          a power of the size.
          """), .table(table),
      ] + charts)
  }

  private func line(
    _ name: String, _ series: SizeSeries, _ time: ((first: Double, second: Double)) -> Double
  ) -> GrowthChart.Series {
    GrowthChart.Series(
      name,
      points: zip(series.points, series.times).map {
        GrowthChart.Point(size: $0.size, nanoseconds: time($1))
      })
  }

  /// The section of the engines and of the absent peers.
  var whoSection: ReportSection {
    var table = ReportTable(columns: [
      .init("number type"), .init("computes with"), .init("where"),
    ])
    for engine in comparison.engines {
      table.append(.init([engine.name, engine.summary, engine.description]))
    }
    for peer in comparison.absent {
      table.append(
        .init(
          [peer.kind.rawValue, "not here: \(peer.reason)", "'\(peer.kind.advice)' gets it"],
          verdict: .notRun))
    }
    let blocks =
      [ReportBlock.table(table)] + comparison.problems.map { .paragraph("Left out: \($0).") }
    return ReportSection("who", title: "Who was compared", blocks: blocks)
  }
}
