import CaseGeneration
import ConformanceCases
import Metryvo
import UnitRegistry

/// Valid and damaged registry texts, with the results of reading and writing them as texts.
public enum RegistryCases {
  /// Returns the result of reading the registry `index`: warnings and new units, or the error.
  public static func reading(_ index: Int) -> String {
    do throws(RegistryError) {
      let reading = try reader.read(bytes(index), name: "\(index)")
      var said = "\(index) reads"
      for warning in reading.warnings { said += "; \(warning)" }
      for unit in reading.catalog.units where base.unit(unit.identifier) == nil {
        said += "; \(unit.identifier) \(unit.symbol) = \(unit.definition)"
      }
      return said
    } catch { return "\(error)" }
  }

  /// Returns the numbers of units and warnings of the registry `index`, or the position of the
  /// error.
  ///
  /// The text is read as the registry format, and the result has no English error message.
  public static func counting(_ index: Int) -> String {
    do throws(RegistryError) {
      let reading = try reader.readRegistry(bytes(index))
      return "\(index): \(reading.catalog.units.count) units, \(reading.warnings.count) warnings"
    } catch { return "\(index): \(error.line ?? 0):\(error.column ?? 0)" }
  }

  /// Returns the registry `index` after reading and writing it, or the error.
  public static func writing(_ index: Int) -> String {
    do throws(RegistryError) {
      return RegistryWriter.text(of: try reader.read(bytes(index), name: "\(index)").catalog)
    } catch { return "\(error)" }
  }

  /// Returns the text of the registry `index`, with U+FFFD for invalid UTF-8.
  public static func text(_ index: Int) -> String {
    String(decoding: bytes(index), as: UTF8.self)
  }

  /// Returns the bytes of the registry `index`: a seed, of which all but the first cases have up to
  /// three changed bytes.
  private static func bytes(_ index: Int) -> [UInt8] {
    let seed = Array(seeds[index % seeds.count].utf8)
    if index < seeds.count { return seed }
    var source = ChoiceSource(seed: 28, index: UInt64(index))
    var bytes = seed
    for _ in 0..<source.uniform(in: 1...3) {
      let place = source.uniform(in: 0...bytes.count - 1)
      switch source.uniform(in: 0...2) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(source.element(of: signs), at: place)
      default: bytes[place] = source.element(of: signs)
      }
    }
    return bytes
  }

  private static let signs = Array("0129.-/ae\"{}[],: \\\u{1}é".utf8)
  private static let reader = RegistryReader(onto: base)
  /// A catalog of five units, because an interpreter needs a second to read onto the built-in
  /// catalog.
  private static let base: Catalog = {
    do throws(RegistryError) {
      return try RegistryReader(onto: .empty).readRegistry(Array(baseText.utf8)).catalog
    } catch { fatalError("the units of the cases cannot be read") }
  }()
}
