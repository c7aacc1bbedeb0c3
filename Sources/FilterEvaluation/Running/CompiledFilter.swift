import FilterAST
import FilterParser
import FilterSemantics
import FilterVocabulary

/// A query compiled for a type of items and run item by item, for lists that change or are too small for columns.
///
/// ```swift
/// let filter = CompiledFilter(people.plan("mar shoe>=40"), for: people)
/// everybody.filter(filter.matches)
/// ```
public struct CompiledFilter<Element>: Sendable {
  /// The list the query was compiled for.
  public let list: FilterableList<Element>
  /// The plan that the filter runs for each item.
  public let plan: FilterPlan

  /// Compiles a query for a list.
  public init(_ plan: FilterPlan, for list: FilterableList<Element>) {
    self.plan = plan
    self.list = list
  }

  /// Whether the query finds an item. Reads the content of the item for each term.
  public func matches(_ item: Element) -> Bool {
    var run = ItemRun(self)
    return run.matches(item)
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
    // Content of the item is the same for all variants.
    probes[leaf].passes(item, variant, of: filter.list)
  }
}

extension FilterableList {
  /// Reads and compiles a query for this list. Never fails: terms that cannot be read or answered are ignored and
  /// listed in ``QueryReading/ignored`` of the plan's reading.
  public func plan(_ text: String) -> FilterPlan {
    FilterPlan(AnalyzedQuery(parsing: text, vocabulary: vocabulary), for: self)
  }

  /// The items that a query finds, in their order. Parses the query at each call: use a ``CompiledFilter`` to repeat a
  /// query, and a ``ColumnStore`` for many items.
  public func filter(_ text: String, in items: some Sequence<Element>) -> [Element] {
    CompiledFilter(plan(text), for: self).filter(items)
  }
}

/// A running test of a term on the content of items.
struct ContentProbe {
  let test: LeafTest
  private var texts: TextProbe?
  /// The tests of further fields.
  private var others: [ContentProbe] = []
  private var buffer: [UInt8] = []

  init(_ test: LeafTest) {
    self.test = test
    if case .text(let text) = test { texts = TextProbe(text) }
    if case .anyText(let tests) = test { others = tests.map { ContentProbe(.text($0)) } }
  }

  /// Whether an item passes. Linear in its content.
  mutating func passes<Element>(_ item: Element, _ variant: Int, of list: FilterableList<Element>) -> Bool {
    switch test {
    case .constant(let holds): return holds
    case .text(let text):
      guard let binding = list.bindings[text.field] else { return false }
      let kind = binding.field.kind
      var parts = binding.content(item, variant).textParts(of: kind, in: list.vocabulary)
      if text.isSelfReferring, let replaced = binding.selfReferringContent?(item, variant) {
        let others = replaced.textParts(of: kind, in: list.vocabulary)
        // A part without replaced text is searched as it is.
        for index in parts.indices where parts[index] != nil && index < others.count {
          parts[index] = others[index] ?? parts[index]
        }
      }
      return passes(parts)
    case .anyText:
      for index in others.indices where others[index].passes(item, variant, of: list) { return true }
      return false
    case .keys(let field, let ranges):
      return keys(field, item, variant, list).contains { key in
        key.map { key in ranges.contains { $0.contains(key) } } ?? false
      }
    case .parity(let field, isEven: let isEven):
      return keys(field, item, variant, list).contains { $0.map { LeafTest.isWhole($0, isEven: isEven) } ?? false }
    case .columns(left: let left, let relation, right: let right):
      return compares(keys(left, item, variant, list), relation, keys(right, item, variant, list))
    case .colors(let field, let sets):
      return keys(field, item, variant, list).contains { key in
        key.map { $0 >= 0 && $0 < 64 && sets & (1 << UInt64($0)) != 0 } ?? false
      }
    case .costs(let field, let relation, let wanted):
      return content(field, item, variant, list).costParts.contains { $0.map { $0.holds(relation, wanted) } ?? false }
    case .devotion(let field, let relation, let wanted):
      return content(field, item, variant, list).costParts.contains {
        $0.map { LeafTest.devotion($0, relation, wanted) } ?? false
      }
    case .values(let field, let words):
      let found = content(field, item, variant, list).words
      return words.contains { found.contains($0) }
    case .noValues(let field, let words):
      let found = content(field, item, variant, list).words
      return !words.contains { found.contains($0) }
    }
  }

  private func content<Element>(
    _ field: Int, _ item: Element, _ variant: Int, _ list: FilterableList<Element>
  ) -> FieldContent {
    list.bindings[field]?.content(item, variant) ?? .nothing
  }

  private func keys<Element>(
    _ field: Int, _ item: Element, _ variant: Int, _ list: FilterableList<Element>
  ) -> [Int64?] {
    guard let binding = list.bindings[field] else { return [] }
    let content = binding.content(item, variant)
    guard binding.field.kind == .orderedEnumeration, let id = list.vocabulary.fieldID(spelled: binding.field.name)
    else {
      return content.keyParts(of: binding.field.kind)
    }
    return content.words.map { word in list.vocabulary.valueID(word, of: id).map { Int64($0.index) } }
  }

  private func compares(_ left: [Int64?], _ relation: Comparison, _ right: [Int64?]) -> Bool {
    for index in 0..<max(left.count, right.count) {
      let one = left.count == 1 ? left[0] : index < left.count ? left[index] : nil
      let other = right.count == 1 ? right[0] : index < right.count ? right[index] : nil
      if let one, let other, relation.holds(one, other) { return true }
    }
    return false
  }

  private mutating func passes(_ parts: [String?]) -> Bool {
    guard let text = texts?.test else { return false }
    for case .some(let part) in parts {
      buffer.removeAll(keepingCapacity: true)
      text.form.append(part.utf8, to: &buffer)
      let isFound = buffer.withUnsafeBufferPointer { texts?.passes($0) ?? false }
      if isFound { return true }
    }
    return false
  }
}
