import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension Refactorings {
  /// Terms are compared with this many of their neighbours at most: each comparison looks at all of them.
  private static let mostTerms = 16

  /// Terms of one field in one level that are fewer: `mv>=2 mv<=2` is `mv=2`, `mv>3 mv>5` is `mv>5`.
  func mergedTerms() -> [Rewrite] {
    let level: SyntaxNodeID?
    var operands = focus
    var wanted: FieldID?
    if focus.count > 1 {
      level = focus.first.flatMap { tree.parent(of: $0) }
    } else if let node = focus.first, reading.isLevel(node) {
      level = node
      operands = reading.operands(of: node)
    } else {
      level = focus.first.flatMap { tree.parent(of: $0) }
      guard let leaf = focus.first.flatMap({ reading.leaf($0) }), let field = leaf.condition?.field else { return [] }
      wanted = field
      operands = level.map { reading.operands(of: $0) } ?? []
    }
    guard let level, reading.isLevel(level) else { return [] }
    var fields: [FieldID] = []
    var terms: [FieldID: [SyntaxNodeID]] = [:]
    for operand in operands {
      guard let field = reading.leaf(operand)?.condition?.field, wanted == nil || field == wanted,
        !reading.holdsDirective(operand)
      else { continue }
      if terms[field] == nil { fields.append(field) }
      terms[field, default: []].append(operand)
    }
    var result: [Rewrite] = []
    for field in fields.prefix(Self.mostTerms) {
      let nodes = terms[field] ?? []
      guard nodes.count > 1, nodes.count <= Self.mostTerms else { continue }
      if let rewrite = merged(nodes, in: level) { result.append(rewrite) }
    }
    return result
  }

  private func merged(_ nodes: [SyntaxNodeID], in level: SyntaxNodeID) -> Rewrite? {
    let isOr = tree.kind(of: level) == .disjunction
    let terms = nodes.compactMap { reading.operand($0) }
    let before: FilterQuery<FilterTerm> =
      isOr ? .or(.positive, terms.map { $0.query }) : .and(.positive, terms.map { $0.query })
    let simplified = before.simplified(in: vocabulary)
    guard let kept = Self.terms(of: simplified.query, isOr: isOr), kept.count < terms.count,
      let title = Self.title(simplified.steps)
    else { return nil }
    // What stays keeps its place; what is new takes that of the first term that goes.
    var fresh = kept.filter { term in !terms.contains { $0.query == .term(term) } }
    var old = kept.filter { term in terms.contains { $0.query == .term(term) } }
    let spellings = Spellings(reading)
    var replacements: [SyntaxNodeID: [WrittenQuery]] = [:]
    for (node, written) in zip(nodes, terms) {
      if let place = old.firstIndex(where: { written.query == .term($0) }) {
        old.remove(at: place)
        replacements[node] = [.term(written)]
      } else {
        replacements[node] = fresh.map { .term(spellings.operand(for: $0)) }
        fresh = []
      }
    }
    let all = reading.operands(of: level)
    guard let first = nodes.first.flatMap({ all.firstIndex(of: $0) }),
      let last = nodes.last.flatMap({ all.firstIndex(of: $0) })
    else { return nil }
    var operands: [WrittenQuery] = []
    for node in all[first...last] { operands += replacements[node] ?? reading.written(node).map { [$0] } ?? [] }
    let result = kept.map { spellings.operand(for: $0).description }.joined(separator: isOr ? " or " : " ")
    return rewrite(
      title + ActionTitle.result(result), Array(all[first...last]),
      as: isOr ? .or(.positive, operands) : .and(.positive, operands), showsResult: false)
  }

  /// The terms of a query that is nothing but terms joined one way.
  private static func terms(of query: FilterQuery<FilterTerm>, isOr: Bool) -> [FilterTerm]? {
    let operands: [FilterQuery<FilterTerm>]
    switch query {
    case .term(let term): return [term]
    case .and(.positive, let children) where !isOr: operands = children
    case .or(.positive, let children) where isOr: operands = children
    default: return nil
    }
    var terms: [FilterTerm] = []
    for operand in operands {
      guard case .term(let term) = operand else { return nil }
      terms.append(term)
    }
    return terms
  }

  /// What the steps did; nil where they did more than merge terms.
  private static func title(_ steps: [SimplificationStep]) -> String? {
    var title: String?
    for step in steps {
      switch step.rule {
      case .merging: title = "Merge into one term"
      case .redundancy: title = title ?? "Remove what follows from the rest"
      case .duplicate: title = title ?? "Remove what is said twice"
      case .flattening: continue
      default: return nil
      }
    }
    return title
  }
}
