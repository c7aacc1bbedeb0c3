public import FilterAST
import FilterPrinter
import FilterSemantics
public import FilterVocabulary

/// A simplified query, and the steps that lead to it.
public struct SimplifiedQuery: Hashable, Sendable {
  /// The simplified query. Its ``FilterQuery/canonicalText`` is never longer than that of the original, and
  /// simplifying it again changes nothing.
  public let query: FilterQuery<FilterTerm>
  /// Whether no item can match, since the terms that are left exclude each other.
  public let matchesNothing: Bool
  /// The steps, each of which keeps the meaning; see `SimplificationStep.applied(to:)`.
  public let steps: [SimplificationStep]

  /// Queries with more terms are only flattened, since simplifying is quadratic in the terms.
  package static let leafLimit = 256

  /// Queries with deeper nesting are returned unchanged, to bound the stack.
  package static let depthLimit = 64
}

extension FilterQuery where Term == FilterTerm {
  /// A simpler query that finds the same items in any list of the vocabulary.
  ///
  /// ```swift
  /// let query = ParsedQuery(parsing: "mv>3 (mv>5 or c:g) mv>=3 t:elf t:elf").query
  /// query?.simplified(in: .scryfall).query   // mv>3 (mv>5 or c:g) t:elf
  /// ```
  ///
  /// No step makes the text longer. The language has no word for "nothing" and "everything", so a query that never
  /// matches keeps the terms that exclude each other (``SimplifiedQuery/matchesNothing``), and one that always matches
  /// keeps the terms that cause it.
  /// Directives are kept; a query with directives in groups, which services refuse, is returned unchanged.
  public func simplified(in vocabulary: Vocabulary) -> SimplifiedQuery {
    var simplifier = Simplifier(self, vocabulary: vocabulary)
    simplifier.run()
    return SimplifiedQuery(
      query: simplifier.query, matchesNothing: simplifier.matchesNothing, steps: simplifier.steps)
  }
}

/// Why one part of a query may be replaced by another.
public enum SimplificationRule: String, CaseIterable, Hashable, Sendable {
  /// Removes groups of one, empty groups and groups in groups of the same connective: `(a (b))` is `a b`.
  case flattening
  /// Removes a double negation: `-(-a)` is `a`.
  case doubleNegation
  /// Removes a repeated term: `t:elf t:elf` is `t:elf`.
  case duplicate
  /// Removes a term implied by another: `mv>3 mv>5` is `mv>5`.
  case redundancy
  /// Reduces a contradiction to the terms that exclude each other, and removes an alternative that never holds.
  case contradiction
  /// Removes what always holds: `a (b or -b)` is `a`.
  case tautology
  /// Merges terms of one field: `mv>=3 mv<=3` is `mv=3`, `id<=wu id>=wu` is `id=wu`.
  case merging
  /// Replaces a negated comparison with its opposite if an item always has one value: `-mv>3` is `mv<=3`.
  case complement
  /// Removes or shortens a group by the terms around it: `a (a or b)` is `a`, `a (-a or b)` is `a b`.
  case absorption
  /// Factors out a common part of alternatives: `a b or a c` is `a (b or c)`.
  case factoring
  /// Moves a negation if that is shorter: `-(a or b)` is `-a -b`, `-a or -b` is `-(a b)`.
  case deMorgan

  /// A description of the rule as a past participle: `removed a double negation`.
  public var description: String {
    switch self {
    case .flattening: "removed redundant parentheses"
    case .doubleNegation: "removed a double negation"
    case .duplicate: "removed a repeated term"
    case .redundancy: "removed a term implied by another"
    case .contradiction: "removed a part that can never match"
    case .tautology: "removed a part that always matches"
    case .merging: "merged several terms into one"
    case .complement: "replaced a negated comparison with its opposite"
    case .absorption: "removed a part already decided by the rest of the query"
    case .factoring: "factored out a common part"
    case .deMorgan: "moved a negation"
    }
  }
}

/// One step of simplifying a query: the replacement of a part by an equivalent one.
public struct SimplificationStep: Hashable, Sendable {
  /// The rule that allows the replacement.
  public let rule: SimplificationRule
  /// The path to the part: the index of the operand at each level from the root.
  package let path: [Int]
  /// The part of the query that the step replaces.
  public let before: FilterQuery<FilterTerm>
  /// The replacement after the step.
  public let after: FilterQuery<FilterTerm>

  /// The query after the step; nil if `query` has another part at the path. Replaying all steps in order gives the
  /// simplified query.
  package func applied(to query: FilterQuery<FilterTerm>) -> FilterQuery<FilterTerm>? {
    query.replacing(before, at: path[...], with: after)
  }
}

extension SimplificationStep: CustomStringConvertible {
  /// `mv>3 mv>5 → mv>5: removed a term implied by another`
  public var description: String { "\(before.canonicalText) → \(after.canonicalText): \(rule.description)" }
}

extension FilterQuery where Term == FilterTerm {
  fileprivate func replacing(_ before: FilterQuery, at path: ArraySlice<Int>, with after: FilterQuery) -> FilterQuery? {
    guard let index = path.first else { return self == before ? after : nil }
    switch self {
    case .term: return nil
    case .and(let polarity, var operands):
      guard operands.indices.contains(index),
        let part = operands[index].replacing(before, at: path.dropFirst(), with: after)
      else { return nil }
      operands[index] = part
      return .and(polarity, operands)
    case .or(let polarity, var operands):
      guard operands.indices.contains(index),
        let part = operands[index].replacing(before, at: path.dropFirst(), with: after)
      else { return nil }
      operands[index] = part
      return .or(polarity, operands)
    }
  }
}
