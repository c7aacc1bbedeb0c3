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
  /// Whether a token is in a list of values, which has no blanks.
  private var isInList: [Bool]
  /// The marks that close the open groups, the innermost first.
  private var closings = ""

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
    self.isInList = Array(repeating: false, count: parsed.tree.tokens.count)
  }

  mutating func run() -> SourceText {
    for (index, node) in tree.nodes.enumerated() {
      switch node.kind {
      case .query: tidyLevel(index)
      case .group: if isComplete[index] { tidyLevel(index) }
      case .valueGroup:
        if !tree.tokens[node.firstToken..<node.endToken].contains(where: { $0.kind == .valueOpening }) {
          for token in node.firstToken..<node.endToken { isInList[token] = token > node.firstToken }
        }
        if isComplete[index] { tidyLevel(index) }
      case .leadingConnective, .repeatedConnective, .surplusParenthesis, .excessNesting, .repeatedMinus,
        .strayPunctuation, .misplacedFilter:
        drop(node)
      case .missingSpace: needsSpace[node.firstToken] = true
      case .missingClosingParenthesis:
        if isComplete[node.parent] { closings += tree.closing(ofGroup: SyntaxNodeID(node.parent)) }
      default: break
      }
      if node.kind.isOperand, !isComplete[index] { drop(node) }
    }
    if !isComplete[tree.root.index] { dropSeparators() }
    dropSlashesOfPatterns()
    return write()
  }

  private mutating func drop(_ node: SyntaxTree.Node) {
    for token in node.firstToken..<node.endToken { isKept[token] = false }
  }

  /// Drops commas and slashes if there is no complete term for them to separate.
  private mutating func dropSeparators() {
    for (index, token) in tree.tokens.enumerated() where token.kind != .whitespace { isKept[index] = false }
  }

  /// Drops slashes right after a pattern in the syntax of lists. Without what follows them they would be of the pattern.
  private mutating func dropSlashesOfPatterns() {
    if tree.base != .lists { return }
    var isAfterPattern = false
    for (index, token) in tree.tokens.enumerated() {
      if token.kind == .slash, isAfterPattern { isKept[index] = false } else { isAfterPattern = token.kind == .regex }
    }
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
      if hasOperand,
        let kept = between.first(where: { $0.word == .or || $0.word == .valueSeparator })
          ?? between.first(where: { $0.word == .and })
      {
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
    var previous: TokenKind?
    for (index, token) in tree.tokens.enumerated() {
      guard isKept[index] else {
        hasGap = true
        continue
      }
      let wasAfterGap = hasGap
      let endsOpen =
        text.last.map { $0.isWhitespace || $0 == UInt8(ascii: "(") } ?? true || isInList[index]
        || index > 0 && tree.tokens[index - 1].kind == .valueOpening && isKept[index - 1]
      if token.kind == .whitespace {
        // White space on both sides of removed tokens would double.
        if hasGap && endsOpen { continue }
      } else {
        if (hasGap || needsSpace[index]) && !endsOpen && !followsPrefix && token.kind != .rightParenthesis
          && token.kind != .valueClosing
        {
          text.append(0x20)
        }
        hasGap = false
      }
      // Without a blank, `{a}` is a bare value.
      if token.kind == .valueClosing, tree.source.bytes[token.range.start] == UInt8(ascii: "}"), !endsOpen {
        text.append(0x20)
      }
      followsPrefix = token.kind == .minus || token.kind == .exclamation
      if meetsName(index, after: previous, hasGap: wasAfterGap) { text += Array("and ".utf8) }
      // Before a filter that moves up to it, a bare `not` would negate that.
      let isNegation = tree.isNegatingWord(index)
      if isNegation || isFilterAfterMark(index, after: previous, hasGap: wasAfterGap)
        || isOpeningAfterOperator(index, after: previous, hasGap: wasAfterGap)
      {
        text += Array(FilterName(quoted: tree.source[token.range]).description.utf8)
      } else {
        text.append(contentsOf: tree.source.bytes[token.range.start..<token.range.end])
      }
      if isGluedSign(index) { text.append(0x20) }
      if !token.kind.isTrivia { previous = token.kind }
    }
    close(&text, hasGap: hasGap)
    return SourceText(bytes: text)
  }

  /// Whether `in` or `not` would follow a name that moves up to it, or an operator a value, and so be an operator of it.
  private func meetsName(_ token: Int, after previous: TokenKind?, hasGap: Bool) -> Bool {
    guard tree.base == .lists, hasGap || needsSpace[token] else { return false }
    let kind = tree.tokens[token].kind
    if previous == .value, kind == .comparison { return true }
    guard previous == .word || previous == .value || previous == .quoted else { return false }
    return tree.isOperatorWord(token)
  }

  /// Whether a word would be a filter right after its `!` in the syntax of lists: `!/a:1`.
  private func isFilterAfterMark(_ token: Int, after previous: TokenKind?, hasGap: Bool) -> Bool {
    guard tree.base == .lists, hasGap, previous == .exclamation, tree.tokens[token].kind == .word else { return false }
    let bytes = tree.source.bytes[tree.tokens[token].range.start..<tree.tokens[token].range.end]
    let name = NameCharacter.lengthOfName(bytes)
    guard name > 0 else { return false }
    if name == bytes.count {
      return token + 2 < tree.tokens.count && isKept[token + 2] && tree.isOperatorWord(token + 2)
    }
    let next = bytes[(bytes.startIndex + name)...]
    return ":<=>~".utf8.contains(bytes[bytes.startIndex + name]) || next.starts(with: "!=".utf8)
      || next.starts(with: "!~".utf8)
  }

  /// Whether a value would open a range or a group right after its operator: `u:|{`.
  private func isOpeningAfterOperator(_ token: Int, after previous: TokenKind?, hasGap: Bool) -> Bool {
    guard tree.base == .lists, hasGap, previous == .comparison, tree.tokens[token].kind == .value else { return false }
    return "{[(".utf8.contains(tree.source.bytes[tree.tokens[token].range.start])
  }

  /// Whether a token is `||` or `&&` right before another token: `a:1||b:2`.
  private func isGluedSign(_ token: Int) -> Bool {
    let kind = tree.tokens[token].kind
    guard kind == .or || kind == .and, token + 1 < tree.tokens.count, tree.tokens[token + 1].kind != .whitespace else {
      return false
    }
    let byte = tree.source.bytes[tree.tokens[token].range.start]
    return byte == UInt8(ascii: "|") || byte == UInt8(ascii: "&")
  }

  private func close(_ text: inout [UInt8], hasGap: Bool) {
    if let last = tree.tokens.last, last.kind == .unclosedQuoted || last.kind == .unclosedRegex {
      if isKept[tree.tokens.count - 1] { text += Array(QuoteClosing(of: last, in: tree.source).text.utf8) }
    } else if hasGap || !closings.isEmpty {
      while let byte = text.last, byte.isWhitespace { text.removeLast() }
    }
    text += Array(closings.utf8)
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
