/// The name and the version of the registry format.
public enum RegistryFormat {
  /// The value of the field `format`.
  public static let name = "metryvo-registry"
  /// The value of the field `version`.
  ///
  /// A change of the format that older programs could misread increments the version.
  public static let version = 1
  /// The maximum number of quantities, groups, choices or categories in one list.
  static let listLimit = 500
}
