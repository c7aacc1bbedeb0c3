import FilterRegex

/// Matches by the meaning of each node, on sets of positions: slow and obviously correct.
///
/// It shares only the tree with the matcher, and uses Unicode properties for named classes.
struct ReferenceMatcher {
  private let syntax: RegexSyntax
  private let isLazy: Bool

  /// Nil for patterns with shorthands, which it does not support.
  init?(_ syntax: RegexSyntax) {
    var nodes = [syntax.root]
    while let node = nodes.popLast() {
      if case .shorthand = syntax.kind(of: node) { return nil }
      nodes += syntax.children(of: node)
    }
    self.syntax = syntax
    self.isLazy = ReferenceMatcher.firstTaste(of: syntax.root, in: syntax) ?? false
  }

  /// The bytes of the leftmost match.
  func firstMatch(_ text: String) -> Range<Int>? {
    let scalars = Array(text.unicodeScalars)
    for start in 0...scalars.count {
      let ends = self.ends(of: syntax.root, from: start, in: scalars)
      guard let end = isLazy ? ends.min() : ends.max() else { continue }
      func offset(_ index: Int) -> Int { scalars[..<index].reduce(0) { $0 + UTF8.width($1) } }
      return offset(start)..<offset(end)
    }
    return nil
  }

  /// Whether a node prefers the shortest match; nil if it has no preference.
  private static func firstTaste(of node: RegexNodeID, in syntax: RegexSyntax) -> Bool? {
    switch syntax.kind(of: node) {
    case .alternation: return false
    case .group(let kind) where kind.isLookAround: return nil
    case .quantified(let repetition) where repetition.minimum != repetition.maximum: return repetition.isLazy
    default: return syntax.children(of: node).lazy.compactMap { firstTaste(of: $0, in: syntax) }.first
    }
  }

  private func ends(of node: RegexNodeID, from place: Int, in text: [Unicode.Scalar]) -> Set<Int> {
    let children = Array(syntax.children(of: node))
    func inOrder() -> Set<Int> {
      children.reduce([place]) { places, child in ends(of: child, fromAny: places, in: text) }
    }
    switch syntax.kind(of: node) {
    case .alternation: return children.reduce([]) { $0.union(ends(of: $1, from: place, in: text)) }
    case .group(.lookAhead): return inOrder().isEmpty ? [] : [place]
    case .group(.negativeLookAhead): return inOrder().isEmpty ? [place] : []
    case .group(.lookBehind): return isPreceded(by: children, place, text) ? [place] : []
    case .group(.negativeLookBehind): return isPreceded(by: children, place, text) ? [] : [place]
    case .pattern, .sequence, .group: return inOrder()
    case .quantified(let repetition):
      var places: Set<Int> = [place]
      for _ in 0..<repetition.minimum { places = ends(of: children[0], fromAny: places, in: text) }
      var all = places
      // More repetitions than positions in the text change nothing.
      for _ in 0..<min(repetition.maximum ?? .max, repetition.minimum + text.count + 1) - repetition.minimum {
        places = ends(of: children[0], fromAny: places, in: text)
        all.formUnion(places)
      }
      return all
    case .anchor(let anchor): return holds(anchor, place, text) ? [place] : []
    case .backReference, .damaged, .shorthand: return []
    default: return place < text.count && takes(node, text[place]) ? [place + 1] : []
    }
  }

  private func ends(of node: RegexNodeID, fromAny places: Set<Int>, in text: [Unicode.Scalar]) -> Set<Int> {
    places.reduce([]) { $0.union(ends(of: node, from: $1, in: text)) }
  }

  private func isPreceded(by children: [RegexNodeID], _ place: Int, _ text: [Unicode.Scalar]) -> Bool {
    (0...place).contains { start in
      children.reduce([start]) { places, child in ends(of: child, fromAny: places, in: text) }.contains(place)
    }
  }

  private func holds(_ anchor: RegexAnchor, _ place: Int, _ text: [Unicode.Scalar]) -> Bool {
    let before = place > 0 ? text[place - 1] : nil
    let after = place < text.count ? text[place] : nil
    let (isAfterWord, isBeforeWord) = (before.map(isWord) ?? false, after.map(isWord) ?? false)
    switch anchor {
    case .lineStart: return before == nil || before == "\n"
    case .lineEnd: return after == nil || after == "\n"
    case .textStart: return before == nil
    case .textEnd: return after == nil
    case .wordBoundary: return isAfterWord != isBeforeWord
    case .notWordBoundary: return isAfterWord == isBeforeWord
    case .wordStart: return !isAfterWord && isBeforeWord
    case .wordEnd: return isAfterWord && !isBeforeWord
    }
  }

  private func takes(_ node: RegexNodeID, _ scalar: Unicode.Scalar) -> Bool {
    let both = [scalar] + otherCase(scalar)
    switch syntax.kind(of: node) {
    case .literal(let literal): return both.contains(literal)
    case .selfReference: return scalar == "~"
    case .any: return scalar != "\n"
    case .classRange(let range): return both.contains { range.contains($0) }
    case .characterClass(let isNegated):
      let isMember = syntax.children(of: node).contains { takes($0, scalar) }
      return isNegated ? !isMember && scalar != "\n" : isMember
    case .escapeClass(let name):
      switch name {
      case .digit: return isDigit(scalar)
      case .notDigit: return !isDigit(scalar)
      case .space: return scalar.properties.isWhitespace
      case .notSpace: return !scalar.properties.isWhitespace
      case .word: return isWord(scalar)
      case .notWord: return !isWord(scalar)
      }
    case .posixClass(let name): return isMember(scalar, of: name)
    default: return false
    }
  }

  private func isMember(_ scalar: Unicode.Scalar, of name: RegexPosixClass) -> Bool {
    let isVisible = scalar.properties.generalCategory != .control && !scalar.properties.isWhitespace
    return switch name {
    case .alnum: isLetter(scalar) || isDigit(scalar)
    case .alpha, .lower, .upper: isLetter(scalar)
    case .ascii: scalar.isASCII
    case .blank: scalar == " " || scalar == "\t"
    case .cntrl: scalar.properties.generalCategory == .control
    case .digit: isDigit(scalar)
    case .graph: isVisible
    case .print: isVisible || scalar == " "
    case .punct: isVisible && !isLetter(scalar) && !isDigit(scalar)
    case .space: scalar.properties.isWhitespace
    case .word: isWord(scalar)
    case .xdigit: scalar.isASCII && scalar.properties.isASCIIHexDigit
    }
  }

  private func otherCase(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping].compactMap {
      $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil
    }
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool { isLetter(scalar) || isDigit(scalar) || scalar == "_" }
}
