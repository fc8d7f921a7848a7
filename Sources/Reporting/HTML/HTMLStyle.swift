/// The style of the page: two palettes and one column; colour never carries information alone.
enum HTMLStyle {
  static let text = [palettes, layout, charts, CellStyle.text, comparison].joined(separator: "\n")

  private static let palettes = """
    :root { color-scheme: light dark;
      --page: #f6f7f9; --card: #ffffff; --ink: #1a2330; --soft: #566273; --line: #dfe3e9;
      --ok: #17703a; --failed: #b3261e; --inconclusive: #8a5a00; --not-run: #566273;
      --ok-fill: #e4f4ea; --failed-fill: #fce9e7; --inconclusive-fill: #fdf1d8; --not-run-fill: #eceff3;
      --tone1: #2f6fd0; --tone2: #d9730d; --tone3: #0f8a7e; --tone4: #8a55c8; --track: #eef1f5; }
    @media screen and (prefers-color-scheme: dark) { :root {
      --page: #10151c; --card: #18202a; --ink: #e6ebf2; --soft: #9aa7b8; --line: #2c3744;
      --ok: #6fd396; --failed: #ff9a90; --inconclusive: #f3c463; --not-run: #a9b4c3;
      --ok-fill: #16331f; --failed-fill: #451c19; --inconclusive-fill: #3b2d0c; --not-run-fill: #273140;
      --tone1: #6ea8ff; --tone2: #f5a04c; --tone3: #4cc7b8; --tone4: #bb93f0; --track: #222c38; } }
    """

  private static let layout = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 2rem 1rem 3rem; max-width: 68rem; background: var(--page);
      color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans",
      "DejaVu Sans", sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 1rem; letter-spacing: -.01em; }
    h2 { font-size: 1.15rem; line-height: 1.3; margin: 0 0 .75rem; display: flex; flex-wrap: wrap;
      gap: .1rem .6rem; align-items: center; }
    h3 { font-size: .95rem; margin: 0; }
    p { margin: .5rem 0; }
    a { color: inherit; text-underline-offset: .2em; }
    .part { flex-basis: 100%; font-size: .75rem; font-weight: 600; letter-spacing: .06em;
      color: var(--soft); }
    .conclusions { list-style: none; margin: 0 0 1.25rem; padding: 0; display: grid; gap: .6rem;
      grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); }
    .conclusions li { background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      border-left: 5px solid var(--not-run); padding: .6rem .9rem; }
    .conclusions .ok { border-left-color: var(--ok); }
    .conclusions .failed { border-left-color: var(--failed); }
    .conclusions .inconclusive { border-left-color: var(--inconclusive); }
    .conclusions .text { display: block; color: var(--soft); font-size: .9rem; }
    .conclusions .text + .text { margin-top: .3rem; } .conclusions .wide { grid-column: 1 / -1; }
    .headline { font-size: 1.25rem; font-weight: 650; margin: 0; display: flex; flex-wrap: wrap; gap: .3rem .7rem;
      align-items: center; } .headline .verdict { font-size: 1rem; padding: .1rem .8rem; }
    .room { color: var(--soft); margin: .4rem 0 1.25rem; }
    .claims { list-style: none; margin: 0 0 .75rem; padding: 0; } .claims li { margin: .25rem 0; }
    .claims .ok { --tone: var(--ok); } .claims .failed { --tone: var(--failed); }
    .claims .inconclusive { --tone: var(--inconclusive); } .claims .not-run { --tone: var(--not-run); }
    .chapter .fold, .rest, .run { border-top: 1px solid var(--line); } .fold > summary, .rest > summary, .run > summary { color: var(--ink);
      padding: .55rem 0; } .fold .part { flex-basis: auto; margin-right: .4rem; } .run > .facts { margin-top: .5rem; }
    .group { border-top: 1px solid var(--line); } .group > summary { color: var(--ink); padding: .55rem 0; }
    .group .name { font-weight: 650; } .group .count { color: var(--soft); } .group .least { display: block;
      color: var(--soft); font-size: .85rem; padding-left: 1.1rem; }
    .verdict { display: inline-block; font-size: .8rem; font-weight: 600; line-height: 1.5;
      padding: 0 .55rem; border-radius: 1rem; white-space: nowrap;
      color: var(--not-run); background: var(--not-run-fill); }
    .verdict.ok { color: var(--ok); background: var(--ok-fill); }
    .verdict.failed { color: var(--failed); background: var(--failed-fill); }
    .verdict.inconclusive { color: var(--inconclusive); background: var(--inconclusive-fill); }
    .facts { display: grid; gap: .5rem 1.5rem; margin: 0 0 1.5rem; font-size: .85rem;
      grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); }
    dt { color: var(--soft); font-size: .78rem; }
    dd { margin: 0; }
    section > :last-child, figure > :last-child { margin-bottom: 0; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      padding: 1.1rem 1.25rem; margin: 0 0 1rem; scroll-margin-top: 1rem; }
    .scroll { overflow-x: auto; margin: .75rem 0; background:
      linear-gradient(90deg, var(--card) 35%, transparent) left / 2.5rem 100% no-repeat local,
      linear-gradient(270deg, var(--card) 35%, transparent) right / 2.5rem 100% no-repeat local,
      linear-gradient(90deg, var(--line), transparent) left / .75rem 100% no-repeat scroll,
      linear-gradient(270deg, var(--line), transparent) right / .75rem 100% no-repeat scroll; }
    .scroll:focus-visible, pre:focus-visible, summary:focus-visible, a:focus-visible { outline: 2px solid var(--tone1);
      outline-offset: 2px; }
    table { border-collapse: collapse; width: 100%; font-size: .875rem;
      font-variant-numeric: tabular-nums; overflow-wrap: normal; }
    caption { text-align: left; font-weight: 600; padding-bottom: .35rem; }
    th, td { text-align: left; padding: .32rem .9rem .32rem 0; border-bottom: 1px solid var(--line);
      vertical-align: top; }
    th:last-child, td:last-child { padding-right: 0; }
    .number + :not(.number) { padding-left: .6rem; }
    thead th { color: var(--soft); font-weight: 600; font-size: .78rem; vertical-align: bottom; }
    tbody th { font-weight: 400; }
    tbody tr:last-child > * { border-bottom: 0; }
    .number { text-align: right; white-space: nowrap; }
    .summary > * { font-weight: 650; }
    details .summary > * { background: var(--track); }
    summary { cursor: pointer; color: var(--soft); font-size: .875rem; padding: .2rem 0; }
    pre { margin: .75rem 0; padding: .8rem 1rem; overflow-x: auto; background: var(--track);
      border-left: 4px solid var(--soft); border-radius: 4px; overflow-wrap: normal;
      font: .8rem/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
    pre.failure { border-left-color: var(--failed); }
    .side-by-side { display: grid; gap: 1.25rem 1.5rem;
      grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); }
    .side-by-side > figure { margin: 0; min-width: 0; }
    """

  private static let charts = """
    figure { margin: 1rem 0 .5rem; }
    figcaption { font-weight: 600; font-size: .95rem; margin-bottom: .5rem; }
    figure + figure { margin-top: 1.75rem; }
    .note { color: var(--soft); font-size: .8rem; margin: 0; }
    .plot { padding: 0 1.4rem; }
    svg { display: block; overflow: visible; }
    .series { margin: .75rem 0; }
    .tone1 { --tone: var(--tone1); } .tone2 { --tone: var(--tone2); }
    .tone3 { --tone: var(--tone3); } .tone4 { --tone: var(--tone4); }
    .head { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; align-items: baseline;
      margin-bottom: .35rem; }
    .head h3::before { content: ""; display: inline-block; width: .7em; height: .7em;
      border-radius: 2px; background: var(--tone); margin-right: .45em; }
    .stats { display: flex; flex-wrap: wrap; gap: 0 .9rem; margin: 0; font-size: .85rem;
      font-variant-numeric: tabular-nums; }
    .stats div { display: flex; gap: .3rem; align-items: baseline; }
    .grid { stroke: var(--line); } .axis { stroke: var(--soft); }
    .tick, .spread { fill: var(--soft); font-size: 12px; }
    .bar { fill: var(--tone); } .track { fill: var(--track); }
    .mark, .whisker { stroke: var(--ink); stroke-width: 1.5; }
    .growth { padding-left: 4.2rem; } .keys { font-size: .85rem; margin: 0 0 .35rem; }
    .key { margin-right: .9rem; } .key::before { content: ""; display: inline-block; width: .7em;
      height: .7em; border-radius: 2px; background: var(--tone); margin-right: .45em; }
    .curve { stroke: var(--tone); stroke-width: 2; }
    .lines .key::before { width: 1.8em; height: 0; border-radius: 0; background: none; vertical-align: .25em;
      border-top: 3px solid var(--tone); }
    .tone2 .curve { stroke-dasharray: 8 4; } .lines .tone2::before { border-top-style: dashed; }
    .tone3 .curve { stroke-dasharray: 2 4; } .lines .tone3::before { border-top-style: dotted; }
    .tone4 .curve { stroke-dasharray: 8 3 2 3; } .lines .tone4::before { border-top-style: double; }
    .rim { stroke: var(--card); stroke-width: 5; }
    .budget.ok { --tone: var(--ok); } .budget.failed { --tone: var(--failed); }
    .budget.inconclusive { --tone: var(--inconclusive); } .budget.not-run { --tone: var(--not-run); }
    .budget { margin: .55rem 0; } .budget .head { justify-content: space-between; font-size: .9rem;
      margin: 0; } .sign { color: var(--tone); font-weight: 700; } .figure { margin-left: auto; text-align: right; }
    .figure { font-variant-numeric: tabular-nums; } .part-of { color: var(--soft); font-size: .8rem;
      white-space: nowrap; }
    line.limit { stroke: var(--failed); stroke-width: 2; stroke-dasharray: 5 3; }
    text.limit { fill: var(--failed); font-size: 12px; font-weight: 600; }
    .label { fill: var(--ink); font-size: 14px; }
    .value { fill: var(--ink); font-size: 14px; font-weight: 600;
      font-variant-numeric: tabular-nums; }
    .spread { font-weight: 400; }
    @media (max-width: 30rem) { .minor { display: none; } body { padding: 1.25rem .75rem 2rem; } section { padding: .9rem; }
      table { font-size: .8rem; } th, td { padding-right: .6rem; } }
    @media print { :root { color-scheme: light; --page: #ffffff; --ink: #000000; --soft: #444444;
      --line: #bbbbbb; --track: #eeeeee; --not-run: #444444; }
      body { max-width: none; padding: 0; font-size: 10.5pt; }
      section { border: 0; padding: 0; } figure, tr, .conclusions li { break-inside: avoid; }
      .budget, h2 { break-inside: avoid; } h2, h2 + p, caption { break-after: avoid; }
      .scroll, pre { overflow: visible; } pre { white-space: pre-wrap; }
      .scroll { background: none; }
      .verdict, .bar, .track { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .verdict { background: none; border: 1px solid currentColor; }
      details::details-content { content-visibility: visible; height: auto; } summary { display: none; } }
    """
}
