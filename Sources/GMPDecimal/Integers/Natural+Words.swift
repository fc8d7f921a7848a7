extension Natural {
  /// The number with `limbs`, the last of which may be 0.
  package init(limbs: [UInt]) {
    self.init(room: limbs.count + 1)
    limbs.withUnsafeBufferPointer { assign($0) }
  }

  /// The limbs, copied.
  package var words: [UInt] { Array(limbs) }
}
