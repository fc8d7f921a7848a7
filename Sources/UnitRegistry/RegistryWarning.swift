import UnitCatalog

/// A part of a registry file that the reader accepts, but that is probably a mistake.
public struct RegistryWarning: Hashable, Sendable {
  /// The name of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// The kind of problem.
  public var problem: Problem

  /// The kinds of probable mistakes.
  public enum Problem: Hashable, Sendable {
    /// A factor that differs from the factor of the catalog's unit of this name.
    ///
    /// The catalog's unit stays unchanged.
    case differs(written: String, unit: String, value: String, source: String)
    /// The factor of `meant`, which is another unit with this name.
    ///
    /// The name denotes `unit`, which stays unchanged.
    case anotherIsMeant(name: String, written: String, meant: String, unit: String, value: String)
    /// A new name with the symbol of a catalog's unit, but with another factor.
    ///
    /// The entry is not imported.
    case symbolTaken(name: String, symbol: String, written: String, unit: String, value: String)
    /// A base unit whose name denotes several units.
    ///
    /// The reader uses the default unit.
    case ambiguousBase(name: String, unit: String, others: [String])
    /// A number with digits that binary floating point adds.
    ///
    /// The number is kept as written.
    case noisyNumber(unit: String, written: String, shorter: String)
    /// A category that was assigned to a quantity of another name because of its base unit.
    case categoryTaken(category: String, quantity: String)
    /// A file without units, groups or choices.
    case definesNothing
  }
}

extension RegistryWarning: CustomStringConvertible {
  /// The place and the problem: `units.json:5:17: 1609.34 differs from mile = 1609.344 meter (…)`.
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
