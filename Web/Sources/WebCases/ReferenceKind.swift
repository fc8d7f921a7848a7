/// The kinds of reference cases, in the order of ``ReferenceCases/text(_:)``.
///
/// The modules export one digest of all kinds. The programs that compare digests take the kinds and
/// counts from this type.
public enum ReferenceKind: String, CaseIterable {
  case operations, conversions, requests, calculations

  /// The number of cases.
  public var count: Int {
    switch self {
    case .operations: 5000
    case .conversions: 1000
    case .requests: 500
    case .calculations: 900
    }
  }

  /// The range of the cases among the cases of all kinds.
  public var cases: Range<Int> {
    var first = 0
    for kind in Self.allCases {
      if kind == self { break }
      first += kind.count
    }
    return first..<first + count
  }

  /// Returns the result of the case `index` of the kind.
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
  /// Returns the result of the case `index` among the cases of all kinds.
  public static func text(_ index: Int) -> String {
    for kind in ReferenceKind.allCases where kind.cases.contains(index) {
      return kind.text(index - kind.cases.lowerBound)
    }
    return ""
  }
}
