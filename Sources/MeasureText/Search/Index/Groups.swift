/// Elements sorted by small group numbers, stable within each group (counting sort).
struct Groups: Sendable {
  /// The start of each group in ``members``, and the end of the last group.
  let starts: [Int32]
  /// The positions of the elements, group by group.
  let members: [Int32]

  /// - Parameters:
  ///   - groups: the group number of each element.
  ///   - count: the number of groups.
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

  /// The positions of the elements of a group.
  subscript(group: Int) -> ArraySlice<Int32> {
    members[Int(starts[group])..<Int(starts[group + 1])]
  }
}
