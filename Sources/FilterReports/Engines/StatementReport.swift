package import FilterEvaluation
import FilterLists
package import FilterSQL
import FilterSemantics
import TerminalUI

/// The statement of a query, and the SQL of its terms.
package struct StatementReport {
  private let list: StatementList
  private let plan: FilterPlan
  private let dialect: SQLDialect

  /// A report on the statement of a plan.
  package init(_ plan: FilterPlan, of list: StatementList, in dialect: SQLDialect) {
    self.plan = plan
    self.list = list
    self.dialect = dialect
  }

  /// The definitions of the tables and indexes.
  package static func schemaLines(_ schema: SQLSchema?, in dialect: SQLDialect) throws(CommandFailure) -> [String] {
    guard let schema else {
      throw CommandFailure(message: "--schema prints the tables of an exported list; this table is your own")
    }
    return (schema.definition(in: dialect) + schema.indexes(in: dialect)).map { "\($0);" }
  }

  /// The statement as one text, or with its parameters below it.
  ///
  /// - Parameters:
  ///   - isFormatted: Whether each condition over a person's own table has a line.
  ///   - hasComments: Whether such a line has the terms that it says.
  package func statementLines(
    hasParameters: Bool, isFormatted: Bool = false, hasComments: Bool = false
  ) throws(CommandFailure) -> [String] {
    let dialect = hasParameters ? dialect : dialect.withLiterals
    let statement: SQLStatement
    do throws(SQLObstacle) {
      statement = try list.statement(for: plan, in: dialect)
    } catch {
      throw StatementReport.failure(error)
    }
    var lines = ["\(statement.text);"]
    if isFormatted, let layout = statement.layout {
      lines = layout.lines { terms in
        hasComments ? terms.map { CharacterWidth.visible(plan.text(ofLeaf: $0)) }.joined(separator: ", ") : ""
      }
      // Not in a comment.
      if lines.count > 1, layout.tail.isEmpty, hasComments { lines.append(";") } else { lines[lines.count - 1] += ";" }
    }
    if case .numbered(let mark) = dialect.parameters, !statement.parameters.isEmpty {
      lines.append("")
      for (index, value) in statement.parameters.enumerated() {
        lines.append("\(mark)\(index + 1) = \(StatementReport.text(of: value))")
      }
    }
    return lines
  }

  /// Why another program may find other rows by the statement: the terms that are checked here, and those that the engine
  /// compares in its own way.
  package func warnings() throws(CommandFailure) -> [String] {
    var checked: [String] = []
    var warnings: [String] = []
    for (leaf, report) in zip(plan.leaves.indices, try reports()) where plan.leaves[leaf].unanswered == nil {
      let term = CharacterWidth.visible(plan.text(ofLeaf: leaf))
      if report.obstacle != nil { checked.append(term) }
      if let difference = report.difference { warnings.append("'\(term)': \(difference)") }
    }
    if !list.sorts(plan), let order = plan.reading[directive: "order"] {
      warnings.append("the statement is not sorted by '\(CharacterWidth.visible(order))'; the rows are sorted here")
    }
    if checked.isEmpty { return warnings }
    let all = Self.counted(checked)
    return ["the statement alone may find more rows; checked here: \(all) (--explain says why)"] + warnings
  }

  /// The terms, each once, with the number of fields of a term that is asked of several: `maria (20 fields)`.
  private static func counted(_ terms: [String]) -> String {
    var counts: [String: Int] = [:]
    for term in terms { counts[term, default: 0] += 1 }
    return terms.enumerated().filter { terms[..<$0.offset].firstIndex(of: $0.element) == nil }.map { _, term in
      let count = counts[term] ?? 1
      return count == 1 ? term : "\(term) (\(Counted.of(count, "field")))"
    }
    .joined(separator: ", ")
  }

  private func reports() throws(CommandFailure) -> [SQLFragment.Term] {
    do throws(SQLObstacle) { return try list.reports(of: plan, in: dialect.withLiterals) } catch {
      throw StatementReport.failure(error)
    }
  }

  /// The SQL of each term, and whether it is exact or its rows are checked here; then the terms checked here, and the
  /// assumptions.
  package func explanation(style: TerminalStyle) throws(CommandFailure) -> [String] {
    let reports = try reports()
    var lines: [String] = []
    var checked: [String] = []
    for (leaf, report) in zip(plan.leaves.indices, reports) where plan.leaves[leaf].unanswered == nil {
      let term = CharacterWidth.visible(plan.text(ofLeaf: leaf))
      switch report.obstacle {
      case nil where report.difference != nil:
        lines.append("\(term)  \(style.yellow("as the engine compares")): \(report.difference ?? "")")
      case nil: lines.append("\(term)  \(style.green("exact"))")
      case let obstacle?:
        checked.append(term)
        let rows = report.isFiltered ? "checked here" : "checked here in every row"
        lines.append("\(term)  \(style.yellow(rows)): \(obstacle)")
      }
      lines.append("  \(style.dim(CharacterWidth.visible(report.text)))")
    }
    lines.append(
      checked.isEmpty ? "nothing is checked here" : "checked here: \(Self.counted(checked))")
    if let assumption = list.assumption { lines.append(style.dim(assumption)) }
    return lines
  }

  private static func failure(_ obstacle: SQLObstacle) -> CommandFailure {
    CommandFailure(message: "the query cannot be expressed in SQL: \(obstacle.reason)")
  }

  /// A value as a person reads it: `'draw a card'`. Control characters are shown as visible signs.
  private static func text(of value: SQLValue) -> String {
    switch value {
    case .null: "NULL"
    case .array(let values): "{\(values.map { text(of: $0) }.joined(separator: ", "))}"
    case .integer(let number): "\(number)"
    case .boolean(let isTrue): isTrue ? "TRUE" : "FALSE"
    case .decimal(let number), .double(let number): "\(number)"
    case .text(let text), .date(let text), .timestamp(let text, hasZone: _):
      "'\(CharacterWidth.visible(text.replacing("'", with: "''")))'"
    }
  }
}
