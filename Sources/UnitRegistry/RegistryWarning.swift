import UnitCatalog

/// Something in a registry file that is read, but probably not meant.
public struct RegistryWarning: Hashable, Sendable {
  /// What the file is called.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// What seems wrong.
  public var problem: Problem

  /// What can seem wrong.
  public enum Problem: Hashable, Sendable {
    /// A factor that differs from the built-in unit of the same name, which stays.
    case differs(written: String, unit: String, value: String, source: String)
    /// A factor that is that of another unit than the one its name stands for, which stays.
    case anotherIsMeant(name: String, written: String, meant: String, unit: String, value: String)
    /// A new name with the symbol of a built-in unit and another factor; it is left out.
    case symbolTaken(name: String, symbol: String, written: String, unit: String, value: String)
    /// A base unit whose name stands for several units, of which the default was taken.
    case ambiguousBase(name: String, unit: String, others: [String])
    /// A number with the noise of binary floating point: it is kept as written.
    case noisyNumber(unit: String, written: String, shorter: String)
    /// A category that was taken for a quantity of another name, because of its base unit.
    case categoryTaken(category: String, quantity: String)
    /// A file in which no unit, group or choice stands.
    case definesNothing
  }
}

extension RegistryWarning: CustomStringConvertible {
  /// Place and what to look at: `units.json:5:17: 1609.34 differs from mile = 1609.344 meter (…)`.
  public var description: String {
    "\(Printable.excerpt(file, 200)):\(line):\(column): \(problem)"
  }
}

extension RegistryWarning.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .differs(let written, let unit, let value, let source):
      "\(written) differs from \(unit) = \(value) (\(source)); \(unit) stays as it is"
    case .anotherIsMeant(let name, let written, let meant, let unit, let value):
      "\(written) is that of \(meant); \"\(name)\" is read as \(unit) = \(value)"
    case .symbolTaken(let name, let symbol, let written, let unit, let value):
      "\(written) differs from \(unit) = \(value), whose symbol is \"\(symbol)\"; \"\(name)\" is left "
        + "out, give it another symbol"
    case .ambiguousBase(let name, let unit, let others):
      "base unit \"\(name)\" is read as \(unit), not \(others.joined(separator: ", ")); give the "
        + "symbol of the one that is meant"
    case .noisyNumber(let unit, let written, let shorter):
      "\(unit): \(written) is kept as written; was \(shorter) meant?"
    case .categoryTaken(let category, let quantity):
      "category \"\(category)\" was taken for \(quantity), which has its base unit"
    case .definesNothing: "the file defines nothing; was another one meant?"
    }
  }
}
