import Testing

/// `Tools/publish.sh` publishes the findings of a run, or refuses.
@Suite struct PublishScriptTests {
  /// A `metryvo` whose report has one chapter.
  private static let metryvo = """
    #!/bin/sh
    echo "$*" >calls
    echo '<html><head></head><section class="a" id="accuracy">' >"$5"

    """
  private static let chromium = """
    #!/bin/sh
    for option; do
      case $option in
        --dump-dom) echo "<title>${HEIGHT-900}</title>" ;;
        --screenshot=*) head -c "${BYTES:-10}" /dev/zero >"${option#*=}" ;;
      esac
    done

    """

  private func publish(
    report: String = "", json: String = "{}", environment: [String: String] = [:],
    metryvo: String = Self.metryvo, check: [String] = []
  ) throws -> ToolRun {
    try ToolRun(
      "publish", ["publish", "found", "published"] + check,
      programs: ["uname": "echo workhorse"],
      files: [
        ".build/release/metryvo": metryvo, "chromium": Self.chromium,
        "found/report.md": report, "found/report.json": json,
        "published/README.md": "", "published/speed-390.png": "old",
      ],
      environment: ["BROWSER": "./chromium", "SHRINK": "cat"].merging(environment) { $1 })
  }

  @Test func documentsAndPictures() throws {
    let run = try publish()
    #expect(run.code == 0 && run.error == "", "\(run)")
    #expect(
      run.output == """
        publish: skipped speed: speed was not run
        publish: skipped budgets: budgets was not run
        publish: skipped coverage: coverage was not run
        publish: 4 pictures in published, 3 skipped

        """)
    #expect(run.files["calls"] == "report --from found --to published/index.html\n")
    let published = run.files.keys.filter { $0.hasPrefix("published/") }
      .map { $0.dropFirst(10) }.sorted()
    #expect(
      published == [
        "README.md", "accuracy-1280.png", "accuracy-390.png", "index.html", "overview-1280.png",
        "overview-390.png", "report.json", "report.md",
      ])
  }

  @Test func partsOfSeveralCommits() throws {
    let several = try publish(json: "{\n\"name\" : \"commit\",\n\"value\" : \"a; b\"\n}")
    #expect(several.code == 1 && several.files["published/report.md"] == nil, "\(several)")
    #expect(
      several.error
        == "publish: the parts of found are of several commits: run all of them on one\n")
    let one = try publish(json: "{\n\"name\" : \"commit\",\n\"value\" : \"a\"\n}")
    #expect(one.code == 0, "\(one)")
  }

  @Test func placesAndTheNameOfTheMachine() throws {
    let home = ["HOME": "/home/somebody"]
    let mark = "publish: the lines above name a place on this machine, or its name\n"
    for text in ["on workhorse today", "in /home/somebody/x"] {
      let run = try publish(report: "one\n\(text)\n", environment: home)
      #expect(run.code == 1 && run.error == mark, "\(run)")
      #expect(run.output.contains("published/report.md:2:\(text)\n"))
    }
    for text in ["on workhorses", "in /home/somebodyelse"] {
      let run = try publish(report: text, environment: home)
      #expect(run.code == 0 && run.error == "", "\(run)")
    }
    #expect(try publish(json: "workhorse").error == mark)
    let place = Self.metryvo + "pwd -P >found/report.md\n"
    #expect(try publish(environment: home, metryvo: place).error == mark)
  }

  @Test func picturesThatAreTooLarge() throws {
    let limits = try publish(environment: ["HEIGHT": "1200", "BYTES": "500000"])
    #expect(limits.code == 0 && limits.error == "", "\(limits)")
    let high = try publish(environment: ["HEIGHT": "1201"])
    let height = "publish: published/accuracy-390.png is 1201 px high, more than 1200\n"
    #expect(high.code == 1 && high.error.contains(height), "\(high.error)")
    #expect(high.output.contains("publish: 4 pictures in published"))
    let large = try publish(environment: ["BYTES": "500001"])
    let bytes = "publish: published/overview-1280.png has 500001 bytes, more than 500000\n"
    #expect(large.code == 1 && large.error.contains(bytes), "\(large.error)")
    let small = try publish(environment: ["BYTES": "500001", "SHRINK": "head -c 9 | cat"])
    #expect(small.code == 0 && small.files["published/overview-390.png"]?.utf8.count == 9)
  }

  @Test func aBrowserThatFails() throws {
    let run = try publish(environment: ["HEIGHT": ""])
    #expect(run.code == 1, "\(run)")
    #expect(run.error == "publish: no picture published/overview-1280.png\n")
  }

  /// A missing browser is reported before `make check` measures for an hour.
  @Test func noBrowser() throws {
    let run = try publish(environment: ["BROWSER": ""], check: ["sh", "-c", ": >checked"])
    #expect(run.code == 1 && run.files["checked"] == nil, "\(run)")
    #expect(
      run.error == "publish: no Chromium to take pictures with: install the package chromium, "
        + "or say BROWSER=…\n")
  }

  @Test func aBreachIsPublished() throws {
    let breach = try publish(check: ["sh", "-c", "exit 2"])
    #expect(breach.code == 2 && breach.files["published/report.md"] != nil, "\(breach)")
    let refused = try publish(report: "workhorse", check: ["sh", "-c", "exit 2"])
    #expect(refused.code == 1, "\(refused)")
  }
}
