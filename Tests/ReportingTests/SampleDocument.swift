import Reporting

/// A small document with made-up values and every kind of block.
enum SampleDocument {
  static let document = ReportDocument(
    title: "metryvo sample",
    facts: [
      ReportFact("version", "0.1.0"), ReportFact("commit", "0123456789ab"), ReportFact("seed", "7"),
      ReportFact("machine", "Example CPU, 2 cores"), ReportFact("date", "2026-01-02T03:04:05Z"),
    ],
    sections: [laws, budgets, latencies, throughput, growth, cells, notRun, failures],
    conclusions: [ReportConclusion("sample", verdict: .failed, text: "1 case failed (2 s)")])

  private static let laws = ReportSection(
    "laws", title: "Laws", verdict: .failed,
    blocks: [
      .paragraph("Two laws on two backends."),
      .table(
        ReportTable(
          caption: "Cases", columns: [.init("law"), .init("native", .right), .init("gmp", .right)],
          rows: [
            .init(["identity", "1000", "1000"], verdict: .ok),
            .init(["round-trip", "999 + 1", "1000"], verdict: .failed),
            .init(["all", "1999 + 1", "2000"], isSummary: true, verdict: .failed),
          ])),
    ])

  private static let latencies = ReportSection(
    "latencies", title: "Latencies", verdict: .ok,
    blocks: [
      .latencies(
        LatencyChart(
          title: "Keystroke to result",
          series: [
            .init(
              "native",
              buckets: [
                .init(lower: 50_000, upper: 60_000, count: 900),
                .init(lower: 60_000, upper: 70_000, count: 95),
                .init(lower: 900_000, upper: 1_000_000, count: 5),
              ]),
            .init(
              "gmp", buckets: [.init(lower: 70_000, upper: 90_000, count: 1_000)],
              percentiles: [
                .init("p50", nanoseconds: 81_234), .init("p99.9", nanoseconds: 89_990),
              ]),
          ], limit: ReferenceLine(16_000_000, label: "limit 16 ms")))
    ])

  private static let budgets = ReportSection(
    "budgets", title: "Budgets", verdict: .failed,
    blocks: [
      .budgets(
        BudgetBoard(
          title: "Budgets of a sample",
          entries: [
            .init(
              workload: "keystroke", subject: "native", metric: "cpu-p99.9", unit: .nanoseconds,
              measured: 58_200, interval: (57_900, 58_400), limit: 200_000, verdict: .ok,
              reason: "three times the median", place: .init(file: "Budgets.json", line: 5)),
            .init(
              workload: "keystroke", subject: "gmp", metric: "cpu-p99.9", unit: .nanoseconds,
              measured: 240_000, interval: (238_000, 243_000), limit: 200_000, verdict: .failed,
              reason: "three times, at 100 %", place: .init(file: "a,b:c.json", line: 9)),
            .init(
              workload: "multi-convert", subject: "native", metric: "operations-per-second",
              unit: .perSecond, measured: 2_500_000, interval: (1_900_000, 2_600_000),
              limit: 2_000_000, isFloor: true, verdict: .inconclusive, reason: "0.7 of the slowest"),
            .init(
              workload: "multi-convert", metric: "allocations-per-operation", unit: .count,
              measured: 0, limit: 0, verdict: .ok, reason: "nothing is allocated"),
            .init(
              workload: "start", metric: "ratio-to-yardstick", unit: .ratio, measured: nil,
              limit: 0.0056, verdict: .notRun, reason: "holds on machines of any speed"),
            .init(
              workload: "start", metric: "peak-memory", unit: .bytes, measured: 1_572_864,
              limit: 2_097_152, verdict: .ok, reason: "two mebibytes"),
          ]))
    ])

  private static let throughput = ReportSection(
    "throughput", title: "Throughput", verdict: .inconclusive,
    blocks: [
      .bars(
        BarChart(
          title: "Multi-convert", unit: "conversions/s",
          bars: [
            .init("native", value: 12_345_678, low: 12_100_000, high: 12_500_000),
            .init("gmp", value: 8_000_000),
          ], floor: ReferenceLine(9_000_000, label: "floor 9.00 M")))
    ])

  private static let growth = ReportSection(
    "growth", title: "Growth",
    blocks: [
      .growth(
        GrowthChart(
          title: "multiply", unit: "digits",
          series: [
            .init(
              "gmp",
              points: [
                .init(size: 34, nanoseconds: 60), .init(size: 1_000, nanoseconds: 2_600),
                .init(size: 100_000, nanoseconds: 2_190_000),
              ]),
            .init(
              "peer",
              points: [
                .init(size: 34, nanoseconds: 55.2), .init(size: 1_000, nanoseconds: 11_800),
              ]),
          ], note: "gmp grows with the power 1.46 of the digits."))
    ])

  private static let cells = ReportSection(
    "cells", title: "Cells",
    blocks: [
      .cells(
        CellChart(
          title: "rounding, least hits", columns: ["exact", "below half", "tie"],
          rows: [
            .init(
              "half-even",
              [
                .init(reachable: 4, met: 4, least: 10), .init(reachable: 4, met: 4, least: 25),
                .init(reachable: 0, met: 0, least: 0),
              ]),
            .init(
              "down",
              [
                .init(reachable: 4, met: 3, least: 0), .init(reachable: 4, met: 4, least: 79),
                .init(reachable: 1, met: 1, least: 1_000_000),
              ]),
          ], required: 10))
    ])

  private static let notRun = ReportSection(
    "not-run", title: "Other machines", verdict: .notRun, blocks: [.paragraph("No other machine.")])

  private static let failures = ReportSection(
    "failures", title: "Failures",
    blocks: [
      .preformatted("law round-trip, seed 7, case 12: 1 ft → yd\n  native: 1\n  oracle: 0.3")
    ])

  /// Text that every format must show and never interpret.
  static let hostile =
    "<script>alert('x')</script> \"quoted\" & a|b *c* _d_ `e` [f](g) \\ "
    + "\u{1B}[31m\u{7}\u{202E}\r\nend"

  /// A document with the hostile text in every field.
  static var hostileDocument: ReportDocument {
    let table = ReportTable(
      caption: hostile, columns: [.init(hostile)], rows: [.init([hostile])])
    let bucket = LatencyChart.Bucket(lower: 1, upper: 2, count: 3)
    let line = ReferenceLine(2, label: hostile)
    return ReportDocument(
      title: hostile, facts: [ReportFact(hostile, hostile)],
      sections: [
        ReportSection(
          hostile, title: hostile, verdict: .ok,
          blocks: [
            .paragraph(hostile), .table(table), .preformatted(hostile + "\n```\n````"),
            .budgets(
              BudgetBoard(
                title: hostile,
                entries: [
                  .init(
                    workload: hostile, subject: hostile, metric: hostile, unit: .count, measured: 1,
                    limit: 1, verdict: .failed, reason: hostile,
                    place: .init(file: hostile, line: 1))
                ])),
            .latencies(
              LatencyChart(
                title: hostile,
                series: [
                  .init(
                    hostile, buckets: [bucket], percentiles: [.init(hostile, nanoseconds: 2)])
                ],
                limit: line)),
            .bars(
              BarChart(
                title: hostile, unit: hostile, bars: [.init(hostile, value: 1)], floor: line)),
            .growth(
              GrowthChart(
                title: hostile, unit: hostile,
                series: [.init(hostile, points: [.init(size: 1, nanoseconds: 1)])],
                note: hostile)),
            .cells(
              CellChart(
                title: hostile, columns: [hostile],
                rows: [.init(hostile, [.init(reachable: 1, met: 1, least: 1)])], required: 1)),
          ])
      ], conclusions: [ReportConclusion(hostile, verdict: .ok, text: hostile)])
  }

  /// A document with numbers at and beyond the limits of a drawing.
  static var extremeDocument: ReportDocument {
    let values: [Double] = [
      .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude,
    ]
    let buckets: [LatencyChart.Bucket] = [
      .init(lower: 0, upper: 0, count: 1), .init(lower: 0, upper: .max, count: .max),
      .init(lower: .max, upper: .max, count: .max),
    ]
    let blocks = values.flatMap { value -> [ReportBlock] in
      let line = ReferenceLine(value, label: "line")
      let bar = BarChart.Bar("bar", value: value, low: value, high: value)
      return [
        .bars(BarChart(title: "bars", unit: "", bars: [bar], floor: line)),
        .budgets(
          BudgetBoard(
            entries: ReportUnit.allCases.flatMap { unit in
              [true, false].flatMap { isFloor in
                [(value, 1), (1, value)].map { measured, limit in
                  .init(
                    workload: "w", metric: "m", unit: unit, measured: measured,
                    interval: (value, value), limit: limit, isFloor: isFloor, verdict: .failed,
                    reason: "r")
                }
              }
            })),
        .latencies(
          LatencyChart(
            title: "latencies",
            series: [
              .init("given", buckets: buckets, percentiles: [.init("p", nanoseconds: value)]),
              .init("derived", buckets: buckets), .init("empty", buckets: []),
            ], limit: line)),
        .growth(
          GrowthChart(
            title: "growth", unit: "digits",
            series: [
              .init(
                "given",
                points: [
                  .init(size: value, nanoseconds: 1), .init(size: 1, nanoseconds: value),
                ]), .init("empty", points: []),
            ])),
      ]
    }
    let fields = [Int.min, -1, 0, 1, .max].map {
      CellChart.Field(reachable: $0, met: $0, least: $0)
    }
    let charts = [Int.min, 0, 1, .max].map { required in
      ReportBlock.cells(
        CellChart(
          title: "cells", columns: fields.map { _ in "c" }, rows: [.init("r", fields)],
          required: required))
    }
    return ReportDocument(
      title: "extremes", sections: [.init("all", title: "All", blocks: blocks + charts)])
  }

  /// A document in which every optional content is empty.
  static let emptyDocument = ReportDocument(
    title: "",
    sections: [
      ReportSection("none", title: "None"),
      ReportSection(
        "empty", title: "Empty", verdict: .notRun,
        blocks: [
          .paragraph(""), .preformatted(""), .table(ReportTable(columns: [.init("a")])),
          .latencies(LatencyChart(title: "", series: [])),
          .growth(GrowthChart(title: "", unit: "", series: [])),
          .bars(BarChart(title: "", unit: "", bars: [])), .budgets(BudgetBoard(entries: [])),
          .cells(CellChart(title: "", columns: [], rows: [], required: 0)),
          .cells(CellChart(title: "", columns: [], rows: [.init("", [])], required: 0)),
        ]),
    ])
}
