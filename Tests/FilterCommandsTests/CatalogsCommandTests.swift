#if FILTERQ_SQLITE
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

    @Test func whatIsMissingIsSaid() throws {
      try withTemporaryFolder { folder in
        let store = folder.path("store.sqlite")
        for command in [["list"], ["show", "x"], ["remove", "x"]] {
          let result = run(["catalogs"] + command + ["--catalogs", store], bytes: [])
          let message = "filterq: there is no store '\(store)'; 'filterq catalogs import' makes one\n"
          #expect(result == RunResult(status: 2, output: [], errors: message))
        }
        let file = try folder.file("reeds.txt", "Reed\n")
        _ = run("catalogs", "import", "--catalogs", store, file)
        #expect(
          run("catalogs", "show", "--catalogs", store, "x")
            == RunResult(status: 2, output: [], errors: "filterq: there is no catalog 'x'; there are: reeds\n"))
        #expect(
          run("catalogs", "remove", "--catalogs", store, "reeds", "x", "y")
            == RunResult(status: 2, output: [], errors: "filterq: there is no catalog 'x', 'y'\n"))
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

    @Test func aDamagedStoreIsSetAsideAndSaid() throws {
      try withTemporaryFolder { folder in
        let store = try folder.file("store.sqlite", "this is a text, and no database at all")
        let names = try folder.file("reeds.txt", "Reed\n")
        let result = run("catalogs", "import", "--catalogs", store, names)
        #expect(result.status == 0)
        #expect(result.errors == "filterq: the store was damaged; it is set aside as '\(store).corrupt-1'\n")
        #expect(run("catalogs", "show", "--catalogs", store, "reeds").output == "Reed\n")
      }
    }

    @Test(arguments: ["import", "list", "show", "remove"])
    func helpOfEachSubcommandFitsATerminal(_ command: String) {
      let help = run("catalogs", command, "--help")
      #expect(help.status == 0)
      #expect(help.output.contains("USAGE: filterq catalogs \(command)"))
      for line in help.lines { #expect(line.count <= 80, "\(line)") }
    }
  }
#endif
