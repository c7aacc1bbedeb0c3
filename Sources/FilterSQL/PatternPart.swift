import FilterRegex

/// A part of a pattern, as far as it matters for whether a text matches: without names, groups and preferences.
indirect enum PatternPart: Hashable, Sendable {
  /// A character of a set, which is not empty.
  case set(ScalarSet)
  /// All parts in order; without parts it matches the empty text.
  case sequence([PatternPart])
  /// One of the parts.
  case choice([PatternPart])
  /// A part that consumes characters, again and again.
  case repeated(PatternPart, minimum: Int, maximum: Int?)
  case anchor(RegexAnchor)
  /// The text at the position matches, or does not.
  case look(PatternPart, isAhead: Bool, isNegated: Bool)
  /// Matches nowhere; only as the whole pattern.
  case never

  static let empty = PatternPart.sequence([])

  /// The part of a node. It recurses, since groups are at most ``RegexSyntax/maximumNesting`` deep.
  init(_ node: RegexNodeID, in syntax: RegexSyntax) throws(SQLPatternObstacle) {
    switch syntax.kind(of: node) {
    case .pattern, .sequence, .group(.capturing), .group(.nonCapturing):
      self = PatternPart.joined(try PatternPart.children(of: node, in: syntax))
    case .alternation:
      self = PatternPart.choosing(try PatternPart.children(of: node, in: syntax))
    case .group(let kind) where kind.isLookAround:
      let content = PatternPart.joined(try PatternPart.children(of: node, in: syntax))
      let isAhead = kind == .lookAhead || kind == .negativeLookAhead
      let isNegated = kind == .negativeLookAhead || kind == .negativeLookBehind
      if content == .never || content == .empty {
        self = (content == .never) == isNegated ? .empty : .never
      } else {
        self = .look(content, isAhead: isAhead, isNegated: isNegated)
      }
    case .quantified(let repetition):
      let content = PatternPart.joined(try PatternPart.children(of: node, in: syntax))
      self = content.repeated(repetition)
    case .anchor(let anchor): self = .anchor(anchor)
    case .shorthand(let shorthand):
      let meaning = RegexSyntax(parsing: shorthand.pattern)
      if !meaning.isValid { throw .invalid }
      self = try PatternPart(meaning.root, in: meaning)
    case .backReference: self = .never
    case .group, .damaged: throw .invalid
    case .literal, .any, .characterClass, .classRange, .posixClass, .escapeClass, .selfReference:
      let set = ScalarSet(node, in: syntax)
      // The reserved characters are the first of all, and none of them occurs.
      let occurs = set.ranges.contains { $0.upperBound > UInt32(StoredText.bits.set) }
      self = occurs ? .set(set) : .never
    }
  }

  private static func children(
    of node: RegexNodeID, in syntax: RegexSyntax
  ) throws(SQLPatternObstacle) -> [PatternPart] {
    var parts: [PatternPart] = []
    for child in syntax.children(of: node) { parts.append(try PatternPart(child, in: syntax)) }
    return parts
  }

  /// Parts in order, with the parts of sequences among them.
  private static func joined(_ parts: [PatternPart]) -> PatternPart {
    var joined: [PatternPart] = []
    for part in parts {
      switch part {
      case .never: return .never
      case .sequence(let inner): joined += inner
      default: joined.append(part)
      }
    }
    return joined.count == 1 ? joined[0] : .sequence(joined)
  }

  /// A choice among parts; of characters it is a set.
  private static func choosing(_ parts: [PatternPart]) -> PatternPart {
    var branches: [PatternPart] = []
    var ranges: [ClosedRange<UInt32>] = []
    var isSet = true
    for part in parts where part != .never && !branches.contains(part) {
      branches.append(part)
      if case .set(let set) = part { ranges += set.ranges } else { isSet = false }
    }
    if branches.count < 2 { return branches.first ?? .never }
    return isSet ? .set(ScalarSet(ranges)) : .choice(branches)
  }

  private func repeated(_ repetition: RegexRepetition) -> PatternPart {
    if repetition.maximum == 0 { return .empty }
    if repetition.minimum == 1, repetition.maximum == 1 { return self }
    if self == .never { return repetition.minimum == 0 ? .empty : .never }
    // What consumes nothing holds at once or never.
    if !canConsume { return repetition.minimum == 0 ? .empty : self }
    return .repeated(self, minimum: repetition.minimum, maximum: repetition.maximum)
  }
}

/// What a part can match.
extension PatternPart {
  /// Whether it can match a text that is not empty.
  private var canConsume: Bool {
    switch self {
    case .set, .repeated: true
    case .sequence(let parts), .choice(let parts): parts.contains { $0.canConsume }
    case .anchor, .look, .never: false
    }
  }

  /// Whether it can match the empty text, if all anchors and look-arounds hold.
  var canBeEmpty: Bool {
    switch self {
    case .set, .never: false
    case .sequence(let parts): parts.allSatisfy { $0.canBeEmpty }
    case .choice(let parts): parts.contains { $0.canBeEmpty }
    case .repeated(let part, let minimum, _): minimum == 0 || part.canBeEmpty
    case .anchor, .look: true
    }
  }

  /// The number of characters of the longest match; nil if there is none.
  var maximumLength: Int? {
    switch self {
    case .set: return 1
    case .anchor, .look, .never: return 0
    case .sequence(let parts):
      var sum = 0
      for part in parts {
        guard let length = part.maximumLength else { return nil }
        sum = min(sum + length, PatternCost.most)
      }
      return sum
    case .choice(let parts):
      var longest = 0
      for part in parts {
        guard let length = part.maximumLength else { return nil }
        longest = max(longest, length)
      }
      return longest
    case .repeated(let part, _, let maximum):
      guard let maximum, let length = part.maximumLength else { return nil }
      return min(length * maximum, PatternCost.most)
    }
  }

  /// The characters with which a match that is not empty can begin, or end.
  func border(atEnd: Bool) -> ScalarSet {
    switch self {
    case .set(let set): return set
    case .sequence(let parts):
      var ranges: [ClosedRange<UInt32>] = []
      for part in atEnd ? parts.reversed() : parts {
        ranges += part.border(atEnd: atEnd).ranges
        if !part.canBeEmpty { break }
      }
      return ScalarSet(ranges)
    case .choice(let parts): return ScalarSet(parts.flatMap { $0.border(atEnd: atEnd).ranges })
    case .repeated(let part, _, _): return part.border(atEnd: atEnd)
    case .anchor, .look, .never: return ScalarSet([])
    }
  }

  /// Whether some part, this one or one in it, satisfies a condition.
  func has(_ condition: (PatternPart) -> Bool) -> Bool {
    if condition(self) { return true }
    switch self {
    case .sequence(let parts), .choice(let parts): return parts.contains { $0.has(condition) }
    case .repeated(let part, _, _), .look(let part, _, _): return part.has(condition)
    case .set, .anchor, .never: return false
    }
  }

  /// Whether some anchor depends on words.
  var looksAtWords: Bool {
    has { part in
      switch part {
      case .anchor(.wordBoundary), .anchor(.notWordBoundary), .anchor(.wordStart), .anchor(.wordEnd): true
      default: false
      }
    }
  }
}

/// The characters that can stand on one side of a position.
extension [PatternPart] {
  /// The first characters of these parts, or of what follows them; nil if anything can follow, also the end of the
  /// text. For the other direction, the last characters.
  func border(atEnd: Bool, beyond: ScalarSet?) -> ScalarSet? {
    var ranges: [ClosedRange<UInt32>] = []
    for index in indices {
      let part = self[atEnd ? count - 1 - index : index]
      ranges += part.border(atEnd: atEnd).ranges
      if !part.canBeEmpty { return ScalarSet(ranges) }
    }
    return beyond.map { ScalarSet(ranges + $0.ranges) }
  }
}
