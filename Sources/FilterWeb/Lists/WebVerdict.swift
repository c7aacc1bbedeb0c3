import FilterEvaluation
import FilterJSON
import FilterLists
import FilterSQL
import FilterSemantics
import FilterText

/// Why a query finds an item or not, as JavaScript gets it.
struct WebVerdict {
  private let name: String
  private let query: AnalyzedQuery
  private let plan: FilterPlan
  private let verdict: FilterVerdict

  init(name: String, _ query: AnalyzedQuery, _ plan: FilterPlan, _ verdict: FilterVerdict) {
    self.name = name
    self.query = query
    self.plan = plan
    self.verdict = verdict
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.pair("name", name)
      json.pair("found", verdict.isFound)
      json.pair("refusal", verdict.refusal?.message)
      json.key("terms")
      json.begin(UInt8(ascii: "["))
      for leaf in verdict.leaves { write(leaf, to: &json) }
      for term in plan.reading.ignored where !verdict.leaves.contains(where: { $0.range == term.range }) {
        writeTerm(term.text, term.range, "unanswered", reason: term.reason, found: [], to: &json)
      }
      json.end(UInt8(ascii: "]"))
      json.key("edits")
      json.array(verdict.edits) { DocumentJSON.write($1, to: &$0) }
      json.pair("edited", (query.source.applying(verdict.edits) ?? query.source).description)
    }
  }

  private func write(_ leaf: LeafVerdict, to json: inout JSONWriter) {
    var reason: String?
    let outcome: String
    switch leaf.outcome {
    case .holds: outcome = "holds"
    case .fails: outcome = "fails"
    case .unanswered(let text): (outcome, reason) = ("unanswered", text)
    }
    writeTerm(leaf.text, leaf.range, outcome, reason: reason, found: leaf.found.map { $0.text }, to: &json)
  }

  private func writeTerm(
    _ text: String, _ range: SourceRange, _ outcome: String, reason: String?, found: [String], to json: inout JSONWriter
  ) {
    json.object { json in
      json.pair("text", text)
      json.key("range")
      json.range(range)
      json.pair("outcome", outcome)
      json.pair("reason", reason)
      json.pair("found", found)
    }
  }
}

/// A query as a statement of SQL, as JavaScript gets it.
struct WebStatement {
  private let text: String
  /// What the engine cannot say exactly, each with its reason.
  private let notes: [String]

  init(_ plan: FilterPlan, _ list: StatementList, _ dialect: SQLDialect) throws(WebError) {
    if let refusal = plan.reading.refusal { throw WebError(refusal.message) }
    do throws(SQLObstacle) {
      text = try list.statement(for: plan, in: dialect).text + ";"
      let reports = try list.reports(of: plan, in: dialect)
      notes = zip(plan.leaves.indices, reports).compactMap { leaf, report in
        guard plan.leaves[leaf].unanswered == nil, let obstacle = report.obstacle else { return nil }
        return "\(plan.text(ofLeaf: leaf)): \(obstacle)"
      }
    } catch {
      throw WebError("the query cannot be expressed in SQL: \(error.reason)")
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.pair("statement", text)
      json.pair("exact", notes.isEmpty)
      json.pair("notes", notes)
    }
  }
}
