import FilterText

/// Makes the nodes of a pattern from its tokens, and adds to the tokens the diagnostics that depend on context.
///
/// ```text
/// pattern     = alternation | sequence
/// alternation = sequence "|" sequence { "|" sequence }
/// sequence    = { piece }
/// piece       = atom [ quantifier ] | anchor | look-around group
/// atom        = character | class | group | shorthand | …
/// ```
///
/// The grammar is flat except for groups, which are kept on a stack of frames, so nothing recurses. Finished nodes wait
/// on another stack until `finish` gives them a parent; a quantifier takes the newest. Every node is adopted once and
/// every token visited once, so time is linear.
///
/// This file contains levels and groups, `RegexParser+Classes` brackets and quantifiers.
struct RegexParser {
  var tokens: [RegexToken]
  private let length: Int
  var nodes: [RegexSyntax.Node] = []
  /// Finished nodes without a parent, in the order of the text.
  private(set) var orphans: [Int] = []
  private var frames: [Frame]
  /// Number of open parentheses beyond the nesting limit.
  private var excessDepth = 0
  /// Number of groups so far that back-references can refer to.
  private var captures = 0
  var position = 0
  /// Number of loop iterations; used by the growth tests.
  var steps = 0

  /// A level being read: the pattern or a group.
  private struct Frame {
    /// The token that opened the level; negative for the pattern.
    let opening: Int
    /// Where the content begins, in the text and among the orphans.
    let start: Int
    let mark: Int
    /// The same for the sequence being read.
    var sequenceStart: Int
    var sequenceMark: Int
    /// The number of a group that back-references can refer to; zero for any other.
    let capture: Int
    /// Whether the level is in a look-around, where groups have no numbers and back-references are invalid.
    let isInLookAround: Bool

    init(opening: Int, start: Int, mark: Int, capture: Int = 0, isInLookAround: Bool = false) {
      self.opening = opening
      self.start = start
      self.mark = mark
      self.sequenceStart = start
      self.sequenceMark = mark
      self.capture = capture
      self.isInLookAround = isInLookAround
    }
  }

  init(tokens: [RegexToken], length: Int) {
    self.tokens = tokens
    self.length = length
    self.frames = [Frame(opening: -1, start: 0, mark: 0)]
    nodes.reserveCapacity(tokens.count + 2)
  }

  /// Reads all tokens; the last node is the root.
  mutating func parse() {
    while position < tokens.count {
      steps &+= 1
      parsePiece()
      position += 1
    }
    while frames.count > 1 {
      tokens[frames[frames.count - 1].opening].isUnclosed = true
      endGroup(at: length)
    }
    endLevel(at: length)
    finish(.pattern, from: 0, to: length, adopting: 0)
  }

  private mutating func parsePiece() {
    let token = tokens[position]
    switch token.kind {
    case .literal(let scalar), .escaped(let scalar): leaf(.literal(scalar))
    case .any: leaf(.any)
    case .escapeClass(let name): leaf(.escapeClass(name))
    case .posixClass(let name): leaf(.posixClass(name))
    case .anchor(let anchor): leaf(.anchor(anchor))
    case .shorthand(let shorthand): leaf(.shorthand(shorthand))
    case .selfReference: leaf(.selfReference)
    case .backReference(let number): parseBackReference(Int(number))
    case .open(let kind): parseOpening(kind)
    case .close: parseClosing()
    case .alternation: endSequence(at: token.start, next: token.end)
    case .quantifier(let repetition): parseQuantifier(repetition)
    case .classOpen(let isNegated): parseClass(isNegated: isNegated)
    case .comment: break
    // The lexer makes the last two inside brackets only, and `parseClass` consumes those.
    case .damaged, .classClose, .classHyphen: leaf(.damaged(token.diagnostic ?? .unknownEscape))
    }
  }

  /// The newest node of the sequence; nil at its beginning.
  var newest: RegexNodeKind? {
    guard orphans.count > frames[frames.count - 1].sequenceMark else { return nil }
    return nodes[orphans[orphans.count - 1]].kind
  }

  /// Makes a node of the current token alone.
  mutating func leaf(_ kind: RegexNodeKind) {
    finish(kind, from: tokens[position].start, to: tokens[position].end, adopting: orphans.count)
  }

  /// Makes a damaged leaf of the current token. A diagnostic with its context replaces its own diagnostic.
  mutating func damage(_ diagnostic: RegexDiagnosticKind) {
    tokens[position].diagnostic = diagnostic
    leaf(.damaged(diagnostic))
  }

  /// Makes a node that adopts the orphans since `mark`.
  mutating func finish(_ kind: RegexNodeKind, from start: Int, to end: Int, adopting mark: Int) {
    let index = Int32(truncatingIfNeeded: nodes.count)
    var node = RegexSyntax.Node(kind, start: start, end: end)
    while orphans.count > mark, let child = orphans.popLast() {
      nodes[child].parent = index
      nodes[child].nextSibling = node.firstChild
      node.firstChild = Int32(truncatingIfNeeded: child)
      steps &+= 1
    }
    orphans.append(nodes.count)
    nodes.append(node)
  }

  /// Makes a node that extends from the newest one, its child, to the end of the current token.
  mutating func wrapNewest(_ kind: RegexNodeKind) {
    let child = nodes[orphans[orphans.count - 1]]
    finish(kind, from: Int(child.start), to: tokens[position].end, adopting: orphans.count - 1)
  }

  private mutating func parseOpening(_ kind: RegexGroupKind) {
    if frames.count > RegexSyntax.maximumNesting {
      excessDepth += 1
      return damage(.nestingTooDeep)
    }
    let isInLookAround = kind.isLookAround || frames[frames.count - 1].isInLookAround
    var capture = 0
    if !isInLookAround, kind == .capturing || kind == .named {
      captures += 1
      capture = captures
    }
    frames.append(
      Frame(
        opening: position, start: tokens[position].end, mark: orphans.count, capture: capture,
        isInLookAround: isInLookAround))
  }

  /// PostgreSQL rejects a reference to a group that is still open. Few groups can be open, so the search is short.
  private mutating func parseBackReference(_ number: Int) {
    let isOpen = frames.contains { $0.capture == number }
    if number > captures || isOpen || frames[frames.count - 1].isInLookAround {
      tokens[position].diagnostic = .unknownBackReference
    }
    leaf(.backReference(number))
  }

  private mutating func parseClosing() {
    if excessDepth > 0 {
      excessDepth -= 1
      return damage(.nestingTooDeep)
    }
    if frames.count == 1 { return damage(.unmatchedParenthesis) }
    endGroup(at: tokens[position].start, end: tokens[position].end)
  }

  /// Ends the newest group: its content at `offset`, the group at `end`.
  private mutating func endGroup(at offset: Int, end: Int? = nil) {
    let mark = frames[frames.count - 1].mark
    let opening = tokens[frames[frames.count - 1].opening]
    endLevel(at: offset)
    frames.removeLast()
    var kind = RegexGroupKind.unknown
    if case .open(let name) = opening.kind { kind = name }
    finish(.group(kind), from: opening.start, to: end ?? offset, adopting: mark)
  }

  /// Ends the last sequence of a level, and its alternation if there is one.
  private mutating func endLevel(at offset: Int) {
    let frame = frames[frames.count - 1]
    endSequence(at: offset, next: offset)
    if orphans.count > frame.mark + 1 { finish(.alternation, from: frame.start, to: offset, adopting: frame.mark) }
  }

  private mutating func endSequence(at offset: Int, next: Int) {
    let frame = frames[frames.count - 1]
    finish(.sequence, from: frame.sequenceStart, to: offset, adopting: frame.sequenceMark)
    frames[frames.count - 1].sequenceStart = next
    frames[frames.count - 1].sequenceMark = orphans.count
  }
}
