extension Natural {
  package init(powerOfTen exponent: Int) {
    // One bit in 3.3 for each digit, so that the shift finds its room.
    self.init(room: exponent * 10 / 192 + 2)
    PowersOfFive.withPower(exponent) { assign($0) }
    shiftLeft(exponent)
  }
}
