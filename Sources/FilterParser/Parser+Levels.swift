import FilterLexer

/// The state of a level: the whole text, or the inside of a group.
struct Level {
  /// The operands of a level.
  enum Content {
    case terms
    /// Values of a field, between delimiters.
    case values
    /// Values of a field, without delimiters and blanks: `a,b`.
    case valueList
  }

  let content: Content
  /// Number of enclosing groups.
  let depth: Int
  /// Where the nodes of the level begin in the node stack.
  let mark: Int
  /// Where the first branch begins, after the nodes skipped before it.
  var contentMark: Int
  /// Where the nodes of the current branch begin.
  var branchMark: Int
  /// Operands of the current branch, including a missing one.
  var operands = 0
  /// Number of closed branches.
  var branches = 0
  var hasOperand = false
  /// The token after a connective that still lacks its right operand.
  var waiting: Int?
  /// Number of open parentheses beyond the nesting limit.
  var excess = 0
}

extension Parser {
  /// level = [ branch { "or" branch } ]      branch = operand { [ "and" ] operand }
  ///
  /// Ends before the `)` that closes the group, or at the end of the text. `or` and `and` nodes are made only for two
  /// or more operands, so the tree of a single term is that term.
  mutating func parseLevel(depth: Int, _ content: Level.Content = .terms) {
    var level = Level(content: content, depth: depth, mark: height, contentMark: height, branchMark: height)
    while true {
      steps &+= 1
      if content != .valueList { skipTrivia() }
      guard let kind = current else { break }
      if content != .terms {
        if endsValues(kind, in: level) { break }
        if passedOverOther(kind, in: &level) { continue }
      }
      if kind == .rightParenthesis {
        if level.excess > 0 {
          level.excess -= 1
          passOver(.excessNesting, in: &level)
        } else if depth == 0 {
          passOver(.surplusParenthesis, in: &level)
        } else {
          break
        }
      } else if kind.isConnective {
        parseConnective(kind, in: &level)
      } else {
        parseOperand(in: &level)
      }
    }
    if let waiting = level.waiting {
      // `a or`: the missing operand comes after the connective and after everything skipped.
      missing(.missingOperand, at: max(waiting, endOfNewestNode))
      level.operands += 1
    }
    closeBranch(in: &level)
    if level.branches > 1 {
      finish(.disjunction, from: firstToken(since: level.contentMark), to: endOfNewestNode, adopting: level.contentMark)
    }
  }

  /// A connective counts between two operands; others are skipped. The first of several in a row counts.
  private mutating func parseConnective(_ kind: TokenKind, in level: inout Level) {
    if !level.hasOperand { return passOver(.leadingConnective, in: &level) }
    if level.waiting != nil { return passOver(.repeatedConnective, in: &level) }
    position += 1
    level.waiting = position
    if kind != .and {
      closeBranch(in: &level)
      level.branchMark = height
      level.operands = 0
    }
  }

  private mutating func parseOperand(in level: inout Level) {
    let start = position
    while current == .minus {
      position += 1
      steps &+= 1
    }
    let prefix = start..<position
    if level.content != .terms, current == .field { return passOverFilter(from: start, in: &level) }
    let operand = prefix.isEmpty ? position : operandAfterPunctuation(isNegative: prefix.count & 1 == 1)
    if operand < tokens.count, tokens[operand].kind == .leftParenthesis {
      if level.depth == ParsedQuery.maximumNesting {
        level.excess += 1
        position = operand
        return passOver(.excessNesting, from: start, in: &level)
      }
      parseGroup(prefix, at: operand, depth: level.depth + 1, level.content)
    } else if level.content == .terms {
      parseTerm(prefix, at: operand, depth: level.depth)
    } else {
      parseValue(prefix, at: operand)
    }
    level.operands += 1
    level.hasOperand = true
    level.waiting = nil
    if level.content != .valueList { noteMissingSpace() }
  }

  /// The token that a `-` before the current one negates: the current one, or the one after punctuation attached to
  /// both. Slashes and commas have no meaning there, nor has the `!` of `-!(a)`; if they detached the minus, a query
  /// would find what it excludes.
  private func operandAfterPunctuation(isNegative: Bool) -> Int {
    var index = position
    func skipPunctuation() {
      while index < tokens.count, tokens[index].kind == .slash || tokens[index].kind == .comma { index += 1 }
    }
    skipPunctuation()
    if isNegative, index < tokens.count, tokens[index].kind == .exclamation {
      let name = index
      index += 1
      skipPunctuation()
      if index == tokens.count || tokens[index].kind != .leftParenthesis { index = name }
    }
    guard index > position, index < tokens.count else { return position }
    return tokens[index].kind.beginsTerm || tokens[index].kind == .leftParenthesis ? index : position
  }

  /// group = { "-" } "(" level ")"
  private mutating func parseGroup(_ prefix: Range<Int>, at parenthesis: Int, depth: Int, _ content: Level.Content) {
    let start = prefix.lowerBound
    let mark = height
    notePrefix(prefix, before: parenthesis, isDangling: false)
    position += 1
    parseLevel(depth: depth, content)
    closeGroup(.rightParenthesis, from: start, adopting: mark)
    finish(.group, from: start, adopting: mark)
  }

  /// Consumes the token that closes a group, or notes that it is missing.
  mutating func closeGroup(_ closing: TokenKind, from start: Int, adopting mark: Int) {
    if height == mark { damage.insert(.recovered) }
    if current == closing {
      position += 1
    } else {
      // Trailing white space stays outside the group.
      while position > start, tokens[position - 1].kind.isTrivia { position -= 1 }
      missing(.missingClosingParenthesis, cause: .unclosed)
    }
  }

  private mutating func closeBranch(in level: inout Level) {
    if level.operands > 1 {
      finish(.conjunction, from: firstToken(since: level.branchMark), to: endOfNewestNode, adopting: level.branchMark)
    }
    if level.operands > 0 { level.branches += 1 }
  }

  /// Makes a node of the prefixes since `start` and the current token, which cannot be used here.
  mutating func passOver(_ kind: SyntaxKind, from start: Int? = nil, in level: inout Level) {
    let first = start ?? position
    position += 1
    passOverTokens(kind, from: first, in: &level)
  }

  /// Makes a node of the tokens from `first` to the current one, which cannot be used here.
  mutating func passOverTokens(_ kind: SyntaxKind, from first: Int, in level: inout Level) {
    unexpected(kind, from: first, since: level.mark)
    // What comes before the first operand of a branch stays outside the branch.
    if level.operands == 0 { level.branchMark = height }
    if !level.hasOperand { level.contentMark = height }
  }
}
