import FilterAST
import FilterAnalysis
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension Refactorings {
  /// The maximum number of terms to merge: each is compared with all others.
  private static let maximumTerms = 16

  /// Merges terms of one field in one level: `mv>=2 mv<=2` is `mv=2`, `mv>3 mv>5` is `mv>5`.
  func mergedTerms() -> [Rewrite] {
    let level: SyntaxNodeID?
    var operands = selected
    var wanted: FieldID?
    if selected.count > 1 {
      level = selected.first.flatMap { tree.parent(of: $0) }
    } else if let node = selected.first, reader.isLevel(node) {
      level = node
      operands = reader.operands(of: node)
    } else {
      level = selected.first.flatMap { tree.parent(of: $0) }
      guard let leaf = selected.first.flatMap({ reader.leaf($0) }), let field = leaf.condition?.field else { return [] }
      wanted = field
      operands = level.map { reader.operands(of: $0) } ?? []
    }
    guard let level, reader.isLevel(level) else { return [] }
    var fields: [FieldID] = []
    var terms: [FieldID: [SyntaxNodeID]] = [:]
    for operand in operands {
      guard let field = reader.leaf(operand)?.condition?.field, wanted == nil || field == wanted,
        !reader.holdsDirective(operand)
      else { continue }
      if terms[field] == nil { fields.append(field) }
      terms[field, default: []].append(operand)
    }
    var result: [Rewrite] = []
    for field in fields.prefix(Self.maximumTerms) {
      let nodes = terms[field] ?? []
      guard nodes.count > 1, nodes.count <= Self.maximumTerms else { continue }
      if let rewrite = merged(nodes, in: level) { result.append(rewrite) }
    }
    return result
  }

  private func merged(_ nodes: [SyntaxNodeID], in level: SyntaxNodeID) -> Rewrite? {
    let isOr = tree.kind(of: level) == .disjunction
    let terms = nodes.compactMap { reader.operand($0) }
    let before: FilterQuery<FilterTerm> =
      isOr ? .or(.positive, terms.map { $0.query }) : .and(.positive, terms.map { $0.query })
    let simplified = before.simplified(in: vocabulary)
    guard let kept = Self.terms(of: simplified.query, isOr: isOr), kept.count < terms.count,
      let title = Self.title(simplified.steps)
    else { return nil }
    // Remaining terms keep their positions; new terms replace the first removed term.
    var fresh = kept.filter { term in !terms.contains { $0.query == .term(term) } }
    var old = kept.filter { term in terms.contains { $0.query == .term(term) } }
    let spellings = TermSpellings(reader)
    var replacements: [SyntaxNodeID: [WrittenQuery]] = [:]
    for (node, written) in zip(nodes, terms) {
      if let index = old.firstIndex(where: { written.query == .term($0) }) {
        old.remove(at: index)
        replacements[node] = [.term(written)]
      } else {
        replacements[node] = fresh.map { .term(spellings.operand(for: $0)) }
        fresh = []
      }
    }
    let all = reader.operands(of: level)
    guard let first = nodes.first.flatMap({ all.firstIndex(of: $0) }),
      let last = nodes.last.flatMap({ all.firstIndex(of: $0) })
    else { return nil }
    var operands: [WrittenQuery] = []
    for node in all[first...last] { operands += replacements[node] ?? reader.written(node).map { [$0] } ?? [] }
    let result = kept.map { spellings.operand(for: $0).description }.joined(separator: isOr ? " or " : " ")
    return rewrite(
      title + ActionTitle.result(result), nodes: Array(all[first...last]),
      as: isOr ? .or(.positive, operands) : .and(.positive, operands), showsResult: false)
  }

  /// The terms of a query that is one term, or terms joined by one connective; `nil` for other queries.
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

  /// The title for simplification steps; `nil` if they do more than merge terms.
  private static func title(_ steps: [SimplificationStep]) -> String? {
    var title: String?
    for step in steps {
      switch step.rule {
      case .merging: title = "Merge into one term"
      case .redundancy: title = title ?? "Remove implied terms"
      case .duplicate: title = title ?? "Remove duplicate terms"
      case .flattening: continue
      default: return nil
      }
    }
    return title
  }
}
