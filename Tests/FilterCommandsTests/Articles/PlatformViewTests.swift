#if os(macOS) || os(Linux)
  import _FilterTestSupport
  import Foundation
  import Testing

  /// The views of the example for SwiftUI, UIKit and AppKit compile against the interfaces of these libraries, of which
  /// `Goldens/Stubs` has those that they use.
  @Suite(.enabled(if: Compiler.path != nil && Compiler.modules != nil, "needs swiftc and the modules of this build"))
  struct PlatformViewTests {
    private static let sources = "Examples/SearchBar/Sources/SearchBar"

    @Test(arguments: [
      ("SwiftUI", "SearchView+SwiftUI.swift"), ("UIKit", "SearchController+UIKit.swift"),
      ("AppKit", "SearchController+AppKit.swift"),
    ])
    func theViewCompiles(library: String, view: String) throws {
      let files = ["Shop.swift", view].map { PackageFolder.path(of: "\(Self.sources)/\($0)") }
      #expect(try errors(of: files, with: library) == [])
      // Without the model the view is not compiled at all, or has errors: the library is found.
      #expect(try errors(of: [files[1]], with: library).contains { $0.contains("Shop") })
    }

    private func errors(of files: [String], with library: String) throws -> [String] {
      let folder = try TemporaryFolder()
      let stub = try folder.write(
        "\(library).swift", try PackageFolder.text(of: "Tests/FilterCommandsTests/Goldens/Stubs/\(library).txt"))
      let made = folder.path("\(library).swiftmodule")
      let result = try RunResult(
        of: try #require(Compiler.path),
        ["-emit-module", "-module-name", library, "-swift-version", "6", "-o", made, stub])
      #expect(result.status == 0, "\(result.errors)")
      return try withExtendedLifetime(folder) { try Compiler.errors(of: files, searching: [folder.url.path]) }
    }
  }
#endif
