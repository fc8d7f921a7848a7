/// A user-defined quantity with its base unit: "Currency (manual)" in euros.
///
///     let currency = CustomQuantity(name: "Currency (manual)", baseName: "euro", baseSymbol: "€")
///     let dollar = CustomUnit(name: "dollar", symbol: "$", reference: "euro", factor: "0.92")
///     let catalog = try Catalog.standard.adding(currency).adding([dollar])
///     catalog.unit("dollar")?.quantity  // Optional("currency-manual")
///
/// The dimension is 1. Units convert only within their quantity, and a custom unit belongs to the
/// quantity of its reference. So the units do not convert to other units of dimension 1.
public struct CustomQuantity: Hashable, Sendable {
  /// The identifier; `nil` derives it from the name.
  public var identifier: String?
  /// The display name.
  public var name: String
  /// One sentence that defines the quantity; may be empty.
  public var description: String
  /// The SF Symbols name of the picture in user interfaces.
  public var iconName: String
  /// The base unit's identifier; `nil` derives it from the base unit's name.
  public var baseIdentifier: String?
  /// The base unit's name in the singular.
  public var baseName: String
  /// The base unit's name in the plural; `nil` adds an s to the singular.
  public var basePluralName: String?
  /// The base unit's symbol.
  public var baseSymbol: String

  /// The picture of quantities that state no icon.
  public static let neutralIcon = "square.on.circle"

  /// Creates a quantity from its parts.
  ///
  /// ``Catalog/adding(_:)-(CustomQuantity)`` checks the parts.
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
