// Written from the doc comments of UnitRegistry by CommentExampleFilesTests.
// swift-format-ignore-file
import Calculation
import CaseGeneration
import Conformance
import ConformanceCases
import ConversionRequests
import DecimalArithmetic
import EventLog
import Foundation
import GMPDecimal
import MeasureText
import NativeDecimal
import Notebook
import PerformanceBudgets
import PropertyTesting
import StrictText
import Testing
import UnitCatalog
import UnitConversion
import UnitRegistry
import UnitRegistryFiles

@Suite struct UnitRegistryExamples {
  @Test func converterRegistry1() throws {
    let registry = """
      {"format": "metryvo-registry", "version": 1, "customUnits": [
        {"name": "smoot", "symbol": "smoot", "reference": "inch", "factor": 67}]}
      """
    let converter = try Converter<Decimal128>(registry: registry)
    try shows(converter.convert("364.4", from: "smoot", to: "meter").value, ##"620.13592"##)
  }
  @Test func registryError1() throws {
    let error = RegistryError(file: "units.json", line: 3, column: 7, .missingField("symbol"))
    shows(error.description, ##""units.json:3:7: add the field \"symbol\"""##)
  }
  @Test func registryReader1() throws {
    let registry = """
      {"format": "metryvo-registry", "version": 1, "customUnits": [
        {"name": "smoot", "symbol": "smoot", "reference": "inch", "factor": 67}]}
      """
    let reading = try RegistryReader().read(registry)
    shows(reading.warnings, ##"[]"##)
    shows(reading.catalog.unit("smoot")?.definition, ##"Optional("67 inch")"##)
  }
  @Test func registryReader2() throws {
    let mile = RegistryWriter.text(of: .standard) { $0.identifier == "mile" }
    try shows(RegistryReader().read(mile).catalog.unit("mile")?.definition, ##"Optional("1760 yard")"##)
    shows(try? RegistryReader(onto: .empty).read(mile).catalog, ##"nil"##)
  }
  @Test func registryReader3() throws {
    let table = """
      {"categoryName": "Length", "units": [
        {"unitName": "Meter", "unitSymbol": "m", "conversionFactor": 1, "isBase": true},
        {"unitName": "Mile", "unitSymbol": "mi", "conversionFactor": 1609.34}]}
      """
    let reading = try RegistryReader().read(table)
    shows(reading.catalog.unit("mile")?.definition, ##"Optional("1760 yard")"##)
    shows(reading.warnings.map(\.line), ##"[3]"##)
  }
  @Test func registryWriter1() throws {
    let text = RegistryWriter.text(of: .standard) { $0.quantity == "data" }
    let copy = try RegistryReader(onto: .empty).read(text).catalog
    shows(copy.quantities.map(\.name), ##"["Data"]"##)
    shows(copy.unit("kibibyte")?.definition, ##"Optional("1024 byte")"##)
  }
}
