// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// `make bench-peers` measures the arithmetic beside Intel's library and libmpdec, where they are
// there. METRYVO_PEERS names those that are.
let peers = Context.environment["METRYVO_PEERS"] ?? ""
let hasPeers = peers.contains("intel")
let hasLibmpdec = peers.contains("libmpdec")

// Only Homebrew needs pkg-config to find GMP; elsewhere naming it makes every build warn.
#if os(macOS)
let gmpPkgConfig: String? = "gmp"
#else
let gmpPkgConfig: String? = nil
#endif

/// A target of ours: its page and those of its folders are no resources, warnings are errors.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], pagesIn folders: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    exclude: ["README.md"] + folders.map { "\($0)/README.md" }, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

// Targets in the order of what they may import: a test refuses an import of a target that stands
// below. A target declares what its files import; another test compares the two. The marks name the
// layers: the domain, the platform, services on both, and the interfaces of people.

// MARK: Domain

/// What runs without Foundation and without libgmp, in the browser too.
let engine: [Target] = [
  // The latest events of a piece of work, as values.
  library("EventLog"),
  // The words of General Decimal Arithmetic, exact ratios, and the protocol both backends satisfy.
  library("DecimalArithmetic"),
  // IEEE 754-2019 decimal of 34 digits in pure Swift.
  library("NativeDecimal", ["DecimalArithmetic"]),
  // Units as data: quantities, exact definitions, aliases, sources, and their validators.
  library(
    "UnitCatalog", ["DecimalArithmetic"],
    pagesIn: ["CustomUnits", "Data", "Definitions", "LookUp"]),
  // One value to one unit, or to every unit of a quantity.
  library("UnitConversion", ["DecimalArithmetic", "EventLog", "UnitCatalog"]),
  // Numbers with their nouns, for all sentences.
  library("Wording"),
  // Reading and writing numbers and measures.
  library(
    "MeasureText", ["DecimalArithmetic", "EventLog", "UnitCatalog"], pagesIn: ["Reading/Measures"]),
  // JSON and rows of CSV and TSV, read strictly, with the place of every value.
  library("StrictText"),
  // A request from text and settings to value, text, remark and notes, or a refusal; rows of them.
  library(
    "ConversionRequests",
    [
      "DecimalArithmetic", "EventLog", "MeasureText", "StrictText", "UnitCatalog",
      "UnitConversion", "Wording",
    ]),
  // A calculator, tips, discounts and shares, exact.
  library(
    "Calculation", ["DecimalArithmetic", "MeasureText", "Wording"], pagesIn: ["Keypad", "Money"]),
  // What a person keeps: favourites, history, custom units, settings, and the edits of them.
  library(
    "Notebook",
    [
      "Calculation", "ConversionRequests", "DecimalArithmetic", "MeasureText", "StrictText",
      "UnitCatalog", "UnitConversion", "Wording",
    ], pagesIn: ["Format", "Import", "Legacy", "Licences", "Stores"]),
]

/// The app, which runs in the browser too; the engine knows nothing of it.
let app: [Target] = [
  // Elements and text, as HTML and as tokens for the browser.
  library("Markup"),
  // State, actions and effects of the app, and one view model for each screen.
  library(
    "AppModel",
    [
      "Calculation", "ConversionRequests", "DecimalArithmetic", "MeasureText", "NativeDecimal",
      "Notebook", "UnitCatalog", "UnitConversion",
    ]),
  // View models as markup.
  library(
    "AppScreens",
    ["AppModel", "Calculation", "Markup", "MeasureText", "Notebook"]),
  // Bytes of events to bytes of effects.
  library("AppSession", ["AppModel", "AppScreens", "Markup", "MeasureText", "Notebook"]),
]

/// Intel's decimal library, by the file's name because it is static and named by its variant.
let intelPeer: [Target] =
  hasPeers
  ? [
    .target(
      name: "IntelDecimalPeer", path: "Benchmarks/IntelDecimalPeer", exclude: ["README.md"],
      linkerSettings: [.linkedLibrary(":libbidgcc000.a")])
  ] : []

/// libmpdec, as `Tools/libmpdec.sh` leaves it.
let libmpdecPeer: [Target] =
  hasLibmpdec
  ? [
    .target(
      name: "LibmpdecPeer", path: "Benchmarks/LibmpdecPeer", exclude: ["README.md"],
      cSettings: [
        .headerSearchPath("../../.corpora/mpdecimal/libmpdec"), .define("CONFIG_64", to: "1"),
        .define("ASM", to: "1"), .define("HAVE_UINT128_T", to: "1"),
      ],
      linkerSettings: [
        .unsafeFlags(["-L.corpora/mpdecimal/libmpdec"]), .linkedLibrary(":libmpdec.a"),
      ])
  ] : []

let package = Package(
  name: "metryvo",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Metryvo", targets: ["Metryvo"]),
    .library(name: "UnitRegistry", targets: ["UnitRegistry"]),
    .library(name: "UnitRegistryFiles", targets: ["UnitRegistryFiles"]),
    .library(name: "LicenceSignatures", targets: ["LicenceSignatures"]),
    .library(name: "AppModel", targets: ["AppModel"]),
    .library(name: "AppSession", targets: ["AppSession"]),
    .library(name: "GMPDecimal", targets: ["GMPDecimal"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "Conformance", targets: ["Conformance"]),
    .library(name: "ConformanceCases", targets: ["CaseGeneration", "ConformanceCases"]),
    .library(name: "PerformanceBudgets", targets: ["PerformanceBudgets"]),
    .executable(name: "metryvo", targets: ["MetryvoCommand"]),
    .executable(name: "metryvo-lab", targets: ["MetryvoLab"]),
    .executable(name: "metryvo-bench", targets: ["MetryvoBench"]),
  ],
  traits: [
    .trait(
      name: "SeededFaults",
      description:
        "Mistakes to choose from at run time, to see whether the laws find them: `make mutants`.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
  ],
  targets: engine + app + intelPeer + libmpdecPeer + [
    // What users of the library import.
    library(
      "Metryvo",
      [
        "Calculation", "ConversionRequests", "DecimalArithmetic", "EventLog", "MeasureText",
        "NativeDecimal", "Notebook", "StrictText", "UnitCatalog", "UnitConversion",
      ]),
    // libgmp as a system library.
    .systemLibrary(
      name: "CGMP", pkgConfig: gmpPkgConfig, providers: [.apt(["libgmp-dev"]), .brew(["gmp"])]),
    // Arbitrary-precision decimal on GMP.
    library("GMPDecimal", ["DecimalArithmetic", "CGMP"]),

    // MARK: Platform

    // The C library of the system, and whole reads and writes on it.
    library("SystemCalls"),
    // The function at which Callgrind counts.
    .target(name: "CountedCall", exclude: ["README.md"]),
    // Counts calls of the allocator (Linux, glibc); only what wants the count links it.
    .target(name: "AllocationCounter", exclude: ["README.md"]),
    // The commit that the binary was built from.
    .target(
      name: "CBuildInformation",
      cSettings: [
        .define(
          "METRYVO_COMMIT", to: "\"\(Context.environment["METRYVO_COMMIT"] ?? "unknown")\"")
      ]),
    // The version of the program.
    library("BuildInformation", ["CBuildInformation"]),
    // Text on terminals: columns, a line of progress, characters that a terminal must not obey.
    library("TerminalText", ["SystemCalls"]),

    // MARK: Services

    // The oracle: exact rationals, rounded once; shares no code with the backends.
    library(
      "ExactArithmetic", ["DecimalArithmetic", .product(name: "BigInt", package: "BigInt")]),
    // The versioned registry JSON and tables of categories, read onto a catalog and written.
    library(
      "UnitRegistry",
      ["DecimalArithmetic", "EventLog", "StrictText", "UnitCatalog", "UnitConversion"]),
    // Registries in files.
    library(
      "UnitRegistryFiles",
      ["DecimalArithmetic", "SystemCalls", "UnitCatalog", "UnitConversion", "UnitRegistry"]),
    // Licences verified by Ed25519, with swift-crypto.
    library(
      "LicenceSignatures", ["Notebook", .product(name: "Crypto", package: "swift-crypto")]),
    // Cases made of choices, a function of (seed, i) alone.
    library("CaseGeneration"),
    // Shrinking, labels and replay; knows nothing of decimals or of a test framework.
    library("PropertyTesting", ["CaseGeneration", "Wording"]),
    // The operations that are judged, generated operands, and the reader of decTest files.
    library("ConformanceCases", ["CaseGeneration", "DecimalArithmetic"]),
    // Vectors and laws that judge backends and converter.
    library(
      "Conformance",
      [
        "ConformanceCases", "DecimalArithmetic", "ExactArithmetic", "MeasureText",
        "PropertyTesting", "UnitCatalog", "UnitConversion", "Wording",
        .product(name: "BigInt", package: "BigInt"),
      ], pagesIn: ["CellMaps", "HardCases", "Laws"]),
    // Laws of what is built on backend and converter: calculations and notebooks.
    library(
      "ProductLaws",
      [
        "Calculation", "Conformance", "DecimalArithmetic", "ExactArithmetic", "MeasureText",
        "Notebook", "PropertyTesting", "UnitCatalog", .product(name: "BigInt", package: "BigInt"),
      ]),
    // Other people's programs, claims and tables beside ours.
    library(
      "Peers",
      [
        "Conformance", "DecimalArithmetic", "ExactArithmetic", "MeasureText", "PropertyTesting",
        "StrictText", "UnitCatalog", "UnitConversion", "Wording",
        .product(name: "BigInt", package: "BigInt"),
      ]),
    // One report model, one renderer per format, and the folder that findings are written to.
    library("Reporting", ["TerminalText", "Wording"]),
    // Counts, clocks, statistics, budgets and verdicts, for any code.
    library(
      "PerformanceBudgets",
      [
        "CountedCall", "Reporting", "StrictText", "Wording",
        .product(name: "Histogram", package: "hdrhistogram-swift"),
      ]),
    // Each workload once, with its result check; used by compare and bench.
    library(
      "Workloads",
      [
        "Calculation", "Conformance", "DecimalArithmetic", "MeasureText", "NativeDecimal",
        "Notebook", "Peers", "PerformanceBudgets", "PropertyTesting", "UnitCatalog",
        "UnitConversion", "Wording",
      ]),
    // Runs that judge: verification, its shards and certificate, comparison, seeded faults.
    library(
      "Laboratory",
      [
        "BuildInformation", "Conformance", "ConversionRequests", "DecimalArithmetic",
        "GMPDecimal", "MeasureText", "NativeDecimal", "Peers", "PerformanceBudgets",
        "ProductLaws", "PropertyTesting", "Reporting", "TerminalText", "UnitCatalog",
        "UnitConversion", "Wording", "Workloads",
      ]),

    // MARK: Interface

    // What a command owes its shell, and the options that commands share.
    library(
      "CommandShell",
      [
        "ConversionRequests", "EventLog", "MeasureText", "StrictText", "SystemCalls",
        "TerminalText", "UnitCatalog", "UnitRegistry", "UnitRegistryFiles", argumentParser,
      ]),
    // The commands of the laboratory: verify, compare and report.
    library(
      "LaboratoryCommands",
      [
        "CommandShell", "Conformance", "Laboratory", "NativeDecimal", "Peers",
        "PerformanceBudgets", "PropertyTesting", "Reporting", "StrictText", "SystemCalls",
        "TerminalText", "UnitCatalog", "Workloads", argumentParser,
      ]),
    // The commands that convert, search, show and read, and how a program of commands runs.
    library(
      "ConversionCommands",
      // `Notebook` stays out: no command uses it, and it would add 0.9 MB to `metryvo`.
      [
        "BuildInformation", "Calculation", "CommandShell", "ConversionRequests",
        "DecimalArithmetic", "EventLog", "GMPDecimal", "MeasureText", "NativeDecimal",
        "StrictText", "SystemCalls", "TerminalText", "UnitCatalog", "UnitConversion",
        "UnitRegistry", "Wording", argumentParser,
      ]),
    // `metryvo`: it links no target that imports Foundation beyond FoundationEssentials.
    .executableTarget(
      name: "MetryvoCommand",
      dependencies: ["CommandShell", "ConversionCommands", "SystemCalls", argumentParser],
      exclude: ["README.md"], swiftSettings: settings),
    // `metryvo-lab`: all commands.
    .executableTarget(
      name: "MetryvoLab",
      dependencies: ["CommandShell", "ConversionCommands", "LaboratoryCommands", argumentParser],
      exclude: ["README.md"], swiftSettings: settings),
    // Runs the workloads, enforces the budgets, exits non-zero on breach.
    .executableTarget(
      name: "MetryvoBench",
      dependencies: [
        "AllocationCounter", "BuildInformation", "Conformance", "DecimalArithmetic", "GMPDecimal",
        "MeasureText", "NativeDecimal", "PerformanceBudgets", "Reporting", "TerminalText",
        "UnitConversion", "Wording", "Workloads", argumentParser,
      ] + (hasPeers ? ["IntelDecimalPeer"] : []) + (hasLibmpdec ? ["LibmpdecPeer"] : []),
      path: "Benchmarks/MetryvoBench", exclude: ["README.md"],
      swiftSettings: settings + (hasPeers ? [.define("METRYVO_PEERS")] : [])
        + (hasLibmpdec ? [.define("METRYVO_LIBMPDEC")] : [])),

    // MARK: Tests

    tests("EventLogTests", ["EventLog"]),
    tests("DecimalArithmeticTests", ["DecimalArithmetic"]),
    tests(
      "NativeDecimalTests",
      ["DecimalArithmetic", "NativeDecimal", .product(name: "BigInt", package: "BigInt")]),
    tests(
      "GMPDecimalTests",
      [
        "DecimalArithmetic", "ExactArithmetic", "GMPDecimal",
        .product(name: "BigInt", package: "BigInt"),
      ]),
    tests("ExactArithmeticTests", ["DecimalArithmetic", "ExactArithmetic"]),
    tests("UnitCatalogTests", ["DecimalArithmetic", "UnitCatalog"]),
    tests("UnitConversionTests", ["GMPDecimal", "Metryvo"]),
    tests(
      "MeasureTextTests",
      ["MeasureText", "Metryvo", "PerformanceBudgets", "PropertyTesting", "UnitCatalog"]),
    tests("ConversionRequestsTests", ["GMPDecimal", "Metryvo"]),
    tests("CalculationTests", ["DecimalArithmetic", "GMPDecimal", "Metryvo"]),
    tests("NotebookTests", ["Metryvo", "PerformanceBudgets"], exclude: ["README.md"]),
    tests(
      "LicenceSignaturesTests",
      ["LicenceSignatures", "Metryvo", .product(name: "Crypto", package: "swift-crypto")]),
    // A page with the app in it, and the laws of its tree.
    .target(
      name: "AppPages", dependencies: ["AppModel", "AppScreens", "AppSession", "Markup"],
      path: "Tests/AppPages", swiftSettings: settings),
    tests("MarkupTests", ["AppPages", "Markup", "PropertyTesting"]),
    tests(
      "AppModelTests",
      [
        "AppModel", "BuildInformation", "Calculation", "ConversionRequests", "DecimalArithmetic",
        "MeasureText", "Notebook", "PropertyTesting", "UnitCatalog",
      ]),
    tests("AppScreensTests", ["AppPages", "Markup", "MeasureText"], exclude: ["Golden"]),
    tests("AppSessionTests", ["AppPages", "AppSession", "Markup", "Notebook", "PropertyTesting"]),
    tests("StrictTextTests", ["PropertyTesting", "StrictText"]),
    tests(
      "UnitRegistryTests",
      ["DecimalArithmetic", "Metryvo", "UnitCatalog", "UnitRegistry", "UnitRegistryFiles"]),
    tests("PropertyTestingTests", ["PropertyTesting"]),
    tests("WordingTests", ["Wording"]),
    tests(
      "ConformanceTests",
      [
        "Conformance", "DecimalArithmetic", "ExactArithmetic", "GMPDecimal", "MeasureText",
        "Metryvo", "NativeDecimal", "Peers", "PropertyTesting", "UnitCatalog", "UnitConversion",
        .product(name: "BigInt", package: "BigInt"),
      ]),
    tests(
      "ProductLawsTests",
      [
        "Calculation", "Conformance", "DecimalArithmetic", "GMPDecimal", "MeasureText",
        "NativeDecimal", "Notebook", "ProductLaws", "PropertyTesting", "UnitCatalog",
      ]),
    tests(
      "PerformanceBudgetsTests", ["AllocationCounter", "PerformanceBudgets"]),
    tests("ReportingTests", ["Reporting", "TerminalText"], exclude: ["Golden"]),
    tests(
      "WorkloadsTests",
      [
        "Conformance", "DecimalArithmetic", "GMPDecimal", "Metryvo", "PerformanceBudgets",
        "Workloads",
      ]),
    tests(
      "LaboratoryTests",
      [
        "Conformance", "Laboratory", "Peers", "ProductLaws", "Reporting", "TerminalText",
        "UnitCatalog",
      ]),
    tests(
      "MetryvoEndToEndTests",
      [
        "Metryvo", "MetryvoBench", "MetryvoCommand", "MetryvoLab", "PerformanceBudgets",
        "PropertyTesting",
      ]),
    // Generated from the examples of doc comments.
    tests(
      "CommentExamplesTests",
      [
        "Calculation", "CaseGeneration", "Conformance", "ConformanceCases", "ConversionRequests",
        "DecimalArithmetic", "EventLog", "GMPDecimal", "MeasureText", "NativeDecimal", "Notebook",
        "PerformanceBudgets", "PropertyTesting", "StrictText", "UnitCatalog", "UnitConversion",
        "UnitRegistry", "UnitRegistryFiles",
      ]),
    tests(
      "SourceHygieneTests",
      [
        "Conformance", "DecimalArithmetic", "GMPDecimal", "Laboratory", "Metryvo", "ProductLaws",
        "Wording",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
