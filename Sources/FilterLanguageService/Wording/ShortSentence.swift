import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// The maximum length of ``shortSentence`` in characters.
  static let shortLength = 100

  /// A description of the query in one line: the whole sentence if it is short, else that of the first conditions and
  /// the number of the others: "Finds Elf cards that are green, and 3 more conditions". Empty for a query without a
  /// term.
  ///
  /// Linear in the query, plus the description of a few of its first conditions.
  var shortSentence: String {
    // One character more than fits tells whether the sentence is cut.
    let whole = sentence(limit: AnalyzedQuery.shortLength + 1)
    if whole.unicodeScalars.count <= AnalyzedQuery.shortLength, !whole.hasSuffix("…") { return whole }
    let operands = topOperands
    var best = ""
    for count in 1..<max(operands.count, 1) {
      guard let begun = sentence(ofFirst: count, of: operands) else { continue }
      if begun.unicodeScalars.count > AnalyzedQuery.shortLength { break }
      best = begun
    }
    return best.isEmpty ? subjectSentence : best
  }

  /// The operands of the outermost connective.
  private var topOperands: [SyntaxNodeID] {
    let tree = parsed.tree
    var level = tree.root
    while true {
      let operands = tree.children(of: level).filter { tree.kind(of: $0).isOperand || isConnected($0) }
      guard operands.count == 1, isConnected(operands[0]) else { return operands }
      level = operands[0]
    }
  }

  private func isConnected(_ node: SyntaxNodeID) -> Bool {
    let kind = parsed.tree.kind(of: node)
    return kind == .conjunction || kind == .disjunction
  }

  /// The sentence about the first operands and the number of the others; nil if it would say nothing.
  private func sentence(ofFirst count: Int, of operands: [SyntaxNodeID]) -> String? {
    let tree = parsed.tree
    let end = tree.range(of: operands[count - 1]).end
    let query = AnalyzedQuery(parsing: source[SourceRange(start: 0, end: end)], vocabulary: vocabulary)
    if query.explanation.condition == nil { return nil }
    let begun = query.sentence(limit: AnalyzedQuery.shortLength + 1)
    let isOr = tree.parent(of: operands[0]).map { tree.kind(of: $0) == .disjunction } ?? false
    let left = operands.count - count
    let rest = "\(left) more \(isOr ? "alternative" : noun(of: operands[count...]))\(left == 1 ? "" : "s")"
    return begun + (begun.contains(";") ? "; " : ", ") + (isOr ? "or " : "and ") + rest
  }

  /// The word for one of some operands of an "and".
  private func noun(of operands: ArraySlice<SyntaxNodeID>) -> String {
    let settings = leaves.filter { $0.isDirective && operands.contains($0.node) }.count
    return settings == 0 ? "condition" : settings == operands.count ? "setting" : "term"
  }

  /// What the conditions are about, for a query whose first condition is long already.
  private var subjectSentence: String {
    var subjects: [String] = []
    for leaf in leaves where !leaf.isDirective {
      let subject = leaf.condition?.field.map { vocabulary[$0].label } ?? "name"
      if !subjects.contains(subject) { subjects.append(subject) }
    }
    if subjects.isEmpty { return sentence(limit: AnalyzedQuery.shortLength) }
    let shown = subjects.count > 3 ? Array(subjects.prefix(3)) + ["\(subjects.count - 3) more"] : subjects
    return "Finds \(vocabulary.itemNamePlural) by \(shown.listed())"
  }
}
