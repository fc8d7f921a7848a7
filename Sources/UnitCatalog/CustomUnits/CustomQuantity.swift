/// A quantity that somebody adds, with the one unit that needs no other: "Currency (manual)" in euros.
///
///     let currency = CustomQuantity(name: "Currency (manual)", baseName: "euro", baseSymbol: "€")
///     let dollar = CustomUnit(name: "dollar", symbol: "$", reference: "euro", factor: "0.92")
///     let catalog = try Catalog.standard.adding(currency).adding([dollar])
///
/// Its dimension is 1. That mixes with nothing: units convert only within their quantity, and a custom
/// unit belongs to the quantity of its reference.
public struct CustomQuantity: Hashable, Sendable {
  /// The identifier; `nil` takes it from the name.
  public var identifier: String?
  /// The name shown.
  public var name: String
  /// One sentence that says what the quantity is; may be empty.
  public var description: String
  /// A name from which user interfaces choose a picture.
  public var iconName: String
  /// The base unit's identifier; `nil` takes it from the base unit's name.
  public var baseIdentifier: String?
  /// The base unit's name for 1.
  public var baseName: String
  /// The base unit's name for other numbers; `nil` adds an s.
  public var basePluralName: String?
  /// The base unit's symbol.
  public var baseSymbol: String

  /// The picture of quantities that name none: `square.on.circle`.
  public static let neutralIcon = "square.on.circle"

  /// A quantity from its parts; nothing is checked before ``Catalog/adding(_:)-(CustomQuantity)``.
  public init(
    identifier: String? = nil, name: String, description: String = "",
    iconName: String = CustomQuantity.neutralIcon, baseIdentifier: String? = nil,
    baseName: String, basePluralName: String? = nil, baseSymbol: String
  ) {
    self.identifier = identifier
    self.name = name
    self.description = description
    self.iconName = iconName
    self.baseIdentifier = baseIdentifier
    self.baseName = baseName
    self.basePluralName = basePluralName
    self.baseSymbol = baseSymbol
  }
}
