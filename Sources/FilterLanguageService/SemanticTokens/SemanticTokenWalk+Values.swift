import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterRegex
import FilterSemantics
import FilterText

extension SemanticTokenWalk {
  /// Whether a bare word is a connective of another language, as the finding about it has it: in the color of a name nobody would
  /// see why nothing is found.
  func isForeignConnective(_ word: SourceRange, atLeaf index: Int?) -> Bool {
    guard let index, word.length <= 3 else { return false }
    let text = query.source[word]
    guard text == "NOT" else { return query.isForeignMark(text, atLeaf: index) }
    let next = index + 1
    return next < query.leaves.count && query.leaves[next].field != nil && query.leaves[next].minus.isEmpty
  }

  /// The parts of a pattern, and its slashes.
  mutating func addPattern(_ token: Token, _ modifiers: SemanticTokenModifiers) {
    let start = token.range.start + 1
    let end = token.kind == .regex ? token.range.end - 1 : token.range.end
    add(SourceRange(start: token.range.start, end: start), .regexp, modifiers)
    let pattern = SourceText(bytes: Array(query.source.bytes[start..<end]))
    for part in RegexSyntax(parsing: pattern).parts {
      let (kind, more) = SemanticTokenWalk.style(of: part.category)
      add(part.range.shifted(by: start), kind, modifiers.union(more))
    }
    add(SourceRange(start: end, end: token.range.end), .regexp, modifiers)
  }

  private static func style(of category: RegexPart.Category) -> (SemanticTokenKind, SemanticTokenModifiers) {
    switch category {
    case .literal, .group: (.regexp, [])
    case .escape, .characterClass: (.regexp, .escape)
    case .quantifier, .alternation: (.operator, [])
    case .anchor: (.keyword, [])
    case .shorthand: (.macro, [])
    case .selfReference: (.variable, [])
    case .comment: (.comment, [])
    case .error: (.regexp, .unknown)
    }
  }

  /// The symbols of a bare cost: generic mana is a number. Neighbours of one kind are one piece.
  mutating func addCost(_ range: SourceRange, _ modifiers: SemanticTokenModifiers) {
    let bytes = query.source.bytes
    var offset = range.start
    var piece: (start: Int, isNumber: Bool)?
    while offset < range.end {
      let start = offset
      offset += 1
      let isOpen = bytes[start] == UInt8(ascii: "{")
      if isOpen {
        while offset < range.end, bytes[offset - 1] != UInt8(ascii: "}") { offset += 1 }
      }
      let inside = isOpen ? (start + 1)..<max(start + 1, offset - 1) : start..<offset
      let isNumber = !inside.isEmpty && bytes[inside].allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      if let begun = piece, begun.isNumber != isNumber {
        add(SourceRange(start: begun.start, end: start), begun.isNumber ? .number : .enumMember, modifiers)
        piece = nil
      }
      piece = piece ?? (start, isNumber)
    }
    guard let piece else { return }
    add(SourceRange(start: piece.start, end: range.end), piece.isNumber ? .number : .enumMember, modifiers)
  }
}
