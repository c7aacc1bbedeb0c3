/// Writes the program of a pattern, from its end to its beginning: each part is told where to go on, and answers where it
/// begins. So no part has to be patched but loops.
///
/// Groups are at most ``RegexSyntax/maximumNesting`` deep, so it may recurse. Repetitions are written out, and what is
/// written is bounded; so are the nodes that are looked at, since empty groups can be repeated without writing anything.
struct RegexCompiler {
  /// The step all programs end with.
  static let match: Int32 = 0

  private(set) var instructions: [RegexInstruction] = [.match]
  /// The sets that the steps name, each once.
  private(set) var sets: [ScalarSet] = []
  private(set) var looks: [RegexLook] = []
  /// Whether any anchor asks for words.
  private(set) var looksAtWords = false
  private var indexOfSet: [ScalarSet: Int32] = [:]
  /// The look-arounds that are written already, by their node: a repetition would write them again.
  private var indexOfLook: [Int: Int32] = [:]
  private var visits = 0

  /// Writes a node, in front of what begins at `next`; answers where it begins.
  mutating func compile(
    _ node: RegexNodeID, in syntax: RegexSyntax, next: Int32, isBackward: Bool
  ) throws(RegexCompilationError) -> Int32 {
    visits += 1
    if visits > 4 * CompiledRegex.largestProgram { throw .tooManySteps(limit: CompiledRegex.largestProgram) }
    switch syntax.kind(of: node) {
    case .pattern, .sequence:
      return try sequence(node, in: syntax, next: next, isBackward: isBackward)
    case .alternation:
      var entry: Int32?
      for branch in Array(syntax.children(of: node)).reversed() {
        let begin = try compile(branch, in: syntax, next: next, isBackward: isBackward)
        if let rest = entry { entry = try write(.split(begin, rest)) } else { entry = begin }
      }
      return entry ?? next
    case .group(let kind) where kind.isLookAround:
      return try write(.look(lookAround(node, kind, in: syntax), next: next))
    case .group:
      return try sequence(node, in: syntax, next: next, isBackward: isBackward)
    case .quantified(let repetition):
      return try repeated(node, repetition, in: syntax, next: next, isBackward: isBackward)
    case .anchor(let anchor):
      looksAtWords = looksAtWords || anchor.looksAtWords
      return try write(.anchor(anchor, next: next))
    case .shorthand(let shorthand):
      let meaning = RegexSyntax(parsing: shorthand.pattern)
      return try compile(meaning.root, in: meaning, next: next, isBackward: isBackward)
    case .backReference:
      return try write(.fail)
    case .damaged:
      throw .damaged
    case .literal, .any, .characterClass, .classRange, .posixClass, .escapeClass, .selfReference:
      return try write(.consume(set: index(of: ScalarSet(node, in: syntax)), next: next))
    }
  }

  /// Writes the children of a node one behind the other.
  private mutating func sequence(
    _ node: RegexNodeID, in syntax: RegexSyntax, next: Int32, isBackward: Bool
  ) throws(RegexCompilationError) -> Int32 {
    let children = Array(syntax.children(of: node))
    var entry = next
    for index in children.indices {
      let child = isBackward ? children[index] : children[children.count - 1 - index]
      entry = try compile(child, in: syntax, next: entry, isBackward: isBackward)
    }
    return entry
  }

  private mutating func repeated(
    _ node: RegexNodeID, _ repetition: RegexRepetition, in syntax: RegexSyntax, next: Int32, isBackward: Bool
  ) throws(RegexCompilationError) -> Int32 {
    var entry = next
    var copies = repetition.minimum
    if let maximum = repetition.maximum {
      // `a{1,3}` is `a(a(a)?)?`: the copies that may be left out lie within one another.
      for _ in copies..<maximum {
        let begin = try sequence(node, in: syntax, next: entry, isBackward: isBackward)
        entry = try write(.split(begin, next))
      }
    } else {
      let loop = try write(.fail)
      let begin = try sequence(node, in: syntax, next: loop, isBackward: isBackward)
      instructions[Int(loop)] = .split(begin, next)
      // `a+` enters at the content, `a*` at the choice.
      entry = copies > 0 ? begin : loop
      copies = max(copies - 1, 0)
    }
    for _ in 0..<copies { entry = try sequence(node, in: syntax, next: entry, isBackward: isBackward) }
    return entry
  }

  private mutating func lookAround(
    _ node: RegexNodeID, _ kind: RegexGroupKind, in syntax: RegexSyntax
  ) throws(RegexCompilationError) -> Int32 {
    if let index = indexOfLook[node.index] { return index }
    let isAhead = kind == .lookAhead || kind == .negativeLookAhead
    let entry = try sequence(node, in: syntax, next: RegexCompiler.match, isBackward: isAhead)
    let index = Int32(truncatingIfNeeded: looks.count)
    let isNegated = kind == .negativeLookAhead || kind == .negativeLookBehind
    looks.append(RegexLook(entry: entry, isAhead: isAhead, isNegated: isNegated))
    indexOfLook[node.index] = index
    return index
  }

  private mutating func write(_ instruction: RegexInstruction) throws(RegexCompilationError) -> Int32 {
    if instructions.count == CompiledRegex.largestProgram {
      throw .tooManySteps(limit: CompiledRegex.largestProgram)
    }
    instructions.append(instruction)
    return Int32(truncatingIfNeeded: instructions.count - 1)
  }

  private mutating func index(of set: ScalarSet) -> Int32 {
    if let index = indexOfSet[set] { return index }
    let index = Int32(truncatingIfNeeded: sets.count)
    sets.append(set)
    indexOfSet[set] = index
    return index
  }
}
