import FilterLexer
import FilterParser
import FilterText

/// Lays a tidy query over lines by changing white space between its operands and nothing else, so its meaning cannot change.
struct QueryLayout {
  private let tree: SyntaxTree
  private let options: FormattingOptions
  private let lineEnding: [UInt8]
  private let step: [UInt8]
  /// The characters before each token, were all in one line; at the end those of the whole text.
  private var columns: [Int] = []
  /// For each token the steps of indentation of the line it makes way for; below zero where it makes way for none.
  private var levels: [Int]
  /// The text.
  private(set) var bytes: [UInt8] = []

  /// Lays a query out. Linear in the query times the depth of its groups.
  init(_ parsed: ParsedQuery, _ options: FormattingOptions, lineEnding: [UInt8]) {
    tree = parsed.tree
    self.options = options
    self.lineEnding = lineEnding
    step = options.step
    levels = Array(repeating: -1, count: parsed.tree.tokens.count)
    if options.lineWidth > 0 {
      measure()
      if let width = columns.last, width > options.lineWidth {
        for child in tree.children(of: tree.root) { divide(child, lead: 0, tail: 0, level: 0) }
      }
    } else {
      keepBreaks()
    }
    write()
  }

  private func hasBreak(_ token: Token) -> Bool {
    tree.source.bytes[token.range.start..<token.range.end].contains { Blank.endsLine($0) }
  }

  /// Somebody's line breaks stay; each group that is open makes one step more.
  private mutating func keepBreaks() {
    var depth = 1
    for (index, token) in tree.tokens.enumerated() {
      switch token.kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth = max(1, depth - 1)
      case .whitespace: if hasBreak(token) { levels[index] = depth }
      default: break
      }
    }
  }

  private mutating func measure() {
    var column = 0
    for token in tree.tokens {
      columns.append(column)
      column += isJoined(token) ? 1 : characters(of: token)
    }
    columns.append(column)
  }

  /// Whether a token becomes a single space where no line ends at it.
  private func isJoined(_ token: Token) -> Bool { token.kind == .whitespace && hasBreak(token) }

  private func characters(of token: Token) -> Int {
    tree.source.bytes[token.range.start..<token.range.end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  private func width(_ tokens: Range<Int>) -> Int {
    tokens.isEmpty ? 0 : columns[tokens.upperBound] - columns[tokens.lowerBound]
  }

  /// Divides a node at its operands where it does not fit.
  ///
  /// - Parameters:
  ///   - lead: How many characters stand before it in its line.
  ///   - tail: How many closing parentheses must stand behind it.
  ///   - level: The indentation of its line, in steps.
  private mutating func divide(_ node: SyntaxNodeID, lead: Int, tail: Int, level: Int) {
    let run = tree.tokens(of: node)
    switch tree.kind(of: node) {
    case .conjunction, .disjunction:
      if lead + width(run) + tail > options.lineWidth { divideOperands(node, lead: lead, tail: tail, level: level) }
    case .group:
      for child in tree.children(of: node) {
        let inner = tree.tokens(of: child)
        divide(
          child, lead: lead + width(run.lowerBound..<inner.lowerBound),
          tail: tail + width(inner.upperBound..<run.upperBound), level: level)
      }
    default: break
    }
  }

  private mutating func divideOperands(_ node: SyntaxNodeID, lead: Int, tail: Int, level: Int) {
    let end = tree.tokens(of: node).upperBound
    var previous: Int?
    for operand in tree.children(of: node) {
      let run = tree.tokens(of: operand)
      let rest = run.upperBound == end ? tail : 0
      if let previous, let place = breakPlace(in: previous..<run.lowerBound) {
        levels[place] = level + 1
        let before = step.count * (level + 1) + width(place + 1..<run.lowerBound)
        divide(operand, lead: before, tail: rest, level: level + 1)
      } else {
        divide(operand, lead: lead, tail: rest, level: level)
      }
      previous = run.upperBound
    }
  }

  /// The white space between two operands that gives way to a line break: before the connective, behind a comma. Nil where
  /// there is none, as in `fire/ice`.
  private func breakPlace(in gap: Range<Int>) -> Int? {
    var place: Int?
    for index in gap {
      if tree.tokens[index].kind.isConnective { return place }
      if tree.tokens[index].kind == .whitespace { place = index }
    }
    return place
  }

  private mutating func write() {
    let source = tree.source.bytes
    bytes.reserveCapacity(source.count + 16)
    for (index, token) in tree.tokens.enumerated() {
      let isAtEdge = index == 0 || index == tree.tokens.count - 1
      if token.kind == .whitespace, isAtEdge { continue }
      let text = source[token.range.start..<token.range.end]
      if levels[index] >= 0 {
        let ending = text.filter { Blank.endsLine($0) }
        bytes += ending.isEmpty ? lineEnding : ending
        for _ in 0..<levels[index] { bytes += step }
      } else if options.lineWidth > 0, isJoined(token) {
        bytes.append(0x20)
      } else {
        bytes += text
      }
    }
  }
}
