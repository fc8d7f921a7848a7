/// The unit picker while it is open.
public struct UnitPickerState: Hashable, Sendable {
  /// The unit that will be chosen.
  public internal(set) var side: ConverterSide
  /// What was typed into the search field.
  public internal(set) var search = ""
  /// The identifier of the only quantity whose units are shown; `nil` for all.
  public internal(set) var quantity: String?
  /// Whether the list has its first rows alone.
  ///
  /// The other rows follow in idle time, or with the first action on a row, because a row with the
  /// focus must not go away.
  public internal(set) var isBegun = true
  /// Whether only custom units are shown.
  public internal(set) var showsCustomUnits = false
  /// The identifier of the unit whose card is open.
  public internal(set) var shownUnit: String?
  /// The identifier of the unit whose card was opened last; the control in its row that opened the
  /// card gets the focus back.
  public internal(set) var lastShownUnit: String?
  /// The identifiers of the units that stand among the favourites until the picker closes: those
  /// with a star when it opened, and those that got one since.
  ///
  /// A row whose star is taken away stays, so that the control does not go away with the press and
  /// the star can be set again.
  public internal(set) var favorites: [String] = []
}
