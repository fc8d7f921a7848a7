extension Natural {
  package init(powerOfTen exponent: Int) {
    // A digit takes 10 ÷ 3 bits, a limb 64, so the room suffices for the shift.
    self.init(room: exponent * 10 / 192 + 2)
    PowersOfFive.withPower(exponent) { assign($0) }
    shiftLeft(exponent)
  }
}
