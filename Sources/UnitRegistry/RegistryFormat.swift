/// What marks a registry file, and which version of its form this is.
public enum RegistryFormat {
  /// The value of the field `format`.
  public static let name = "metryvo-registry"
  /// The value of the field `version`, raised when an older program could misread a file.
  public static let version = 1
  /// The most elements of a list in a file.
  static let listLimit = 500
}
