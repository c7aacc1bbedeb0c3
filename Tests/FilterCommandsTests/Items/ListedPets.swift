import Testing
import _FilterTestSupport

/// A list of six animals, with the same contents in each form that a search reads.
enum ListedPets {
  static let lines = """
    {"name":"Otter","legs":4,"diet":"fish","born":"2020-05-01","tame":false}
    {"name":"Crow","legs":2,"diet":"all","born":"2019-01-31","tame":true}
    {"name":"Ant","legs":6,"diet":"all","born":"2021-07-09","tame":false}
    {"name":"Carp","diet":"plants","born":"2019-12-24","tame":true}
    {"name":"Bee","legs":6,"diet":"plants","born":"2021-07-10","tame":false}
    {"name":"Dog","legs":4,"diet":"all","born":"2020-05-02","tame":true}

    """

  static let table = """
    name,legs,diet,born,tame
    Otter,4,fish,2020-05-01,false
    Crow,2,all,2019-01-31,true
    Ant,6,all,2021-07-09,false
    Carp,,plants,2019-12-24,true
    Bee,6,plants,2021-07-10,false
    Dog,4,all,2020-05-02,true

    """

  /// The sources of the animals: each reads rows in its own way.
  enum Source: String, CaseIterable, CustomTestStringConvertible {
    case stream, file, array, packed, prepared, table
    #if SQLite
      case database, engine
    #endif

    var testDescription: String { rawValue }

    /// The rows of a table of examples to try with this source: all with the first one, and every third one with each
    /// other, so that every row is tried with several in the long tier.
    func some<Row>(of rows: [Row]) -> [Row] {
      guard let number = Source.allCases.firstIndex(of: self), number > 0 else {
        return TestTier.some(of: rows, every: 4)
      }
      let share = rows.enumerated().filter { ($0.offset + number) % 3 == 0 }.map { $0.element }
      return TestTier.some(of: share, every: 6)
    }

    /// Whether its records are the lines of JSON.
    var hasLines: Bool {
      #if SQLite
        self != .table && self != .database
      #else
        self != .table
      #endif
    }
  }

  /// The arguments of a search for the source of the animals.
  enum Place {
    case input
    case arguments([String])
  }

  /// Writes the animals.
  static func written(_ source: Source, in folder: TemporaryFolder) throws -> Place {
    switch source {
    case .stream: return .input
    case .file: return .arguments([try folder.file("pets.jsonl", lines)])
    case .table: return .arguments([try folder.file("pets.csv", table)])
    case .array:
      let records = lines.split(separator: "\n").joined(separator: ",\n")
      return .arguments([try folder.file("pets.json", "[\(records)]")])
    case .packed:
      guard let packed = try PackingTool.gzip(Array(lines.utf8)) else { return try written(.file, in: folder) }
      return .arguments([try folder.file("pets.jsonl.gz", bytes: packed)])
    case .prepared:
      let path = folder.path("pets.items")
      #expect(run("items", "prepare", try folder.file("pets.jsonl", lines), "--output", path).status == 0)
      return .arguments([path])
    #if SQLite
      case .database:
        let rows = table.split(separator: "\n").dropFirst().map { line in
          let cells = line.split(separator: ",", omittingEmptySubsequences: false)
          let values = cells.enumerated().map { $1.isEmpty ? "NULL" : $0 == 1 ? "\($1)" : "'\($1)'" }
          return "INSERT INTO pets VALUES (\(values.joined(separator: ", ")))"
        }
        let address = try WrittenList.database(
          in: folder, ["CREATE TABLE pets (name TEXT, legs INTEGER, diet TEXT, born TEXT, tame TEXT)"] + rows)
        return .arguments([String(address.dropFirst("sqlite:".count))])
      case .engine:
        let path = folder.path("pets.db")
        #expect(run("items", "export", try folder.file("pets.jsonl", lines), path).status == 0)
        return .arguments(["--engine", "sqlite:\(path)"])
    #endif
    }
  }

  /// Runs a search over the animals, with the query first.
  static func search(_ place: Place, _ arguments: [String]) -> RunResult {
    switch place {
    case .input: run(["search"] + arguments + ["-"], bytes: Array(lines.utf8))
    case .arguments(let place): run(["search"] + arguments + place, bytes: [])
    }
  }
}
