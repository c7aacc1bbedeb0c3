import FilterEvaluation
import FilterSQL
import Testing
import _FilterTestSupport

/// The values of a query are parameters, or literals that the escaper writes: no text of a person is text of a statement.
@Suite struct ParameterTests {
  /// Numbered in the order of the text, each value once, and none that the text does not name.
  @Test func values() throws {
    let rows: [(String, [String])] = [
      ("mv=3", ["3000000"]),
      ("mv=3 pow=3", ["3000000"]),
      ("mv>1 mv<4 pow>1", ["1000000", "4000000"]),
      ("mar tag:mar n:mar", ["mar"]),
      ("n:b n:a n:b", ["b", "a"]),
      // A condition on variants stands after those on items.
      ("usd=1 mv=3", ["3000000", "1000000"]),
      // What the text lost in constants has no value in it.
      ("c<0 mv=3", []),
      ("mv=3 or -c<0", []),
      ("c:wu pow=tou mv:odd m:w", []),
      ("date=2020", ["751440", "751811"]),
      // The same digits as a number and as a text.
      ("mv=0.000001 n:1", ["1", "1"]),
    ]
    for (query, expected) in rows {
      for dialect in [SQLDialect.sqlite, .postgresql] {
        let statement = try ToyStatements.statement(query, dialect)
        #expect(statement.parameters.map { $0.text ?? "\($0.integer ?? -1)" } == expected, "\(query)")
        Self.expectNumbers(statement)
      }
      for dialect in SQLDialect.all.dropFirst(2) {
        #expect(try ToyStatements.statement(query, dialect).parameters == [], "\(query)")
      }
    }
  }

  /// The first mention of each parameter has the next number, and all of them are mentioned.
  private static func expectNumbers(_ statement: SQLStatement) {
    guard case .numbered(let mark) = statement.dialect.parameters else { return }
    var count = 0
    for piece in statement.text.split(separator: mark, omittingEmptySubsequences: false).dropFirst() {
      let number = Int(piece.prefix { $0.isNumber }) ?? 0
      #expect((1...count + 1).contains(number), "\(statement.text)")
      count = max(count, number)
    }
    #expect(count == statement.parameters.count, "\(statement.text)")
    #expect(Set(statement.parameters).count == statement.parameters.count)
  }

  @Test func valuesOfRequests() throws {
    var request = SQLRequest()
    request.item = 3_000_000
    request.verdicts = [1, 0]
    let statement = try ToyStatements.statement("mv=3 n:x", .postgresql, request: request)
    #expect(
      statement.text
        == "SELECT t.id, CASE WHEN position($1 IN t.name_letters) > 0 THEN 1 ELSE 0 END, "
        + "CASE WHEN t.weight = $2 THEN 1 ELSE 0 END "
        + "FROM toys t WHERE t.weight = $2 AND position($1 IN t.name_letters) > 0 AND t.id = $2")
    #expect(statement.parameters == [.text("x"), .integer(3_000_000)])
  }

  /// The text of a report has its own numbers.
  @Test func reports() throws {
    let plan = Toy.list.plan("mv=3 n:x -usd=1")
    let reports = try ToyStatements.schema().reports(of: plan, in: .sqlite)
    #expect(reports.map { $0.text } == ["t.weight = ?1", "instr(t.name_letters, ?1) > 0", "v.price = ?1"])
    #expect(reports.allSatisfy { $0.obstacle == nil && $0.isFiltered })
  }

  /// What a dialect's connection needs to run the toolkit's patterns.
  @Test func patterns() throws {
    let statement = try ToyStatements.statement("o:/a+b/ or n:/^C/", .sqlite)
    #expect(statement.patterns.keys.sorted() == ["^C", "a+b"])
    #expect(try ToyStatements.statement("o:ab", .sqlite).patterns.isEmpty)
  }

  private static let kinds: [@Sendable (String) -> String] = [
    { "n:\($0)" }, { "o:\($0)" }, { "!\($0)" }, { "t:\($0)" }, { "tag:\($0)" }, { "e:\($0)" }, { "-o:\($0) mv=3" },
    { "(e:\($0) or usd>1) is:new" },
  ]

  /// A value that says nothing leaves no condition, which is another text.
  private static func saysSomething(_ query: String) -> Bool {
    Toy.list.plan(query).leaves.allSatisfy { leaf in
      switch leaf.test {
      case .constant: false
      case .text(let test): !test.isPattern
      default: true
      }
    }
  }

  /// The text of a statement depends on the kinds of the terms only.
  @Test func textsDoNotHaveValues() throws {
    var compared = 0
    for kind in Self.kinds {
      let queries = RandomToys.hostile.map { kind(Self.quoted($0)) }.filter { Self.saysSomething($0) }
      compared += queries.count
      for dialect in [SQLDialect.sqlite, .postgresql] {
        let texts = Set(try queries.map { try ToyStatements.statement($0, dialect).text })
        #expect(texts.count == 1, "\(kind("…")) in \(dialect): \(texts)")
      }
    }
    #expect(compared > 150)
  }

  private static func quoted(_ value: String) -> String {
    "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// With literals the text has nothing that ends a statement, and each literal comes back as a value of the query.
  @Test func literalsAreThoseOfTheEscaper() throws {
    for kind in Self.kinds {
      for value in RandomToys.hostile {
        let query = kind(Self.quoted(value))
        let values = Set(try ToyStatements.statement(query, .sqlite).parameters.map { SQLDialect.trino.literal($0) })
        for dialect in SQLDialect.all.dropFirst(2) {
          let text = try ToyStatements.statement(query, dialect).text
          #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") }, "\(query): \(text)")
          #expect(text.utf8.count { $0 == UInt8(ascii: "'") }.isMultiple(of: 2), "\(query): \(text)")
        }
        guard Self.saysSomething(query) else { continue }
        // The text without the literals of its values is that of another query of the same kind.
        var rest = try ToyStatements.statement(query, .trino).text
        for literal in values.sorted(by: { $0.count > $1.count }) { rest = rest.replacing(literal, with: "?") }
        #expect(!rest.contains("'") && !rest.contains("--") && !rest.contains("/*"), "\(query): \(rest)")
      }
    }
  }

  /// The length of a statement grows by the same number of bytes for each term: it is linear in the query.
  @Test func lengthIsLinear() throws {
    let rows: [String] = [
      "mv=%", "n:a%", "tag:w%", "usd>%", "-t:rat%", "o:/(?<=a)b%/", "c:wu", "m>=w", "(mv=% or e:b%)",
    ]
    for term in rows {
      for dialect in SQLDialect.all {
        let lengths = try [0, 50, 100, 200].map { count -> Int in
          let query = (0..<count).map { term.replacing("%", with: "\($0 + 100_000)") }.joined(separator: " ")
          return try ToyStatements.statement(query, dialect, ToyStatements.withParts).text.utf8.count
        }
        let step = lengths[1] - lengths[0]
        #expect(step > 0, "\(term)")
        #expect(lengths[3] - lengths[2] <= 2 * step + 2 * step / 10, "\(term): \(dialect): \(lengths)")
        #expect(lengths[1] <= 50 * 1_500, "\(term)")
      }
    }
  }

  /// Groups within groups, whose parentheses are not repeated.
  @Test(arguments: ["(", "-("]) func depthIsLinear(opening: String) throws {
    let depths = TestTier.isLong ? [40, 80, 160] : [20, 40, 80]
    let lengths = try depths.map { depth -> Int in
      let query =
        (0..<depth).map { "mv=\($0) \(opening)n:x or " }.joined() + "pow=1" + String(repeating: ")", count: depth)
      return try ToyStatements.statement(query, .sqlite).text.utf8.count
    }
    #expect(lengths[2] - lengths[1] <= 2 * (lengths[1] - lengths[0]) + 400, "\(lengths)")
  }
}
