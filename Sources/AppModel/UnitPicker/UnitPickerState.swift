/// The state of the open unit picker.
public struct UnitPickerState: Hashable, Sendable {
  /// The side whose unit is chosen.
  public internal(set) var side: ConverterSide
  /// The text of the search field.
  public internal(set) var search = ""
  /// The identifier of the quantity whose units are shown; `nil` for all quantities.
  public internal(set) var quantity: String?
  /// Whether the list has only its first rows.
  ///
  /// The other rows follow in idle time, or with the first action on a row, because a focused row
  /// must not disappear.
  public internal(set) var isBegun = true
  /// Whether only custom units are shown.
  public internal(set) var showsCustomUnits = false
  /// The identifier of the unit whose card is open.
  public internal(set) var shownUnit: String?
  /// The identifier of the unit whose card was opened last.
  ///
  /// The control that opened the card gets the focus back.
  public internal(set) var lastShownUnit: String?
  /// The identifiers of the units that are listed as favourites until the picker closes.
  ///
  /// These are the units that were starred when the picker opened, or since then. An unstarred row
  /// stays, so that the pressed control does not disappear and the star can be set again.
  public internal(set) var favorites: [String] = []
}
