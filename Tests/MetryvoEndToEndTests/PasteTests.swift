import Foundation
import Testing

/// `paste` says what a text means, and why.
@Suite struct PasteTests {
  @Test(arguments: [
    (["1.234,5 km"], "1234.5 km   (kilometer, length)\n", ""),
    (["5 ft 6 in"], "66 in   (inch, length)\n", "note: the parts were added up\n"),
    (["1/3", "cup"], "1/3 cup (US)   (cup, volume)\n", "note: the unit may also be cup-metric"),
    (["-40 °F"], "-40 °F   (fahrenheit, temperature)\n", ""),
    (["1,234 km"], "1234 km   (kilometer, length)\n", "note: the mark in the number can be read"),
    (["1,234 km", "--locale", "de"], "1.234 km   (kilometer, length)\n", ""),
    (["It weighs ~5 kg (11 lb)."], "5 kg   (kilogram, mass)\n", "note: marked as approximate\n"),
    (["10–12 kg"], "10 – 12 kg   (kilogram, mass)\n", "note: two numbers, a range\n"),
  ])
  func whatIsUnderstood(_ arguments: [String], _ output: String, _ note: String) throws {
    let run = try CommandRun(["paste"] + arguments)
    #expect(run.code == 0 && run.output == output && run.error.hasPrefix(note), "\(run)")
  }

  @Test func whatIsNot() throws {
    let word = try CommandRun(["paste", "hello"])
    #expect(word.code == 65 && word.output == "")
    #expect(word.error == "metryvo: 'hello' is not a number\n")
    let strict = try CommandRun(["paste", "1,5 km", "--strict"])
    #expect(strict.code == 65 && strict.error.contains("character 2 (byte 1)"), "\(strict.error)")
    let unknown = try CommandRun(["paste", "1 km", "--locale", "xx"])
    #expect(unknown.code == 64)
  }

  @Test func asJSON() throws {
    let run = try CommandRun(["paste", "1.234,50 km", "--locale", "de", "--strict", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["number"] as? String == "1234.50" && json?["unit"] as? String == "kilometer")
    #expect(json?["start"] as? Int == 0 && json?["end"] as? Int == 11)
  }
}
