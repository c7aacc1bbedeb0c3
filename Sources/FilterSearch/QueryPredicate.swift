public import FilterQueryKit
public import Foundation

/// A query over a list as a predicate of Foundation, for a fetch of SwiftData or a filter that takes predicates.
///
/// ```swift
/// let query = QueryPredicate(
///   AnalyzedQuery(parsing: "price<40 -state:broken lamp", vocabulary: list.vocabulary), for: list,
///   fields: [.field("price", \.price), .field("state", \.state)])
/// query.predicate                              // price at most 39.9999995, and state is not broken
/// query.unexpressed.map(\.text)                // ["lamp"]
/// ```
///
/// Numbers, instants, truth values and enumerations of bound key paths are expressed exactly as the list compares
/// them. Texts are not: the list folds letters, and a predicate does not. A term that cannot be expressed is left out and
/// told, so the predicate finds all items that the query finds, and more; filter these in memory.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public struct QueryPredicate<Item>: Sendable {
  /// Finds every item that the query finds, and none else if ``isExact``.
  public let predicate: Predicate<Item>
  /// The terms that are left out, each with its reason, in the order of the text.
  public let unexpressed: [IgnoredTerm]
  /// The reason why the query is not run, so that the predicate finds nothing; nil if it is run.
  public let refusal: QueryRefusal?

  /// Whether the predicate finds exactly the items that the query finds.
  public var isExact: Bool { unexpressed.isEmpty }

  /// The number of terms beyond which none is expressed: each is a part of the type of the predicate.
  public static var maximumTerms: Int { 200 }

  /// Expresses a query by the properties of `fields`, which must be those that the list reads. A query that the list
  /// refuses finds nothing. Linear in the query.
  public init(_ query: AnalyzedQuery, for list: FilterableList<Item>, fields: [PredicateField<Item>]) {
    let plan = FilterPlan(whole: query, for: list)
    let writer = PredicateWriter(plan: plan, vocabulary: list.vocabulary, fields: fields)
    let reasons = plan.leaves.indices.map { writer.reason(against: $0) }
    unexpressed = zip(plan.leaves.indices, reasons).compactMap { leaf, reason in
      guard let reason else { return nil }
      return IgnoredTerm(
        range: plan.leaves[leaf].range, text: plan.text(ofLeaf: leaf), reason: reason, isUnanswered: false)
    }
    refusal = plan.reading.refusal
    predicate = Predicate<Item> { item in
      if plan.isRefused { return PredicateExpressions.build_Arg(false) }
      guard let root = plan.root, let truth = writer.truth(of: root, in: item) else {
        return PredicateExpressions.build_Arg(true)
      }
      return truth
    }
  }
}

/// A condition of a predicate.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
typealias PredicateTruth = any StandardPredicateExpression<Bool>

/// Writes the tree of a plan.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private struct PredicateWriter<Item>: Sendable {
  private let plan: FilterPlan
  private let vocabulary: Vocabulary
  private let fields: [String: PredicateField<Item>]
  private let hasTooMany: Bool

  init(plan: FilterPlan, vocabulary: Vocabulary, fields: [PredicateField<Item>]) {
    self.plan = plan
    self.vocabulary = vocabulary
    self.fields = Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }
    hasTooMany = plan.leaves.count > QueryPredicate<Item>.maximumTerms
  }

  /// The reason why a term is left out; nil if it is not.
  func reason(against leaf: Int) -> String? {
    if hasTooMany { return "more than \(QueryPredicate<Item>.maximumTerms) terms" }
    if truth(ofLeaf: leaf, in: PredicateExpressions.Variable()) != nil { return nil }
    guard let term = term(ofLeaf: leaf) else { return "a predicate has no such comparison" }
    let name = term.field.name
    if case .text = term.test { return "the texts of '\(name)' are folded, which a predicate does not" }
    return fields[name] == nil
      ? "no property for '\(name)'" : "a predicate compares the property of '\(name)' otherwise"
  }

  /// A condition that holds for every item for which the node does; nil for one that is left out.
  func truth(of node: FilterPlan.Node, in item: PredicateExpressions.Variable<Item>) -> PredicateTruth? {
    switch node {
    case .leaf(let leaf, let polarity):
      guard let truth = truth(ofLeaf: leaf, in: item) else { return nil }
      return polarity == .positive ? truth : negated(truth)
    case .all(let operands):
      let parts = operands.compactMap { truth(of: $0, in: item) }
      return parts.isEmpty ? nil : joined(parts[...], isAll: true)
    case .any(let operands):
      let parts = operands.compactMap { truth(of: $0, in: item) }
      return parts.isEmpty || parts.count < operands.count ? nil : joined(parts[...], isAll: false)
    }
  }

  private func truth(ofLeaf leaf: Int, in item: PredicateExpressions.Variable<Item>) -> PredicateTruth? {
    guard !hasTooMany, let test = plan.valueTest(ofLeaf: leaf) else { return nil }
    if case .constant(let holds) = test { return PredicateExpressions.build_Arg(holds) }
    return term(ofLeaf: leaf).flatMap { fields[$0.field.name]?.truth($0, item) }
  }

  /// The term of a leaf that is about a field; nil for others.
  private func term(ofLeaf leaf: Int) -> PredicateTerm? {
    guard let test = plan.valueTest(ofLeaf: leaf), let index = plan.fieldIndices(ofLeaf: leaf).first else { return nil }
    return PredicateTerm(plan: plan, leaf: leaf, test: test, field: vocabulary.fields[index], vocabulary: vocabulary)
  }

  /// The conditions in a balanced tree, since its depth is that of the type.
  private func joined(_ parts: ArraySlice<PredicateTruth>, isAll: Bool) -> PredicateTruth {
    if parts.count == 1, let only = parts.first { return only }
    let middle = parts.startIndex + parts.count / 2
    let (left, right) = (joined(parts[..<middle], isAll: isAll), joined(parts[middle...], isAll: isAll))
    return isAll ? both(left, right) : either(left, right)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
func both(
  _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
) -> PredicateTruth { PredicateExpressions.build_Conjunction(lhs: left, rhs: right) }

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
func either(
  _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
) -> PredicateTruth { PredicateExpressions.build_Disjunction(lhs: left, rhs: right) }

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private func negated(_ truth: some StandardPredicateExpression<Bool>) -> PredicateTruth {
  PredicateExpressions.build_Negation(truth)
}
