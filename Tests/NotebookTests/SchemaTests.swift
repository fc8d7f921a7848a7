import Foundation
import Metryvo
import Testing

/// The JSON Schema of the format, compared with the reader and the writer.
@Suite struct SchemaTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let path = root.appendingPathComponent(
    "Corpora/metryvo/metryvo-data-1.schema.json"
  ).path

  private static func schema() throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Returns the keys that an object of the schema may have.
  private static func properties(of definition: String?) throws -> Set<String> {
    var object = try schema()
    if let definition {
      let definitions = try #require(object["$defs"] as? [String: Any])
      object = try #require(definitions[definition] as? [String: Any])
    }
    return Set(try #require(object["properties"] as? [String: Any]).keys)
  }

  /// Returns the keys that the reader's error names for an unknown key in place of `{}` in a
  /// member.
  private static func knownKeys(_ member: String) throws -> Set<String> {
    let unknown = member.replacing("{}", with: #"{"zzz": 1}"#)
    do throws(NotebookDataError) {
      _ = try NotebookDocument(
        text: #"{"format": "metryvo-data", "version": 1, \#(unknown)}"#)
    } catch {
      if case .unknownKey("zzz", let known) = error.problem { return Set(known) }
      Issue.record("\(member): \(error)")
    }
    return []
  }

  @Test func theSchemaHasTheKeysOfTheReader() throws {
    #expect(try Self.properties(of: nil) == Self.knownKeys(#""zzz": 1"#))
    for (definition, member) in [
      ("settings", #""settings": {}"#), ("haptics", #""settings": {"haptics": {}}"#),
      ("precision", #""settings": {"precision": {}}"#),
      ("decimals", #""settings": {"precision": {"global": {}}}"#),
      ("decimals", #""settings": {"precision": {"perCategory": {"length": {}}}}"#),
      ("pairDecimals", #""settings": {"precision": {"perPair": [{}]}}"#),
      ("formatting", #""settings": {"formatting": {}}"#),
      ("separators", #""settings": {"formatting": {"separators": {}}}"#),
      ("calculator", #""settings": {"calculator": {}}"#),
      ("pairFavorite", #""favorites": [{"kind": "pair", "zzz": 1}]"#),
      ("unitFavorite", #""favorites": [{"kind": "unit", "zzz": 1}]"#),
      ("decimals", #""favorites": [{"id": "a", "kind": "unit", "unit": "m", "precision": {}}]"#),
      ("unit", #""customUnits": [{}]"#), ("category", #""customCategories": [{}]"#),
      ("base", #""customCategories": [{"id": "a", "name": "b", "base": {}}]"#),
      ("recents", #""recents": {}"#), ("last", #""recents": {"last": {}}"#),
      ("entitlements", #""entitlements": {}"#),
      ("product", #""entitlements": {"products": [{}]}"#),
      ("tip", #""entitlements": {"tips": [{}]}"#),
    ] {
      #expect(
        try Self.properties(of: definition) == Self.knownKeys(member), "\(definition)")
    }
    for (definition, kind) in [
      ("conversion", "conversion"), ("calculation", "calculation"), ("toolRun", "tool"),
    ] {
      let known = try Self.knownKeys(#""history": [{"kind": "\#(kind)", "zzz": 1}]"#)
      #expect(try Self.properties(of: definition) == known)
    }
  }

  // MARK: Comparison with jsonschema of PyPI

  /// The first Python with the package jsonschema; `nil` if there is none.
  private static let python: String? = {
    let own = root.appendingPathComponent(".corpora/venv/bin/python3").path
    return [own, "/usr/bin/env python3"].first { program in
      (try? run(program, ["-c", "import jsonschema"]))?.code == 0
    }
  }()
  private static let skipReason: Comment =
    "no python3 with jsonschema of PyPI: make tables installs it"

  private static func run(
    _ program: String, _ arguments: [String]
  ) throws -> (code: Int32, output: String) {
    let words = program.split(separator: " ").map(String.init)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = words.dropFirst() + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns the validator's verdict on each document.
  private static func verdicts(_ documents: [[UInt8]]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (number, document) in documents.enumerated() {
      let file = folder.appendingPathComponent("\(number).json")
      try Data(document).write(to: file)
      paths.append(file.path)
    }
    let tool = root.appendingPathComponent("Tools/validate_json.py").path
    let result = try run(try #require(python), [tool, path] + paths)
    #expect(result.code == 0)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: python != nil, skipReason)) func whatIsWrittenIsValid() throws {
    var documents = try SchemaSamples.notebooks().map { notebook in
      try NotebookDocument(content: notebook).bytes(withEntitlements: true)
    }
    var headed = NotebookDocument(content: try DocumentRoundTripTests.full())
    for profile in ProductProfile.allCases {
      headed.profile = profile
      headed.app = "metryvo 0.2.0"
      headed.exportedAt = NotebookSamples.time(3)
      documents.append(try headed.bytes)
    }
    let verdicts = try Self.verdicts(documents)
    #expect(verdicts.count == documents.count)
    #expect(verdicts.filter { $0 != "valid" } == [])
  }

  @Test(.enabled(if: python != nil, skipReason)) func damagedDocumentsAreInvalid() throws {
    let whole = String(
      decoding: try NotebookDocument(content: try DocumentRoundTripTests.full()).bytes(
        withEntitlements: true), as: UTF8.self)
    let documents = SchemaSamples.damages.map { damage in
      Array(whole.replacing(damage.0, with: damage.1, maxReplacements: 1).utf8)
    }
    for (damage, document) in zip(SchemaSamples.damages, documents) {
      #expect(whole.contains(damage.0), "\(damage)")
      #expect(throws: NotebookDataError.self, "\(damage)") { try NotebookDocument(document) }
    }
    let verdicts = try Self.verdicts(documents)
    for (damage, verdict) in zip(SchemaSamples.damages, verdicts) {
      #expect(verdict.hasPrefix("invalid"), "\(damage): \(verdict)")
    }
    #expect(verdicts.count == documents.count)
  }

  /// Reader and schema accept the same documents.
  ///
  /// The reader may also refuse a document for a rule that no schema can express.
  @Test(.enabled(if: python != nil, skipReason)) func readerAndSchemaAgree() throws {
    let documents = SchemaObject.all.flatMap(\.changed)
    let verdicts = try Self.verdicts(documents.map { Array($0.utf8) })
    #expect(verdicts.count == documents.count)
    var counts = [true: 0, false: 0]
    for (document, verdict) in zip(documents, verdicts) {
      let isValid = verdict == "valid"
      counts[isValid, default: 0] += 1
      do throws(NotebookDataError) {
        _ = try NotebookDocument(text: document)
        if !isValid { Issue.record("read, but \(verdict): \(document)") }
      } catch {
        if isValid && !Self.isBeyondSchemas(error) {
          Issue.record("valid, but \(error): \(document)")
        }
      }
    }
    #expect(counts.allSatisfy { $0.value > 500 }, "\(counts)")
  }

  /// Returns whether no schema can express the violated rule, because one value depends on another.
  private static func isBeyondSchemas(_ error: NotebookDataError) -> Bool {
    error.problem == .edit(.ambiguousSeparators) || error.problem == .edit(.thresholdsOutOfRange)
  }

  @Test func theSchemaHasAllLocalesAndRegions() throws {
    let definitions = try #require(Self.schema()["$defs"] as? [String: Any])
    let locale = try #require(definitions["locale"] as? [String: Any])
    let locales = Set(NumberLocale.allCases.map(\.rawValue))
    #expect(Set(try #require(locale["enum"] as? [String])) == locales)
    let region = try #require(definitions["region"] as? [String: Any])
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    let codes =
      letters.flatMap { first in letters.map { first + $0 } }
      + (1...999).map { String(repeating: "0", count: 3 - "\($0)".utf8.count) + "\($0)" }
    let known = codes.filter { RegionCode(rawValue: $0)?.rawValue == $0 }
    #expect(try #require(region["enum"] as? [String]).sorted() == known.sorted())
  }
}
