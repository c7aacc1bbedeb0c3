import FilterAST
import FilterText
import FilterVocabulary

extension FilterPlan {
  /// This plan with one term in place of many that ask for values of one field: `sku in (a, b, …)` tests each value once. The
  /// former terms are kept, and the new ones follow them. Linear in the query, apart from sorting ranges.
  package var unitingValues: FilterPlan {
    guard leaves.count > FilterPlan.fewValues, let root else { return self }
    var leaves = leaves
    let united = Self.united(root, &leaves)
    return FilterPlan(reading: reading, leaves: leaves, root: united, source: source)
  }

  /// The number of values up to which each is tested for itself.
  package static let fewValues = 8

  private static func united(_ node: Node, _ leaves: inout [Leaf]) -> Node {
    switch node {
    case .leaf: return node
    case .any(let nodes): return .any(united(nodes, .positive, &leaves))
    case .all(let nodes): return .all(united(nodes, .negative, &leaves))
    }
  }

  /// The operands of a group, where those of a polarity that ask for values of one field are one: a value is one of some
  /// values, or none is.
  private static func united(_ nodes: [Node], _ polarity: Polarity, _ leaves: inout [Leaf]) -> [Node] {
    var groups: [Key: [Int]] = [:]
    for case .leaf(let leaf, polarity) in nodes { Key(leaves[leaf].test).map { groups[$0, default: []].append(leaf) } }
    groups = groups.filter { $0.value.count > fewValues }
    let gone = Set(groups.values.joined())
    var result = nodes.compactMap { node -> Node? in
      if case .leaf(let leaf, _) = node { return gone.contains(leaf) ? nil : node }
      return united(node, &leaves)
    }
    for members in groups.values.sorted(by: { $0[0] < $1[0] }) {
      let first = leaves[members[0]]
      leaves.append(
        Leaf(
          polarity: first.polarity, range: first.range, isPart: true, written: "", unanswered: nil,
          test: LeafTest(uniting: members.map { leaves[$0].test })))
      result.append(.leaf(leaves.count - 1, polarity))
    }
    return result
  }

  /// The tests that can be one.
  private enum Key: Hashable {
    case values(Int)
    case keys(Int)
    case spans(Int)
    case texts(Int, TextForm)
    case written(Int)

    init?(_ test: LeafTest) {
      switch test {
      case .values(let field, _): self = .values(field)
      case .keys(let field, _): self = .keys(field)
      case .spans(let field, _): self = .spans(field)
      case .text(let text) where text.isOfWholeText: self = .texts(text.field, text.literalForm)
      case .written(let text) where text.isOfWholeText: self = .written(text.field)
      default: return nil
      }
    }
  }
}

extension TextTest {
  /// Whether the texts that pass are equal to one folded text: its pattern agrees, which has other rules for some signs.
  fileprivate var isOfWholeText: Bool {
    guard let wholeText, !isSelfReferring, literalForm == .plain || literalForm == .exact else { return false }
    var probe = TextProbe(self)
    return wholeText.withUnsafeBufferPointer { probe.passes($0) }
  }
}

extension LeafTest {
  /// The test of a value that passes one of several tests of one kind and field.
  fileprivate init(uniting tests: [LeafTest]) {
    var (words, ranges, spans, texts) = ([] as [String], [] as [NumberRange], [] as [KeySpan], [] as [TextTest])
    for test in tests {
      switch test {
      case .values(_, let more): words += more
      case .keys(_, let more): ranges += more
      case .spans(_, let more): spans += more
      case .text(let more), .written(let more): texts.append(more)
      default: break
      }
    }
    let field = tests[0].field ?? 0
    switch tests[0] {
    case .values: self = .values(field: field, words)
    case .spans: self = .spans(field: field, spans)
    case .text: self = .text(TextTest(uniting: texts))
    case .written: self = .written(TextTest(uniting: texts))
    default: self = .keys(field: field, NumberRange.united(ranges))
    }
  }
}
