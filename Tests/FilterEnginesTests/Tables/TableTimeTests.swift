#if SQLite
  import FilterItems
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import FilterVocabulary
  import Foundation
  import GRDB
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Times that SQLite stores as texts and numbers: the rows found are those of the instants that the values were made of,
  /// and columns of one form are compared as they are.
  @Suite struct TableTimeTests {
    /// A way to write an instant, given in microseconds since 1970.
    private struct Form: Sendable {
      let name: String
      let type: String
      /// Whether the order of the values is that of the instants, so that they are compared as they are.
      let isOrdered: Bool
      /// The unit of which the instants are multiples, in microseconds.
      let unit: Int64
      let write: @Sendable (Int64) -> String
    }

    private static func text(_ instant: Int64, separator: String = " ", digits: Int = 0) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = "yyyy-MM-dd'\(separator)'HH:mm:ss"
      let seconds = (Double(instant) / 1_000_000).rounded(.down)
      let fraction = String(1_000_000 + instant - Int64(seconds) * 1_000_000).dropFirst().prefix(digits)
      return formatter.string(from: Date(timeIntervalSince1970: seconds)) + (digits > 0 ? "." + fraction : "")
    }

    private static let second: Int64 = 1_000_000

    private static let forms: [Form] = [
      Form(name: "blank", type: "TEXT", isOrdered: true, unit: second) { "'\(text($0))'" },
      Form(name: "datetime", type: "DATETIME", isOrdered: true, unit: second) { "'\(text($0))'" },
      Form(name: "zulu", type: "TEXT", isOrdered: true, unit: second) { "'\(text($0, separator: "T"))Z'" },
      Form(name: "offset", type: "TEXT", isOrdered: true, unit: second) { "'\(text($0))+00:00'" },
      Form(name: "millis", type: "TEXT", isOrdered: true, unit: 1_000) {
        "'\(text($0, separator: "T", digits: 3))Z'"
      },
      Form(name: "micros", type: "TEXT", isOrdered: true, unit: 1) { "'\(text($0, digits: 6))'" },
      Form(name: "django", type: "TEXT", isOrdered: true, unit: 1) {
        $0 % second == 0 ? "'\(text($0))'" : "'\(text($0, digits: 6))'"
      },
      Form(name: "tens", type: "TEXT", isOrdered: true, unit: second / 10) {
        $0 % (2 * second) == 0 ? "'\(text($0))'" : "'\(text($0, digits: $0 % 3 == 0 ? 1 : 4))'"
      },
      Form(name: "mixed zulu", type: "TEXT", isOrdered: false, unit: 1_000) {
        "'\(text($0, separator: "T", digits: $0 % second == 0 ? 0 : 3))Z'"
      },
      Form(name: "mixed separators", type: "TEXT", isOrdered: false, unit: second) {
        "'\(text($0, separator: $0 % (2 * second) == 0 ? "T" : " "))'"
      },
      Form(name: "other zone", type: "TEXT", isOrdered: false, unit: second) {
        "'\(text($0 + 7_200 * second, separator: "T"))+02:00'"
      },
      Form(name: "minutes", type: "TEXT", isOrdered: false, unit: 60 * second) { "'\(text($0).dropLast(3))'" },
      Form(name: "seconds", type: "INTEGER", isOrdered: true, unit: second) { "\($0 / second)" },
      Form(name: "milliseconds", type: "BIGINT", isOrdered: true, unit: 1_000) { "\($0 / 1_000)" },
      Form(name: "microseconds", type: "INTEGER", isOrdered: true, unit: 1) { "\($0)" },
      Form(name: "nanoseconds", type: "INTEGER", isOrdered: true, unit: 1) { "\($0 * 1_000)" },
    ]

    private static let day = 86_400 * second
    /// 2024-02-27, so that a leap day and the end of a month are among the days.
    private static let start: Int64 = 1_708_992_000 * second

    /// A condition, and whether it holds for an instant.
    private static func condition(
      _ random: inout SeededGenerator
    ) -> (text: String, holds: (Int64) -> Bool) {
      let length = [day, 60 * second, second, 1_000][random.below(4)]
      let first =
        (start + Int64(random.below(6 * 86_400)) * second + Int64(random.below(1_000)) * 1_000) / length * length
      let written =
        length == day
        ? String(text(first).prefix(10))
        : length == 60 * second
          ? String(text(first, separator: "T").prefix(16))
          : text(first, separator: "T", digits: length == 1_000 ? 3 : 0)
      switch random.below(6) {
      case 0: return ("made_at>=\(written)", { $0 >= first })
      case 1: return ("made_at<\(written)", { $0 < first })
      case 2: return ("made_at>\(written)", { $0 >= first + length })
      case 3: return ("made_at<=\(written)", { $0 < first + length })
      case 4: return ("made_at!=\(written)", { $0 < first || $0 >= first + length })
      default: return ("made_at:\(written)", { $0 >= first && $0 < first + length })
      }
    }

    /// One text of another form, or a day or a time that does not exist, and the rows are checked here.
    @Test(arguments: [
      "", "2025-02-30 10:00:00", "2025-03-02 24:00:00", "2025-03-02 10:00:60", "2025-03-02T10:00:00",
      "2025-03-02 10:00:00Z", "2025-03-02 10:00", "2025-3-2 10:00:00", "soon", "2025-03-02 10:00:00.1234567",
    ])
    func oneOddTextIsEnough(text: String) throws {
      let folder = try ScratchFolder()
      let path = folder.file("a.db")
      try DatabaseQueue(path: path).write { database in
        try database.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, made DATETIME)")
        for minute in 10..<60 {
          try database.execute(sql: "INSERT INTO t (made) VALUES ('2025-03-02 10:\(minute):00'), (NULL)")
        }
      }
      let address = EngineAddress.sqlite(path: path)
      for isOdd in [false, true] {
        if isOdd {
          try DatabaseQueue(path: path).write { try $0.execute(sql: "INSERT INTO t (made) VALUES ('\(text)')") }
        }
        let table = try EngineTable(
          named: "t", on: EngineConnections.open(address, timeLimit: .seconds(20)), at: address)
        defer { table.close() }
        let plan = table.items.list.plan(
          AnalyzedQuery(parsing: "made<2025-03-02T10:30", vocabulary: table.vocabulary), .whole)
        #expect(try (table.condition(for: plan).remaining != nil) == isOdd)
        #expect(try table.count(of: plan) >= 20)
      }
    }

    @Test func rowsAreThoseOfTheInstants() throws {
      var found = 0
      for (number, form) in Self.forms.enumerated() {
        var random = SeededGenerator(seed: PropertyCases.seed(default: 544) &+ UInt64(number))
        let instants = (0..<120).map { index -> Int64 in
          let any = Self.start + Int64(random.below(6 * 86_400)) * Self.second + Int64(random.below(1_000_000))
          // Midnights and whole seconds too.
          let unit = index % 5 == 0 ? Self.day : index % 3 == 0 ? Self.second : form.unit
          return any / max(unit, form.unit) * max(unit, form.unit)
        }
        let folder = try ScratchFolder()
        let path = folder.file("a.db")
        try DatabaseQueue(path: path).write { database in
          try database.execute(
            sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, made_at \(form.type)); CREATE INDEX i ON t (made_at)")
          for instant in instants {
            try database.execute(sql: "INSERT INTO t (made_at) VALUES (\(form.write(instant)))")
          }
        }
        let address = EngineAddress.sqlite(path: path)
        let table = try EngineTable(
          named: "t", on: EngineConnections.open(address, timeLimit: .seconds(20)), at: address)
        defer { table.close() }
        let field = try #require(table.vocabulary.fields.first { $0.name == "made_at" })
        #expect(field.kind == .instant, "\(form.name)")
        for _ in 0..<PropertyCases.count(long: 200) {
          let (text, holds) = Self.condition(&random)
          let plan = table.items.list.plan(AnalyzedQuery(parsing: text, vocabulary: table.vocabulary), .whole)
          let place = "\(form.name): \(text); FILTERQ_SEED=\(PropertyCases.seed(default: 544))"
          let expected = instants.count { holds($0) }
          #expect(try table.count(of: plan) == expected, "\(place)")
          let condition = try table.condition(for: plan)
          #expect((condition.remaining == nil) == form.isOrdered, "\(place)")
          found += expected
        }
      }
      #expect(found > 1_000)
    }
  }
#endif
