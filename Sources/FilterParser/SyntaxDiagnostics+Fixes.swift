import FilterLexer
import FilterText

extension SyntaxDiagnostics {
  /// A fix that removes an operand.
  mutating func removalFix(of operand: Int, title: String = FixTitle.removeTerm) -> [Fix] {
    deletionFix(of: removal.runs(removing: operand), title: title)
  }

  /// A fix that deletes runs of tokens; none if the deletion would cause another diagnostic, by moving a word next to
  /// an operator.
  func deletionFix(of runs: [Range<Int>], title: String) -> [Fix] {
    for run in removal.merged(runs) where joinsOperator(before: run.lowerBound, after: run.upperBound) { return [] }
    return [Fix(title: title, edits: removal.edits(deleting: runs))]
  }

  /// Whether an operator and a word would be adjacent without the tokens in between.
  func joinsOperator(before: Int, after: Int) -> Bool {
    var left = before - 1
    while left >= 0, tree.tokens[left].kind == .whitespace { left -= 1 }
    var right = after
    while right < tree.tokens.count, tree.tokens[right].kind == .whitespace { right += 1 }
    guard left >= 0, right < tree.tokens.count else { return false }
    switch (tree.tokens[left].kind, tree.tokens[right].kind) {
    case (.comparison, .word), (.comparison, .quoted), (.comparison, .unclosedQuoted), (.word, .comparison): return true
    default: return false
    }
  }

  /// A fix that closes a group at the end of the text. What is open inside it is handled first: a quote is closed, and
  /// a group without a term is removed, since closing it would leave an empty group.
  mutating func closingFix(ofGroup group: Int) -> [Fix] {
    if isTooDeep { return [] }
    let closing = closingFix(tree.closing(ofGroup: SyntaxNodeID(group)))
    guard let inner = openGroupWithoutTerm, let insertion = closing.first else { return closing }
    let removal = deletionFix(of: removal.runs(removing: inner), title: "")
    return removal.map { Fix(title: insertion.title, edits: $0.edits + insertion.edits) }
  }

  /// A fix that appends `closing` to the text; an open quote is closed first.
  func closingFix(_ closing: String) -> [Fix] {
    var end = tree.tokens.count
    while end > 0, tree.tokens[end - 1].kind.isTrivia { end -= 1 }
    guard end > 0 else { return [] }
    let last = tree.tokens[end - 1]
    if let fix = closingFixInItsLine(last, before: closing) { return [fix] }
    var text = closing
    if last.kind == .unclosedQuoted || last.kind == .unclosedRegex {
      text = QuoteClosing(of: last, in: tree.source).text + text
    }
    return [Fix(title: FixTitle.close(text), edits: [.insert(text, at: last.range.end)])]
  }

  /// The longest text in which a quote is closed in its line.
  private static let maximumLengthOfLines = 4_096

  /// A fix that closes an open quote at the end of its line, where the query goes on in the next one: what stands there
  /// are terms, unless the text has an error then. Nil for a quote in the last line.
  private func closingFixInItsLine(_ token: Token, before closing: String) -> Fix? {
    let (bytes, start) = (tree.source.bytes, token.range.start)
    guard token.kind == .unclosedQuoted || token.kind == .unclosedRegex,
      bytes.count <= SyntaxDiagnostics.maximumLengthOfLines,
      var end = bytes[start..<token.range.end].firstIndex(where: { $0 == 0x0A || $0 == 0x0D })
    else { return nil }
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    let mark = QuoteClosing(
      of: Token(kind: token.kind, range: SourceRange(start: start, end: end)), in: tree.source)
    if end <= start + mark.openingLength { return nil }
    var edits = [TextEdit.insert(mark.text, at: end)]
    if !closing.isEmpty { edits.append(TextEdit.insert(closing, at: token.range.end)) }
    guard let text = tree.source.applying(edits) else { return nil }
    let syntax: SyntaxOptions = tree.base == .lists ? .lists : .cards
    let parsed = Parser.parse(text.bytes, Lexer.tokens(in: text, syntax: syntax), syntax)
    return parsed.damage.isEmpty ? Fix(title: FixTitle.close(mark.text + closing), edits: edits) : nil
  }

  mutating func reportRepeatedMinus(_ node: SyntaxTree.Node) {
    let run = node.firstToken..<node.endToken
    let range = tree.range(ofTokens: run)
    // A minus before punctuation would be attached to the term after the deletion: `-/--x`.
    var before = run.lowerBound - 1
    while let kind = removal.kind(at: before), kind == .slash || kind == .comma || kind == .exclamation { before -= 1 }
    let meetsMinus = before < run.lowerBound - 1 && removal.kind(at: before) == .minus
    report(.repeatedMinus, at: range) {
      meetsMinus || $0.joinsOperator(before: run.lowerBound, after: run.upperBound)
        ? [] : [Fix(title: FixTitle.remove($0.tree.source[range]), edits: [.delete(range)])]
    }
  }

  /// `-/bolt/`: without the marks, including the closing ones, the prefix is attached to its term.
  mutating func reportStrayPunctuation(_ node: SyntaxTree.Node) {
    let run = node.firstToken..<node.endToken
    var edits = [TextEdit.delete(tree.range(ofTokens: run))]
    let end = tree.nodes[node.parent].endToken
    if tree.tokens[run.upperBound - 1].kind == .slash, removal.kind(at: end) == .slash,
      removal.kind(at: end + 1).map({ $0 == .whitespace || $0 == .rightParenthesis }) ?? true
    {
      edits.append(.delete(tree.tokens[end].range))
    }
    let range = tree.range(ofTokens: run)
    report(.strayPunctuation, at: range) { [Fix(title: FixTitle.remove($0.tree.source[range]), edits: edits)] }
  }

  /// A lone `-` or `!`: attach it to what follows, or remove it.
  mutating func reportMissingName(_ index: Int) {
    let term = tree.nodes[index].parent
    let node = tree.nodes[term]
    let range = tree.range(ofTokens: node.firstToken..<node.endToken)
    let isExact = node.kind == .exactNameTerm
    report(isExact ? .missingExactName : .danglingMinus, at: range) {
      $0.gluingFix(node, isExact: isExact) + $0.removalFix(of: term)
    }
  }

  /// A fix that attaches a lone `-` or `!` to what follows.
  private func gluingFix(_ node: SyntaxTree.Node, isExact: Bool) -> [Fix] {
    guard removal.kind(at: node.endToken) == .whitespace, let next = removal.kind(at: node.endToken + 1) else {
      return []
    }
    let gap = tree.tokens[node.endToken].range
    switch next {
    case .word where isExact && removal.kind(at: node.endToken + 3) == .comparison: return []
    case .word, .quoted, .unclosedQuoted, .value:
      return [Fix(title: isExact ? FixTitle.nameNext : FixTitle.negateNext, edits: [.delete(gap)])]
    case .field where !isExact, .leftParenthesis where !isExact && !isTooDeep, .shorthand where !isExact:
      return [Fix(title: FixTitle.negateNext, edits: [.delete(gap)])]
    default: return []
    }
  }

  /// An operator without a field. After a word and a space, the word is the field: `pow >=3`.
  mutating func reportMissingField(_ index: Int) {
    let term = tree.nodes[index].parent
    let node = tree.nodes[term]
    let operation = tree.nodes[index].firstToken
    let range = tree.range(ofTokens: node.firstToken..<node.endToken)
    if let space = gaps.before(operation) {
      return report(.spaceBeforeOperator, at: tree.tokens[operation].range) {
        let spaces = [space, $0.gaps.after(operation)].compactMap { $0 }
        let edits = spaces.map { [tokens = $0.tree.tokens] in TextEdit.delete(tokens[$0].range) }
        return [Fix(title: FixTitle.joinOperator, edits: edits)]
      }
    }
    report(.missingField, at: range) { $0.removalFix(of: term) }
  }

  /// An operator without a value. Before a space and a word, the word is the value: `t: elf`.
  mutating func reportMissingValue(_ index: Int) {
    let term = tree.nodes[index].parent
    let node = tree.nodes[term]
    let operation = node.endToken - 1
    if node.kind != .filterTerm {
      let range = tree.range(ofTokens: node.firstToken..<node.endToken)
      return report(.missingValue, at: SourceRange(at: range.end), about: range) { $0.removalFix(of: term) }
    }
    guard tree.tokens[operation > node.firstToken ? operation - 1 : operation].kind == .field else {
      // The field is missing too, and that is reported there.
      return
    }
    let range = tree.range(ofTokens: node.firstToken..<node.endToken)
    let gap = SourceRange(at: range.end)
    if let space = gaps.after(operation).map({ tree.tokens[$0].range }) {
      return report(.spaceAfterOperator, at: space, about: range) { _ in
        [Fix(title: FixTitle.joinOperator, edits: [.delete(space)])]
      }
    }
    report(.missingValue, at: gap, about: range) { $0.removalFix(of: term) }
  }
}
