import _FilterTestSupport

#if !os(Windows)
  import FilterCatalogs
  import FilterCompletion
  import FilterVocabulary
  import ScryfallDialect
  import Foundation
  import Testing

  /// Only the owner may read a store, since it contains typed queries.
  @Suite struct StoreModeTests {
    private func mode(_ path: String) -> String? {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      return String(status.st_mode & 0o777, radix: 8)
    }

    @Test func aNewStoreAndItsCompanionsAreOfItsUser() throws {
      let folder = try TemporaryFolder()
      #expect(chmod(folder.url.path, 0o755) == 0)
      let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
      try store.save(CatalogStoreTests.reeds)
      for suffix in ["", "-wal", "-shm"] { #expect(mode(store.path + suffix) == "600", "\(suffix)") }
      // A folder that a person named is not ours to change.
      #expect(mode(folder.url.path) == "755")
    }

    @Test func anExistingStoreIsMendedWhenItIsWritten() throws {
      let folder = try TemporaryFolder()
      let path = folder.path("a.sqlite")
      try CatalogStore(at: path, expecting: .new).save(CatalogStoreTests.reeds)
      _ = try folder.write("other", "x")
      for name in ["a.sqlite", "other"] { #expect(chmod(folder.path(name), 0o644) == 0) }
      #expect(try CatalogStore(reading: path).blobs() == [CatalogStoreTests.reeds])
      #expect(mode(path) == "644")
      _ = try CatalogStore(at: path, expecting: .existing)
      #expect(mode(path) == "600")
      #expect(mode(folder.path("other")) == "644")
      // Rights that a person took away are not given back.
      #expect(chmod(path, 0o400) == 0)
      if geteuid() == 0 { _ = try CatalogStore(at: path, expecting: .existing) }
      #expect(mode(path) == "400")
    }

    @Test func aStoreThatIsSetAsideIsMendedToo() throws {
      let folder = try TemporaryFolder()
      let path = folder.path("a.sqlite")
      _ = try CatalogStore(at: path, expecting: .new)
      _ = try folder.write("a.sqlite", Array(try Data(contentsOf: URL(filePath: path)).prefix(5_000)))
      #expect(chmod(path, 0o644) == 0)
      let store = try CatalogStore(at: path, expecting: .existing)
      let aside = try #require(store.setAside)
      #expect(mode(aside) == "600")
      #expect(mode(path) == "600")
    }

    @Test func theStandardFolderIsMadeForItsUserAlone() throws {
      let folder = try TemporaryFolder()
      let environment = ["XDG_DATA_HOME": folder.path("share/data")]
      try CatalogStore.standard(environment: environment).save(CatalogStoreTests.reeds)
      #expect(mode(folder.path("share")) == "700")
      #expect(mode(folder.path("share/data/filterq")) == "700")
      #expect(mode(folder.path("share/data/filterq/catalogs.sqlite")) == "600")
      // The permissions of an existing folder are fixed, those of its parents are not.
      for name in ["share", "share/data/filterq"] { #expect(chmod(folder.path(name), 0o755) == 0) }
      _ = try CatalogStore.standard(environment: environment)
      #expect(mode(folder.path("share/data/filterq")) == "700")
      #expect(mode(folder.path("share")) == "755")
    }

    /// A link in place of the data folder leads to a folder of the user.
    @Test func aFolderThatIsALinkIsNotMended() throws {
      let folder = try TemporaryFolder()
      try FileManager.default.createDirectory(atPath: folder.path("mine"), withIntermediateDirectories: true)
      #expect(chmod(folder.path("mine"), 0o755) == 0)
      try FileManager.default.createSymbolicLink(atPath: folder.path("filterq"), withDestinationPath: "mine")
      _ = try CatalogStore.standard(environment: ["XDG_DATA_HOME": folder.url.path])
      #expect(mode(folder.path("mine")) == "755")
      #expect(mode(folder.path("mine/catalogs.sqlite")) == "600")
    }

    @Test func aFileInThePlaceOfTheFolderIsSaid() throws {
      let folder = try TemporaryFolder()
      _ = try folder.write("filterq", "x")
      let path = folder.path("filterq/catalogs.sqlite")
      #expect(throws: StoreError.directory(path: path)) {
        try CatalogStore.standard(environment: ["XDG_DATA_HOME": folder.url.path])
      }
      #expect(folder.contents == ["filterq": Array("x".utf8)])
    }

    /// With a umask of 0 SQLite alone would create world-writable files, with 0777 files that it cannot read again. The
    /// umask is per process, so the test starts a process.
    @Test(
      .enabled(if: BuiltProgram.path != nil, "the program 'filterq' was not built beside the tests"),
      arguments: ["0", "0777"])
    func theUmaskDoesNotCount(_ umask: String) throws {
      let folder = try TemporaryFolder()
      let names = try folder.write("reeds.txt", "Reed\n")
      let result = try BuiltProgram.shell(
        """
        umask \(umask); cd "\(folder.url.path)"; mkdir share; chmod 755 share
        XDG_DATA_HOME="$PWD/share" "$FILTERQ" catalogs import "\(names)" && XDG_DATA_HOME="$PWD/share" "$FILTERQ" catalogs list
        """)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("reeds"))
      if umask == "0" { #expect(mode(folder.path("share/filterq")) == "700") }
      #expect(mode(folder.path("share/filterq/catalogs.sqlite")) == "600")
    }
  }

  /// A home that cannot be written. Root may write anything, so the program runs as another user there.
  @Suite(.enabled(if: BuiltProgram.canBeUnprivileged, "needs the built program and, for root, setpriv"))
  struct ReadOnlyHomeTests {
    @Test func readingWorksAndNothingIsChanged() throws {
      let folder = try TemporaryFolder()
      let environment = ["XDG_DATA_HOME": folder.url.path]
      do {
        let store = try CatalogStore.standard(environment: environment)
        try store.save(
          CatalogBlob(CompletionCatalog("card-names", entries: [CatalogEntry("Ember Lantern")]), version: "list"))
        _ = try store.updateHistory { $0.recording(use: "t:elf", at: 1, vocabulary: .scryfall) }
      }
      for (name, mode) in [("filterq/catalogs.sqlite", 0o444), ("filterq", 0o555), ("", 0o555)] as [(String, mode_t)] {
        #expect(chmod(folder.path(name), mode) == 0)
      }
      defer { for name in ["", "filterq"] { _ = chmod(folder.path(name), 0o755) } }
      func run(_ arguments: String, input: String = "") throws -> BuiltProgram.Result {
        try BuiltProgram.shell(
          "printf '\(input)' | XDG_DATA_HOME='\(folder.url.path)' $UNPRIVILEGED \"$FILTERQ\" \(arguments)")
      }
      #expect(try run("catalogs list").output.contains("card-names"))
      #expect(try run("catalogs show card-names").output == "Ember Lantern\n")
      let completed = try run("complete '!emb'")
      #expect(completed.output.contains("Ember Lantern"))
      #expect(completed.errors == "")
      #expect(completed.status == 0)
      let repl = try run("repl --plain", input: ":catalogs\\n:forget t:elf\\n")
      #expect(repl.output.contains("card-names"))
      #expect(repl.errors.contains("may not be written; it is still in the history"))
      let removed = try run("catalogs remove card-names")
      #expect(removed.status == 2)
      #expect(removed.errors.contains("may not be written"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("filterq")) == ["catalogs.sqlite"])
    }
  }

  /// The program built with the tests, run by a shell.
  enum BuiltProgram {
    struct Result {
      var status: Int32
      var output: String
      var errors: String
    }

    static let path: String? = {
      let bundles = Bundle.allBundles.map { $0.bundleURL }.filter { $0.pathExtension == "xctest" }
      let places = bundles + [URL(filePath: CommandLine.arguments[0]), Bundle.main.bundleURL.appending(path: "_")]
      return places.map { $0.deletingLastPathComponent().appending(path: "filterq").path }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private static let unprivileged = "setpriv --reuid=65534 --regid=65534 --clear-groups"

    static var canBeUnprivileged: Bool {
      guard path != nil else { return false }
      return geteuid() != 0 || (try? shell("$UNPRIVILEGED \"$FILTERQ\" --version").status) == 0
    }

    /// Runs a script in which `$FILTERQ` is the program and `$UNPRIVILEGED` makes root another user.
    static func shell(_ script: String) throws -> Result {
      let folder = try TemporaryFolder()
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "(\(script)) >'\(folder.path("out"))' 2>'\(folder.path("err"))'"]
      process.environment = [
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "FILTERQ": path ?? "", "SWIFT_BACKTRACE": "enable=no",
        "HOME": "/nonexistent",
        "UNPRIVILEGED": geteuid() == 0 ? unprivileged : "",
      ]
      try process.run()
      process.waitUntilExit()
      func text(_ name: String) -> String { (try? String(contentsOfFile: folder.path(name), encoding: .utf8)) ?? "" }
      return Result(status: process.terminationStatus, output: text("out"), errors: text("err"))
    }
  }
#endif
