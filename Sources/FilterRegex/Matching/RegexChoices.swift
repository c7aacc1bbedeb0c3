/// For parts of a pattern the texts of which one occurs in every match: `(destroy|exile) (all|each)` has four of them.
///
/// Parts are put together from left to right. As long as all texts of a run of them are known and few, the run is one choice; else
/// a new run begins. Every node is looked at once.
struct RegexChoices {
  /// How many texts a choice has at most.
  static let most = 12
  /// How many choices are kept at most.
  static let mostChoices = 16

  /// All texts that the run at the end can be.
  private var run: [[UInt8]] = [[]]
  /// Whether the run is all there is.
  private var isExact = true
  /// The choices before it.
  private var choices: [[[UInt8]]] = []

  /// The choices of a pattern, of two texts or more each: one text alone is a required literal.
  static func choices(of syntax: RegexSyntax) -> [[[UInt8]]] {
    var found = RegexChoices(syntax.root, in: syntax)
    found.flush()
    return found.choices.filter { $0.count > 1 }
  }

  private init(_ node: RegexNodeID, in syntax: RegexSyntax) {
    switch syntax.kind(of: node) {
    case .group(let kind) where kind.isLookAround: break
    case .pattern, .sequence, .group: append(childrenOf: node, in: syntax)
    case .anchor: break
    case .alternation:
      self = RegexChoices(branches: syntax.children(of: node).map { RegexChoices($0, in: syntax) })
    case .quantified(let repetition): repeated(node, repetition, in: syntax)
    case .shorthand(let shorthand):
      let meaning = RegexSyntax(parsing: shorthand.pattern)
      self = RegexChoices(meaning.root, in: meaning)
    case .literal, .characterClass:
      if let texts = RegexChoices.texts(ScalarSet(node, in: syntax)) { run = texts } else { self = .unknown }
    default: self = .unknown
    }
  }

  private init() {}

  /// A part of which nothing is known.
  private static var unknown: RegexChoices {
    var unknown = RegexChoices()
    unknown.isExact = false
    return unknown
  }

  private mutating func append(childrenOf node: RegexNodeID, in syntax: RegexSyntax) {
    for child in syntax.children(of: node) { append(RegexChoices(child, in: syntax)) }
  }

  /// Puts another part behind this one.
  private mutating func append(_ next: RegexChoices) {
    if next.isExact, let joined = RegexChoices.joined(run, next.run) {
      run = joined
      return
    }
    flush()
    choices += next.choices
    choices.removeLast(max(0, choices.count - RegexChoices.mostChoices))
    run = next.run
    isExact = false
  }

  private mutating func repeated(_ node: RegexNodeID, _ repetition: RegexRepetition, in syntax: RegexSyntax) {
    var once = RegexChoices()
    once.append(childrenOf: node, in: syntax)
    if repetition.minimum == 0 {
      if repetition.maximum == 1, once.isExact, once.run.count < RegexChoices.most {
        run = once.run.contains([]) ? once.run : once.run + [[]]
      } else if repetition.maximum == 0 {
        run = [[]]
      } else {
        self = .unknown
      }
      return
    }
    // A few copies tell enough; what follows more of them is not behind the last one.
    let copies = min(repetition.minimum, 4)
    for _ in 0..<copies { append(once) }
    if repetition.maximum != copies {
      flush()
      isExact = false
    }
  }

  /// What some branches have in common: each of them has one of the texts.
  private init(branches: [RegexChoices]) {
    if branches.allSatisfy({ $0.isExact }), let all = RegexChoices.united(branches.map { $0.run }) {
      run = all
      return
    }
    isExact = false
    var best: [[[UInt8]]] = []
    for var branch in branches {
      branch.flush()
      // The choice whose shortest text is longest.
      guard let choice = branch.choices.max(by: { RegexChoices.shortest($0) < RegexChoices.shortest($1) }) else {
        return
      }
      best.append(choice)
    }
    if let all = RegexChoices.united(best) { choices = [RegexChoices.minimal(all)] }
  }

  /// Makes a choice of the run, where all its texts are long enough, and begins a new one.
  private mutating func flush() {
    if choices.count < RegexChoices.mostChoices, RegexChoices.shortest(run) >= CompiledRegex.shortestLiteral {
      choices.append(RegexChoices.minimal(run))
    }
    run = [[]]
  }

  private static func shortest(_ texts: [[UInt8]]) -> Int { texts.map { $0.count }.min() ?? 0 }

  /// Each text of one part with each of the other; nil where that is too many, or they are too long.
  private static func joined(_ left: [[UInt8]], _ right: [[UInt8]]) -> [[UInt8]]? {
    if left.count * right.count > most { return nil }
    var texts: [[UInt8]] = []
    for one in left {
      for other in right {
        if one.count + other.count > CompiledRegex.longestLiteral { return nil }
        texts.append(one + other)
      }
    }
    return texts
  }

  /// All texts of some parts, each once; nil where that is too many.
  private static func united(_ parts: [[[UInt8]]]) -> [[UInt8]]? {
    var texts: [[UInt8]] = []
    for part in parts {
      for text in part where !texts.contains(text) {
        if texts.count == most { return nil }
        texts.append(text)
      }
    }
    return texts
  }

  /// The texts without those that hold another one.
  private static func minimal(_ texts: [[UInt8]]) -> [[UInt8]] {
    var kept: [[UInt8]] = []
    for text in texts.sorted(by: { $0.count < $1.count }) where !kept.contains(where: { text.holds($0) }) {
      kept.append(text)
    }
    return kept
  }

  /// The spellings of the characters of a set, letters in lower case; nil where they are many, or some have two cases outside
  /// ASCII.
  private static func texts(_ set: ScalarSet) -> [[UInt8]]? {
    var texts: [[UInt8]] = []
    for range in set.ranges {
      if range.count > 2 * most { return nil }
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { return nil }
        var text = Array(String(Character(scalar)).utf8)
        if scalar.isASCII {
          if 0x41...0x5A ~= text[0] { text[0] |= 0x20 }
        } else if ScalarSet(ignoringCaseOf: scalar).ranges != [value...value] {
          return nil
        }
        if texts.contains(text) { continue }
        if texts.count == most { return nil }
        texts.append(text)
      }
    }
    return texts.isEmpty ? nil : texts
  }
}

extension [UInt8] {
  /// Whether another text lies within this one.
  func holds(_ other: [UInt8]) -> Bool {
    if other.count > count { return false }
    return (0...count - other.count).contains { self[$0..<$0 + other.count].elementsEqual(other) }
  }
}
