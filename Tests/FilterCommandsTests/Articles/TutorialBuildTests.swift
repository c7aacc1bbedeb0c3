#if os(macOS) || os(Linux)
  import _FilterTestSupport
  import Foundation
  import Testing

  /// The code of each tutorial is a package of its own, outside of this one and without its traits. The one of parser and
  /// printer is built for that; the sources of all are checked against the modules of this build, as another package sees
  /// them.
  @Suite(.enabled(if: Compiler.path != nil && Compiler.modules != nil, "needs swiftc and the modules of this build"))
  struct TutorialBuildTests {
    private static let isWanted = ProcessInfo.processInfo.environment["FILTERQ_TUTORIALS"] == "1"

    @Test(arguments: ["SearchBar", "Rewriter", "SavedQueries", "Server"])
    func theSourcesNeedNothingOfThisPackage(name: String) throws {
      let folder = PackageFolder.path(of: "Examples/\(name)/Sources/\(name)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
      #expect(try Compiler.errors(of: files) == [])
    }

    /// SwiftPM reads the manifest of the article, and fetches none of the dependencies of the traits.
    @Test(
      .enabled(if: isWanted, "FILTERQ_TUTORIALS=1 builds packages of their own"),
      arguments: ["SearchBar", "Rewriter", "SavedQueries"])
    func theManifestIsRead(name: String) throws {
      let package = try Package(name)
      let result = try package.swift("package", "show-dependencies", "--format", "flatlist")
      #expect(result.status == 0, "\(result)")
      #expect(result.lines.map { $0.lowercased() } == ["filterquerykit"], "\(result)")
    }

    /// The example of a server fetches Hummingbird, and files of YAML Yams, but only with their traits.
    @Test(.enabled(if: isWanted, "FILTERQ_TUTORIALS=1 builds packages of their own"))
    func thisPackageFetchesTwoLibrariesAtMost() throws {
      let folder = try TemporaryFolder()
      let swift = try #require(Compiler.path.map { $0.dropLast("swiftc".count) + "swift" })
      // As in a clone, which has no versions of the libraries that the checks fetch.
      try FileManager.default.createDirectory(atPath: folder.path("clone"), withIntermediateDirectories: false)
      for name in ["Package.swift", "Sources", "Tests", "Examples"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path("clone/" + name), withDestinationPath: PackageFolder.path(of: name))
      }
      let result = try RunResult(
        of: "/usr/bin/env",
        [
          "-u", "FILTERQ_YAML", String(swift), "package", "--package-path", folder.path("clone"), "--scratch-path",
          folder.path("build"), "show-dependencies", "--format", "flatlist",
        ])
      #expect(result.status == 0, "\(result)")
      #expect(Set(result.lines).isSubset(of: ["grdb.swift", "swift-argument-parser"]), "\(result)")
      let fetched = try FileManager.default.contentsOfDirectory(atPath: folder.path("build/checkouts"))
      #expect(Set(fetched).isSubset(of: ["GRDB.swift", "swift-argument-parser"]), "\(fetched)")
    }

    @Test(.enabled(if: isWanted, "FILTERQ_TUTORIALS=1 builds packages of their own"))
    func theRewriterBuildsTwiceAndRuns() throws {
      let package = try Package("Rewriter")
      let product = try package.swift("build", "--product", "Rewriter")
      #expect(product.status == 0, "\(product)")
      // A plain build after that of a product compiles what a trait turns off.
      _ = try package.folder.write("Sources/Rewriter/Added.swift", "let added = 1\n")
      let built = try package.swift("build", "--build-tests")
      #expect(built.status == 0, "\(built)")
      let result = try RunResult(
        of: package.folder.path(".build/debug/Rewriter"), ["status", "state", "-status:open (lamp or status:new)"])
      #expect(result == RunResult(printing: "-state:open (lamp or state:new)\n"))
    }

    /// A package with the manifest of a tutorial and the sources of its example, which depends on this checkout.
    private struct Package {
      let folder: TemporaryFolder

      init(_ name: String) throws {
        folder = try TemporaryFolder()
        let article = "Sources/FilterQueryKit/FilterQueryKit.docc/\(name)Tutorial.md"
        let fence = try #require(
          try ArticleFence.all("swift").first {
            $0.article == article && $0.lines.contains("import PackageDescription")
          })
        let manifest = fence.lines.joined(separator: "\n")
          .replacing("url: \"https://example.com/FilterQueryKit\", branch: \"main\"", with: "path: \"FilterQueryKit\"")
        _ = try folder.write("Package.swift", manifest + "\n")
        let files = FileManager.default
        // The last part of the path is the name of the package.
        try files.createSymbolicLink(
          atPath: folder.path("FilterQueryKit"), withDestinationPath: PackageFolder.path)
        for part in ["Sources", "Tests"] {
          try files.copyItem(atPath: PackageFolder.path(of: "Examples/\(name)/\(part)"), toPath: folder.path(part))
        }
      }

      func swift(_ command: String, _ arguments: String...) throws -> RunResult {
        let swift = try #require(Compiler.path.map { $0.dropLast("swiftc".count) + "swift" })
        return try RunResult(of: String(swift), [command, "--package-path", folder.url.path] + arguments)
      }
    }
  }
#endif
