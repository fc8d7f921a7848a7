import Testing

/// `Tools/packages.sh` finds missing programs, installs their packages, or fails.
@Suite struct PackagesScriptTests {
  private static let aptGet = "echo \"$*\" >>log; case $1 in update) : >updated ;; esac"

  private func packages(
    _ target: String, _ programs: [String: String], root: Bool = true,
    environment: [String: String] = [:]
  ) throws -> ToolRun {
    try ToolRun(
      "packages", [target], programs: programs,
      environment: (root ? ["SUDO": ""] : [:]).merging(environment) { $1 }, isIsolated: true)
  }

  @Test func nothingIsMissing() throws {
    let run = try packages("shells", ["zsh": "", "fish": "", "apt-get": Self.aptGet])
    #expect(run.code == 0 && run.output == "" && run.error == "" && run.files == [:], "\(run)")
  }

  @Test func whatIsMissingIsInstalled() throws {
    let run = try packages("shells", ["zsh": "", "apt-get": Self.aptGet])
    #expect(run.code == 0 && run.error == "", "\(run)")
    #expect(run.output == "shells: installing fish, in which completions are tested\n")
    #expect(run.files["log"] == "install -y -qq fish\n")
  }

  @Test func listsOfPackagesAreFetchedOnlyWhereTheyAreOld() throws {
    let run = try packages("shells", ["apt-get": Self.aptGet + "; test -e updated"])
    #expect(run.code == 0 && run.error == "", "\(run)")
    #expect(
      run.files["log"]
        == "install -y -qq zsh fish\nupdate -qq\ninstall -y -qq zsh fish\n")
  }

  @Test func whatOnlySomeTestsNeedMayStayMissing() throws {
    for programs in [[:], ["apt-get": "exit 100"]] as [[String: String]] {
      let run = try packages("shells", programs)
      #expect(run.code == 0, "\(run)")
      #expect(
        run.error
          == "shells: zsh fish could not be installed; completions are not tested there\n")
    }
  }

  @Test func anUnknownPackageKeepsNoOtherAway() throws {
    let run = try packages(
      "shells", ["apt-get": "case $* in *zsh*) exit 100 ;; esac; " + Self.aptGet])
    #expect(run.code == 0, "\(run)")
    #expect(run.error == "shells: zsh could not be installed; completions are not tested there\n")
    #expect(run.files["log"] == "update -qq\ninstall -y -qq fish\n")
  }

  @Test func onlyRootInstalls() throws {
    let programs = ["zsh": "", "apt-get": Self.aptGet]
    let alone = try packages("shells", programs, root: false)
    #expect(alone.code == 0 && alone.output == "" && alone.files == [:], "\(alone)")
    #expect(alone.error.hasPrefix("shells: fish could not be installed"))
    let sudo = try packages(
      "shells", programs.merging(["sudo": "echo sudo >>log; \"$@\""]) { $1 }, root: false)
    #expect(sudo.files["log"] == "sudo\ninstall -y -qq fish\n", "\(sudo)")
  }

  @Test func theBuildNeedsGMP() throws {
    let found = try packages("deps", ["cc": "read -r line; test \"$line\" = '#include <gmp.h>'"])
    #expect(found.code == 0 && found.output == "" && found.error == "", "\(found)")
    let other = try packages(
      "deps", ["cc": "exit 1", "gcc": ""], environment: ["C_COMPILER": "gcc"])
    #expect(other.code == 0, "\(other)")
    for programs in [[:], ["brew": "exit 1"], ["apt-get": "exit 1"]] as [[String: String]] {
      let run = try packages("deps", programs.merging(["cc": "exit 1"]) { $1 })
      #expect(run.code == 1, "\(run)")
      #expect(run.error.contains(" could not be installed; install the development files of GMP"))
    }
  }

  @Test func otherSystemsHaveGMPToo() throws {
    for (program, package) in [("dnf", "gmp-devel"), ("brew", "gmp")] {
      let run = try packages("deps", ["cc": "exit 1", program: "echo \"$*\" >log"])
      #expect(run.code == 0 && run.error == "", "\(run)")
      #expect(run.output.hasPrefix("deps: installing \(package), which"))
      #expect(run.files["log"]?.hasSuffix(" \(package)\n") == true)
    }
  }

  @Test func peersNeedIntelsLibrary() throws {
    #expect(try packages("bench-peers", ["cc": ""]).code == 0)
    #expect(try packages("bench-peers", ["cc": "exit 1"]).code == 1)
  }

  @Test func valgrindIsForLinux() throws {
    let linux = try packages("callgrind", ["uname": "echo Linux"])
    #expect(linux.code == 0, "\(linux)")
    #expect(
      linux.error
        == "callgrind: valgrind could not be installed; instructions are not counted\n")
    let other = try packages("callgrind", ["uname": "echo Darwin"])
    #expect(other.code == 0 && other.error == "", "\(other)")
  }

  @Test func theAppIsCheckedWithMoreThanCommands() throws {
    let commands = [
      "chromium", "WebKitWebDriver", "Xvfb", "brotli", "pngquant", "wasm-opt", "node", "tsc",
      "python3",
    ]
    var programs = Dictionary(uniqueKeysWithValues: commands.map { ($0, "") })
    programs["fc-list"] = "echo font"
    let whole = try packages("app-deps", programs)
    #expect(whole.code == 0 && whole.error == "", "\(whole)")
    programs["WebKitWebDriver"] = nil
    programs["python3"] = "exit 1"
    programs["fc-list"] = "test $1 = :lang=zh-cn || echo font"
    let part = try packages("app-deps", programs)
    #expect(part.code == 0, "\(part)")
    #expect(
      part.error.hasPrefix(
        "app-deps: webkit2gtk-driver python3-venv fonts-noto-cjk could not be installed"))
  }

  @Test func otherTargetsHaveNoPackages() throws {
    #expect(try packages("lint", [:]).code == 64)
  }

  /// The package with the newest version is unpacked.
  ///
  /// If no package has the name, the lists are fetched first.
  @Test func aPackageIsUnpacked() throws {
    let aptGet = """
      case $1 in
        update) for package in 9-testsuite 11-testsuite 11-testsuite-x; do
          echo "libpython3.$package"; done >"${0%get}cache.names" ;;
        download) for package; do :; done; echo "$package" >"$package.deb" ;;
      esac
      """
    let programs = [
      "apt-cache": "cat \"$0.names\"", "apt-get": aptGet, "dpkg-deb": "cat \"$2\" >\"$3/content\"",
    ]
    let run = try ToolRun(
      "unpack_package", ["libpython3.*-testsuite", "new/folder"], programs: programs,
      environment: ["SUDO": ""])
    #expect(run.code == 0, "\(run)")
    #expect(run.files == ["new/folder/content": "libpython3.11-testsuite\n"])
    let none = try ToolRun(
      "unpack_package", ["units", "new/folder"],
      programs: programs.merging(["apt-get": "exit 1"]) { $1 }, environment: ["SUDO": ""])
    #expect(none.code == 1 && none.files == [:], "\(none)")
  }

  /// An environment is kept while its Python can import the requested modules.
  @Test func anEnvironmentOfPython() throws {
    let venv = #"""
      mkdir -p "$3/bin"
      printf '#!/bin/sh\necho "$*" >log\n' >"$3/bin/pip"
      chmod +x "$3/bin/pip"
      """#
    let made = try ToolRun(
      "python_environment", ["venv", "a, b", "a==1", "c==2"], programs: ["python3": venv])
    #expect(made.code == 0, "\(made)")
    #expect(made.files["log"] == "install --quiet --disable-pip-version-check a==1 c==2\n")
    let files = ["venv/bin/python3": "#!/bin/sh\ntest \"$2\" = 'import a, b'\n"]
    for (modules, code) in [("a, b", 0), ("a, z", 1)] as [(String, Int32)] {
      let run = try ToolRun(
        "python_environment", ["venv", modules, "a==1"], programs: ["python3": "exit 1"],
        files: files)
      #expect(run.code == code, "\(run)")
    }
  }
}
