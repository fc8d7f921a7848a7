import PlantedOverrun

/// Faults for a self-test: libgmp, which is not instrumented, writes eight limbs to seven.
enum PlantedOverruns {
  static func onHeap() {
    let limbs = UnsafeMutablePointer<UInt>.allocate(capacity: 7)
    defer { limbs.deallocate() }
    planted_product(limbs)
    print("a planted overrun on the heap was not noticed: \(limbs[0])")
  }

  static func onStack() {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 7) { limbs in
      planted_product(limbs.baseAddress)
      print("a planted overrun on the stack was not noticed: \(limbs[0])")
    }
  }
}
