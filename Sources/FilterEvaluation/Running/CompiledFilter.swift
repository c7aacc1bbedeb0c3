import FilterAST
import FilterParser
import FilterSemantics
import FilterVocabulary

/// A query compiled for one type of items, and run item by item: for lists that change, or are too small for columns.
///
/// ```swift
/// let filter = CompiledFilter(people.plan("mar shoe>=40"), for: people)
/// everybody.filter(filter.matches)
/// ```
public struct CompiledFilter<Element>: Sendable {
  /// The list the query was compiled for.
  public let list: FilterableList<Element>
  /// The query.
  public let plan: FilterPlan

  /// Compiles a query for a list.
  public init(_ plan: FilterPlan, for list: FilterableList<Element>) {
    self.plan = plan
    self.list = list
  }

  /// Whether an item is found. Nothing about the query is worked out again; the content of the item is read anew for each term.
  public func matches(_ item: Element) -> Bool {
    var run = ItemRun(self)
    return run.matches(item)
  }

  /// The items of a collection that are found, in their order.
  public func filter(_ items: some Sequence<Element>) -> [Element] {
    var run = ItemRun(self)
    return items.filter { run.matches($0) }
  }

  /// How many items of a collection are found.
  public func count(_ items: some Sequence<Element>) -> Int {
    var run = ItemRun(self)
    var count = 0
    for item in items where run.matches(item) { count += 1 }
    return count
  }
}

/// A compiled filter while it runs: with what its patterns learn on the way.
struct ItemRun<Element> {
  let filter: CompiledFilter<Element>
  private(set) var probes: [ContentProbe]

  init(_ filter: CompiledFilter<Element>) {
    self.filter = filter
    probes = filter.plan.leaves.map { ContentProbe($0.test) }
  }

  mutating func matches(_ item: Element) -> Bool {
    if filter.plan.isRefused { return false }
    guard let root = filter.plan.root else { return true }
    for variant in 0..<max(1, filter.list.variantCount(item)) where holds(root, item, variant) { return true }
    return false
  }

  mutating func holds(_ node: FilterPlan.Node, _ item: Element, _ variant: Int) -> Bool {
    switch node {
    case .leaf(let leaf, let polarity):
      return passes(leaf, item, variant) == (polarity == .positive)
    case .all(let operands):
      for operand in operands where !holds(operand, item, variant) { return false }
      return true
    case .any(let operands):
      for operand in operands where holds(operand, item, variant) { return true }
      return operands.isEmpty
    }
  }

  mutating func passes(_ leaf: Int, _ item: Element, _ variant: Int) -> Bool {
    // Content of the item is the same for all its variants, and content of variants is read for the one that is meant.
    probes[leaf].passes(item, variant, of: filter.list)
  }
}

extension FilterableList {
  /// Reads a text by plain logic and compiles it for this list. Cannot fail: what cannot be read or answered counts for nothing,
  /// and ``QueryReading/ignored`` of the plan's reading says so.
  public func plan(_ text: String) -> FilterPlan {
    FilterPlan(AnalyzedQuery(parsing: text, vocabulary: vocabulary), for: self)
  }

  /// The items that a query finds, in their order. Reads the query anew: for the same query again and again make a
  /// ``CompiledFilter``, for many items a ``ColumnStore``.
  public func filter(_ text: String, in items: some Sequence<Element>) -> [Element] {
    CompiledFilter(plan(text), for: self).filter(items)
  }
}
