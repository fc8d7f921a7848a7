// swift-tools-version: 6.2
import PackageDescription

// The engine as WebAssembly, and the check that it computes there what it computes natively. The
// modules have no `main`, and Embedded Swift is an option of a whole build, so they are a package
// apart. `make wasm-check` builds one product at a time: the options of Embedded Swift stand on its
// command line, where they reach the engine's targets too.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let engine = Target.Dependency.product(name: "Metryvo", package: "metryvo")
let registry = Target.Dependency.product(name: "UnitRegistry", package: "metryvo")
let app = Target.Dependency.product(name: "AppSession", package: "metryvo")
let cases = Target.Dependency.product(name: "ConformanceCases", package: "metryvo")

/// A module without imports and without a start.
func module(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies + ["EmbeddedRuntime"], path: path,
    swiftSettings: settings,
    linkerSettings: [
      .unsafeFlags([
        "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt", "-Xlinker", "--no-entry",
        "-Xlinker", "-s", "-Xlinker",
        "--gc-sections", "-Xlinker", "--compress-relocations",
      ])
    ])
}

let package = Package(
  name: "web",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "WebApp", targets: ["WebApp"]),
    .executable(name: "Unpacker", targets: ["Unpacker"]),
    .executable(name: "site", targets: ["Site"]),
    .executable(name: "replay", targets: ["Replay"]),
    .executable(name: "WebExports", targets: ["WebExports"]),
    .executable(name: "WebVectors", targets: ["WebVectors"]),
    .executable(name: "WebCustomUnits", targets: ["WebCustomUnits"]),
    .executable(name: "WebRegistry", targets: ["WebRegistry"]),
    .executable(name: "WebNotebook", targets: ["WebNotebook"]),
    .executable(name: "web-comparison", targets: ["WebComparison"]),
  ],
  dependencies: [.package(name: "metryvo", path: "..")],
  targets: [
    // The C runtime that wasm32 lacks.
    .target(
      name: "EmbeddedRuntime", exclude: ["README.md"],
      cSettings: [.unsafeFlags(["-O2", "-mbulk-memory", "-ffreestanding", "-fno-builtin"])]),
    // The app as a module: an event in, effects out.
    module("WebApp", [app]),
    // What unpacks the module that the single file holds.
    .target(name: "LZMA", swiftSettings: settings),
    module("Unpacker", ["LZMA"]),
    // Writes the folder of the app and its single file: the first screen, the tables, hashes and
    // policy.
    .executableTarget(
      name: "Site", dependencies: [app, "LZMA"], path: "SiteBuilder", swiftSettings: settings),
    // What the app answers natively to a log of events.
    .executableTarget(
      name: "Replay", dependencies: [app], path: "Replay", swiftSettings: settings),

    // What is computed in WebAssembly and natively.
    .target(name: "WebCases", dependencies: [engine, cases], swiftSettings: settings),
    // The exported functions.
    module("WebExports", ["WebCases"]),

    // The published vectors as bytes, since a module without imports reads no file.
    .target(
      name: "DirectedVectors", path: "Check/DirectedVectors",
      cSettings: [.unsafeFlags(["-std=c23"])]),
    // The vectors as cases.
    .target(
      name: "PublishedVectors", dependencies: [engine, cases, "DirectedVectors", "WebCases"],
      path: "Check/PublishedVectors", swiftSettings: settings),
    // The engine with the vectors, for the check alone: 4 MB that no browser should load.
    module(
      "WebVectors", ["PublishedVectors", "RegistryCases", "WebCases"], path: "Check/WebVectors"),

    // Registry texts, read and written.
    .target(
      name: "RegistryCases", dependencies: [engine, cases, registry],
      path: "Check/RegistryCases", swiftSettings: settings),
    // What `WebExports` has, and adding units.
    module("WebCustomUnits", ["RegistryCases", "WebCases"], path: "Check/WebCustomUnits"),
    // What `WebCustomUnits` has, and the reader of registries.
    module("WebRegistry", ["RegistryCases", "WebCases"], path: "Check/WebRegistry"),
    // What `WebExports` has, and notebooks.
    module("WebNotebook", ["WebCases"], path: "Check/WebNotebook"),
    // The cases under node, under wasmkit and natively, compared.
    .executableTarget(
      name: "WebComparison", dependencies: ["PublishedVectors", "RegistryCases", "WebCases"],
      path: "Check/WebComparison", exclude: ["digests.mjs", "sizes.mjs"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
