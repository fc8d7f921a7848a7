import Metryvo
import UnitRegistry

/// A small catalog, because building and checking the built-in catalog would take milliseconds for
/// each input.
private let base: Catalog = {
  let text = """
    {"format": "metryvo-registry", "version": 1, "quantities": [
      {"identifier": "length", "name": "Length", "base": "meter", "dimension": "length", "units": [
        {"identifier": "meter", "symbol": "m", "name": "meter", "definition": "base"},
        {"identifier": "inch", "symbol": "in", "name": "inch", "definition": "0.0254 meter"}]},
      {"identifier": "temperature", "name": "Temperature", "base": "kelvin", "dimension": "temperature", "units": [
        {"identifier": "kelvin", "symbol": "K", "name": "kelvin", "definition": "base"},
        {"identifier": "celsius", "symbol": "°C", "name": "degree Celsius",
         "definition": "1 kelvin + 273.15 kelvin"}]}]}
    """
  do { return try RegistryReader(onto: .empty).read(text).catalog } catch { fatalError("\(error)") }
}()
private let reader = RegistryReader(onto: base)

/// Reads a registry that extends a small catalog.
///
/// An accepted registry must be unchanged after it is written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
  do throws(RegistryError) {
    let reading = try reader.read(bytes, name: "fuzz")
    for warning in reading.warnings {
      precondition((1...lines).contains(warning.line), "a warning lies outside the file")
      precondition(!"\(warning)".isEmpty, "a warning says nothing")
    }
    let catalog = reading.catalog
    let added = Set(catalog.units.map(\.identifier)).subtracting(known)
    if added.isEmpty { return 0 }
    let isNew = { (unit: MeasureUnit) in added.contains(unit.identifier) }
    let written = RegistryWriter.text(of: catalog, where: isNew)
    let again = try reader.read(written, name: "written").catalog
    for unit in catalog.units where isNew(unit) {
      precondition(
        again.unit(unit.identifier)?.record == unit.record, "a unit is read otherwise when written")
    }
  } catch {
    precondition(error.file == "fuzz", "what was written is refused: \(error)")
    if let line = error.line { precondition((1...lines).contains(line), "a line too far") }
    if let column = error.column {
      precondition((1...count + 1).contains(column), "a column lies outside the file")
    }
    precondition(!"\(error)".isEmpty, "an error says nothing")
  }
  return 0
}

private let known = Set(base.units.map(\.identifier))
