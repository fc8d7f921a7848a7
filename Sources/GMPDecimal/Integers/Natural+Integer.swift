internal import CGMP

extension Integer {
  /// The coefficient of a number.
  init(_ natural: borrowing Natural) {
    self.init()
    let limbs = natural.limbs
    guard let source = limbs.baseAddress, !limbs.isEmpty else { return }
    cgmp_z_write(&raw, limbs.count).update(from: source, count: limbs.count)
    cgmp_z_finish(&raw, limbs.count)
  }

  /// The number, which is not negative, as a coefficient.
  func natural() -> Natural {
    Natural(UnsafeBufferPointer(start: cgmp_z_limbs(raw), count: Int(cgmp_z_limb_count(raw))))
  }
}
