import DecimalArithmetic
import StrictText
import UnitCatalog

/// Reads registries onto a catalog: the format `metryvo-registry`, and tables of categories.
///
///     let reading = try RegistryReader().read(text)
///     for warning in reading.warnings { print(warning) }
///     let catalog = reading.catalog
///
/// The README of the target describes both forms. What the catalog has already must be the same in the
/// file; what is new is added, checked as ``Catalog/adding(_:)`` does.
public struct RegistryReader: Sendable {
  /// The longest file in bytes; the built-in catalog's registry has about 400 000.
  public static let byteLimit = 4_000_000
  /// How many quantities a file, and how many groups and choices a quantity, may have.
  public static let listLimit = RegistryFormat.listLimit

  /// The catalog onto which files are read.
  public let catalog: Catalog

  /// A reader onto a catalog; onto ``Catalog/empty`` a file must hold all that it names.
  public init(onto catalog: Catalog = .standard) { self.catalog = catalog }

  /// The catalog with what a text says; `name` is what errors call the text.
  ///
  /// - Throws: ``RegistryError`` for the first problem; nothing of the text is used then.
  /// - Complexity: O(*n*) for *n* bytes, and O(*m*²) for *m* units of one quantity.
  public func read(_ text: String, name: String = "registry") throws(RegistryError)
    -> RegistryReading
  {
    try read(Array(text.utf8), name: name)
  }

  /// The catalog with what a text of UTF-8 bytes says.
  ///
  /// - Throws: ``RegistryError`` for the first problem.
  public func read(_ bytes: [UInt8], name: String = "registry") throws(RegistryError)
    -> RegistryReading
  {
    if bytes.count > Self.byteLimit {
      throw RegistryError(file: name, .tooLong(limit: Self.byteLimit))
    }
    let source = RegistrySource(name: name, bytes: bytes)
    let root: JSONNode
    do { root = try JSONScanner.scan(bytes) } catch {
      let problem = error.problem.quoting { Printable.excerpt($0) }
      throw source.error(.json(problem), at: error.offset)
    }
    if case .object(let members) = root.content,
      members.contains(where: { $0.key == "format" })
    {
      return try read(registry: root, source)
    }
    guard let categories = try CategoryTable(root, in: source) else {
      throw source.error(.unknownForm(found: root.kindName), at: root.offset)
    }
    return try CategoryImport.reading(categories, onto: catalog, source)
  }

  private func read(
    registry node: JSONNode, _ source: RegistrySource
  ) throws(RegistryError) -> RegistryReading {
    let content = try RegistryContent(node, in: source)
    let overlay = try RegistryOverlay(content, onto: catalog, in: source)
    var result = catalog
    if overlay.records != catalog.records {
      result = try makeCatalog(overlay, content, source)
      do throws(CustomUnitError) { try result.checkAdded(overlay.added) } catch {
        let offset = content.unitOffsets[error.unit] ?? node.offset
        throw source.error(.customUnit(error), at: offset)
      }
    }
    for (identifier, fields) in content.derived {
      guard let unit = result.unit(identifier), let found = fields.mismatch(with: unit) else {
        continue
      }
      throw source.error(
        .derivedMismatch(unit: identifier, field: found.field, definition: unit.definition),
        at: found.offset)
    }
    do throws(CustomUnitError) { result = try result.adding(content.customUnits) } catch {
      throw source.error(.customUnit(error), at: content.unitOffsets[error.unit] ?? node.offset)
    }
    return RegistryReading(catalog: result, warnings: content.warnings)
  }

  /// The catalog of the overlay, new base units and dimensions checked.
  private func makeCatalog(
    _ overlay: RegistryOverlay, _ content: RegistryContent, _ source: RegistrySource
  ) throws(RegistryError) -> Catalog {
    let result: Catalog
    do throws(CatalogError) { result = try Catalog(overlay.records) } catch {
      let offset =
        error.unit.flatMap { content.unitOffsets[$0] } ?? content.quantityOffsets[error.text] ?? 0
      throw source.error(.catalog(error), at: offset)
    }
    let added = Set(overlay.added)
    let problems =
      CoherentBaseUnits.problems(in: result) + LinearBaseUnits.problems(in: result)
      + ExpectedDimensions.problems(in: result) + PositiveScales.problems(in: result)
    for problem in problems {
      switch problem {
      case .baseUnitNotCoherent(let unit), .baseUnitNotLinear(let unit),
        .wrongDimension(let unit, _, _), .negativeScale(let unit):
        guard added.contains(unit) else { continue }
        throw source.error(.rule(problem), at: content.unitOffsets[unit] ?? 0)
      default: continue
      }
    }
    // The built-in scales that run downwards may be repeated.
    for unit in result.units where added.contains(unit.identifier) && unit.runsDownwards {
      if Catalog.standard.unit(unit.identifier)?.definition == unit.definition { continue }
      throw source.error(
        .rule(.downwardScale(unit: unit.identifier)),
        at: content.unitOffsets[unit.identifier] ?? 0)
    }
    return result
  }
}

extension MeasureUnit {
  /// Whether more of the unit is less of the base unit, by a scale with a zero of its own.
  fileprivate var runsDownwards: Bool { scale.isNegative && !offset.isZero }
}
