import FilterAST
import FilterLexer
public import FilterText

extension ParsedQuery {
  /// The text changed so that its outcome is ``Outcome/valid``: open quotes, regular expressions and groups are closed,
  /// and what parsing ignored (unfinished terms, dangling connectives, unmatched parentheses) is removed.
  ///
  /// It reads as exactly ``query``, so a search bar can run it during typing. A text without a complete term gives an
  /// empty text or white space. A valid text is returned unchanged. Linear in the text.
  public var autoclosed: SourceText {
    if outcome != .empty, digest(first: 0).total == 0 { return source }
    var closing = Autoclosing(self)
    return closing.run()
  }
}

/// Decides for each token of a damaged tree whether it stays, then writes the text.
private struct Autoclosing {
  let tree: SyntaxTree
  /// Whether a node contains a complete term.
  private var isComplete: [Bool]
  private var isKept: [Bool]
  /// Whether a space is required before a token.
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

  /// Drops commas and slashes if there is no complete term for them to separate.
  private mutating func dropSeparators() {
    for (index, token) in tree.tokens.enumerated() where token.kind != .whitespace { isKept[index] = false }
  }

  /// Keeps one of the connectives between two remaining operands: an `or` rather than an `and`, as the parser does.
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
    // Nothing may be inserted after a prefix that stays.
    var followsPrefix = false
    for (index, token) in tree.tokens.enumerated() {
      guard isKept[index] else {
        hasGap = true
        continue
      }
      let endsOpen = text.last.map { $0.isWhitespace || $0 == UInt8(ascii: "(") } ?? true
      if token.kind == .whitespace {
        // White space on both sides of removed tokens would double.
        if hasGap && endsOpen { continue }
      } else {
        if (hasGap || needsSpace[index]) && !endsOpen && !followsPrefix && token.kind != .rightParenthesis {
          text.append(0x20)
        }
        hasGap = false
      }
      followsPrefix = token.kind == .minus || token.kind == .exclamation
      // Before a filter that moves up to it, a bare `not` would negate that.
      let isNegation = tree.isNegatingWord(index)
      if isNegation { text.append(UInt8(ascii: "\"")) }
      text.append(contentsOf: tree.source.bytes[token.range.start..<token.range.end])
      if isNegation { text.append(UInt8(ascii: "\"")) }
    }
    close(&text, hasGap: hasGap)
    return SourceText(bytes: text)
  }

  private func close(_ text: inout [UInt8], hasGap: Bool) {
    if let last = tree.tokens.last, last.kind == .unclosedQuoted || last.kind == .unclosedRegex {
      if isKept[tree.tokens.count - 1] { text += Array(QuoteClosing(of: last, in: tree.source).text.utf8) }
    } else if hasGap || unclosedGroups > 0 {
      while let byte = text.last, byte.isWhitespace { text.removeLast() }
    }
    for _ in 0..<unclosedGroups { text.append(UInt8(ascii: ")")) }
  }
}

/// How an open quoted text or regular expression is closed.
struct QuoteClosing {
  /// Number of bytes of the opening mark.
  let openingLength: Int
  /// The text to insert at the end. A trailing backslash, which would escape the closing mark, is doubled first.
  let text: String

  init(of token: Token, in source: SourceText) {
    let opening = QuoteMark(at: token.range.start, in: source) ?? .slash
    self.openingLength = opening.length
    let closing: QuoteMark =
      switch opening {
      case .leftDouble: .rightDouble
      case .leftSingle: .rightSingle
      default: opening
      }
    var backslashes = 0
    var end = token.range.end
    while end > token.range.start + opening.length, source.bytes[end - 1] == UInt8(ascii: "\\") {
      backslashes += 1
      end -= 1
    }
    self.text = (backslashes & 1 == 1 ? "\\" : "") + closing.rawValue
  }
}
