import FilterEvaluation
import FilterLists
import FilterSQL
import ScryfallCards

extension StatementList {
  /// The statements over the tables of an exported list.
  init(_ answers: EngineAnswers, includesExtras: Bool) {
    switch answers.content {
    case .cards(let cards):
      self.init(cards.list.schema) { cards.requests.rows(for: $0, limit: nil, includesExtras: includesExtras) }
    case .items(let items): self.init(ofItems: items.list.schema)
    }
    dialect = answers.connection.dialect
  }
}

/// Statements as their readers see them.
extension EngineAnswers {
  /// The engine's query plan for a request, then the statement.
  func planLines(of plan: FilterPlan, _ request: SQLRequest) throws(EngineError) -> [String] {
    let statement: SQLStatement
    do throws(SQLObstacle) {
      statement = try list.schema.statement(
        for: list.asked(plan), request, in: connection.dialect.withLiterals)
    } catch {
      throw EngineError(.refused, "the query cannot be expressed in SQL: \(error.reason)")
    }
    return try connection.explained(statement.text) + ["", "\(statement.text);"]
  }

  /// `3 of 12 terms checked here`; nil if the engine finds exactly the rows of the plan.
  func checkedNote(of plan: FilterPlan) -> String? {
    let obstacles = list.schema.obstacles(of: plan, in: connection.dialect)
    let answered = plan.leaves.indices.filter { plan.leaves[$0].unanswered == nil }
    let checked = answered.count { obstacles[$0] != nil }
    return checked == 0 ? nil : "\(checked) of \(Counted.of(answered.count, "term")) checked here"
  }
}

extension EngineConnection {
  /// The engine's plan for a statement, a line each.
  package func explained(_ sql: String) throws(EngineError) -> [String] {
    let command =
      switch dialect {
      case .sqlite: "EXPLAIN QUERY PLAN"
      case .spark: "EXPLAIN FORMATTED"
      default: "EXPLAIN"
      }
    let lines = try lines("\(command) \(sql)")
    return dialect == .sqlite ? Self.tree(lines) : lines
  }

  /// The lines of SQLite's query plan (number, number of the parent, text), drawn as a tree.
  private static func tree(_ lines: [String]) -> [String] {
    var depths: [Substring: Int] = [:]
    return lines.map { line in
      let cells = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
      guard cells.count == 4 else { return line }
      let depth = min(depths[cells[1]].map { $0 + 1 } ?? 0, 100)
      depths[cells[0]] = depth
      return String(repeating: "  ", count: depth) + cells[3]
    }
  }
}
