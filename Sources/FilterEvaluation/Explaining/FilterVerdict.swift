public import FilterAST
public import FilterSemantics
public import FilterText
import FilterVocabulary

/// Why a query finds an item or not: the outcome of each term, and the fewest terms to negate to find it.
public struct FilterVerdict: Hashable, Sendable {
  /// Whether the query finds the item.
  public var isFound: Bool
  /// The variant that matches or comes closest: the first one with the fewest terms to negate. 0 for an item with one
  /// variant.
  public var variant: Int
  /// The outcome of each term, in the order of the text. Unreadable terms are in ``QueryReading/ignored``.
  public var leaves: [LeafVerdict]
  /// The fewest terms to negate so that the item is found, in the order of the text; the first of several ways. Empty
  /// if the item is found or the query is refused.
  public var changes: [LeafChange]
  /// Why the query is not run; nil if it is run.
  public var refusal: QueryRefusal?

  /// The edits of all changes, in the order of the text. Together they make a query that finds the item in plain
  /// reading, where a minus negates its term and nothing else. Meaningless for a plan that was made without its text.
  public var edits: [TextEdit] { changes.map { $0.edit } }

  /// A verdict of an engine that knows which terms hold, but not how the item could be found.
  package init(isFound: Bool, leaves: [LeafVerdict], refusal: QueryRefusal? = nil) {
    self.init(isFound: isFound, variant: 0, leaves: leaves, changes: [], refusal: refusal)
  }

  init(isFound: Bool, variant: Int, leaves: [LeafVerdict], changes: [LeafChange], refusal: QueryRefusal?) {
    self.isFound = isFound
    self.variant = variant
    self.leaves = leaves
    self.changes = changes
    self.refusal = refusal
  }
}

/// The outcome of one term for an item.
public struct LeafVerdict: Hashable, Sendable {
  /// Whether a term holds.
  public enum Outcome: Hashable, Sendable {
    /// The term holds as written, including its minus.
    case holds
    /// The term does not hold as written.
    case fails
    /// The list cannot answer the term, so it is ignored. The reason is a sentence without a full stop.
    case unanswered(String)
  }

  /// The index in ``FilterPlan/leaves``.
  public var leaf: Int
  /// Whether the term itself is negated; groups around it do not count.
  public var polarity: Polarity
  /// The range of the term in the text in bytes, with its prefix.
  public var range: SourceRange
  /// The term as written; empty if the plan was made without its text.
  public var text: String
  /// Whether the term holds.
  public var outcome: Outcome
  /// The content of the fields that the term is about: none for an unanswered term, two for compared fields.
  public var found: [FoundContent]

  /// The outcome of a term of a plan, apart from what was found. `passes` says whether it holds without its minus.
  package init(leaf: Int, of plan: FilterPlan, passes: Bool) {
    self.leaf = leaf
    polarity = plan.leaves[leaf].polarity
    range = plan.leaves[leaf].range
    text = plan.text(ofLeaf: leaf)
    outcome =
      plan.leaves[leaf].unanswered.map { .unanswered($0) } ?? (passes == (polarity == .positive) ? .holds : .fails)
    found = []
  }
}

/// A term to negate, or to make positive again.
public struct LeafChange: Hashable, Sendable {
  /// The index in ``FilterPlan/leaves``.
  public var leaf: Int
  /// The edit that inserts or deletes its `-`. The ranges of a verdict's changes are in order and do not overlap.
  public var edit: TextEdit
}

extension CompiledFilter {
  /// Why an item is found or not.
  ///
  /// ```swift
  /// let verdict = CompiledFilter(people.plan("mar shoe>=40"), for: people).why(mary)
  /// verdict.leaves[1].found[0].text   // "38"
  /// verdict.edits                     // writes "-shoe>=40"
  /// ```
  ///
  /// Linear in the terms and the content of the item, and in the variants for fields that differ between them.
  public func why(_ item: Element) -> FilterVerdict {
    var run = ItemRun(self)
    let isOfVariant = plan.leaves.indices.map { leaf in
      plan.fields(ofLeaf: leaf).contains { list.binding($0)?.isOfVariant ?? false }
    }
    var passes: [Bool] = []
    var best = (variant: 0, passes: passes, changes: [Int]())
    for variant in 0..<max(1, list.variantCount(item)) {
      for leaf in plan.leaves.indices {
        if variant == 0 {
          passes.append(run.passes(leaf, item: item, variant: variant))
        } else if isOfVariant[leaf] {
          passes[leaf] = run.passes(leaf, item: item, variant: variant)
        }
      }
      let changes = plan.root.map { FewestChanges(passes: passes).leaves($0) } ?? []
      if variant == 0 || changes.count < best.changes.count { best = (variant, passes, changes) }
      if best.changes.isEmpty { break }
    }
    return FilterVerdict(
      isFound: !plan.isRefused && best.changes.isEmpty, variant: best.variant,
      leaves: plan.leaves.indices.map {
        verdict(ofLeaf: $0, passes: best.passes[$0], item: item, variant: best.variant)
      },
      // One of several values cannot be negated by itself everywhere.
      changes: best.changes.contains { plan.leaves[$0].isPart }
        ? [] : best.changes.map { LeafChange(leaf: $0, edit: plan.turningEdit(ofLeaf: $0)) },
      refusal: plan.reading.refusal)
  }

  private func verdict(ofLeaf index: Int, passes: Bool, item: Element, variant: Int) -> LeafVerdict {
    let leaf = plan.leaves[index]
    var verdict = LeafVerdict(
      leaf: index, of: plan, passes: passes)
    if leaf.unanswered != nil { return verdict }
    for field in plan.fields(ofLeaf: index) {
      guard let binding = list.binding(field) else { continue }
      var content = binding.content(item, variant)
      // Shows the searched text, in which `~` stands for the item.
      if case .text(let test) = leaf.test, test.isSelfReferring,
        let replaced = binding.selfReferringContent?(item, variant)
      {
        content = replaced
      }
      let whole = JoinedContent(content, of: binding.field, in: list.vocabulary, test: leaf.test)
      verdict.found.append(FoundContent(field: binding.field.name, whole))
    }
    return verdict
  }
}

extension FilterPlan {
  /// The edit that negates a term: deletes the minus before it or inserts one, whatever groups are around it.
  func turningEdit(ofLeaf leaf: Int) -> TextEdit {
    let start = leaves[leaf].range.start
    let bytes = source.bytes
    let hasMinus = start < bytes.count && bytes[start] == UInt8(ascii: "-")
    // Text attached before the term would merge with it.
    let isGlued = source.isGlued(before: start)
    return hasMinus
      ? TextEdit(range: SourceRange(start: start, end: start + 1), replacement: isGlued ? " " : "")
      : .insert(isGlued ? " -" : "-", at: start)
  }
}

/// The fewest terms to negate so that a plan holds.
///
/// Each term occurs once in a plan, and negations are at the terms. So a conjunction needs the sum of its operands and
/// a disjunction the minimum, and one walk over the tree gives the exact answer.
struct FewestChanges {
  /// Whether each term passes without its minus.
  let passes: [Bool]

  /// The terms to negate, in the order of the text; the first of several ways. Linear in the tree times its depth.
  func leaves(_ node: FilterPlan.Node) -> [Int] {
    switch node {
    case .leaf(let leaf, let polarity): return passes[leaf] == (polarity == .positive) ? [] : [leaf]
    case .all(let operands):
      var all: [Int] = []
      for operand in operands { all += leaves(operand) }
      return all
    case .any(let operands):
      var least: [Int]?
      for operand in operands {
        let next = leaves(operand)
        if next.isEmpty { return [] }
        if next.count < least?.count ?? .max { least = next }
      }
      return least ?? []
    }
  }
}

extension FilterPlan {
  /// The fields that a leaf tests: two for compared columns, none for a constant.
  func fields(ofLeaf leaf: Int) -> [Int] {
    switch leaves[leaf].test {
    case .constant: []
    case .anyText(let tests): tests.map { $0.field }
    case .columns(let left, _, let right), .compared(let left, _, let right, _): [left, right]
    case let test: test.field.map { [$0] } ?? []
    }
  }
}
