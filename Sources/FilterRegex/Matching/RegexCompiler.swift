/// Compiles a pattern to a program, from its end to its beginning: each part receives the step that follows it and
/// returns its first step, so only loops need patching.
///
/// It recurses, since groups are at most ``RegexSyntax/maximumNesting`` deep. Repetitions are expanded, up to a maximum
/// number of steps; the number of visited nodes is limited too, since repeated empty groups produce no steps.
struct RegexCompiler {
  /// The last step of every program.
  static let match: Int32 = 0

  private(set) var instructions: [RegexInstruction] = [.match]
  /// The sets used by the steps, without duplicates.
  private(set) var sets: [ScalarSet] = []
  private(set) var looks: [RegexLook] = []
  /// Whether any anchor depends on words.
  private(set) var looksAtWords = false
  private var indexOfSet: [ScalarSet: Int32] = [:]
  /// The look-arounds already compiled, by node; a repetition visits them again.
  private var indexOfLook: [Int: Int32] = [:]
  private var visits = 0
  /// Whether letter case counts.
  private let matchesCase: Bool
  /// The number of each group whose places are kept, by its node; none usually.
  private let groups: [Int: Int32]

  init(matchesCase: Bool, groups: [Int: Int32] = [:]) {
    self.matchesCase = matchesCase
    self.groups = groups
  }

  /// Compiles a node that is followed by the step `next`; returns its first step.
  mutating func compile(
    _ node: RegexNodeID, in syntax: RegexSyntax, next: Int32, isBackward: Bool
  ) throws(RegexCompilationError) -> Int32 {
    visits += 1
    if visits > 4 * CompiledRegex.maximumProgramSize { throw .tooManySteps(limit: CompiledRegex.maximumProgramSize) }
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
      return try write(.look(lookAround(node, kind: kind, in: syntax), next: next))
    case .group:
      guard let group = groups[node.index] else {
        return try sequence(node, in: syntax, next: next, isBackward: isBackward)
      }
      let close = try write(.save(slot: 2 * group + 1, next: next))
      let entry = try sequence(node, in: syntax, next: close, isBackward: isBackward)
      return try write(.save(slot: 2 * group, next: entry))
    case .quantified(let repetition):
      return try repeated(node, by: repetition, in: syntax, next: next, isBackward: isBackward)
    case .anchor(let anchor):
      looksAtWords = looksAtWords || anchor.looksAtWords
      return try write(.anchor(anchor, next: next))
    case .shorthand(let shorthand):
      let meaning = RegexSyntax(parsing: shorthand.pattern)
      guard meaning.isValid else { throw .damaged }
      return try compile(meaning.root, in: meaning, next: next, isBackward: isBackward)
    case .backReference:
      return try write(.fail)
    case .damaged:
      throw .damaged
    case .literal, .any, .characterClass, .classRange, .posixClass, .escapeClass, .selfReference:
      return try write(.consume(set: index(of: ScalarSet(node, in: syntax, matchesCase: matchesCase)), next: next))
    }
  }

  /// Compiles the children of a node in sequence.
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
    _ node: RegexNodeID, by repetition: RegexRepetition, in syntax: RegexSyntax, next: Int32, isBackward: Bool
  ) throws(RegexCompilationError) -> Int32 {
    var entry = next
    var copies = repetition.minimum
    if let maximum = repetition.maximum {
      // `a{1,3}` is `a(a(a)?)?`: the optional copies are nested.
      for _ in copies..<maximum {
        let begin = try sequence(node, in: syntax, next: entry, isBackward: isBackward)
        entry = try write(choice(begin, next, repetition))
      }
    } else {
      let loop = try write(.fail)
      let begin = try sequence(node, in: syntax, next: loop, isBackward: isBackward)
      instructions[Int(loop)] = choice(begin, next, repetition)
      // `a+` enters at the content, `a*` at the split.
      entry = copies > 0 ? begin : loop
      copies = max(copies - 1, 0)
    }
    for _ in 0..<copies { entry = try sequence(node, in: syntax, next: entry, isBackward: isBackward) }
    return entry
  }

  /// A choice between another repetition and what follows. Only where groups are kept does it matter which comes first.
  private func choice(_ begin: Int32, _ next: Int32, _ repetition: RegexRepetition) -> RegexInstruction {
    repetition.isLazy && !groups.isEmpty ? .split(next, begin) : .split(begin, next)
  }

  private mutating func lookAround(
    _ node: RegexNodeID, kind: RegexGroupKind, in syntax: RegexSyntax
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
    if instructions.count == CompiledRegex.maximumProgramSize {
      throw .tooManySteps(limit: CompiledRegex.maximumProgramSize)
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

/// A step of a program. Steps refer to others by index.
enum RegexInstruction: Hashable, Sendable {
  /// Consumes a character of a set and continues at `next`.
  case consume(set: Int32, next: Int32)
  /// Continues at both steps.
  case split(Int32, Int32)
  /// Continues if the anchor holds at the position.
  case anchor(RegexAnchor, next: Int32)
  /// Continues if a look-around, given by its index, holds at the position.
  case look(Int32, next: Int32)
  /// Keeps the position as the beginning or the end of a group.
  case save(slot: Int32, next: Int32)
  /// The pattern, or the content of a look-around, has matched.
  case match
  /// Never continues.
  case fail
}

/// A look-around: a program of its own, evaluated for every position of a text.
struct RegexLook: Hashable, Sendable {
  /// The first step of its content. A look-ahead is compiled backward and run from the end of the text, so that one run
  /// answers for all positions.
  let entry: Int32
  /// Whether it looks at the text after the position.
  let isAhead: Bool
  let isNegated: Bool
}

/// The program of a pattern: the steps of Thompson's construction, over classes of characters.
///
/// A class, since it is immutable and shared by all matchers.
final class RegexProgram: Sendable {
  let instructions: [RegexInstruction]
  /// The first step of the pattern.
  let entry: Int32
  /// The look-arounds; nested ones come before those that contain them.
  let looks: [RegexLook]
  let classes: SymbolClasses
  /// The possible beginnings of a match of the pattern, and of the content of each look-around.
  let beginning: RegexBeginning
  let lookBeginnings: [RegexBeginning]
  /// Whether the shortest of the matches with the same beginning is preferred.
  let prefersShortest: Bool
  /// The number of groups whose places are kept.
  let groupCount: Int

  init(
    _ syntax: RegexSyntax, matchesCase: Bool, capturesGroups: Bool = false
  ) throws(RegexCompilationError) {
    var groups: [Int: Int32] = [:]
    if capturesGroups {
      let nodes = syntax.nodes.indices.filter { syntax.nodes[$0].kind == .group(.capturing) }
        .sorted { syntax.nodes[$0].start < syntax.nodes[$1].start }
      for (number, node) in nodes.enumerated() { groups[node] = Int32(truncatingIfNeeded: number) }
    }
    groupCount = groups.count
    var compiler = RegexCompiler(matchesCase: matchesCase, groups: groups)
    self.entry = try compiler.compile(syntax.root, in: syntax, next: RegexCompiler.match, isBackward: false)
    self.instructions = compiler.instructions
    self.looks = compiler.looks
    let classes = SymbolClasses(
      compiler.sets, tellingWords: compiler.looksAtWords, limit: CompiledRegex.maximumAlphabetSize)
    guard let classes else { throw .tooManyCharacters(limit: CompiledRegex.maximumAlphabetSize) }
    self.classes = classes
    self.beginning = RegexBeginning(of: entry, in: compiler.instructions, classes)
    self.lookBeginnings = looks.map { RegexBeginning(of: $0.entry, in: compiler.instructions, classes) }
    self.prefersShortest = RegexGreediness(of: syntax.root, in: syntax) == .lazy
  }
}

/// Whether a pattern prefers the longest or the shortest of the matches that begin at one position.
///
/// The rules are PostgreSQL's (documentation, section 9.7.3.5, "Regular expression matching rules"): a branch is as
/// greedy as its first repetition that has a preference, and an alternation is always greedy. Unlike in other dialects,
/// this applies to the whole pattern: `\d+ .*?x` matches as much as possible.
enum RegexGreediness {
  /// No preference: no repetition of the pattern varies in length.
  case neither
  case greedy
  case lazy

  init(of node: RegexNodeID, in syntax: RegexSyntax) {
    self = .neither
    switch syntax.kind(of: node) {
    case .alternation: self = .greedy
    case .group(let kind) where kind.isLookAround: break
    case .quantified(let repetition) where repetition.minimum != repetition.maximum:
      self = repetition.isLazy ? .lazy : .greedy
    default:
      for child in syntax.children(of: node) where self == .neither {
        self = RegexGreediness(of: child, in: syntax)
      }
    }
  }
}

/// The possible first characters of a match; most positions of most texts are excluded by them.
struct RegexBeginning: Sendable {
  /// For each class, whether a match can begin with it.
  private let classes: [Bool]
  /// Whether a match can be empty.
  private let canBeEmpty: Bool

  /// Follows all steps reachable without consuming a character, as if each anchor and look-around held.
  init(of entry: Int32, in instructions: [RegexInstruction], _ alphabet: SymbolClasses) {
    var classes = [Bool](repeating: false, count: alphabet.count)
    var canBeEmpty = false
    var isSeen = [Bool](repeating: false, count: instructions.count)
    var sets: Set<Int32> = []
    var pending = [entry]
    while let step = pending.popLast() {
      if isSeen[Int(step)] { continue }
      isSeen[Int(step)] = true
      switch instructions[Int(step)] {
      case .consume(let set, _):
        guard sets.insert(set).inserted else { continue }
        for name in classes.indices where alphabet.isMember(name, of: set) { classes[name] = true }
      case .split(let left, let right): pending += [left, right]
      case .anchor(_, let next), .look(_, let next), .save(_, let next): pending.append(next)
      case .match: canBeEmpty = true
      case .fail: break
      }
    }
    self.classes = classes
    self.canBeEmpty = canBeEmpty
  }

  /// Whether a match can begin beside a character of the class `name`; nil stands for the end of the text.
  @inline(__always)
  func isPossible(beside name: UInt16?) -> Bool {
    if canBeEmpty { return true }
    guard let name else { return false }
    return classes[Int(name)]
  }
}
