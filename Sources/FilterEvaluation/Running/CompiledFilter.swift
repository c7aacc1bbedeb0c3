import FilterAST

/// A query compiled for a type of items and run item by item, for lists that change or are too small for columns.
///
/// ```swift
/// let filter = CompiledFilter(people.plan("mar shoe>=40"), for: people)
/// everybody.filter(filter.matches)
/// ```
public struct CompiledFilter<Element>: Sendable {
  /// The list the query was compiled for.
  package let list: FilterableList<Element>
  /// The plan that the filter runs for each item.
  package let plan: FilterPlan

  /// Compiles a query for a list.
  public init(_ plan: FilterPlan, for list: FilterableList<Element>) {
    self.plan = plan
    self.list = list
  }

  /// Whether the query finds an item. Reads the content of the item for each term.
  public func matches(_ item: Element) -> Bool { matcher()(item) }

  /// A test of one item after another that keeps the state of its pattern matchers. Used by one task at a time.
  package func matcher() -> (Element) -> Bool {
    var run = ItemRun(self)
    return { run.matches($0) }
  }

  /// The items that the query finds, in their order.
  public func filter(_ items: some Sequence<Element>) -> [Element] {
    var run = ItemRun(self)
    return items.filter { run.matches($0) }
  }

  /// How many items the query finds.
  public func count(_ items: some Sequence<Element>) -> Int {
    var run = ItemRun(self)
    var count = 0
    for item in items where run.matches(item) { count += 1 }
    return count
  }
}

/// A running filter, with the state of its pattern matchers.
struct ItemRun<Element> {
  let filter: CompiledFilter<Element>
  private(set) var probes: [ContentProbe]
  /// The tests of elements, by term; empty if no term has one.
  private let elements: [Int: (Element) -> Bool]

  init(_ filter: CompiledFilter<Element>) {
    self.filter = filter
    probes = filter.plan.leaves.map { ContentProbe($0.test) }
    var elements: [Int: (Element) -> Bool] = [:]
    for (index, leaf) in filter.plan.leaves.enumerated() {
      if case .element(let test) = leaf.test { elements[index] = filter.list.elements?.test(test.list, test.plan) }
    }
    self.elements = elements
  }

  mutating func matches(_ item: Element) -> Bool {
    if filter.plan.isRefused { return false }
    guard let root = filter.plan.root else { return true }
    for variant in 0..<max(1, filter.list.variantCount(item)) where holds(root, item: item, variant: variant) {
      return true
    }
    return false
  }

  mutating func holds(_ node: FilterPlan.Node, item: Element, variant: Int) -> Bool {
    switch node {
    case .leaf(let leaf, let polarity):
      return passes(leaf, item: item, variant: variant) == (polarity == .positive)
    case .all(let operands):
      for operand in operands where !holds(operand, item: item, variant: variant) { return false }
      return true
    case .any(let operands):
      for operand in operands where holds(operand, item: item, variant: variant) { return true }
      return operands.isEmpty
    }
  }

  mutating func passes(_ leaf: Int, item: Element, variant: Int) -> Bool {
    if !elements.isEmpty, let test = elements[leaf] { return test(item) }
    // Content of the item is the same for all variants.
    return probes[leaf].passes(item, variant: variant, of: filter.list)
  }
}
