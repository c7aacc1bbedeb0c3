public import FilterAST
import FilterPrinter
import FilterSemantics

/// Why one part of a query may be replaced by another.
public enum SimplificationRule: String, CaseIterable, Hashable, Sendable {
  /// Groups of one, empty groups, groups within groups of the same connective: `(a (b))` is `a b`.
  case flattening
  /// A negation of a negation: `-(-a)` is `a`.
  case doubleNegation
  /// What is said already: `t:elf t:elf` is `t:elf`.
  case duplicate
  /// What follows from something beside it: `mv>3 mv>5` is `mv>5`.
  case redundancy
  /// What can never hold: of terms that exclude each other those are left that do, and an alternative that cannot hold goes.
  case contradiction
  /// What always holds: `a (b or -b)` is `a`.
  case tautology
  /// Two terms of one field that are one: `mv>=3 mv<=3` is `mv=3`, `id<=wu id>=wu` is `id=wu`.
  case merging
  /// A negated comparison as its opposite, where an item always has one value: `-mv>3` is `mv<=3`.
  case complement
  /// A group that follows from, or loses parts to, what stands around it: `a (a or b)` is `a`, `a (-a or b)` is `a b`.
  case absorption
  /// A common part of alternatives: `a b or a c` is `a (b or c)`.
  case factoring
  /// A negation moved in or out where that is shorter: `-(a or b)` is `-a -b`, `-a or -b` is `-(a b)`.
  case deMorgan

  /// The rule in words, as a past participle: what happened to the text.
  public var description: String {
    switch self {
    case .flattening: "took out parentheses that change nothing"
    case .doubleNegation: "took out a double negation"
    case .duplicate: "took out what is said twice"
    case .redundancy: "took out what follows from the rest"
    case .contradiction: "took out what can never hold"
    case .tautology: "took out what always holds"
    case .merging: "made one term of several"
    case .complement: "wrote a negated comparison as its opposite"
    case .absorption: "took out what its surroundings decide"
    case .factoring: "wrote a common part once"
    case .deMorgan: "moved a negation"
    }
  }
}

/// One step of simplifying a query: a part of it gives way to another that means the same in its place.
public struct SimplificationStep: Hashable, Sendable {
  /// Why.
  public let rule: SimplificationRule
  /// Where: the places of the operands from the top of the query down to the part.
  public let path: [Int]
  /// The part.
  public let before: FilterQuery<FilterTerm>
  /// What takes its place.
  public let after: FilterQuery<FilterTerm>

  /// The query after the step; nil where `query` has another part at the path. Replaying the steps of a simplification one by
  /// one leads from the query to its simplified form.
  public func applied(to query: FilterQuery<FilterTerm>) -> FilterQuery<FilterTerm>? {
    query.replacing(path[...], before, after)
  }
}

extension SimplificationStep: CustomStringConvertible {
  /// `mv>3 mv>5 → mv>5: took out what follows from the rest`
  public var description: String { "\(before.canonicalText) → \(after.canonicalText): \(rule.description)" }
}

extension FilterQuery where Term == FilterTerm {
  fileprivate func replacing(_ path: ArraySlice<Int>, _ before: FilterQuery, _ after: FilterQuery) -> FilterQuery? {
    guard let index = path.first else { return self == before ? after : nil }
    switch self {
    case .term: return nil
    case .and(let polarity, var operands):
      guard operands.indices.contains(index), let part = operands[index].replacing(path.dropFirst(), before, after)
      else { return nil }
      operands[index] = part
      return .and(polarity, operands)
    case .or(let polarity, var operands):
      guard operands.indices.contains(index), let part = operands[index].replacing(path.dropFirst(), before, after)
      else { return nil }
      operands[index] = part
      return .or(polarity, operands)
    }
  }
}
