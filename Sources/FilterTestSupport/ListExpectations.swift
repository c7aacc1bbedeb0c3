import FilterEvaluation
public import FilterLists
import FilterSemantics

/// Expects that a query finds some rows of a list, or exactly `count`, whatever holds the list.
///
/// ```swift
/// expectFinds("t:goblin mv<=3", count: 8, in: .sample)
/// ```
///
/// A query that is not run, a term that the list ignores, and a list that does not answer are failures.
public func expectFinds(
  _ query: String, count: Int? = nil, in list: SearchableList, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let answer = ListAnswerOfTest(query, list)
  TestPlace(fileID, file, line, column).expectNone(answer.difference(fromCount: count))
}

/// Expects that a query finds rows with these names and no others, in this order.
///
/// A failure shows which are missing and which are too many, and how each term judges the first of them.
public func expectFinds(
  _ query: String, _ names: [String], in list: SearchableList, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let answer = ListAnswerOfTest(query, list)
  TestPlace(fileID, file, line, column).expectNone(answer.difference(fromNames: names))
}

/// The answer of a list to the query of a test.
private struct ListAnswerOfTest {
  private let text: String
  private let list: SearchableList

  init(_ text: String, _ list: SearchableList) { (self.text, self.list) = (text, list) }

  func difference(fromCount expected: Int?) -> String? {
    asking { plan throws(ListFailure) in
      let found = try list.count(of: plan)
      if expected.map({ $0 == found }) ?? (found > 0) { return nil }
      return "`\(text)` finds \(found) \(list.nouns.many) instead of \(expected.map { "\($0)" } ?? "some")"
    }
  }

  func difference(fromNames expected: [String]) -> String? {
    asking { plan throws(ListFailure) in
      var request = RowRequest(limit: nil)
      request.readsTitles = true
      let found = try list.page(of: plan, request).rows.map { $0.title }
      guard let difference = QueryFailure.difference(text, found, from: expected) else { return nil }
      let wrong = expected.first { !found.contains($0) } ?? found.first { !expected.contains($0) }
      guard let wrong, let item = try list.items(named: wrong).first else { return difference }
      return difference + "\n  \(item.title):" + (try list.verdict(on: item.item, of: plan)).listedTerms
    }
  }

  /// The failure of a query that is not run as it is written, or else what `judge` says of its plan.
  private func asking(_ judge: (FilterPlan) throws(ListFailure) -> String?) -> String? {
    let plan = list.plan(AnalyzedQuery(parsing: text, vocabulary: list.vocabulary))
    if let failure = QueryFailure.unanswered(text, plan.reading) { return failure }
    do throws(ListFailure) { return try judge(plan) } catch {
      return QueryFailure.unanswered(text, because: error.message)
    }
  }
}
