import FilterText

/// Makes the nodes of a pattern out of its tokens, and notes in the tokens what only their company shows to be wrong.
///
/// ```text
/// pattern     = alternation | sequence
/// alternation = sequence "|" sequence { "|" sequence }
/// sequence    = { piece }
/// piece       = atom [ quantifier ] | anchor | look-around group
/// atom        = character | class | group | shorthand | …
/// ```
///
/// The grammar is flat but for groups, and those are kept in a stack of frames, so nothing recurses. Finished nodes wait on
/// another stack until `finish` gives them a parent; a quantifier takes the newest. Every node is adopted once and every
/// token looked at once, so time is linear.
///
/// Files: this one holds levels and groups, `RegexParser+Quantifiers` repetition, `RegexParser+Classes` brackets.
struct RegexParser {
  var tokens: [RegexToken]
  private let length: Int
  var nodes: [RegexSyntax.Node] = []
  /// Finished nodes that have no parent yet, in the order of the text.
  private(set) var orphans: [Int] = []
  private var frames: [Frame]
  /// How many parentheses beyond the limit are open.
  private var excess = 0
  /// How many groups that can be referred to were opened.
  private var captures = 0
  var position = 0
  /// How many turns all loops made.
  var steps = 0

  /// A level that is being read: the pattern or a group.
  private struct Frame {
    /// The token that opened it; negative for the pattern.
    let opening: Int
    /// Where its content begins, in the text and among the orphans.
    let start: Int
    let mark: Int
    /// The same of the sequence that is being read.
    var sequenceStart: Int
    var sequenceMark: Int
    /// The number of a group that can be referred to; zero for any other.
    let capture: Int
    /// Whether it lies in a look-around, where groups have no numbers and references nothing to refer to.
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
    finish(.pattern, 0, length, adopting: 0)
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
    // The lexer makes the last two within brackets only, and those are read as a whole.
    case .damaged, .classClose, .classHyphen: leaf(.damaged(token.problem ?? .unknownEscape))
    }
  }

  /// The newest node of the sequence; nil at its beginning.
  var newest: RegexNodeKind? {
    guard orphans.count > frames[frames.count - 1].sequenceMark else { return nil }
    return nodes[orphans[orphans.count - 1]].kind
  }

  /// Makes a node of the current token alone.
  mutating func leaf(_ kind: RegexNodeKind) {
    finish(kind, tokens[position].start, tokens[position].end, adopting: orphans.count)
  }

  /// Makes a damaged leaf of the current token. What its place makes wrong outweighs what is wrong with it by itself.
  mutating func damage(_ problem: RegexProblem) {
    tokens[position].problem = problem
    leaf(.damaged(problem))
  }

  /// Makes a node that adopts the orphans since `mark`.
  mutating func finish(_ kind: RegexNodeKind, _ start: Int, _ end: Int, adopting mark: Int) {
    let index = Int32(truncatingIfNeeded: nodes.count)
    var node = RegexSyntax.Node(kind, start, end)
    while orphans.count > mark, let child = orphans.popLast() {
      nodes[child].parent = index
      nodes[child].nextSibling = node.firstChild
      node.firstChild = Int32(truncatingIfNeeded: child)
      steps &+= 1
    }
    orphans.append(nodes.count)
    nodes.append(node)
  }

  /// Makes a node of the newest one, which becomes its child, up to the end of the current token.
  mutating func wrapNewest(_ kind: RegexNodeKind) {
    let child = nodes[orphans[orphans.count - 1]]
    finish(kind, Int(child.start), tokens[position].end, adopting: orphans.count - 1)
  }

  private mutating func parseOpening(_ kind: RegexGroupKind) {
    if frames.count > RegexSyntax.maximumNesting {
      excess += 1
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

  /// PostgreSQL refuses a reference to a group that is not closed yet. Few groups can be open, so few are looked at.
  private mutating func parseBackReference(_ number: Int) {
    let isOpen = frames.contains { $0.capture == number }
    if number > captures || isOpen || frames[frames.count - 1].isInLookAround {
      tokens[position].problem = .unknownBackReference
    }
    leaf(.backReference(number))
  }

  private mutating func parseClosing() {
    if excess > 0 {
      excess -= 1
      return damage(.nestingTooDeep)
    }
    if frames.count == 1 { return damage(.unmatchedParenthesis) }
    endGroup(at: tokens[position].start, behind: tokens[position].end)
  }

  /// Ends the newest group: its content at `offset`, itself at `end`.
  private mutating func endGroup(at offset: Int, behind end: Int? = nil) {
    let mark = frames[frames.count - 1].mark
    let opening = tokens[frames[frames.count - 1].opening]
    endLevel(at: offset)
    frames.removeLast()
    var kind = RegexGroupKind.unknown
    if case .open(let name) = opening.kind { kind = name }
    finish(.group(kind), opening.start, end ?? offset, adopting: mark)
  }

  /// Ends the last sequence of a level, and its alternation where there is one.
  private mutating func endLevel(at offset: Int) {
    let frame = frames[frames.count - 1]
    endSequence(at: offset, next: offset)
    if orphans.count > frame.mark + 1 { finish(.alternation, frame.start, offset, adopting: frame.mark) }
  }

  private mutating func endSequence(at offset: Int, next: Int) {
    let frame = frames[frames.count - 1]
    finish(.sequence, frame.sequenceStart, offset, adopting: frame.sequenceMark)
    frames[frames.count - 1].sequenceStart = next
    frames[frames.count - 1].sequenceMark = orphans.count
  }
}
