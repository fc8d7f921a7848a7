// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else that uses the library: it must need neither libgmp nor its headers.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "metryvo", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "Metryvo", package: "metryvo")])
  ]
)
