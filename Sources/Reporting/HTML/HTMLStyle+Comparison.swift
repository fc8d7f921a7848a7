extension HTMLStyle {
  /// Colours for the parts of a whole, from good to bad, in both palettes.
  ///
  /// The lightness changes from part to part, so the parts differ without colour too.
  static let comparison = """
    :root { --good1: #1b6e8c; --good2: #7fb8cc; --bad1: #f6d55c; --bad2: #f2b134; --bad3: #e8821e;
      --bad4: #cf4a1f; --bad5: #96231d; --bad6: #4d1215; --bad7: #8d949c; }
    @media screen and (prefers-color-scheme: dark) { :root { --good1: #2f93b5; --good2: #9ed3e4;
      --bad1: #fbe58e; --bad2: #f4c04a; --bad3: #ee9440; --bad4: #dd6038; --bad5: #b23a34; --bad6: #7c2a30;
      --bad7: #6b7480; } }
    .good1 { --tone: var(--good1); } .good2 { --tone: var(--good2); } .bad1 { --tone: var(--bad1); }
    .bad2 { --tone: var(--bad2); } .bad3 { --tone: var(--bad3); } .bad4 { --tone: var(--bad4); }
    .bad5 { --tone: var(--bad5); } .bad6 { --tone: var(--bad6); }
    .bad7 { --tone: var(--bad7); }
    .keys { line-height: 1.7; } .shares .key { white-space: nowrap; }
    .shares rect.bar { stroke: var(--card); stroke-width: .5; } .ratios .plot { padding: 0 .8rem; }
    """
}
