import ArgumentParser

/// Numbers of digits as the command line gives them: `34,50,1000`.
struct DigitsList: ExpressibleByArgument {
  let counts: [Int]

  init?(argument: String) {
    let counts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    var unique: Set<Int> = []
    for case let count? in counts where (1...1_000_000).contains(count) { unique.insert(count) }
    if unique.count != counts.count { return nil }
    self.counts = unique.sorted()
  }

  var defaultValueDescription: String { counts.map(String.init).joined(separator: ",") }
}
