// swift-tools-version: 6.2
import PackageDescription

// The engine as WebAssembly, and the check that WebAssembly and native code compute equal results.
// The package is separate because the modules have no `main`, and because Embedded Swift is an
// option of a whole build. `make wasm-check` builds one product at a time, with the options of
// Embedded Swift on the command line, where they also apply to the engine's targets.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let engine = Target.Dependency.product(name: "Metryvo", package: "metryvo")
let registry = Target.Dependency.product(name: "UnitRegistry", package: "metryvo")
let app = Target.Dependency.product(name: "AppSession", package: "metryvo")
let cases = Target.Dependency.product(name: "ConformanceCases", package: "metryvo")

/// Returns a module without imports and without a start function.
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
    // The C functions that Embedded Swift needs and wasm32 lacks.
    .target(
      name: "EmbeddedRuntime", exclude: ["README.md"],
      cSettings: [.unsafeFlags(["-O2", "-mbulk-memory", "-ffreestanding", "-fno-builtin"])]),
    // The app as a module: events in, effects out.
    module("WebApp", [app]),
    // The decoder of the module in the single file.
    .target(name: "LZMA", swiftSettings: settings),
    module("Unpacker", ["LZMA"]),
    // Writes the folder of the app and the single file, with the first screen, the tables, the
    // hashes and the policy.
    .executableTarget(
      name: "Site", dependencies: [app, "LZMA"], path: "SiteBuilder", swiftSettings: settings),
    // Replays a log of events natively.
    .executableTarget(
      name: "Replay", dependencies: [app], path: "Replay", swiftSettings: settings),

    // The cases that are computed in WebAssembly and natively.
    .target(name: "WebCases", dependencies: [engine, cases], swiftSettings: settings),
    // The exported functions.
    module("WebExports", ["WebCases"]),

    // The published vectors as bytes, because a module without imports cannot read files.
    .target(
      name: "DirectedVectors", path: "Check/DirectedVectors",
      cSettings: [.unsafeFlags(["-std=c23"])]),
    // The vectors as cases.
    .target(
      name: "PublishedVectors", dependencies: [engine, cases, "DirectedVectors", "WebCases"],
      path: "Check/PublishedVectors", swiftSettings: settings),
    // The engine with the vectors, only for the check: 4 MB that no browser should load.
    module(
      "WebVectors", ["PublishedVectors", "RegistryCases", "WebCases"], path: "Check/WebVectors"),

    // Registry texts for reading and writing.
    .target(
      name: "RegistryCases", dependencies: [engine, cases, registry],
      path: "Check/RegistryCases", swiftSettings: settings),
    // The exports of `WebExports`, and adding units.
    module("WebCustomUnits", ["RegistryCases", "WebCases"], path: "Check/WebCustomUnits"),
    // The exports of `WebCustomUnits`, and the reader of registries.
    module("WebRegistry", ["RegistryCases", "WebCases"], path: "Check/WebRegistry"),
    // The exports of `WebExports`, and notebooks.
    module("WebNotebook", ["WebCases"], path: "Check/WebNotebook"),
    // Compares the results of the cases under node, under wasmkit and natively.
    .executableTarget(
      name: "WebComparison", dependencies: ["PublishedVectors", "RegistryCases", "WebCases"],
      path: "Check/WebComparison", exclude: ["digests.mjs", "sizes.mjs"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
