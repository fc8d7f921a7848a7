// swift-tools-version: 6.2
import PackageDescription

// `make wasm-check` builds the engine alone: as a WebAssembly module, then natively to compare with.
let webBuild = Context.environment["METRYVO_WASM"]

let settings: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + (webBuild == "module"
    ? [
      .enableExperimentalFeature("Embedded"),
      .unsafeFlags(["-wmo", "-Osize", "-parse-as-library"]),
    ] : [])

// Targets in the order of what they may import: each only targets above it.
let engine: [Target] = [
  // The words of General Decimal Arithmetic, exact ratios, and the protocol both backends satisfy.
  .target(name: "DecimalArithmetic", exclude: ["README.md"], swiftSettings: settings),
  // IEEE 754-2019 decimal of 34 digits in pure Swift.
  .target(
    name: "NativeDecimal", dependencies: ["DecimalArithmetic"], exclude: ["README.md"],
    swiftSettings: settings),
  // Units as data: quantities, exact definitions, aliases, sources, and their validators.
  .target(
    name: "UnitCatalog", dependencies: ["DecimalArithmetic"], exclude: ["README.md"],
    swiftSettings: settings),
  // One value to one unit, or to every unit of a quantity.
  .target(
    name: "UnitConversion", dependencies: ["DecimalArithmetic", "UnitCatalog"],
    exclude: ["README.md"], swiftSettings: settings),
  // Reading and writing numbers and measures.
  .target(
    name: "MeasureText", dependencies: ["DecimalArithmetic", "UnitCatalog"],
    exclude: ["README.md"], swiftSettings: settings),
  // What users of the library import.
  .target(
    name: "Metryvo",
    dependencies: [
      "DecimalArithmetic", "NativeDecimal", "UnitCatalog", "UnitConversion", "MeasureText",
    ],
    exclude: ["README.md"], swiftSettings: settings),
]

let tests: [Target] = [
  .testTarget(
    name: "DecimalArithmeticTests", dependencies: ["DecimalArithmetic"], swiftSettings: settings),
  .testTarget(
    name: "NativeDecimalTests", dependencies: ["DecimalArithmetic", "NativeDecimal"],
    swiftSettings: settings),
  .testTarget(
    name: "UnitCatalogTests", dependencies: ["DecimalArithmetic", "UnitCatalog"],
    swiftSettings: settings),
]

let webModule: [Target] = [
  // The C runtime that wasm32 lacks.
  .target(
    name: "EmbeddedRuntime", exclude: ["README.md"],
    cSettings: [
      .unsafeFlags(["-O2", "-mbulk-memory", "-ffreestanding", "-fno-builtin"])
    ]),
  // The exported functions.
  .executableTarget(
    name: "WebExports",
    dependencies: [
      "DecimalArithmetic", "NativeDecimal", "UnitCatalog", "UnitConversion", "MeasureText",
      "EmbeddedRuntime",
    ],
    exclude: ["README.md"], swiftSettings: settings,
    linkerSettings: [
      .unsafeFlags([
        "-Xclang-linker", "-nostdlib", "-Xlinker", "--no-entry", "-Xlinker", "-s", "-Xlinker",
        "--gc-sections",
      ])
    ]),
]

let webComparison: [Target] = [
  .target(
    name: "WebExports",
    dependencies: [
      "DecimalArithmetic", "NativeDecimal", "UnitCatalog", "UnitConversion", "MeasureText",
    ],
    exclude: ["README.md"], swiftSettings: settings),
  // The same cases under wasmkit and natively, compared.
  .executableTarget(
    name: "WebComparison", dependencies: ["WebExports"], path: "Tests/WebComparison",
    swiftSettings: settings),
]

let package = Package(
  name: "metryvo",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Metryvo", targets: ["Metryvo"])],
  targets: engine + tests,
  swiftLanguageModes: [.v6]
)

switch webBuild {
case "module":
  package.products = [.executable(name: "WebExports", targets: ["WebExports"])]
  package.targets = engine + webModule
case "comparison":
  package.products = [.executable(name: "web-comparison", targets: ["WebComparison"])]
  package.targets = engine + webComparison
default: break
}
