/// The style of maps of cells: shades of one tone, and a sign beside the colour for missed cells.
enum CellStyle {
  static let text = """
    .cells { max-width: 44rem; }
    .cells .tick { font-size: 11px; } .cells .label { font-size: 12.5px; }
    .count { fill: var(--ink); font-size: 12px; font-variant-numeric: tabular-nums; }
    .cell { fill: var(--tone3); } .heat1 { fill-opacity: .16; } .heat2 { fill-opacity: .28; }
    .heat3 { fill-opacity: .38; } .heat4 { fill-opacity: .50; }
    .heat0 { fill: var(--failed-fill); stroke: var(--failed); stroke-dasharray: 3 2; }
    .none { fill: none; stroke: var(--line); }
    @media print { .cell { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
    """
}
