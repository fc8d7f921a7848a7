internal import CGMP

extension Integer {
  /// Creates the integer of a natural number.
  init(_ natural: borrowing Natural) {
    self.init()
    let limbs = natural.limbs
    guard let source = limbs.baseAddress, !limbs.isEmpty else { return }
    cgmp_z_write(&raw, limbs.count).update(from: source, count: limbs.count)
    cgmp_z_finish(&raw, limbs.count)
  }

  /// Returns a number ≥ 0 as a natural number.
  func natural() -> Natural {
    Natural(UnsafeBufferPointer(start: cgmp_z_limbs(raw), count: Int(cgmp_z_limb_count(raw))))
  }
}
