/// The texts of which one occurs in every match of a part of a pattern: `(destroy|exile) (all|each)` has four.
///
/// Parts are joined from left to right. As long as all texts of a run of parts are known and few, the run is one
/// choice; otherwise a new run begins. Every node is visited once.
struct RegexChoices {
  /// The maximum number of texts in a choice.
  static let maximumTexts = 12
  /// The maximum number of choices kept.
  static let maximumChoices = 16

  /// All texts that the run at the end can match.
  private var run: [[UInt8]] = [[]]
  /// Whether the run is the whole part.
  private var isExact = true
  /// The choices before the run.
  private var choices: [[[UInt8]]] = []

  /// The choices of a pattern with at least two texts each; a single text is a required literal.
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
    case .quantified(let repetition): repeated(node, by: repetition, in: syntax)
    case .shorthand(let shorthand):
      let meaning = RegexSyntax(parsing: shorthand.pattern)
      self = RegexChoices(meaning.root, in: meaning)
    case .literal, .characterClass:
      if let texts = RegexChoices.texts(ScalarSet(node, in: syntax)) { run = texts } else { self = .unknown }
    default: self = .unknown
    }
  }

  private init() {}

  /// A part whose texts are unknown.
  private static var unknown: RegexChoices {
    var unknown = RegexChoices()
    unknown.isExact = false
    return unknown
  }

  private mutating func append(childrenOf node: RegexNodeID, in syntax: RegexSyntax) {
    for child in syntax.children(of: node) { append(RegexChoices(child, in: syntax)) }
  }

  /// Appends another part.
  private mutating func append(_ next: RegexChoices) {
    if next.isExact, let joined = RegexChoices.joined(run, with: next.run) {
      run = joined
      return
    }
    flush()
    choices += next.choices
    choices.removeLast(max(0, choices.count - RegexChoices.maximumChoices))
    run = next.run
    isExact = false
  }

  private mutating func repeated(_ node: RegexNodeID, by repetition: RegexRepetition, in syntax: RegexSyntax) {
    var once = RegexChoices()
    once.append(childrenOf: node, in: syntax)
    if repetition.minimum == 0 {
      if repetition.maximum == 1, once.isExact, once.run.count < RegexChoices.maximumTexts {
        run = once.run.contains([]) ? once.run : once.run + [[]]
      } else if repetition.maximum == 0 {
        run = [[]]
      } else {
        self = .unknown
      }
      return
    }
    // A few copies suffice; what follows further copies is not adjacent to the last one here.
    let copies = min(repetition.minimum, 4)
    for _ in 0..<copies { append(once) }
    if repetition.maximum != copies {
      flush()
      isExact = false
    }
  }

  /// The common literals of a choice of branches: each branch contains one of the texts.
  private init(branches: [RegexChoices]) {
    if branches.allSatisfy({ $0.isExact }), let all = RegexChoices.united(branches.map { $0.run }) {
      run = all
      return
    }
    isExact = false
    var best: [[[UInt8]]] = []
    for var branch in branches {
      branch.flush()
      // The choice with the longest shortest text.
      guard let choice = branch.choices.max(by: { $0.shortestCount < $1.shortestCount }) else {
        return
      }
      best.append(choice)
    }
    if let all = RegexChoices.united(best) { choices = [RegexChoices.minimal(all)] }
  }

  /// Ends the run. It becomes a choice if all its texts are long enough.
  private mutating func flush() {
    if choices.count < RegexChoices.maximumChoices, run.shortestCount >= CompiledRegex.minimumLiteralLength {
      choices.append(RegexChoices.minimal(run))
    }
    run = [[]]
  }

  /// All texts of one part joined with all texts of another; nil if they are too many or too long.
  private static func joined(_ left: [[UInt8]], with right: [[UInt8]]) -> [[UInt8]]? {
    if left.count * right.count > maximumTexts { return nil }
    var texts: [[UInt8]] = []
    for one in left {
      for other in right {
        if one.count + other.count > CompiledRegex.maximumLiteralLength { return nil }
        texts.append(one + other)
      }
    }
    return texts
  }

  /// All texts of some parts, without duplicates; nil if they are too many.
  private static func united(_ parts: [[[UInt8]]]) -> [[UInt8]]? {
    var texts: [[UInt8]] = []
    for part in parts {
      for text in part where !texts.contains(text) {
        if texts.count == maximumTexts { return nil }
        texts.append(text)
      }
    }
    return texts
  }

  /// The texts without those that contain another one.
  private static func minimal(_ texts: [[UInt8]]) -> [[UInt8]] {
    var kept: [[UInt8]] = []
    for text in texts.sorted(by: { $0.count < $1.count }) where !kept.contains(where: { text.holds($0) }) {
      kept.append(text)
    }
    return kept
  }

  /// The spellings of the characters in a set, letters in lower case; nil if they are many, or if a non-ASCII one has
  /// two cases.
  private static func texts(_ set: ScalarSet) -> [[UInt8]]? {
    var texts: [[UInt8]] = []
    for range in set.ranges {
      if range.count > 2 * maximumTexts { return nil }
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { return nil }
        var text = Array(String(Character(scalar)).utf8)
        if scalar.isASCII {
          if 0x41...0x5A ~= text[0] { text[0] |= 0x20 }
        } else if ScalarSet(ignoringCaseOf: scalar).ranges != [value...value] {
          return nil
        }
        if texts.contains(text) { continue }
        if texts.count == maximumTexts { return nil }
        texts.append(text)
      }
    }
    return texts.isEmpty ? nil : texts
  }
}

extension [UInt8] {
  /// Whether the bytes contain another text.
  func holds(_ other: [UInt8]) -> Bool {
    if other.count > count { return false }
    return (0...count - other.count).contains { self[$0..<$0 + other.count].elementsEqual(other) }
  }
}

extension [[UInt8]] {
  /// The length of the shortest text; zero if there is none.
  var shortestCount: Int { map { $0.count }.min() ?? 0 }
}
