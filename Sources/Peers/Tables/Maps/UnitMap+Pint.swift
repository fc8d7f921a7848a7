extension UnitMap {
  /// Ours and Pint's units, in Pint's notation.
  ///
  /// Pint's rod, chain, furlong, fathom, league and acre are the only ones it has, so ours stand beside them.
  static let pint = pintSpace + "\n" + pintMatter
}
