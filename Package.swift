// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "metryvo",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .target(name: "DecimalArithmetic", exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "NativeDecimal", dependencies: ["DecimalArithmetic"], exclude: ["README.md"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
