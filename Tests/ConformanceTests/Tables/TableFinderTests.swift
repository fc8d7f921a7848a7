import Foundation
import Peers
import PropertyTesting
import Testing

/// The places of tables, and the versions that their folders state.
@Suite struct TableFinderTests {
  private func folder(_ files: [String: String]) throws -> String {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    for (name, text) in files {
      let url = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test func versionsAreReadBesideTheTables() throws {
    let xml = "<convertUnit source='meter' baseUnit='meter'/>"
    let folder = try folder([
      "pint/pint/default_en.txt": "@import constants_en.txt\nmile = c * meter\nmeter = [length]",
      "pint/pint/constants_en.txt": "c = 1609.344",
      "pint/Pint-4.5.dist-info/METADATA": "Version: 4.5",
      "gnu-units/usr/share/units/definitions.units": "# May 2001 Version 1.2\nm !",
      "cldr/usr/share/unicode/cldr/common/supplemental/units.xml": xml,
      "cldr/usr/share/unicode/cldr/common/dtd/ldmlSupplemental.dtd":
        "<!ATTLIST version cldrVersion CDATA #FIXED \"41\" >",
      "nist-sp811/A.csv": "Convert From, Convert To, Multiply By, Supported\nmi, m, 1.6e3, true",
      "nist-sp811/other.csv": "something else",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let finder = TableFinder(folders: [folder])
    let found = try TableKind.allCases.map { try finder.source(of: $0) }
    #expect(found.map { $0?.version } == ["4.5", "1.2", "41", "2008"])
    #expect(found.map { $0?.table.count } == [3, 1, 1, 1])
    #expect(found[2]?.digest == SHA256.hexadecimal(Array(xml.utf8)))
  }

  @Test func whatIsNowhereIsNil() throws {
    let folder = try folder(["nist-sp811/note.csv": "From,To"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try TableFinder(folders: [folder + "/none", folder]).source(of: .nist) == nil)
  }
}
