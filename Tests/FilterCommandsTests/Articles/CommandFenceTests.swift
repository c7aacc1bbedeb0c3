#if os(macOS) || os(Linux)
  import FilterEngines
  import _FilterTestSupport
  import Foundation
  import Testing

  /// Every command of an article runs, and prints what the article shows.
  @Suite(.enabled(if: Program.path != nil, "needs the program of this build")) struct CommandFenceTests {
    /// The beginnings of commands that cannot run in a test, or a part of them, with the reason.
    private static let unusable: [(command: String, reason: String)] = [
      ("swift test", "runs the tests within the tests"), ("FILTERQ_", "runs the tests within the tests"),
      ("swift package generate-manual", "builds"), ("swift run -c release", "builds"), ("swift build &&", "builds"),
      (".ci/install", "builds"), ("--follow", "does not end"), ("tail -f", "does not end"),
      ("postgresql://", "needs a server"), ("'duckdb:", "needs DuckDB"), ("'command:", "needs a client"),
      ("--engine service=", "needs a server"),
      ("--engine 'host=", "needs a server"), ("filterq lsp", "serves"), ("pip install", "installs"),
      (".ci/grammar", "needs a build folder"), ("hx --grammar", "needs Helix"),
      ("mkdir -p ~/.config", "follows the installation of an editor"), ("cc -shared", "is for an editor"),
      ("cp Grammar/tree-sitter", "is for an editor"), ("generate-grammar.py", "writes files of the package"),
      ("default-cards.json.gz", "needs a file of Scryfall"),
      ("swift run --traits", "fetches a package and serves"), ("curl 'http://127.0.0.1", "needs a server"),
    ]

    /// Commands that do not end with 0.
    private static let statuses: [(command: String, status: Int32)] = [
      ("check Examples/broken.filterq", 1), ("compare 'c>=r' 'c:r'", 0), ("compare 'total>100'", 1),
      ("parse '-t:elf (c:g or'", 1), ("check --format github queries.filterq", 1),
    ]

    /// The files that the commands name, besides those of `Examples/Lists`.
    private static let files = [
      "orders.csv": "id,customer,country,total\n1,Ada,fr,120\n2,Bo,de,80\n3,Cy,fr,150.5\n",
      "saved.filterq": "# to be done\n# name: open\nstate:open\n",
      "queries.filterq": "\n# name: elves\nt:elf or\n",
      "orders.filterq-test": "status:paid total>100\n  expect count = 2\n",
      "goblins.filterq-test": "# goblins that are cheap\nt:goblin mv<=3\n  expect count > 40\n",
    ]

    private static let blocks = (try? ArticleFence.all("sh")) ?? []

    @Test(.longTier, arguments: blocks) func everyCommandRuns(_ block: ArticleFence) throws {
      let shell = try Shell(files: Self.files)
      for line in block.lines where !line.allSatisfy({ $0 == " " }) {
        let command = Self.command(line)
        if Self.unusable.contains(where: { command.contains($0.command) }) { continue }
        let result = try shell.run(command)
        let status = Self.statuses.first { command.contains($0.command) }?.status ?? 0
        #expect(result.status == status, "\(command)\n\(result)")
      }
    }

    /// No reason has become needless.
    @Test func everyReasonIsNeeded() {
      let commands = Self.blocks.flatMap { $0.lines }.map { Self.command($0) }
      #expect(commands.count > 40)
      for (command, _) in Self.unusable { #expect(commands.contains { $0.contains(command) }, "\(command)") }
      for (command, _) in Self.statuses { #expect(commands.contains { $0.contains(command) }, "\(command)") }
    }

    /// A block `filterq-test` is a script whose expectations hold. Its first comment may be the command that runs it.
    @Test func scriptsHold() throws {
      let scripts = try ArticleFence.all("filterq-test")
      #expect(scripts.count == 2)
      for script in scripts {
        let shell = try Shell(files: ["script.filterq-test": script.lines.joined(separator: "\n") + "\n"])
        let words = script.lines[0].split(separator: " ").map { String($0) }
        let options = words.starts(with: ["#", "filterq", "test"]) ? words[3..<(words.count - 1)] : []
        let result = try shell.run("filterq test \(options.joined(separator: " ")) script.filterq-test")
        #expect(result.status == 0, "\(script.testDescription)\n\(result)")
      }
    }

    /// The objects of <doc:CommandLine>, by their beginnings, with the commands that print them. `…` is any text.
    private static let objects: [(object: String, command: String)] = [
      (#"{"file":"saved.filterq""#, "filterq search --queries saved.filterq Examples/Lists/issues.json"),
      (#"{"source":"-t:elf (c:g or""#, "filterq parse --json -- '-t:elf (c:g or'"),
      (#"{"kind":"and""#, "filterq parse --json 'a b'"), (#"{"kind":"or""#, "filterq parse --json -- '-(a or b)'"),
      (#"{"kind":"filter""#, "filterq parse --json 't:elf'"), (#"{"kind":"regex""#, "filterq parse --json 'o:/^tap/'"),
      (
        #"{"kind":"range""#,
        "filterq parse --json --vocabulary Examples/Vocabularies/issues.json 'took:[1 TO 3}'"
      ),
      (#"{"kind":"name""#, "filterq parse --json '!\"Lightning Bolt\"'"),
      (#"{"code":"#, "filterq parse --json -- '-t:elf (c:g or'"),
      (#"{"file":"queries.filterq""#, "filterq check --json queries.filterq"),
      (#"{"file":"goblins.filterq-test""#, "filterq test --json goblins.filterq-test"),
      (#"{"source":"t:elf -c:g""#, "filterq explain --json 't:elf -c:g'"),
      (#"{"source":"mv>3 mv>5""#, "filterq simplify --json 'mv>3 mv>5'"),
      (#"{"first":"#, "filterq compare --json mv=3 'mv>2'"), (#"{"replace":"#, "filterq complete --json t:gob"),
    ]

    /// Objects that need files that are not here.
    private static let unprinted = [#"{"name":"card-names","#, #"{"value":"emb","#]

    @Test func objectsArePrinted() throws {
      let article = "Sources/FilterQueryKit/FilterQueryKit.docc/CommandLine.md"
      let lines = try ArticleFence.all("json").filter { $0.article == article }.flatMap { $0.lines }
      #expect(lines.count == Self.objects.count + Self.unprinted.count)
      let shell = try Shell(files: Self.files)
      for line in lines where !Self.unprinted.contains(where: { line.hasPrefix($0) }) {
        let command = try #require(Self.objects.first { line.hasPrefix($0.object) }, "\(line)").command
        let output = try shell.run(command).output
        #expect(Self.contains(line, in: output), "\(command) printed \(output)instead of \(line)")
      }
    }

    /// Whether a text has the parts between `…` in order, without other text where there is none.
    private static func contains(_ pattern: String, in text: String) -> Bool {
      let parts = pattern.components(separatedBy: "…").map { NSRegularExpression.escapedPattern(for: $0) }
      return text.range(of: parts.joined(separator: ".*"), options: .regularExpression) != nil
    }

    /// The command of a line, without its comment, as of an installed program.
    private static func command(_ line: String) -> String {
      let command = line.replacing(/\s{2,}#.*/, with: "").replacing("swift run filterq ", with: "filterq ")
      return String(command.drop { $0 == " " })
    }
  }

  /// A shell in a folder with the files of `Examples`, and with the program of this build.
  private struct Shell {
    private let folder: TemporaryFolder

    init(files: [String: String]) throws {
      folder = try TemporaryFolder()
      let manager = FileManager.default
      for name in ["bin", ".build", "home/.local/bin", "home/.local/share/bash-completion/completions"] {
        try manager.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
      }
      try manager.createSymbolicLink(atPath: folder.path("bin/filterq"), withDestinationPath: Program.path ?? "")
      try manager.copyItem(atPath: PackageFolder.path(of: "Examples"), toPath: folder.path("Examples"))
      for name in try manager.contentsOfDirectory(atPath: folder.path("Examples/Lists")) {
        try manager.copyItem(atPath: folder.path("Examples/Lists/\(name)"), toPath: folder.path(name))
      }
      for (name, text) in files { _ = try folder.write(name, text) }
      try Self.makeDatabase(folder.path("app.db"))
    }

    /// The database of an app, with a table that no export made.
    private static func makeDatabase(_ path: String) throws {
      #if SQLite
        let connection = try EngineConnections.open(.sqlite(path: path), isReadOnly: false, timeLimit: .seconds(10))
        defer { connection.close() }
        try connection.execute([
          "CREATE TABLE customers (id INTEGER PRIMARY KEY, city TEXT, vip BOOLEAN)",
          "CREATE TABLE orders (id INTEGER PRIMARY KEY, status TEXT NOT NULL, total REAL, city TEXT, "
            + "customer_id INTEGER references customers)",
          "CREATE TABLE lines (order_id INTEGER references orders, sku TEXT, qty INTEGER)",
          "INSERT INTO customers (city, vip) VALUES ('Oslo', 0), ('York', 1)",
          "INSERT INTO orders (status, total, city, customer_id) VALUES ('paid', 120, 'Oslo', 1), ('open', 80, 'York', 2), "
            + "('paid', 150.5, 'New York', 1), ('sent', NULL, NULL, NULL)",
          "INSERT INTO lines VALUES (1, 'mug', 3), (1, 'lamp', 1), (2, 'mug', 1)",
          "CREATE INDEX lines_order ON lines (order_id)",
          "CREATE INDEX orders_status ON orders (status)", "CREATE INDEX orders_city ON orders (city)",
        ])
      #endif
    }

    func run(_ command: String) throws -> RunResult {
      let setting =
        "cd '\(folder.url.path)'; unset XDG_DATA_HOME; HOME=$PWD/home; PATH=$PWD/bin:$PATH; export HOME PATH"
      return try RunResult(of: "/bin/sh", ["-c", "\(setting)\n{ \(command)\n} </dev/null"])
    }
  }
#endif
