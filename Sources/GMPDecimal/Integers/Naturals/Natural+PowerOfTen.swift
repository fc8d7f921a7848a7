extension Natural {
  package init(powerOfTen exponent: Int) {
    // A digit takes less than 10/3 bits, a limb has 64 bits: the capacity suffices for the shift.
    self.init(room: exponent * 10 / 192 + 2)
    PowersOfFive.withPower(exponent) { assign($0) }
    shiftLeft(exponent)
  }
}
