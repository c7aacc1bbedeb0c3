#if SQLite
  import FilterEngines
  import FilterLists
  import FilterReports
  import FilterSemantics
  import Foundation
  import Testing
  import _FilterTestSupport

  @testable import FilterCommands
  @testable import FilterLanguageServer

  /// A name means the same list in every command, or is refused with the same words.
  @Suite struct ListNameTests {
    private static let rows = [
      #"{"id":1,"state":"paid","cents":1250}"#, #"{"id":2,"state":"open","cents":99}"#,
      #"{"id":3,"state":"paid","cents":null}"#,
    ]
    /// Two of the three rows are paid.
    private static let query = "state:paid"

    /// The same three rows in every form that a list has. Nothing in it changes.
    private struct Lists: @unchecked Sendable {
      let folder: TemporaryFolder
      private static let text = ListNameTests.rows.joined(separator: "\n") + "\n"

      init() throws {
        folder = try TemporaryFolder()
        let items = try folder.file("rows.jsonl", Self.text)
        _ = try folder.file("first.jsonl", ListNameTests.rows[0] + "\n")
        _ = try folder.file("rest.jsonl", ListNameTests.rows[1...].joined(separator: "\n"))
        _ = try folder.file("rows.csv", "id,state,cents\n1,paid,1250\n2,open,99\n3,paid,\n")
        if let packed = try PackingTool.gzip(Array(Self.text.utf8)) { _ = try folder.file("rows.gz", bytes: packed) }
        #expect(run("items", "prepare", items, "--output", folder.path("rows.items")).status == 0)
        #expect(run("items", "export", items, folder.path("list.db")).status == 0)
        _ = try folder.file("words.json", run("vocabulary", "infer", items).output)
        let connection = try EngineConnections.open(
          .sqlite(path: folder.path("app.db")), isReadOnly: false, timeLimit: .seconds(10))
        defer { connection.close() }
        try connection.execute([
          "CREATE TABLE orders (id INTEGER PRIMARY KEY, state TEXT NOT NULL, cents INTEGER)",
          "CREATE TABLE customers (id INTEGER PRIMARY KEY)",
          "INSERT INTO orders (state, cents) VALUES ('paid', 1250), ('open', 99), ('paid', NULL)",
        ])
        _ = try folder.file("paid.filterq-test", "\(ListNameTests.query)\n  expect count = 2\n")
      }

      /// The name of a list in the folder, as a command line has it.
      func path(_ name: String) -> String {
        if name == "-" || name.contains("//") { return name }
        return name.hasPrefix("sqlite:") ? "sqlite:" + folder.path(String(name.dropFirst(7))) : folder.path(name)
      }
    }

    /// Made once, and only read.
    private static let shared = Result { try Lists() }

    /// The places where a list is named.
    private enum Place: String, CaseIterable {
      case search, items, sql, compare, test, repl, load, script, export, prepare, infer, complete
      case check, queries, testDocument, setting
    }

    /// All elements in the long tier; in the plain one every `step`-th, others for another name.
    private static func some<Element>(of elements: [Element], for name: String, every step: Int) -> [Element] {
      TestTier.some(of: Array(elements.dropFirst(name.utf8.reduce(0) { $0 + Int($1) } % step)), every: step)
    }

    /// The message of a place that refuses a name; empty if the list is the one with the three rows.
    private static func message(_ place: Place, _ names: [String], _ lists: Lists) throws -> String {
      let paths = names.map { lists.path($0) }
      let input = names == ["-"] ? rows.joined(separator: "\n") : ""
      let folder = lists.folder
      // Tests run at once.
      let key = UUID().uuidString
      func message(_ result: RunResult, unless isOpen: Bool) -> String {
        isOpen ? "" : plain(result.errors.isEmpty ? result.output : result.errors)
      }
      /// Nothing if the rows are found in what a command wrote.
      func written(_ arguments: [String], to output: String) -> String {
        let result = run(arguments, bytes: Array(input.utf8))
        if result.status != 0 { return message(result, unless: false) }
        return run("search", "--count", query, output).output == "2\n" ? "" : "another list"
      }
      func document(_ name: String) throws -> String {
        try folder.file(
          name, "# list: \(names[0])\n\n\(query)\n" + (place == .testDocument ? "  expect count = 2\n" : ""))
      }
      func ask(_ arguments: [String], isOpen: (RunResult) -> Bool) -> String {
        let result = run(arguments, bytes: Array(input.utf8))
        return message(result, unless: isOpen(result))
      }
      switch place {
      case .search: return ask(["search", "--count", query] + paths) { $0.output == "2\n" }
      case .items:
        return ask(["search", "--count", query] + paths.flatMap { ["--items", $0] }) { $0.output == "2\n" }
      case .sql: return ask(["sql", query] + paths) { $0.output.hasPrefix("SELECT") && $0.output.contains("state") }
      case .compare:
        return ask(["compare", query, "state:open"] + paths) { $0.output.contains("only the first finds: ") }
      case .test: return ask(["test", folder.path("paid.filterq-test")] + paths) { $0.status == 0 }
      case .repl:
        let result = run(["repl"] + paths, bytes: Array("\(query)\n".utf8))
        return message(result, unless: result.output.contains("2 of 3 items"))
      case .load:
        let result = run(["repl"], bytes: Array(":load \(paths[0])\n\(query)\n".utf8))
        if result.output.contains("2 of 3 items · items with") { return "" }
        return plain(result.lines[0])
      case .script:
        let result = run(["repl"] + paths, bytes: Array("\(query)\nexpect count = 2\n".utf8))
        return message(result, unless: result.status == 0)
      case .export:
        return written(
          ["items", "export", "--replace"] + paths + [folder.path("\(key).db")], to: folder.path("\(key).db"))
      case .prepare:
        return written(
          ["items", "prepare", "--output", folder.path("\(key).items")] + paths, to: folder.path("\(key).items"))
      case .infer: return ask(["vocabulary", "infer"] + paths) { $0.output.contains(#""name": "state""#) }
      case .complete: return ask(["complete", "stat"] + paths) { $0.output.contains("state") }
      case .check: return ask(["check", try document("\(key).filterq")]) { $0.status == 0 }
      case .queries:
        return ask(["search", "--queries", try document("\(key).filterq")]) { $0.output.contains(#""count":2"#) }
      case .testDocument: return ask(["test", try document("\(key).filterq-test")]) { $0.status == 0 }
      case .setting:
        do {
          var located: [String] = []
          for path in paths { located.append(try SettingsPath(path).located(in: [folder.path("")], allowing: [])) }
          let items = try ServerItemFiles(trusted: []).items(located, vocabulary: nil) { _, _ in }
          let plan = items.list?.plan(AnalyzedQuery(parsing: query, vocabulary: items.vocabulary))
          return try plan.map { try items.list?.counted($0).count } == 2 ? "" : "another list"
        } catch {
          return (error as? ServerHost.Failure)?.message ?? "\(error)"
        }
      }
    }

    /// The last message, without the name of the program and advice on what else an argument may be.
    private static func plain(_ text: String) -> String {
      var line = text.split(separator: "\n").last { !$0.contains("fields inferred") }.map { String($0) } ?? ""
      if line.hasPrefix("filterq: ") { line.removeFirst(9) }
      for hint in ["; put a query of several words in quotes", "; the last argument is the target"] {
        line = line.replacing(hint, with: "")
      }
      return line
    }

    /// Every form of the list, in every place.
    @Test(arguments: [
      ["rows.jsonl"], ["rows.csv"], ["rows.gz"], ["rows.items"], ["first.jsonl", "rest.jsonl"], ["-"],
      ["app.db:orders"],
      ["sqlite:app.db:orders"], ["list.db"], ["sqlite:list.db"],
    ])
    func isTheSameList(names: [String]) throws {
      let lists = try Self.shared.get()
      if names == ["rows.gz"], !PackingTool.hasGzip { return }
      for place in Self.some(of: Place.allCases, for: names[0], every: 4) {
        var expected = ""
        switch (place, names[0]) {
        case (.repl, "-"), (.script, "-"), (.load, "-"):
          expected = "standard input has the queries; name a file of items"
        // A file to test.
        case (.setting, "-"), (.test, "-"): continue
        case (.setting, "rows.items"):
          expected = "'\(lists.path("rows.items"))' is prepared; only the command line may name it"
        case (.setting, "list.db"), (.setting, "sqlite:list.db"):
          expected = ListChoice.inDatabase.message
        case (.check, "-"), (.queries, "-"), (.testDocument, "-"): continue
        case (.load, _) where names.count > 1, (.check, _) where names.count > 1, (.queries, _) where names.count > 1,
          (.testDocument, _) where names.count > 1:
          continue
        default: break
        }
        let message = try Self.message(place, names, lists)
        #expect(message == expected, "\(names) in \(place)")
      }
    }

    /// What is no list of items is refused with the same words by whatever needs one.
    @Test(arguments: [
      ("none.jsonl", "there is no file 'none.jsonl'"),
      ("rows.csv:orders", "'rows.csv' is not a SQLite database with tables to name after a colon"),
      ("app.db", "name a table of 'app.db', as in 'app.db:customers'; it has 'customers', 'orders'"),
      ("words.json", "no file of items; name one"),
      ("postgresql://u:secret@127.0.0.1:1/db:orders", ""),
    ])
    func isRefusedWithTheSameWords(name: String, message: String) throws {
      let lists = try Self.shared.get()
      let isAddress = name.contains("//")
      let expected = isAddress ? try Self.message(.search, [name], lists) : message
      #expect(!expected.isEmpty && !expected.contains("secret") && !expected.contains("is not a file"))
      for place in Self.some(of: Place.allCases, for: name, every: 3) {
        var expected = expected
        switch place {
        case .check, .queries, .testDocument: continue
        // A vocabulary is enough for what needs no items.
        case .sql, .compare, .complete, .script: if name == "words.json" { expected = "" }
        case .repl, .test, .setting: if name == "words.json" { continue }
        case .export, .prepare: if isAddress { expected = ListChoice.inDatabase.message }
        default: break
        }
        if place == .setting {
          if isAddress { expected = ListChoice.inDatabase.message }
          if name == "none.jsonl" { continue }
        }
        if place == .script, name == "words.json" { continue }
        let found = try Self.message(place, [name], lists).replacing(lists.folder.url.path + "/", with: "")
        #expect(found == expected, "\(name) in \(place)")
      }
    }

    /// A document names only what is in its folder, with the same grammar.
    @Test(arguments: [
      ("none.jsonl", "names no file in the folder of the document"),
      ("-", "names no file in the folder of the document"),
      ("../rows.jsonl", "names no file in the folder of the document"),
      ("postgresql://u:secret@db/shop:orders", "is the address of an engine, which only the command line may name"),
      ("command:duckdb x.db", "is the address of an engine, which only the command line may name"),
      ("sqlite:rows.csv", "names no SQLite database"),
      ("app.db", "cannot be read: name a table of"), ("app.db:none", "cannot be read: "),
    ])
    func inADocument(name: String, message: String) throws {
      let lists = try Self.shared.get()
      let document = try lists.folder.file("\(UUID().uuidString).filterq", "# list: \(name)\n\n\(Self.query)\n")
      let checked = run("check", document)
      // An address may have a password.
      let shown = name.hasPrefix("postgresql:") ? "postgresql://…" : name
      #expect(checked.status == 1 && checked.output.contains("'# list: \(shown)' \(message)"), "\(checked)")
      for place in Self.some(of: [Place.queries, .testDocument], for: name, every: 2) {
        #expect(try !Self.message(place, [name], lists).isEmpty)
      }
    }

    /// Without a name the sample cards are searched, where cards can be.
    @Test func withoutAName() throws {
      let lists = try Self.shared.get()
      let script = try lists.folder.file(
        "g.filterq-test", "t:goblin\n  expect count = \(run("search", "--count", "t:goblin").output)")
      #expect(run("test", script).status == 0)
      #expect(run("repl", input: "t:goblin\n").output.contains("of 237 cards"))
      for arguments in [["vocabulary", "infer"], ["items", "prepare", "--output", lists.folder.path("none.items")]] {
        #expect(run(arguments, bytes: []).errors == "filterq: no file of items; name one\n", "\(arguments)")
      }
    }

    /// What cannot be combined is said by one rule.
    @Test(arguments: [
      (["app.db:orders", "--cards", "rows.jsonl"], "a list in a database and --cards cannot be combined"),
      (["rows.jsonl", "--cards", "rows.csv"], "--cards and files of items cannot be combined"),
      (["--engine", "sqlite:app.db:orders", "rows.csv"], "--engine and files of items cannot be combined"),
      (["--engine", "sqlite:app.db:orders", "--no-header"], "--engine and --no-header cannot be combined"),
      (["list.db", "--null", "NA"], "a list in a database and --null cannot be combined"),
      (["rows.csv", "postgresql://db/shop:orders"], "a list in a database and files of items cannot be combined"),
      (["rows.csv", "words.json"], "is a vocabulary without items; name it with --vocabulary"),
      (["--vocabulary", "words.json", "--cards", "rows.csv"], "--cards and --vocabulary cannot be combined"),
      (["rows.csv", "--vocabulary", "words.json", "--field", "a"], "--field and --vocabulary cannot be combined"),
      (["rows.csv", "--engine-timeout", "5"], "--engine-timeout needs --engine"),
      (["--printings", "rows.csv"], "--printings needs --cards"),
    ])
    func isNotCombined(arguments: [String], message: String) throws {
      let lists = try Self.shared.get()
      let paths = arguments.enumerated().map { index, argument in
        let isValue = index > 0 && ["--null", "--field", "--engine-timeout"].contains(arguments[index - 1])
        return argument.hasPrefix("--") || isValue ? argument : lists.path(argument)
      }
      let commands = [["search", "a"], ["sql", "a"], ["compare", "a", "b"], ["repl"], ["complete", "a"]]
      for command in Self.some(of: commands, for: message + arguments[0], every: 4) {
        let result = run(command + paths, bytes: [])
        #expect(result.status == 2 && result.errors.contains(message), "\(command) \(arguments): \(result)")
      }
    }

    /// A table is read as a file of items where an option asks for what only these have.
    @Test func aTableIsReadAsItemsOnRequest() throws {
      let lists = try Self.shared.get()
      let table = lists.path("app.db:orders")
      for options in [["--case-sensitive"], ["--time-zone", "+02:00"], ["--null", "open"], ["--field", "later"]] {
        let result = run(["search", "--count", Self.query, table] + options, bytes: [])
        #expect(result.output == "2\n", "\(options): \(result)")
      }
      #expect(run("search", "--count", Self.query, table, lists.path("rows.csv")).output == "4\n")
      // The list of a document too.
      let document = try lists.folder.file("n.filterq", "# list: app.db:orders\n\nno:state\n")
      let queried = run("search", "--count", "--null", "open", "--queries", document)
      #expect(queried.output.contains(#""count":0"#) && queried.status == 1, "\(queried)")
    }

    /// The order of `--sort` is that of every query of a file, before '# sort:'.
    @Test func sortedQueries() throws {
      let lists = try Self.shared.get()
      let file = try lists.folder.file("s.filterq", "# list: rows.jsonl\n# sort: id\n\nstate:paid or state:open\n")
      func ids(_ options: String...) -> [Substring] {
        run(["search", "--queries", file, "--columns", "id"] + options, bytes: []).output.matches(of: /"id":(\d)/).map {
          $0.1
        }
      }
      #expect(ids() == ["1", "2", "3"])
      #expect(ids("--sort=-id") == ["3", "2", "1"])
      let unknown = run("search", "--queries", file, "--sort", "nothing")
      #expect(unknown.status == 2 && unknown.errors.contains("'nothing'"), "\(unknown)")
    }
  }
#endif
