import FilterLexer
public import FilterText

extension ParsedQuery {
  /// The text with everything done to it that makes it ``Outcome/valid``: open quotes, regular expressions and groups are
  /// closed, and what the reading left out (unfinished terms, dangling connectives, surplus parentheses) is gone.
  ///
  /// It reads as ``query``, exactly: what a search bar runs during typing. A text with nothing to run, be it nothing
  /// but commas and slashes, gives an empty one or one of white space. A valid text comes back unchanged. Linear in the text.
  public var autoclosed: SourceText {
    if diagnostics.isEmpty && outcome != .empty { return source }
    var closing = Autoclosing(self)
    return closing.run()
  }
}

/// One pass over a damaged tree that decides for each token whether it stays, and one over the tokens that writes the text.
private struct Autoclosing {
  let tree: SyntaxTree
  /// Whether a node holds something complete.
  private var isComplete: [Bool]
  private var isKept: [Bool]
  /// Whether a space must stand before a token.
  private var needsSpace: [Bool]
  private var unclosedGroups = 0

  init(_ parsed: ParsedQuery) {
    self.tree = parsed.tree
    var isComplete = Array(repeating: false, count: parsed.tree.nodeCount)
    for leaf in parsed.leafNodes { isComplete[leaf.index] = true }
    for (index, node) in parsed.tree.nodes.enumerated() where isComplete[index] && node.parent >= 0 {
      isComplete[node.parent] = true
    }
    self.isComplete = isComplete
    self.isKept = Array(repeating: true, count: parsed.tree.tokens.count)
    self.needsSpace = Array(repeating: false, count: parsed.tree.tokens.count + 1)
  }

  mutating func run() -> SourceText {
    for (index, node) in tree.nodes.enumerated() {
      switch node.kind {
      case .query: tidyLevel(index)
      case .group: if isComplete[index] { tidyLevel(index) }
      case .leadingConnective, .repeatedConnective, .surplusParenthesis, .excessNesting, .repeatedMinus,
        .strayPunctuation:
        drop(node)
      case .missingSpace: needsSpace[node.firstToken] = true
      case .missingClosingParenthesis: if isComplete[node.parent] { unclosedGroups += 1 }
      default: break
      }
      if node.kind.isOperand, !isComplete[index] { drop(node) }
    }
    if !isComplete[tree.root.index] { dropSeparators() }
    return write()
  }

  private mutating func drop(_ node: SyntaxTree.Node) {
    for token in node.firstToken..<node.endToken { isKept[token] = false }
  }

  /// Where nothing can run, no comma and no slash separates anything.
  private mutating func dropSeparators() {
    for (index, token) in tree.tokens.enumerated() where token.kind != .whitespace { isKept[index] = false }
  }

  /// Of the connectives between two operands that stay, one stays: an `or` before an `and`, as the reading has it.
  private mutating func tidyLevel(_ container: Int) {
    let level = LevelItems(of: container, in: tree)
    var between: [LevelItems.Connective] = []
    var hasOperand = false
    for ordinal in 0...level.operandCount {
      let gap = level.gap(ordinal)
      between += gap
      for connective in gap {
        for token in connective.tokens { isKept[token] = false }
      }
      guard ordinal < level.operandCount, isComplete[level.operand(ordinal)] else { continue }
      if hasOperand, let kept = between.first(where: { $0.word == .or }) ?? between.first(where: { $0.word == .and }) {
        for token in kept.tokens { isKept[token] = true }
      }
      between = []
      hasOperand = true
    }
  }

  private func write() -> SourceText {
    var text: [UInt8] = []
    text.reserveCapacity(tree.source.length + 8)
    var hasGap = false
    // Behind a prefix that stays nothing may be put.
    var followsPrefix = false
    for (index, token) in tree.tokens.enumerated() {
      guard isKept[index] else {
        hasGap = true
        continue
      }
      let endsOpen = text.last.map { isWhitespace($0) || $0 == UInt8(ascii: "(") } ?? true
      if token.kind == .whitespace {
        // Where something is gone, the white space before and behind it would double.
        if hasGap && endsOpen { continue }
      } else {
        if (hasGap || needsSpace[index]) && !endsOpen && !followsPrefix && token.kind != .rightParenthesis {
          text.append(0x20)
        }
        hasGap = false
      }
      followsPrefix = token.kind == .minus || token.kind == .exclamation
      text.append(contentsOf: tree.source.bytes[token.range.start..<token.range.end])
    }
    close(&text, hasGap: hasGap)
    return SourceText(bytes: text)
  }

  private func close(_ text: inout [UInt8], hasGap: Bool) {
    if let last = tree.tokens.last, last.kind == .unclosedQuoted || last.kind == .unclosedRegex {
      if isKept[tree.tokens.count - 1] { text += Array(QuoteClosing(of: last, in: tree.source).text.utf8) }
    } else if hasGap || unclosedGroups > 0 {
      while let byte = text.last, isWhitespace(byte) { text.removeLast() }
    }
    for _ in 0..<unclosedGroups { text.append(UInt8(ascii: ")")) }
  }

  private func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }
}
