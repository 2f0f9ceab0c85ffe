// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Keyrise",
  products: [
    .executable(name: "keyrise", targets: ["keyrise"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "KeyriseTesting", targets: ["KeyriseTesting"]),
    .library(name: "Avoidance", targets: ["Avoidance"]),
    .library(name: "Keyrise", targets: ["Simulator", "SoftKeyboard", "InterfaceBuilder", "Scenarios"]),
  ],
  targets: [
    .systemLibrary(name: "CSDL2", pkgConfig: "SDL2_ttf", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .target(
      name: "CCanvas", dependencies: ["CPNG"], linkerSettings: [.linkedLibrary("deflate"), .linkedLibrary("isal")]),
    .target(
      name: "Assets",
      path: "Assets",
      exclude: ["Pictures"],
      resources: [
        .embedInCode("devices.json"), .embedInCode("keyboards.json"), .embedInCode("keyboard-layouts.json"),
        .embedInCode("pad-keyboards.json"), .embedInCode("fonts.json"), .embedInCode("text-styles.json"),
        .embedInCode("boxes.ttf"),
      ]),
    .target(name: "CInterruption"),
    .target(name: "KeyriseFiles", dependencies: ["CInterruption"]),
    .target(name: "Canvas", dependencies: ["KeyriseFiles", "CCanvas", "CSDL2", "CGIF"]),
    .target(name: "ConstraintSolver"),
    .target(name: "Scenarios", dependencies: ["Assets"]),
    .target(name: "UIKit", dependencies: ["Canvas", "Assets", "ConstraintSolver"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    .target(name: "SoftKeyboard", dependencies: ["UIKit", "Canvas", "Assets"]),
    .target(name: "InterfaceBuilder", dependencies: ["UIKit", "KeyriseFiles"]),
    .target(
      name: "Simulator",
      dependencies: [
        "UIKit", "SoftKeyboard", "InterfaceBuilder", "Canvas", "KeyriseFiles", "Assets", "Scenarios", "CSDL2",
      ]),
    .target(name: "Snapshots", dependencies: ["Simulator", "UIKit", "Canvas", "KeyriseFiles", "Assets"]),
    .target(name: "KeyriseTesting", dependencies: ["Snapshots", "Simulator", "UIKit", "Assets", "_Testing_UIKit"]),
    .target(name: "Avoidance", dependencies: ["UIKit"]),
    .target(
      name: "Audit",
      dependencies: ["Simulator", "Avoidance", "InterfaceBuilder", "UIKit", "Canvas", "KeyriseFiles", "Assets"]),
    .target(name: "Samples", dependencies: ["UIKit", "InterfaceBuilder"]),
    .executableTarget(
      name: "keyrise",
      dependencies: [
        "Simulator", "Samples", "InterfaceBuilder", "Scenarios", "Snapshots", "Avoidance", "Audit", "Canvas",
        "KeyriseFiles",
      ]),
    .target(name: "TestSupport", dependencies: ["Canvas", "CGIF"], path: "Tests/TestSupport"),
    .testTarget(name: "CommandTests", dependencies: ["keyrise", "TestSupport"]),
    .testTarget(name: "ScenariosTests", dependencies: ["Scenarios"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "KeyriseFilesTests", dependencies: ["KeyriseFiles", "TestSupport"]),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas", "KeyriseFiles", "Assets", "TestSupport"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Simulator", "_Testing_UIKit"]),
    .testTarget(
      name: "SoftKeyboardTests", dependencies: ["SoftKeyboard", "UIKit", "Canvas", "Assets", "_Testing_UIKit"]),
    .testTarget(
      name: "AvoidanceTests", dependencies: ["Avoidance", "UIKit", "Simulator", "Assets", "_Testing_UIKit"]),
    .testTarget(
      name: "AuditTests",
      dependencies: [
        "Audit", "Avoidance", "Samples", "Simulator", "InterfaceBuilder", "UIKit", "Canvas", "Assets", "_Testing_UIKit",
      ],
      exclude: ["Cases.txt"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Snapshots", "Simulator", "Samples", "UIKit", "Canvas", "KeyriseFiles", "Assets", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "KeyriseTestingTests",
      dependencies: ["KeyriseTesting", "Samples", "UIKit", "Canvas", "_Testing_UIKit"],
      exclude: ["__Snapshots__"]),
    .testTarget(name: "AssetsTests", dependencies: ["Assets"]),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "Simulator", "Samples", "InterfaceBuilder", "UIKit", "Avoidance", "Canvas", "KeyriseFiles", "Assets",
        "Scenarios", "TestSupport",
        "_Testing_UIKit",
      ],
      exclude: ["LayoutDifferences.md"]),
  ],
  swiftLanguageModes: [.v6]
)
