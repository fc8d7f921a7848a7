/// Things sorted into groups of small numbers, in their order within each (counting sort).
struct Groups: Sendable {
  /// Where the members of each group begin, and where those of the last end.
  let starts: [Int32]
  /// The positions of the things, group by group.
  let members: [Int32]

  /// - Parameters:
  ///   - groups: of each thing, the number of its group.
  ///   - count: how many groups there are.
  init(_ groups: some Collection<Int>, count: Int) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for group in groups { starts[group + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var ends = starts
    var members = [Int32](repeating: 0, count: groups.count)
    for (position, group) in groups.enumerated() {
      members[Int(ends[group])] = Int32(truncatingIfNeeded: position)
      ends[group] += 1
    }
    self.starts = starts
    self.members = members
  }

  /// The positions of the things of a group.
  subscript(group: Int) -> ArraySlice<Int32> {
    members[Int(starts[group])..<Int(starts[group + 1])]
  }
}
