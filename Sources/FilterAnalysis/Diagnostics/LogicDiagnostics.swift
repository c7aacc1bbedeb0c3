import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Puts what the logic of a query says into findings: messages, places and fixes.
struct LogicDiagnostics {
  private let query: AnalyzedQuery
  private let formula: Formula
  private let offersFixes: Bool

  /// The findings about the logic of a query, in no order. The fixes are proposals that have not been tried out.
  static func of(_ query: AnalyzedQuery, _ budget: FixBudget) -> [Diagnostic] {
    guard query.mayHaveLogicFindings, let formula = query.formula else { return [] }
    return query.logicFindings(of: formula).map { finding in
      LogicDiagnostics(query: query, formula: formula, offersFixes: budget.spend()).diagnostic(finding)
    }
  }

  private func diagnostic(_ finding: LogicFinding) -> Diagnostic {
    switch finding.kind {
    case .contradiction, .contradictionWithinPart: contradiction(finding)
    case .alwaysTrue: alwaysTrue(finding)
    case .duplicate: needless(finding, .duplicateTerm)
    case .redundant: needless(finding, .redundantTerm)
    }
  }

  private func contradiction(_ finding: LogicFinding) -> Diagnostic {
    let ranges = finding.operands.map { query.sourceRange(of: $0, in: formula) }
    let names = list(ranges)
    let isWithinPart = finding.kind == .contradictionWithinPart
    let item = query.vocabulary.itemName
    var message: String
    if ranges.count == 1 {
      message = "No \(item) can satisfy \(names)"
    } else if isWithinPart {
      message = "\(names) cannot \(ranges.count == 2 ? "both" : "all") hold for one face or part of a \(item)"
    } else {
      message = "\(names) exclude each other, so this finds nothing"
    }
    if finding.isInAny { message += ", so this alternative finds nothing" }
    return report(
      isWithinPart ? .contradictionWithinPart : .contradiction, at: ranges, message,
      related: "what it excludes", fixes: finding.operands.reversed().prefix(3).flatMap { removal(of: $0) })
  }

  private func alwaysTrue(_ finding: LogicFinding) -> Diagnostic {
    let ranges = finding.operands.map { query.sourceRange(of: $0, in: formula) }
    let message =
      ranges.count == 1
      ? "\(list(ranges)) always holds, so it narrows nothing"
      : "One of \(list(ranges)) always holds, so the alternatives narrow nothing"
    let fixes =
      ranges.count == 1 ? finding.operands.flatMap { removal(of: $0) } : removalOfGroup(around: finding.operands)
    return report(.alwaysTrue, at: ranges, message, related: "the other alternative", fixes: fixes)
  }

  private func needless(_ finding: LogicFinding, _ problem: LogicProblem) -> Diagnostic {
    let range = query.sourceRange(of: finding.operands[0], in: formula)
    let reason = finding.reason.map { query.sourceRange(of: $0, in: formula) }
    let other = reason.map { quoted($0) } ?? "another term"
    let message: String
    if problem == .duplicateTerm {
      message = "\(quoted(range)) says the same as \(other)"
    } else if finding.isInAny {
      message = "\(quoted(range)) adds nothing, since \(other) finds all it finds"
    } else {
      message = "\(quoted(range)) follows from \(other), so it narrows nothing"
    }
    return Diagnostic(
      id: problem.id, severity: problem.severity, range: range, message: message,
      related: reason.map { [RelatedPlace(range: $0, message: "what it follows from")] } ?? [],
      fixes: removal(of: finding.operands[0]))
  }

  /// A finding about several places. It stands at the last one, where somebody is likely to be typing.
  private func report(
    _ problem: LogicProblem, at ranges: [SourceRange], _ message: String, related: String, fixes: [Fix]
  ) -> Diagnostic {
    Diagnostic(
      id: problem.id, severity: problem.severity, range: ranges.last ?? query.source.range, message: message,
      related: ranges.dropLast().map { RelatedPlace(range: $0, message: related) }, fixes: fixes)
  }

  private func removal(of operand: Int) -> [Fix] {
    let leaves = formula.nodes[operand].leaves
    guard let node = query.node(coveringLeaves: leaves) else { return [] }
    return removal(ofNode: node, query.sourceRange(of: operand, in: formula))
  }

  private func removalOfGroup(around operands: [Int]) -> [Fix] {
    guard
      let any = formula.nodes.indices.first(where: { index in
        operands.allSatisfy { formula.nodes[index].children.contains($0) }
      }), any != formula.root
    else { return [] }
    return removal(of: any)
  }

  private func removal(ofNode node: SyntaxNodeID, _ range: SourceRange) -> [Fix] {
    let edits = offersFixes ? query.parsed.edits(removing: node) : []
    return edits.isEmpty ? [] : [Fix(title: "Remove \(quoted(range))", edits: edits)]
  }

  /// `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`
  private func list(_ ranges: [SourceRange]) -> String {
    guard let last = ranges.last else { return "" }
    let rest = ranges.dropLast().map { quoted($0) }.joined(separator: ", ")
    return rest.isEmpty ? quoted(last) : "\(rest) and \(quoted(last))"
  }

  /// A piece of the query in quotes, cut where it is long.
  private func quoted(_ range: SourceRange) -> String {
    Excerpts.quoted(range, of: query.source)
  }
}
