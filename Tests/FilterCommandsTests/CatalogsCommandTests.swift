import _FilterTestSupport

#if SQLite
  import FilterCommands
  import Foundation
  import Testing

  /// Catalogs on the command line, from import to completion.
  @Suite struct CatalogsCommandTests {
    @Test func fromImportToCompletion() throws {
      try withTemporaryFolder { folder in
        let store = folder.path("store.sqlite")
        let names = try folder.file("card-names.txt", "Ember Lantern\t9\nEmber Lattice\nReed Hut\t4\n")
        let sets = try folder.file(
          "sets.json", #"{"data":[{"code":"emb","name":"Embers","released_at":"2024-02-09"}]}"#)
        #expect(
          run("catalogs", "import", "--catalogs", store, names, sets)
            == RunResult(
              printing: """
                card-names              3 entries
                set-codes               1 entry

                """))
        #expect(
          run("catalogs", "list", "--catalogs", store).output == """
            card-names              3 entries  list
            set-codes               1 entry  list

            """)
        #expect(
          run("catalogs", "list", "--json", "--catalogs", store).output == """
            {"name":"card-names","count":3,"version":"list"}
            {"name":"set-codes","count":1,"version":"list"}

            """)
        #expect(
          run("catalogs", "show", "--catalogs", store, "card-names").output
            == "Ember Lantern  9\nReed Hut  4\nEmber Lattice\n")
        #expect(
          run("catalogs", "show", "--catalogs", store, "set-codes", "--json").output
            == #"{"value":"emb","title":"Embers","popularity":20240209}"# + "\n")
        #expect(
          run("catalogs", "show", "--catalogs", store, "card-names", "--limit", "1").output
            == "Ember Lantern  9\n… 2 more\n")
        let labels = run("complete", "--catalogs", store, "!embr la").lines.dropFirst().prefix(2).map { $0.prefix(15) }
        #expect(labels == ["  Ember Lantern", "  Ember Lattice"])
        #expect(run("complete", "--catalogs", store, "s:embers").output.contains("Embers → emb"))
        #expect(run("catalogs", "remove", "--catalogs", store, "set-codes") == RunResult(printing: ""))
        #expect(run("catalogs", "list", "--catalogs", store).lines.count == 1)
      }
    }

    @Test func missingCatalogsAreReported() throws {
      try withTemporaryFolder { folder in
        let store = folder.path("store.sqlite")
        for command in [["list"], ["show", "x"], ["remove", "x"]] {
          let result = run(["catalogs"] + command + ["--catalogs", store], bytes: [])
          let message = "filterq: there is no store '\(store)'; 'filterq catalogs import' creates one\n"
          #expect(result == RunResult(status: 2, output: [], errors: message))
        }
        let file = try folder.file("reeds.txt", "Reed\n")
        _ = run("catalogs", "import", "--catalogs", store, file)
        #expect(
          run("catalogs", "show", "--catalogs", store, "x")
            == RunResult(status: 2, output: [], errors: "filterq: no catalog 'x'; the store has reeds\n"))
        #expect(
          run("catalogs", "remove", "--catalogs", store, "reeds", "x", "y")
            == RunResult(status: 2, output: [], errors: "filterq: no catalog 'x', 'y'\n"))
        #expect(run("catalogs", "list", "--catalogs", store).output == "the store is empty\n")
      }
    }

    @Test func allFilesAreImportedOrNone() throws {
      try withTemporaryFolder { folder in
        let store = folder.path("store.sqlite")
        let good = try folder.file("good.txt", "Reed\n")
        let bad = try folder.file("bad.json", "{\"values\":[\"a\"")
        let result = run("catalogs", "import", "--catalogs", store, good, bad)
        #expect(result.status == 2)
        #expect(result.errors == "filterq: \(bad): byte 0: this object has no end\n")
        #expect(!FileManager.default.fileExists(atPath: store))
      }
    }

    @Test func joiningAndReplacing() throws {
      try withTemporaryFolder { folder in
        let store = folder.path("store.sqlite")
        let one = try folder.file("one.txt", "Reed\n")
        let two = try folder.file("two.txt", "Tide\n")
        _ = run("catalogs", "import", "--catalogs", store, "--name", "card-names", one)
        #expect(
          run("catalogs", "import", "--catalogs", store, "--name", "card-names", two).output.contains(" 2 entries"))
        #expect(
          run("catalogs", "import", "--catalogs", store, "--name", "card-names", "--replace", two).output.contains(
            " 1 entry"))
      }
    }

    @Test func equallyPopularEntriesKeepTheirOrder() throws {
      try withTemporaryFolder { folder in
        let store = folder.path("store.sqlite")
        let names = try folder.file("reeds.txt", "Tide\nAsh\t2\nReed\nBog\t2\n")
        _ = run("catalogs", "import", "--catalogs", store, names)
        #expect(run("catalogs", "show", "--catalogs", store, "reeds").output == "Ash  2\nBog  2\nTide\nReed\n")
      }
    }

    @Test func writingReplacesADamagedStoreWithANotice() throws {
      try withTemporaryFolder { folder in
        let store = folder.path("store.sqlite")
        let names = try folder.file("reeds.txt", "Reed\n")
        _ = run("catalogs", "import", "--catalogs", store, names)
        let damaged = Array(try folder.bytes("store.sqlite").prefix(5_000))
        _ = try folder.file("store.sqlite", bytes: damaged)
        for arguments in [
          ["catalogs", "list"], ["catalogs", "show", "reeds"], ["complete", "!re"], ["repl", "--plain"],
        ] {
          let result = run(arguments + ["--catalogs", store], bytes: [])
          #expect(result.status == 2)
          #expect(result.errors.hasPrefix("filterq: the store '\(store)' is damaged: "), "\(arguments): \(result)")
          #expect(try folder.bytes("store.sqlite") == damaged)
          #expect(try folder.names() == ["reeds.txt", "store.sqlite"], "\(arguments)")
        }
        let result = run("catalogs", "import", "--catalogs", store, names)
        #expect(result.status == 0)
        #expect(
          result.errors
            == "filterq: the store was damaged; moved it to '\(store).corrupt-1' and started a new one\n")
        #expect(try folder.bytes("store.sqlite.corrupt-1") == damaged)
        #expect(run("catalogs", "show", "--catalogs", store, "reeds").output == "Reed\n")
      }
    }

    /// Every command with `--catalogs` refuses a file that is not a store with status 2 and leaves it unchanged.
    @Test func otherFilesAreRefusedAndUnchanged() throws {
      let table: [[String]] = [
        ["catalogs", "list"], ["catalogs", "show", "a"], ["catalogs", "remove", "a"], ["catalogs", "import", "FILE"],
        ["complete", "t:elf"], ["repl", "--plain"],
      ]
      for arguments in table {
        try withTemporaryFolder { folder in
          let names = try folder.file("reeds.txt", "Reed\n")
          let text = try folder.file("notes.txt", (1...300).map { "\($0)\n" }.joined())
          let link = folder.path("link")
          try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: text)
          let rows = [
            (text, "'\(text)' is not a store of catalogs"), (link, "'\(link)' is not a store of catalogs"),
            (folder.url.path, "'\(folder.url.path)' is a folder, not a store of catalogs"),
            ("/dev/zero", "'/dev/zero' is not a regular file"), ("/dev/null", "'/dev/null' is not a regular file"),
          ]
          let before = (try folder.names(), try folder.bytes("notes.txt"))
          for (path, message) in rows {
            let result = run(arguments.map { $0 == "FILE" ? names : $0 } + ["--catalogs", path], bytes: [])
            #expect(result == RunResult(status: 2, output: [], errors: "filterq: \(message)\n"), "\(arguments)")
          }
          #expect(try folder.names() == before.0, "\(arguments)")
          #expect(try folder.bytes("notes.txt") == before.1, "\(arguments)")
        }
      }
    }

    /// Names that differ in letter case only are one, also if another import has the second.
    @Test func namesOfOtherCaseAreOne() throws {
      try withTemporaryFolder { folder in
        let store = folder.path("store.sqlite")
        let one = try folder.file("one.json", #"{"object":"catalog","data":["Forest","forest","Island"]}"#)
        let two = try folder.file("two.json", #"{"object":"catalog","data":["FOREST","Swamp"]}"#)
        let import1 = run("catalogs", "import", "--catalogs", store, "--name", "card-names", one).output
        let import2 = run("catalogs", "import", "--catalogs", store, "--name", "card-names", two).output
        #expect(import1.contains(" 2 entries") && import2.contains(" 3 entries"), "\(import1)\(import2)")
        #expect(run("catalogs", "show", "card-names", "--catalogs", store).output.contains("Forest"))
      }
    }

    /// An unreadable store in the data folder does not disable completion.
    @Test func anUnreadableDefaultStoreIsReported() throws {
      try withTemporaryFolder { folder in
        let environment = ["XDG_DATA_HOME": folder.url.path]
        try FileManager.default.createDirectory(atPath: folder.path("filterq"), withIntermediateDirectories: true)
        let path = try folder.file("filterq/catalogs.sqlite", "text")
        let result = run("complete", "t:el", environment: environment)
        #expect(result.status == 0)
        #expect(
          result.errors == "filterq: '\(path)' is not a store of catalogs; completing without its names\n")
        #expect(!result.output.isEmpty)
        #expect(run("catalogs", "list", environment: environment).status == 2)
        #expect(try folder.text("filterq/catalogs.sqlite") == "text")
      }
    }

    #if os(Linux)
      /// Without a home folder nothing is created in the working folder, and the error names what is missing.
      @Test(arguments: [["HOME": ""], ["HOME": "."], ["HOME": "", "XDG_DATA_HOME": "data"]])
      func withoutAHomeNothingIsKept(_ environment: [String: String]) throws {
        try withTemporaryFolder { folder in
          let names = try folder.file("reeds.txt", "Reed\n")
          let message = """
            filterq: no data folder, since neither XDG_DATA_HOME nor HOME is an absolute path; name a store with \
            '--catalogs'

            """
          for arguments in [["import", names], ["list"], ["show", "a"], ["remove", "a"]] {
            let result = run(["catalogs"] + arguments, bytes: [], environment: environment)
            #expect(result == RunResult(status: 2, output: [], errors: message))
          }
          #expect(run("complete", "t:el", environment: environment).status == 0)
          let here = FileManager.default.currentDirectoryPath
          for name in [".local", "filterq", "data", "catalogs.sqlite"] {
            #expect(!FileManager.default.fileExists(atPath: "\(here)/\(name)"), "\(name)")
          }
        }
      }
    #endif

    @Test(arguments: ["import", "list", "show", "remove"])
    func helpOfEachSubcommandFitsATerminal(_ command: String) {
      let help = run("catalogs", command, "--help")
      #expect(help.status == 0)
      #expect(help.output.contains("USAGE: filterq catalogs \(command)"))
      for line in help.lines { #expect(line.count <= 80, "\(line)") }
    }
  }

  extension TemporaryFolder {
    /// The names of its files.
    fileprivate func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }
  }
#endif
