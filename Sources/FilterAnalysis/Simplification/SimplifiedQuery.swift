public import FilterAST
import FilterSemantics
public import FilterVocabulary

/// A query in a simpler form, and how it came to it.
public struct SimplifiedQuery: Hashable, Sendable {
  /// The simplified query: its text is never longer than that of the query it was made from (``FilterQuery/canonicalText``),
  /// and simplifying it again changes nothing.
  public let query: FilterQuery<FilterTerm>
  /// The steps, each of which keeps the meaning; see ``SimplificationStep/applied(to:)``.
  public let steps: [SimplificationStep]

  /// Queries with more terms are only flattened: looking for more would take time that grows with the square of the terms.
  public static let leafLimit = 256

  /// Queries with more groups within one another are returned as they are: people nest three deep, and a thread may have a
  /// small stack.
  public static let depthLimit = 64
}

extension FilterQuery where Term == FilterTerm {
  /// A simpler query that finds the same items, in any list of the vocabulary.
  ///
  /// ```swift
  /// let query = ParsedQuery(parsing: "mv>3 (mv>5 or c:g) mv>=3 t:elf t:elf").query
  /// query?.simplified(in: .scryfall).query   // mv>3 (mv>5 or c:g) t:elf
  /// ```
  ///
  /// Each step makes the text shorter or keeps its length. A query that cannot find anything keeps the terms that exclude each
  /// other, one that finds everything those that make it so: the language has no word for "nothing" and "everything".
  /// Directives stay as they are; a query with directives in its groups, which sources refuse, is returned unchanged.
  public func simplified(in vocabulary: Vocabulary) -> SimplifiedQuery {
    var simplifier = Simplifier(self, vocabulary)
    simplifier.run()
    return SimplifiedQuery(query: simplifier.query, steps: simplifier.steps)
  }
}
