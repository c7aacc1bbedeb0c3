/// What is known of the text of every match of a part of a pattern, from which an index can tell which rows to look at.
///
/// Parts are put together from left to right: where one ends in known text and the next begins with some, the two are one
/// text. Every node is looked at once.
struct RegexLiterals {
  /// What every match begins with; of an exact part, all of it.
  private var prefix: [UInt8] = []
  /// What every match ends in.
  private var suffix: [UInt8] = []
  /// Whether there is one text only (but for case) that matches.
  private var isExact = true
  /// What lies somewhere between.
  private var inner: [[UInt8]] = []
  /// Texts of which one must occur, for each choice that requires something of all its branches.
  private var choices: [[[UInt8]]] = []

  /// The texts that occur in every match, the longest first.
  var required: [[UInt8]] { RegexLiterals.best(of: [prefix] + inner + [suffix]) }

  /// The choice whose shortest text is longest; of equal ones that with fewer texts.
  var anyOf: [[UInt8]]? {
    var best: [[UInt8]]?
    for choice in choices {
      guard let other = best else {
        best = choice
        continue
      }
      let (length, otherLength) = (RegexLiterals.shortest(of: choice), RegexLiterals.shortest(of: other))
      if length > otherLength || length == otherLength && choice.count < other.count { best = choice }
    }
    return best
  }

  init(of syntax: RegexSyntax) {
    self.init(of: syntax.root, in: syntax)
  }

  private init(of node: RegexNodeID, in syntax: RegexSyntax) {
    switch syntax.kind(of: node) {
    case .group(let kind) where kind.isLookAround: break
    case .pattern, .sequence, .group:
      for child in syntax.children(of: node) { append(RegexLiterals(of: child, in: syntax)) }
    case .anchor: break
    case .alternation:
      self = RegexLiterals(branches: syntax.children(of: node).map { RegexLiterals(of: $0, in: syntax) })
    case .quantified(let repetition) where repetition.minimum == 0: self = RegexLiterals.unknown
    case .quantified(let repetition):
      for child in syntax.children(of: node) { append(RegexLiterals(of: child, in: syntax)) }
      repeated(repetition)
    case .shorthand(let shorthand): self = RegexLiterals(of: RegexSyntax(parsing: shorthand.pattern))
    case .literal, .characterClass: self = RegexLiterals(ScalarSet(node, in: syntax)) ?? RegexLiterals.unknown
    default: self = RegexLiterals.unknown
    }
  }

  /// The one spelling of a character that is known by a set: one member, or both cases of a letter of ASCII, of which the
  /// last is the small one.
  private init?(_ set: ScalarSet) {
    guard let last = set.ranges.last?.upperBound, let scalar = Unicode.Scalar(last),
      set == ScalarSet(ignoringCaseOf: scalar), scalar.isASCII || set.ranges == [last...last]
    else { return nil }
    self.prefix = Array(String(Character(scalar)).utf8)
    self.suffix = prefix
  }

  /// A part of which nothing is known.
  private static var unknown: RegexLiterals {
    var unknown = RegexLiterals()
    unknown.isExact = false
    return unknown
  }

  private init() {}

  /// Puts another part behind this one.
  private mutating func append(_ next: RegexLiterals) {
    if isExact {
      prefix += next.prefix
      suffix += next.isExact ? next.prefix : []
      if !next.isExact { suffix = next.suffix }
      isExact = next.isExact
    } else if next.isExact {
      suffix += next.prefix
    } else {
      inner.append(suffix + next.prefix)
      suffix = next.suffix
    }
    inner += next.inner
    choices += next.choices
    if prefix.count > CompiledRegex.longestLiteral {
      prefix.removeLast(prefix.count - CompiledRegex.longestLiteral)
      isExact = false
    }
    if suffix.count > CompiledRegex.longestLiteral {
      suffix.removeFirst(suffix.count - CompiledRegex.longestLiteral)
    }
    if inner.count > 8 * CompiledRegex.mostLiterals { inner = RegexLiterals.best(of: inner) }
  }

  /// Turns a part into what is known of its repetition, of which there is one at least.
  private mutating func repeated(_ repetition: RegexRepetition) {
    let once = self
    // More copies than these say nothing new of a part that is not exact, and too much of one that is.
    let copies = min(repetition.minimum, isExact ? CompiledRegex.longestLiteral + 1 : 2)
    for _ in 1..<copies { append(once) }
    if repetition.maximum != repetition.minimum { isExact = false }
  }

  /// What all branches of a choice have in common.
  private init(branches: [RegexLiterals]) {
    guard let first = branches.first else { return }
    prefix = first.prefix
    suffix = first.suffix
    isExact = branches.allSatisfy { $0.isExact && $0.prefix == first.prefix }
    for branch in branches {
      let begins = zip(prefix, branch.prefix).prefix { $0 == $1 }.count
      prefix.removeLast(prefix.count - begins)
      let ends = zip(suffix.reversed(), branch.suffix.reversed()).prefix { $0 == $1 }.count
      suffix.removeFirst(suffix.count - ends)
    }
    if let choice = RegexLiterals.choice(among: branches) { choices = [choice] }
  }

  private static func choice(among branches: [RegexLiterals]) -> [[UInt8]]? {
    var texts: [[UInt8]] = []
    for branch in branches {
      if let text = branch.required.first {
        texts.append(text)
      } else if let choice = branch.anyOf {
        texts += choice
      } else {
        return nil
      }
    }
    var unique: [[UInt8]] = []
    for text in texts where !unique.contains(text) { unique.append(text) }
    return unique.count <= CompiledRegex.mostLiterals ? unique : nil
  }

  private static func shortest(of texts: [[UInt8]]) -> Int { texts.map { $0.count }.min() ?? 0 }

  /// The longest texts that are not within others.
  private static func best(of texts: [[UInt8]]) -> [[UInt8]] {
    var kept: [[UInt8]] = []
    let candidates = texts.filter { $0.count >= CompiledRegex.shortestLiteral }
    for text in candidates.sorted(by: { $0.count > $1.count }) where kept.count < CompiledRegex.mostLiterals {
      if !kept.contains(where: { $0.holds(text) }) { kept.append(text) }
    }
    return kept
  }
}
