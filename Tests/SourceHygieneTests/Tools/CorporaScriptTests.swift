import Testing

/// `Tools/corpora.sh` and `Tools/tables.sh` find or fetch files of other projects.
@Suite struct CorporaScriptTests {
  private static let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
  private static let vectors = "python/test/decimaltestdata/dqAdd.decTest"
  private static let files = [
    "Corpora/metryvo/case": "", "Corpora/metryvo/SHA256SUMS": "\(empty)  case\n", vectors: "vector",
  ]

  @Test func vectorsOfPythonAreLinked() throws {
    let python = "echo \"$PWD/python\""
    let run = try ToolRun("corpora", programs: ["python3": python], files: Self.files)
    #expect(run.code == 0 && run.output == "" && run.error == "", "\(run)")
    #expect(run.files[".corpora/dectest"]?.hasSuffix("/python/test/decimaltestdata") == true)
  }

  @Test func vectorsThatAreThereStay() throws {
    let files = Self.files.merging([".corpora/dectest/dqAdd.decTest": ""]) { $1 }
    let run = try ToolRun("corpora", programs: ["python3": "echo asked >log"], files: files)
    #expect(run.code == 0 && run.output == "" && run.error == "", "\(run)")
    #expect(run.files["log"] == nil)
  }

  @Test func aChangedVectorFails() throws {
    let files = Self.files.merging(["Corpora/metryvo/case": "changed"]) { $1 }
    let run = try ToolRun("corpora", programs: ["python3": "echo \"$PWD/python\""], files: files)
    #expect(run.code != 0 && (run.output + run.error).contains("case"), "\(run)")
  }

  @Test func whatCannotBeFetchedIsNamed() throws {
    let programs = ["python3": "exit 1", "apt-get": "exit 1", "apt-cache": "exit 1"]
    let run = try ToolRun("tables", programs: programs)
    #expect(run.code == 0 && run.error == "", "\(run)")
    for name in ["pint==", "jsonschema=="] {
      #expect(run.output.contains("tables: \(name)"), "\(run)")
    }
    let tables = ".corpora/tables"
    let there = try ToolRun(
      "tables", programs: programs,
      files: [
        "\(tables)/gnu-units/usr/share/units/definitions.units": "",
        "\(tables)/cldr/usr/share/unicode/cldr/common/supplemental/units.xml": "",
        "\(tables)/pint/pint/default_en.txt": "", ".corpora/venv/bin/python3": "#!/bin/sh\n",
      ])
    #expect(there.code == 0 && there.output == "" && there.error == "", "\(there)")
  }
}
