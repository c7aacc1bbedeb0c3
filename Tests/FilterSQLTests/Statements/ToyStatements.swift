import FilterEvaluation
import FilterSQL
import FilterVocabulary
import _FilterTestSupport

/// Statements about toys, as a person reads them: with values in their places.
enum ToyStatements {
  /// Of the content everything is known: single parts, printable ASCII, three costs.
  static let plain = facts()
  /// Texts, strengths, sizes and colors may have several parts.
  static let withParts = facts(parts: ["text", "strength", "size", "color"])
  /// Nothing is known.
  static let unknown = SQLFacts()

  /// The costs of ``plain`` by their codes.
  static let costs = ["{2}{W}", "{W}{W}", "{W/U}{W/U}", "{0}"].compactMap { try? Toy.vocabulary.cost($0) }

  static func facts(parts: [String] = [], reserved: [String] = [], letters: [String] = []) -> SQLFacts {
    var facts = SQLFacts()
    facts.fieldsWithParts = Set(parts.map { field($0) })
    facts.fieldsWithReserved = Set(reserved.map { field($0) })
    facts.fieldsWithOtherLetters = Set(letters.map { field($0) })
    facts.costs = [field("cost"): costs, field("devotion"): costs]
    return facts
  }

  /// The index of a field; -1 for a name that no field has.
  static func field(_ name: String) -> Int { Toy.vocabulary.fieldID(spelled: name)?.index ?? -1 }

  static func schema(_ facts: SQLFacts = plain, hasVariants: Bool = true) -> SQLSchema {
    SQLSchema(Toy.list, hasVariants: hasVariants, facts: facts, supplements: [rank, shown, extra])
  }

  /// A number of items to order by, a text of variants, and a number of variants.
  static let rank = SQLSchema.Supplement("rank", .integer)
  static let shown = SQLSchema.Supplement("shown", isOfVariant: true, .text)
  static let extra = SQLSchema.Supplement("extra", isOfVariant: true, .integer)

  static func statement(
    _ query: String, _ dialect: SQLDialect, _ facts: SQLFacts = plain, hasVariants: Bool = true,
    request: SQLRequest = SQLRequest()
  ) throws(SQLObstacle) -> SQLStatement {
    try schema(facts, hasVariants: hasVariants).statement(for: Toy.list.plan(query), request, in: dialect)
  }

  /// The condition of the items that match.
  static func condition(
    _ query: String, _ dialect: SQLDialect = .sqlite, _ facts: SQLFacts = plain, hasVariants: Bool = true
  ) throws(SQLObstacle) -> String {
    let text = readable(try statement(query, dialect, facts, hasVariants: hasVariants))
    return text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text
  }

  /// The beginning of a statement that finds items.
  static let start = "SELECT t.id FROM toys t WHERE "

  /// The text with values for parameters, with `‹` and `›` for the edges of words.
  static func readable(_ statement: SQLStatement) -> String {
    var text = statement.text
    guard case .numbered(let mark) = statement.dialect.parameters else { return text }
    for (index, value) in statement.parameters.enumerated().reversed() {
      let shown = value.text.map { "'\($0)'" } ?? statement.dialect.literal(value)
      let marked = shown.replacing("\u{1}", with: "‹").replacing("\u{2}", with: "›")
      text = text.replacing("\(mark)\(index + 1)", with: marked)
    }
    return text
  }
}

/// A query of a table, and what is expected of it.
struct StatementRow: Sendable, CustomStringConvertible {
  let query: String
  /// What is expected, by the word before the colon; all of it by the empty word in a table without such words.
  let expected: [String: String]

  var description: String { query }

  /// Reads a table: a query at the beginning of a line, and below it what is expected, which goes on in lines of four
  /// spaces. With `isNamed` each begins with a word and a colon.
  static func table(_ text: String, isNamed: Bool = false) -> [StatementRow] {
    var rows: [(query: String, lines: [String])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("    "), let last = rows.last?.lines.last {
        rows[rows.count - 1].lines[rows[rows.count - 1].lines.count - 1] = "\(last) \(line.dropFirst(4))"
      } else if line.hasPrefix("  "), !rows.isEmpty {
        rows[rows.count - 1].lines.append(String(line.dropFirst(2)))
      } else {
        rows.append((String(line), []))
      }
    }
    return rows.map { row in
      let pairs = row.lines.map { line -> (String, String) in
        guard isNamed, let colon = line.firstIndex(of: ":") else { return ("", line) }
        return (String(line[..<colon]), line[colon...].dropFirst().trimmingPrefix(" ").description)
      }
      return StatementRow(query: row.query, expected: Dictionary(pairs) { $0 + " " + $1 })
    }
  }
}
