/// What is known of the text of every match of a part of a pattern, so that an index can exclude texts.
///
/// Parts are joined from left to right: if one ends in known text and the next begins with known text, the two are
/// joined. Every node is visited once.
struct RegexLiterals {
  /// The beginning of every match; the whole match if the part is exact.
  private var prefix: [UInt8] = []
  /// The end of every match.
  private var suffix: [UInt8] = []
  /// Whether only one text matches, apart from case.
  private var isExact = true
  /// Texts that occur in between.
  private var inner: [[UInt8]] = []
  /// For each choice that requires a text in all its branches, the texts of which one must occur.
  private var choices: [[[UInt8]]] = []

  /// The texts that occur in every match, longest first.
  var required: [[UInt8]] { RegexLiterals.best(of: [prefix] + inner + [suffix]) }

  /// The choice with the longest shortest text; of equal ones, that with fewer texts.
  var anyOf: [[UInt8]]? {
    var best: [[UInt8]]?
    for choice in choices {
      guard let other = best else {
        best = choice
        continue
      }
      let (length, otherLength) = (choice.shortestCount, other.shortestCount)
      if length > otherLength || length == otherLength && choice.count < other.count { best = choice }
    }
    return best
  }

  init(of syntax: RegexSyntax) { self.init(of: syntax.root, in: syntax) }

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

  /// The only spelling of a set: its one member, or the lower case of an ASCII letter that it contains in both cases.
  private init?(_ set: ScalarSet) {
    guard let last = set.ranges.last?.upperBound, let scalar = Unicode.Scalar(last),
      set == ScalarSet(ignoringCaseOf: scalar), scalar.isASCII || set.ranges == [last...last]
    else { return nil }
    self.prefix = Array(String(Character(scalar)).utf8)
    self.suffix = prefix
  }

  /// A part whose texts are unknown.
  private static var unknown: RegexLiterals {
    var unknown = RegexLiterals()
    unknown.isExact = false
    return unknown
  }

  private init() {}

  /// Appends another part.
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
    if prefix.count > CompiledRegex.maximumLiteralLength {
      prefix.removeLast(prefix.count - CompiledRegex.maximumLiteralLength)
      isExact = false
    }
    if suffix.count > CompiledRegex.maximumLiteralLength {
      suffix.removeFirst(suffix.count - CompiledRegex.maximumLiteralLength)
    }
    if inner.count > 8 * CompiledRegex.maximumLiterals { inner = RegexLiterals.best(of: inner) }
  }

  /// Turns a part into its repetition, which occurs at least once.
  private mutating func repeated(_ repetition: RegexRepetition) {
    let once = self
    // More copies add nothing if the part is not exact, and too much if it is.
    let copies = min(repetition.minimum, isExact ? CompiledRegex.maximumLiteralLength + 1 : 2)
    for _ in 1..<copies { append(once) }
    if repetition.maximum != repetition.minimum { isExact = false }
  }

  /// What all branches of an alternation have in common.
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
    return unique.count <= CompiledRegex.maximumLiterals ? unique : nil
  }

  /// The longest texts that are not contained in others.
  private static func best(of texts: [[UInt8]]) -> [[UInt8]] {
    var kept: [[UInt8]] = []
    let candidates = texts.filter { $0.count >= CompiledRegex.minimumLiteralLength }
    for text in candidates.sorted(by: { $0.count > $1.count }) where kept.count < CompiledRegex.maximumLiterals {
      if !kept.contains(where: { $0.holds(text) }) { kept.append(text) }
    }
    return kept
  }
}
