import WebCases

/// Cases of one kind, with the functions that compute them in WebAssembly and natively.
struct CaseBlock {
  /// The name of the kind in messages.
  let name: String
  let cases: Range<Int>
  /// The name of the WebAssembly module that has the function.
  let module: String
  /// The name of the function that returns the digest of the cases `first ..< first + count`.
  let function: String
  /// The function that returns the result of a case as text, by the index of the case.
  let text: (Int) -> String

  /// Compares the digests of all cases; if they differ, a binary search finds a differing case.
  ///
  /// - Returns: the digest.
  /// - Throws: ``WebFailure`` with the differing case, or if the program cannot run the function.
  func compare(in engine: WebEngine, script: String) throws -> Int64 {
    func nativeDigest(_ cases: Range<Int>) -> Int64 {
      caseDigest(first: cases.lowerBound, count: cases.count, of: text)
    }
    func agrees(_ cases: Range<Int>) throws -> Bool {
      try engine.digest(
        function, first: cases.lowerBound, count: cases.count, in: module, script: script)
        == nativeDigest(cases)
    }
    var cases = cases
    let expected = nativeDigest(cases)
    let actual = try engine.digest(
      function, first: cases.lowerBound, count: cases.count, in: module, script: script)
    if actual == expected { return actual }
    while cases.count > 1 {
      let middle = cases.lowerBound + cases.count / 2
      cases =
        try agrees(cases.lowerBound..<middle)
        ? middle..<cases.upperBound : cases.lowerBound..<middle
    }
    throw WebFailure(
      "\(engine.rawValue) differs from native in \(name), case \(cases.lowerBound); native has\n"
        + text(cases.lowerBound))
  }
}
