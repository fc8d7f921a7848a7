import DecimalArithmetic
import StrictText
import UnitCatalog

/// A reader that adds registries to a catalog: the format `metryvo-registry`, and tables of
/// categories.
///
///     let registry = """
///       {"format": "metryvo-registry", "version": 1, "customUnits": [
///         {"name": "smoot", "symbol": "smoot", "reference": "inch", "factor": 67}]}
///       """
///     let reading = try RegistryReader().read(registry)
///     reading.warnings  // []
///     reading.catalog.unit("smoot")?.definition  // Optional("67 inch")
///
/// The README of the target describes both formats. If the catalog already has a unit or quantity
/// of the file, both must be equal. New units and quantities are added, and checked like those of
/// ``Catalog/adding(_:)``.
public struct RegistryReader: Sendable {
  /// The maximum size of a file in bytes.
  ///
  /// The registry of the built-in catalog has about 400 000 bytes.
  public static let byteLimit = 4_000_000
  /// The maximum number of quantities or categories of a file, and of groups or choices of a
  /// quantity.
  public static let listLimit = RegistryFormat.listLimit

  /// The catalog to which the reader adds the units of files.
  public let catalog: Catalog

  /// Creates a reader that adds to a catalog.
  ///
  /// With ``Catalog/empty``, a file must define all units that it names.
  ///
  ///     let mile = RegistryWriter.text(of: .standard) { $0.identifier == "mile" }
  ///     try RegistryReader().read(mile).catalog.unit("mile")?.definition  // Optional("1760 yard")
  ///     try? RegistryReader(onto: .empty).read(mile).catalog  // nil
  public init(onto catalog: Catalog = .standard) { self.catalog = catalog }

  /// Reads a text, and returns the catalog with its additions; `name` is the name of the text in
  /// errors.
  ///
  ///     let table = """
  ///       {"categoryName": "Length", "units": [
  ///         {"unitName": "Meter", "unitSymbol": "m", "conversionFactor": 1, "isBase": true},
  ///         {"unitName": "Mile", "unitSymbol": "mi", "conversionFactor": 1609.34}]}
  ///       """
  ///     let reading = try RegistryReader().read(table)
  ///     reading.catalog.unit("mile")?.definition  // Optional("1760 yard")
  ///     reading.warnings.map(\.line)  // [3]
  ///
  /// - Throws: ``RegistryError`` for the first problem; nothing of the text is then used.
  /// - Complexity: O(*n*) for *n* bytes, and O(*m*²) for *m* units of one quantity.
  public func read(_ text: String, name: String = "registry") throws(RegistryError)
    -> RegistryReading
  {
    try read(Array(text.utf8), name: name)
  }

  /// Reads UTF-8 bytes, and returns the catalog with their additions.
  ///
  /// - Throws: ``RegistryError`` for the first problem.
  public func read(_ bytes: [UInt8], name: String = "registry") throws(RegistryError)
    -> RegistryReading
  {
    try reading(of: bytes, name) { root, source in
      if root.has("format") { return reading(registry: root, source) }
      guard let categories = CategoryTable(root, in: source) else { return nil }
      return CategoryImport.reading(categories, onto: catalog, source)
    }
  }

  /// Reads a text of the registry format, and returns the catalog with its additions; tables of
  /// categories are refused.
  ///
  /// A WebAssembly module that calls only this method does not contain the reader of tables.
  ///
  /// - Throws: ``RegistryError`` for the first problem.
  public func readRegistry(_ bytes: [UInt8], name: String = "registry") throws(RegistryError)
    -> RegistryReading
  {
    try reading(of: bytes, name) { root, source in
      root.has("format") ? reading(registry: root, source) : nil
    }
  }

  /// Parses a text, and returns the result of `read` for the root value.
  ///
  /// If `read` returns `nil`, the form of the text is refused.
  private func reading(
    of bytes: [UInt8], _ name: String, _ read: (JSONNode, RegistrySource) -> RegistryReading?
  ) throws(RegistryError) -> RegistryReading {
    if bytes.count > Self.byteLimit {
      throw RegistryError(file: name, .tooLong(limit: Self.byteLimit))
    }
    let source = RegistrySource(name: name, bytes: bytes)
    do throws(JSONError) {
      let root = try JSONScanner.scan(bytes)
      if let reading = read(root, source), !source.isRefused { return reading }
      source.refuse(.unknownForm(found: root.kindName), at: root.offset)
    } catch {
      source.refuse(.json(error.problem.quoting { Printable.excerpt($0) }), at: error.offset)
    }
    throw source.failure ?? RegistryError(file: name, .unreadable)
  }

  private func reading(registry node: JSONNode, _ source: RegistrySource) -> RegistryReading {
    let content = RegistryContent(node, in: source)
    var result = RegistryReading(catalog: catalog, warnings: content.warnings)
    if source.isRefused { return result }
    let overlay = RegistryOverlay(content, onto: catalog, in: source)
    if source.isRefused { return result }
    do throws(CustomUnitError) {
      if overlay.isChanged {
        result.catalog = makeCatalog(overlay, content, source)
        if source.isRefused { return result }
        try result.catalog.checkAdded(overlay.added)
      }
      for (identifier, fields) in content.derived {
        guard let unit = result.catalog.unit(identifier), let found = fields.mismatch(with: unit)
        else { continue }
        source.refuse(
          .derivedMismatch(
            unit: identifier, field: found.field.description, definition: unit.definition),
          at: found.offset)
        return result
      }
      result.catalog = try result.catalog.adding(content.customUnits)
    } catch {
      source.refuse(error, in: content.unitOffsets, else: node.offset)
    }
    return result
  }

  /// Creates the catalog of the overlay, and checks the definitions of new units.
  private func makeCatalog(
    _ overlay: RegistryOverlay, _ content: RegistryContent, _ source: RegistrySource
  ) -> Catalog {
    let result: Catalog
    do throws(CatalogError) { result = try Catalog(overlay.records) } catch {
      let offset =
        error.unit.flatMap { content.unitOffsets[$0] } ?? content.quantityOffsets[error.text] ?? 0
      source.refuse(.catalog(error), at: offset)
      return catalog
    }
    let added = Set(overlay.added)
    for quantity in result.quantities {
      for unit in quantity.units where added.contains(unit.identifier) {
        guard let rule = quantity.ruleBroken(by: unit) ?? unit.downwardScale else { continue }
        source.refuse(
          .definition(unit: unit.identifier, rule), at: content.unitOffsets[unit.identifier] ?? 0)
      }
    }
    return result
  }
}

extension MeasureUnit {
  /// The rule `.downwardScale` if the unit has a negative scale and an offset; else `nil`.
  ///
  /// A unit that repeats the definition of a built-in unit does not break the rule.
  fileprivate var downwardScale: UnitRule? {
    guard scale.isNegative && !offset.isZero else { return nil }
    let repeats = Catalog.standard.unit(identifier)?.definition == definition
    return repeats ? nil : .downwardScale
  }
}

extension JSONNode {
  /// Whether the node is an object with this key.
  func has(_ key: StaticString) -> Bool {
    guard case .object(let members) = content else { return false }
    return members.contains { key.equals($0.key) }
  }
}
