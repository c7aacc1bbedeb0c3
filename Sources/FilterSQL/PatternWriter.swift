import FilterRegex

/// Writes the parts of a pattern in a language.
struct PatternWriter {
  private let language: PatternLanguage
  private let classes: PatternClasses
  private let hasOtherLetters: Bool
  private let looksAtWords: Bool
  private var result: [UInt8] = []

  /// How much of its surroundings a part could take in.
  private enum Place: Int {
    /// Between parentheses, or alone.
    case whole
    /// Beside other parts.
    case beside
    /// Before a quantifier.
    case quantified
  }

  init(_ language: PatternLanguage, hasOtherLetters: Bool, looksAtWords: Bool) {
    self.language = language
    self.classes = PatternClasses(language, hasOtherLetters: hasOtherLetters)
    self.hasOtherLetters = hasOtherLetters
    self.looksAtWords = looksAtWords
  }

  /// The text of a whole pattern.
  mutating func written(_ part: PatternPart) throws(SQLPatternObstacle) -> String {
    let looksAtLines = part.has { $0 == .anchor(.lineStart) || $0 == .anchor(.lineEnd) }
    switch language {
    case .postgresql where looksAtLines: write("(?w)")
    case .re2 where looksAtLines: write("(?m)")
    default: break
    }
    if canMatchWithinCharacter(part) {
      write(language == .java ? "\\A(?s:.)*?" : "\\A(?s:.)*")
      try write(part, at: .beside, .whole)
    } else {
      try write(part, at: .whole, .whole)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether the engine could find a match between the bytes, or between the surrogates, of one character, where the
  /// toolkit finds none: if the pattern holds where something is not. Such a pattern is bound to the characters by
  /// those before it.
  private func canMatchWithinCharacter(_ part: PatternPart) -> Bool {
    switch language {
    case .postgresql: return false
    case .re2: return part.canBeEmpty && part.has { $0 == .anchor(.notWordBoundary) }
    case .java:
      return part.has { part in
        switch part {
        case .anchor(.notWordBoundary), .look(_, _, isNegated: true): true
        default: false
        }
      }
    }
  }

  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { result += $0 }
  }

  /// What stands beside a part.
  private struct Sides {
    /// The characters that can stand before it; nil if they can be any or missing.
    var previous: ScalarSet?
    /// The characters that can stand after it.
    var next: ScalarSet?
    /// Whether every match that takes the part begins with it.
    var isFirst: Bool
    /// Whether every match that takes the part ends with it.
    var isLast: Bool

    static let whole = Sides(previous: nil, next: nil, isFirst: true, isLast: true)
    static let unknown = Sides(previous: nil, next: nil, isFirst: false, isLast: false)

    /// What stands beside a part of a sequence with these sides.
    func around(_ index: Int, of parts: [PatternPart]) -> Sides {
      Sides(
        previous: Array(parts[..<index]).border(atEnd: true, beyond: previous),
        next: Array(parts[(index + 1)...]).border(atEnd: false, beyond: next),
        isFirst: isFirst && index == 0, isLast: isLast && index == parts.count - 1)
    }
  }

  private mutating func write(_ part: PatternPart, at place: Place, _ sides: Sides) throws(SQLPatternObstacle) {
    switch part {
    case .set(let set): classes.write(set, into: &result)
    case .sequence(let parts):
      let isGrouped = place == .quantified || parts.isEmpty && place != .whole
      if isGrouped { write("(?:") }
      for (index, part) in parts.enumerated() {
        try write(part, at: .beside, looksAtWords ? sides.around(index, of: parts) : .unknown)
      }
      if isGrouped { write(")") }
    case .choice(let parts):
      if place != .whole { write("(?:") }
      for (index, part) in parts.enumerated() {
        if index > 0 { write("|") }
        try write(part, at: .whole, sides)
      }
      if place != .whole { write(")") }
    case .repeated(let content, let minimum, let maximum):
      if place == .quantified { write("(?:") }
      try write(content, at: .quantified, maximum == 1 ? sides : .unknown)
      write(minimum: minimum, maximum: maximum)
      if place == .quantified { write(")") }
    case .anchor(let anchor):
      if place == .quantified { write("(?:") }
      try write(anchor, sides)
      if place == .quantified { write(")") }
    case .look(let content, let isAhead, let isNegated):
      write(isAhead ? (isNegated ? "(?!" : "(?=") : (isNegated ? "(?<!" : "(?<="))
      try write(content, at: .whole, .unknown)
      write(")")
    case .never: write(".\\A")
    }
  }

  private mutating func write(minimum: Int, maximum: Int?) {
    switch (minimum, maximum) {
    case (0, nil): write("*")
    case (1, nil): write("+")
    case (0, 1): write("?")
    case (_, let maximum):
      result += Array("{\(minimum)".utf8)
      if maximum != minimum { write(",") }
      if let maximum, maximum != minimum { result += Array("\(maximum)".utf8) }
      write("}")
    }
  }
}

/// Anchors.
extension PatternWriter {
  private mutating func write(_ anchor: RegexAnchor, _ sides: Sides) throws(SQLPatternObstacle) {
    switch (anchor, language) {
    case (.lineStart, .java): write("(?:\\A|(?<=\\n))")
    case (.lineEnd, .java): write("(?=\\n|\\z)")
    case (.lineStart, _): write("^")
    case (.lineEnd, _): write("$")
    case (.textStart, _): write("\\A")
    case (.textEnd, .postgresql): write("\\Z")
    case (.textEnd, _): write("\\z")
    case (.wordBoundary, .postgresql) where !hasOtherLetters: write("\\y")
    case (.notWordBoundary, .postgresql) where !hasOtherLetters: write("\\Y")
    case (.wordStart, .postgresql) where !hasOtherLetters: write("\\m")
    case (.wordEnd, .postgresql) where !hasOtherLetters: write("\\M")
    case (.wordBoundary, .re2) where !hasOtherLetters: write("\\b")
    case (.notWordBoundary, .re2) where !hasOtherLetters: write("\\B")
    case (_, .re2): try writeEdgeForRE2(WordEdge(anchor, sides.previous, sides.next), sides)
    case (_, .postgresql), (_, .java): writeLooks(WordEdge(anchor, sides.previous, sides.next))
    }
  }

  /// RE2 knows edges of ASCII words only, and does not tell beginnings from ends. But where one side is known, the
  /// other one is a character that the match can take in, if nothing else of the match is on that side.
  private mutating func writeEdgeForRE2(_ edge: WordEdge, _ sides: Sides) throws(SQLPatternObstacle) {
    let obstacle: SQLPatternObstacle = hasOtherLetters ? .otherLetters : .wordEdge
    guard let (isAfterWord, isBeforeWord) = edge.onlyCase else { throw obstacle }
    let knowsPrevious = edge.isAfterWord == isAfterWord
    let knowsNext = edge.isBeforeWord == isBeforeWord
    if !hasOtherLetters, isAfterWord != isBeforeWord, knowsPrevious || knowsNext {
      write("\\b")
    } else if knowsNext, sides.isFirst {
      write(isAfterWord ? "" : "(?:\\A|")
      classes.write(isAfterWord ? .word : ScalarSet.word.complement, into: &result)
      write(isAfterWord ? "" : ")")
    } else if knowsPrevious, sides.isLast {
      write(isBeforeWord ? "" : "(?:")
      classes.write(isBeforeWord ? .word : ScalarSet.word.complement, into: &result)
      write(isBeforeWord ? "" : "|\\z)")
    } else {
      throw obstacle
    }
  }

  /// Writes an anchor as look-around; what is known of the characters beside it is left out.
  private mutating func writeLooks(_ edge: WordEdge) {
    if let (isAfterWord, isBeforeWord) = edge.onlyCase {
      writeLooks(isAfterWord, isBeforeWord, at: edge)
    } else {
      write("(?:")
      writeLooks(true, edge.anchor == .notWordBoundary, at: edge)
      write("|")
      writeLooks(false, edge.anchor == .wordBoundary, at: edge)
      write(")")
    }
  }

  private mutating func writeLooks(_ isAfterWord: Bool, _ isBeforeWord: Bool, at edge: WordEdge) {
    if edge.isAfterWord != isAfterWord {
      write(isAfterWord ? "(?<=" : "(?<!")
      classes.write(.word, into: &result)
      write(")")
    }
    if edge.isBeforeWord != isBeforeWord {
      write(isBeforeWord ? "(?=" : "(?!")
      classes.write(.word, into: &result)
      write(")")
    }
  }
}

/// An anchor that depends on words, with what is known of the characters beside it.
private struct WordEdge {
  let anchor: RegexAnchor
  /// Whether a character of a word stands before the position; nil if that is unknown.
  let isAfterWord: Bool?
  /// Whether a character of a word stands after the position.
  let isBeforeWord: Bool?

  init(_ anchor: RegexAnchor, _ previous: ScalarSet?, _ next: ScalarSet?) {
    self.anchor = anchor
    self.isAfterWord = WordEdge.isWord(previous)
    self.isBeforeWord = WordEdge.isWord(next)
  }

  /// Whether the characters of a set belong to words; nil if only some do, or the set is unknown.
  private static func isWord(_ set: ScalarSet?) -> Bool? {
    guard let set else { return nil }
    if set.ranges.allSatisfy({ ScalarSet.word.covers($0) }) { return true }
    return set.ranges.contains { range in ScalarSet.word.ranges.contains { $0.overlaps(range) } } ? nil : false
  }

  /// The only case in which the anchor can hold; nil if there are two.
  var onlyCase: (isAfterWord: Bool, isBeforeWord: Bool)? {
    switch anchor {
    case .wordStart: return (false, true)
    case .wordEnd: return (true, false)
    default:
      let isSame = anchor == .notWordBoundary
      if let isAfterWord { return (isAfterWord, isAfterWord == isSame) }
      if let isBeforeWord { return (isBeforeWord == isSame, isBeforeWord) }
      return nil
    }
  }
}
