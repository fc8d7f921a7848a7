import Foundation
import Testing

/// `Tools/site.sh` writes a site from symbol graphs and from the pages of docc.
@Suite struct SiteScriptTests {
  private static let log = "echo \"${0##*/} $*\" | sed \"s|$TMPDIR/[^/]*|work|g\" >>calls\n"

  /// A `docc` whose `merge` copies the pages from the folder `pages`.
  private static let docc =
    "#!/bin/sh\n" + log + """
      if [ "$1" = merge ]; then
        while [ "$1" != --output-path ]; do shift; done
        cp -r pages "$2"
      fi

      """

  private static let targetInfo = """
    cat <<END
      "target": {
        "triple": "wasm32-none",
        "moduleTriple": "other" },
      "runtimeResourcePath": "$PWD/toolchain/lib/swift",
    END
    """

  /// Returns the page of a module, as docc writes pages.
  private static func page(
    links: String = "{}", references: String = "", groups: String = ""
  ) -> String {
    """
    {"identifier": {"url": "doc://A/documentation/A"}, "metadata": {"symbolKind": "module"},
     "primaryContentSections": [{"anchor": "Overview"}, \(links)], "topicSections": [\(groups)],
     "relationshipsSections": [{"identifiers": ["doc://A/s8SendableP"]}],
     "references": {"doc://A/s8SendableP": {"type": "unresolvable"}, \(references)
       "doc://A/documentation/A": {"type": "topic", "url": "/documentation/a"}}}
    """
  }

  private func site(
    page: String = Self.page(), html: String = "<script src=\"/app.js\"></script>",
    docc: String? = Self.docc, environment: [String: String] = [:]
  ) throws -> ToolRun {
    var files = [
      "pages/data/documentation/a.json": page, "pages/documentation/a/index.html": html,
      "pages/app.js": "", "site/old": "",
      "pages/index/index.json":
        #"{"interfaceLanguages": {"swift": [{"path": "/documentation/a"}]}}"#,
      "Sources/A/A.swift": "@_exported import C\n@_exported import D\n",
      "Sources/B/B.swift": "import A\n",
      "toolchain/bin/swift-symbolgraph-extract": "#!/bin/sh\n\(Self.log)",
    ]
    files["toolchain/bin/docc"] = docc
    return try ToolRun(
      "site", ["site", "A", "B"],
      programs: [
        "swiftc": Self.targetInfo, "uname": "echo Linux",
        "swift": Self.log + "case $* in *--show-bin-path) echo built ;; esac",
      ], files: files, environment: environment)
  }

  @Test func eachModuleMayLinkToThoseBeforeIt() throws {
    let run = try site()
    #expect(run.code == 0 && run.error == "", "\(run)")
    #expect(
      run.output == """
        site: 1 pages, 3 links, 0 broken, 0 to other sites and not followed
        site: serve site: python3 -m http.server --bind 127.0.0.1 --directory site, \
        and open http://localhost:8000/

        """)
    let extract = "swift-symbolgraph-extract -module-name"
    let options = "-target wasm32-none -I built/Modules -minimum-access-level public"
    let skip = "-skip-synthesized-members"
    let convert =
      "--fallback-default-module-kind Library --default-code-listing-language swift "
      + "--hosting-base-path /"
    let archive = "--warnings-as-errors --enable-experimental-external-link-support"
    let calls = (run.files["calls"] ?? "").split(separator: "\n")
    #expect(
      calls == [
        "swift build -c release --target A", "swift build -c release --target B",
        "swift build -c release --show-bin-path",
        """
        \(extract) A -output-dir work/A \(options) \(skip) \
        -experimental-allowed-reexported-modules=C,D
        """,
        """
        docc convert Sources/A/A.docc --output-path work/A.doccarchive \
        --additional-symbol-graph-dir work/A --fallback-bundle-identifier A \(convert) \(archive)
        """,
        "\(extract) B -output-dir work/B \(options) \(skip)",
        """
        docc convert Sources/B/B.docc --output-path work/B.doccarchive \
        --additional-symbol-graph-dir work/B --fallback-bundle-identifier B \(convert) \(archive) \
        --dependency work/A.doccarchive
        """,
        """
        docc merge work/A.doccarchive work/B.doccarchive --output-path site \
        --synthesized-landing-page-name Metryvo --synthesized-landing-page-topics-style list
        """,
      ], "\(calls)")
    #expect(run.files["site/old"] == nil)
    #expect(run.files["site/index.html"]?.contains("url=documentation/") == true)
  }

  @Test func aToolchainWithoutDoccSkips() throws {
    let run = try site(docc: nil)
    #expect(run.code == 0 && run.files["calls"] == nil, "\(run)")
    #expect(run.output == "site: skipped: the toolchain of swift has no docc\n")
    #expect(run.files["site/old"] != nil)
  }

  @Test func aWarningOfDoccFails() throws {
    let run = try site(docc: "#!/bin/sh\necho warning; exit 3\n")
    #expect(run.code == 1 && run.output == "" && run.error == "warning\n", "\(run)")
    #expect(run.files["site/old"] != nil)
  }

  @Test func aServerMayHaveThePagesElsewhere() throws {
    let environment = ["BASE_PATH": "/docs"]
    let run = try site(
      html: "<script src=\"/docs/app.js\"></script>", environment: environment)
    #expect(run.code == 0, "\(run)")
    #expect(run.output.hasSuffix("\nsite: put site where a server has /docs\n"))
    #expect(run.files["calls"]?.contains("--hosting-base-path /docs ") == true)
    let root = try site(environment: environment)
    #expect(root.code == 1, "\(root)")
    #expect(root.error == "site: /documentation/a: /app.js: is not below /docs/\n")
  }

  @Test func linksThatLeadNowhere() throws {
    let link = #"{"type": "reference", "identifier": "other"}"#
    func refused(_ reference: String) throws -> ToolRun {
      try site(page: Self.page(links: link, references: "\"other\": {\(reference)},"))
    }
    let rows: [(run: ToolRun, problem: String)] = [
      (try site(page: Self.page(links: link)), "other: stands for nothing"),
      (try refused(#""type": "unresolvable""#), "other: is unresolvable"),
      (try refused(#""type": "topic", "url": "/documentation/b""#), "/documentation/b: no page"),
      (
        try refused(#""type": "section", "url": "/documentation/a#Under""#),
        "/documentation/a#Under: no heading"
      ),
      (
        try refused(#""type": "image", "variants": [{"url": "/images/a.png"}]"#),
        "/images/a.png: no file"
      ),
      (try site(html: "<link href=\"/app.css\">"), "app.css: no file"),
      (
        try site(
          page: Self.page(
            groups: """
              {"title": "Structures", "generated": true,
               "identifiers": ["doc://A/documentation/A"]}
              """)), "Structures: in no group that somebody wrote: A"
      ),
    ]
    for (run, problem) in rows {
      #expect(run.code == 1 && run.error == "site: /documentation/a: \(problem)\n", "\(run)")
      #expect(run.output.contains(" 1 broken, "), "\(run)")
    }
    let sound = [
      #""type": "section", "url": "/documentation/a#Overview""#,
      #""type": "link", "url": "https://example.org""#,
    ]
    for reference in sound {
      let run = try refused(reference)
      #expect(run.code == 0 && run.output.contains(" 0 broken, "), "\(run)")
    }
  }
}
