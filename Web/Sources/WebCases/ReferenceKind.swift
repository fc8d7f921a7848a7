/// The kinds of reference cases, one behind the other in ``ReferenceCases/text(_:)``.
///
/// The modules export one digest of all kinds. What compares them takes kinds and counts from here.
public enum ReferenceKind: String, CaseIterable {
  case operations, conversions, requests, calculations

  /// How many cases there are.
  public var count: Int {
    switch self {
    case .operations: 5000
    case .conversions: 1000
    case .requests: 500
    case .calculations: 900
    }
  }

  /// The numbers of the cases among those of all kinds.
  public var cases: Range<Int> {
    var first = 0
    for kind in Self.allCases {
      if kind == self { break }
      first += kind.count
    }
    return first..<first + count
  }

  /// What is computed for case i of the kind.
  func text(_ index: Int) -> String {
    switch self {
    case .operations: ReferenceCases.arithmetic(index)
    case .conversions: ReferenceCases.conversion(index)
    case .requests: ReferenceCases.request(index)
    case .calculations: ReferenceCases.calculation(index)
    }
  }
}

extension ReferenceCases {
  /// What is computed for case i of all kinds.
  public static func text(_ index: Int) -> String {
    for kind in ReferenceKind.allCases where kind.cases.contains(index) {
      return kind.text(index - kind.cases.lowerBound)
    }
    return ""
  }
}
