import FilterAST
import FilterAnalysis
public import FilterEvaluation
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
public import FilterVocabulary

/// Expects that two queries find the same items, in any list of a vocabulary.
///
/// ```swift
/// expectSame("votes>3", "votes>3 votes>2", in: list.vocabulary)
/// ```
///
/// A failure describes an item that only one of them finds. What cannot be decided is one, too; give items then.
public func expectSame(
  _ query: String, _ other: String, in vocabulary: Vocabulary, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let pair = QueryPair(query, other, vocabulary)
  TestPlace(fileID, file, line, column).expectNone(pair.surplus ?? pair.reversed.surplus)
}

/// Expects that everything a query finds is found by another one, too, in any list of a vocabulary.
public func expectNarrower(
  _ query: String, than other: String, in vocabulary: Vocabulary, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  TestPlace(fileID, file, line, column).expectNone(QueryPair(query, other, vocabulary).surplus)
}

/// Expects that no item is found by both of two queries, in any list of a vocabulary.
public func expectDisjoint(
  _ query: String, _ other: String, in vocabulary: Vocabulary, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  TestPlace(fileID, file, line, column).expectNone(QueryPair(query, other, vocabulary).common)
}

/// Expects that two queries find the same of some items.
public func expectSame<Item>(
  _ query: String, _ other: String, in list: FilterableList<Item>, items: [Item], fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let (pair, place) = (ItemPair(query, other, list, items), TestPlace(fileID, file, line, column))
  place.expectNone(pair.refusal ?? pair.difference { $0 != $1 })
}

/// Expects that, of some items, everything that a query finds is found by another one, too.
public func expectNarrower<Item>(
  _ query: String, than other: String, in list: FilterableList<Item>, items: [Item], fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let (pair, place) = (ItemPair(query, other, list, items), TestPlace(fileID, file, line, column))
  place.expectNone(pair.refusal ?? pair.difference { $0 && !$1 })
}

/// Expects that none of some items is found by both of two queries.
public func expectDisjoint<Item>(
  _ query: String, _ other: String, in list: FilterableList<Item>, items: [Item], fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let (pair, place) = (ItemPair(query, other, list, items), TestPlace(fileID, file, line, column))
  place.expectNone(pair.refusal ?? pair.difference { $0 && $1 })
}

/// Expects the explanation of a query in English, as `filterq explain` prints it.
///
/// ```swift
/// expectExplains("t:elf mv<=3", "Elf cards with a mana value of at most 3", in: .scryfall)
/// ```
public func expectExplains(
  _ query: String, _ sentence: String, in vocabulary: Vocabulary, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let found = AnalyzedQuery(parsing: query, vocabulary: vocabulary).englishExplanation.description
  let reason = found == sentence ? nil : "`\(query)` is explained as \"\(found)\"\n  instead of \"\(sentence)\""
  TestPlace(fileID, file, line, column).expectNone(reason)
}

/// Two queries of a vocabulary.
private struct QueryPair {
  private let (query, other): (String, String)
  private let vocabulary: Vocabulary

  init(_ query: String, _ other: String, _ vocabulary: Vocabulary) {
    (self.query, self.other, self.vocabulary) = (query, other, vocabulary)
  }

  var reversed: QueryPair { QueryPair(other, query, vocabulary) }

  /// An item that the query finds and the other one does not, as a failure; nil if there is none.
  var surplus: String? {
    judged {
      $0.implies($1, in: vocabulary)
    } found: {
      "`\(query)` finds \($0), which `\(other)` does not find"
    }
  }

  /// An item that both queries find, as a failure; nil if there is none.
  var common: String? {
    judged {
      $0.implies($1.negated, in: vocabulary)
    } found: {
      "`\(query)` and `\(other)` both find \($0)"
    }
  }

  private func judged(
    _ judge: (FilterQuery<FilterTerm>, FilterQuery<FilterTerm>) -> Entailment, found: (String) -> String
  ) -> String? {
    let queries = [query, other].map { AnalyzedQuery(parsing: $0, vocabulary: vocabulary) }
    for one in queries {
      if let error = one.diagnostics.first(where: { $0.severity == .error }) {
        return "`\(one.source.description)` is not valid: \(error.message)"
      }
    }
    guard let first = queries[0].query, let second = queries[1].query else { return nil }
    switch judge(first, second) {
    case .yes: return nil
    case .no(let witness):
      let facts = witness.facts.map { "\($0.subject) \($0.value)" }
      let item = "an item" + (facts.isEmpty ? "" : " with \(facts.joined(separator: ", "))")
      return found(item)
    case .unknown: return "`\(query)` and `\(other)`: not decided; give items to compare"
    }
  }
}

/// Two queries of a list, and what each finds of some items.
private struct ItemPair<Item> {
  private let (query, other): (String, String)
  private let list: FilterableList<Item>
  private let items: [Item]

  init(_ query: String, _ other: String, _ list: FilterableList<Item>, _ items: [Item]) {
    (self.query, self.other, self.list, self.items) = (query, other, list, items)
  }

  /// The failure of a query that is not run.
  var refusal: String? { QueryFailure.refused(query, list) ?? QueryFailure.refused(other, list) }

  /// The first item for which `isWrong` holds, with the verdicts on it, as a failure; nil without one.
  func difference(_ isWrong: (Bool, Bool) -> Bool) -> String? {
    let filters = [query, other].map { CompiledFilter(list.plan($0), for: list) }
    for (index, item) in items.enumerated() {
      let verdicts = filters.map { $0.why(item) }
      guard isWrong(verdicts[0].isFound, verdicts[1].isFound) else { continue }
      let lines = zip([query, other], verdicts).map { text, verdict in
        "`\(text)` \(verdict.isFound ? "finds" : "does not find") item \(index + 1)" + verdict.listedTerms
      }
      return lines.joined(separator: "\n")
    }
    return nil
  }
}
