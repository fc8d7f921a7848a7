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
    // The app as a module, which takes events and returns effects.
    module("WebApp", [app]),
    // The decoder that decompresses the app's module in the single file.
    .target(name: "LZMA", swiftSettings: settings),
    module("Unpacker", ["LZMA"]),
    // Writes the app as a folder and as a single file. The page gets the first screen, the tables,
    // the hashes and the Content Security Policy.
    .executableTarget(
      name: "Site", dependencies: [app, "LZMA"], path: "SiteBuilder", swiftSettings: settings),
    // Replays a log of events natively.
    .executableTarget(
      name: "Replay", dependencies: [app], path: "Replay", swiftSettings: settings),

    // The cases that are computed in WebAssembly and natively.
    .target(name: "WebCases", dependencies: [engine, cases], swiftSettings: settings),
    // The module that exports the digests of the reference cases.
    module("WebExports", ["WebCases"]),

    // The published vectors as bytes, because a module without imports cannot read files.
    .target(
      name: "DirectedVectors", path: "Check/DirectedVectors",
      cSettings: [.unsafeFlags(["-std=c23"])]),
    // The published vectors as cases of the comparison.
    .target(
      name: "PublishedVectors", dependencies: [engine, cases, "DirectedVectors", "WebCases"],
      path: "Check/PublishedVectors", swiftSettings: settings),
    // The module of the vectors. No app loads its 4 MB; only the check does.
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
