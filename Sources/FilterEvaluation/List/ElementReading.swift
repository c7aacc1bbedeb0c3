package import FilterSemantics

/// How the elements of lists of objects are read: `items:(sku:x qty>2)`.
package struct ElementReading<Element>: Sendable {
  /// The plan of a condition on one element; nil for a list of objects that an item cannot have.
  package let plan: @Sendable (ElementCondition) -> FilterPlan?
  /// A test whether some element of an item meets a plan. Used by one task at a time.
  package let test: @Sendable (_ list: String, FilterPlan) -> (Element) -> Bool

  /// A reading by functions.
  package init(
    plan: @escaping @Sendable (ElementCondition) -> FilterPlan?,
    test: @escaping @Sendable (_ list: String, FilterPlan) -> (Element) -> Bool
  ) {
    (self.plan, self.test) = (plan, test)
  }
}

/// A test of one element of a list of objects.
package struct ElementTest: Hashable, Sendable {
  /// The name of the list, in lower case.
  package let list: String
  /// The plan of the query about an element.
  package let plan: FilterPlan

  /// Whether two tests have the same results.
  package static func == (left: ElementTest, right: ElementTest) -> Bool {
    left.list == right.list && left.plan.root == right.plan.root
      && left.plan.leaves.map { $0.test } == right.plan.leaves.map { $0.test }
  }

  /// Hashes what equality compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(list)
    hasher.combine(plan.root)
    // Trees are mostly alike; the terms differ.
    for leaf in plan.leaves { hasher.combine(leaf.test) }
  }
}
