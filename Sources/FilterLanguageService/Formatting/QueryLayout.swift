import FilterLexer
import FilterParser
import FilterText

/// Breaks a tidy query into lines. Changes only white space between operands, so the meaning stays.
struct QueryLayout {
  private let tree: SyntaxTree
  private let options: FormattingOptions
  private let lineEnding: [UInt8]
  private let step: [UInt8]
  /// The column of each token if the query were in one line, and the total width at the end.
  private var columns: [Int] = []
  /// For each token that becomes a line break, the indentation of the next line in steps; -1 for other tokens.
  private var levels: [Int]
  /// The number of visited tokens: the measure of the growth tests.
  private(set) var steps = 0
  /// The result.
  private(set) var bytes: [UInt8] = []

  /// Linear in the query times the depth of its groups.
  init(_ parsed: ParsedQuery, options: FormattingOptions, lineEnding: [UInt8]) {
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

  private func hasBreak(_ token: Token) -> Bool { tree.source.hasLineBreak(in: token.range) }

  /// Keeps line breaks and indents by the number of open groups.
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

  /// Whether a token becomes a single space if it does not become a line break.
  private func isJoined(_ token: Token) -> Bool { token.kind == .whitespace && hasBreak(token) }

  private func characters(of token: Token) -> Int {
    tree.source.bytes[token.range.start..<token.range.end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  private func width(_ tokens: Range<Int>) -> Int {
    tokens.isEmpty ? 0 : columns[tokens.upperBound] - columns[tokens.lowerBound]
  }

  /// Breaks a node that does not fit at its operands.
  ///
  /// - Parameters:
  ///   - lead: The number of characters before it in its line.
  ///   - tail: The number of closing parentheses after it.
  ///   - level: The indentation of its line in steps.
  private mutating func divide(_ node: SyntaxNodeID, lead: Int, tail: Int, level: Int) {
    let run = tree.tokens(of: node)
    steps += 1
    switch tree.kind(of: node) {
    case .conjunction, .disjunction:
      if lead + width(run) + tail > options.lineWidth { divideOperands(node, lead: lead, tail: tail, level: level) }
    case .group, .valueGroup:
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
      if let previous, let token = breakableToken(in: previous..<run.lowerBound) {
        levels[token] = level + 1
        let before = step.count * (level + 1) + width(token + 1..<run.lowerBound)
        divide(operand, lead: before, tail: rest, level: level + 1)
      } else {
        divide(operand, lead: lead, tail: rest, level: level)
      }
      previous = run.upperBound
    }
  }

  /// The white space between two operands that may become a line break: before a connective, after a comma. `nil` if
  /// there is none, as in `fire/ice`.
  private mutating func breakableToken(in gap: Range<Int>) -> Int? {
    steps += gap.count
    let end = gap.first { tree.tokens[$0].kind.isConnective } ?? gap.upperBound
    return (gap.lowerBound..<end).last { tree.tokens[$0].kind == .whitespace }
  }

  private mutating func write() {
    let source = tree.source.bytes
    bytes.reserveCapacity(source.count + 16)
    steps += tree.tokens.count
    for (index, token) in tree.tokens.enumerated() {
      let isAtEdge = index == 0 || index == tree.tokens.count - 1
      if token.kind == .whitespace, isAtEdge { continue }
      let text = source[token.range.start..<token.range.end]
      if levels[index] >= 0 {
        let ending = text.filter { $0.isLineBreak }
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
